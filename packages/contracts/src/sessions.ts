import { z } from 'zod'

/** A signed-in device, as its person sees it. */
export const DeviceSession = z.object({
  id: z.uuid(),
  /** Whether it is the caller's. */
  current: z.boolean(),
  /** As the browser named itself, such as `Firefox` and `Windows`; null if it did not. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO 3166 code of the country of the sign-in; null if unknown. */
  country: z.string().nullable(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type DeviceSession = z.infer<typeof DeviceSession>
