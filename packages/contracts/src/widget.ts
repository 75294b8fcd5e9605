import { z } from 'zod'
import { choice } from './choice.ts'
import { ENTRY_SYMPTOM_TYPES } from './enums.ts'

/** Version of the messages between a partner's page and the frame. */
const WIDGET_PROTOCOL = 1

export const WIDGET_SCHEMES = ['light', 'dark', 'auto'] as const
export type WidgetScheme = (typeof WIDGET_SCHEMES)[number]
export const WIDGET_FONTS = ['product', 'system', 'serif', 'rounded'] as const
export const WIDGET_RADIUS_MAX = 24
/** The markup that partners put into their pages. `site` is the product's address. */
export const widgetTag = (site: string, key: string) =>
  `<script async src="${site}/widget/v1/symptom-check.js"></script>\n<symptom-check partner="${key}"></symptom-check>`
/** Styles for partners' pages that reserve the widget's space until its script takes over. */
export const WIDGET_ROOM_CSS = `symptom-check:not(:defined) {
  display: block;
  width: 100%;
  container-type: inline-size;
  contain-intrinsic-width: min(640px, 80vw);
}
symptom-check:not(:defined)::before {
  content: "";
  float: left;
  height: max(936px, 1653px - 108cqw);
}`
/** The frame's backgrounds, which contrast is measured against. */
export const WIDGET_SURFACES = { light: '#fffdfa', dark: '#1c1938' } as const

/** The look of a partner's widget. `widgetAccent` adjusts a colour that is hard to read. */
export const WidgetTheme = z.object({
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Use a colour as #rrggbb, such as #7d3a72.')
    .default('#7d3a72'),
  /** Corner radius of cards and buttons, in CSS pixels. */
  radius: z.coerce
    .number()
    .int(`Use a whole number from 0 to ${WIDGET_RADIUS_MAX}.`)
    .min(0, `Use a whole number from 0 to ${WIDGET_RADIUS_MAX}.`)
    .max(WIDGET_RADIUS_MAX, `Use a whole number from 0 to ${WIDGET_RADIUS_MAX}.`)
    .default(12),
  scheme: choice(WIDGET_SCHEMES).default('auto'),
  font: choice(WIDGET_FONTS).default('product'),
})
export type WidgetTheme = z.infer<typeof WidgetTheme>

const wish = (length: number) => z.string().max(length).optional().catch(undefined)

/**
 * Query of the frame's address, from the element's attributes, which override the partner's settings. Values that are
 * too long are ignored: a mistake in a page must not leave the frame blank.
 */
export const FrameQuery = z.object({
  partner: z.string().catch(''),
  lang: wish(35),
  type: wish(30),
  accent: wish(30),
  radius: wish(10),
  scheme: wish(10),
  font: wish(20),
})
export type FrameQuery = z.infer<typeof FrameQuery>

/**
 * `ready`: the check can be used. `ceiling`: the partner's checks for today are used up; screening still works.
 * `refused`: the page's origin is unknown or not listed. `revoked`: the key does not exist or was revoked.
 */
const FRAME_STATES = ['ready', 'ceiling', 'refused', 'revoked'] as const
export type FrameState = (typeof FRAME_STATES)[number]

const Colour = z.string().regex(/^#[0-9a-f]{6}$/)
const Schemed = z.object({ light: Colour, dark: Colour })

/** The configuration that the API inlines into the frame's document as `<script type="application/json" id="frame">`. */
export const FrameConfig = z.object({
  state: z.enum(FRAME_STATES),
  product_name: z.string(),
  /** Null unless `ready` or `ceiling`. */
  partner: z.object({ name: z.string(), key: z.string() }).nullable(),
  /** Origin of the page around the frame, from the Referer; null without one. */
  host_origin: z.string().nullable(),
  theme: z.object({
    scheme: z.enum(WIDGET_SCHEMES),
    /** In CSS pixels. */
    radius: z.int(),
    font: z.enum(WIDGET_FONTS),
    /** Readable on `WIDGET_SURFACES`. */
    accent: Schemed,
    /** Text on the accent. */
    ink: Schemed,
  }),
  /** The symptom type selected at first. */
  start_type: z.enum(ENTRY_SYMPTOM_TYPES).nullable(),
  /** A BCP 47 tag, such as `pt-BR`. */
  language: z.string(),
  /** Free diagnoses for one IP address. */
  guest_limit: z.int(),
  /** Who runs the AI that writes, and where. */
  ai_provider: z.string(),
  /** The X-Frame-Token header of API calls, valid for two hours; null unless `ready` or `ceiling`. */
  frame_token: z.string().nullable(),
  maintenance: z.boolean(),
})
export type FrameConfig = z.infer<typeof FrameConfig>

/** Events of the element that carry no data. */
export const WIDGET_EVENTS = ['started', 'completed', 'limit', 'signup'] as const
export type WidgetEvent = (typeof WIDGET_EVENTS)[number]
/** Codes of the element's `error` event. The loader itself reports `timeout` when the frame does not answer. */
export const WIDGET_ERRORS = ['refused', 'revoked', 'ceiling', 'maintenance', 'offline', 'failed', 'timeout'] as const
export type WidgetError = (typeof WIDGET_ERRORS)[number]

/** The loader's only message to the frame's window, sent only to the frame's origin. It hands over a MessagePort. */
export const WidgetConnect = z.strictObject({ soulsign: z.literal(WIDGET_PROTOCOL), type: z.literal('connect') })

/** Messages from the frame over the port. None of them can carry a person's text, nor the height of what is shown. */
export const FrameMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), version: z.literal(WIDGET_PROTOCOL) }),
  z.strictObject({ type: z.literal('event'), name: z.enum(WIDGET_EVENTS) }),
  z.strictObject({ type: z.literal('error'), code: z.enum(WIDGET_ERRORS) }),
])
export type FrameMessage = z.infer<typeof FrameMessage>

/** Messages from the page over the port: the element's JavaScript API. */
export const HostMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('scheme'), scheme: z.enum(WIDGET_SCHEMES) }),
  z.strictObject({ type: z.literal('start'), symptom_type: z.enum(ENTRY_SYMPTOM_TYPES) }),
  z.strictObject({ type: z.literal('reset') }),
])
export type HostMessage = z.infer<typeof HostMessage>
