import { z } from 'zod'
import { choice, ENTRY_SYMPTOM_TYPES } from './enums.ts'

/** Version of the messages between a partner's page and the frame. */
const WIDGET_PROTOCOL = 1

export const WIDGET_SCHEMES = ['light', 'dark', 'auto'] as const
export type WidgetScheme = (typeof WIDGET_SCHEMES)[number]
export const WIDGET_FONTS = ['product', 'system', 'serif', 'rounded'] as const
export const WIDGET_RADIUS_MAX = 24
/** What partners put into their pages. `site` is the product's address. */
export const widgetTag = (site: string, key: string) =>
  `<script async src="${site}/widget/v1/symptom-check.js"></script>\n<symptom-check partner="${key}"></symptom-check>`
/** Styles for their pages that keep the widget's room until its script has arrived, which goes on to keep it. */
export const WIDGET_ROOM_CSS = `symptom-check:not(:defined) {
  display: block;
  width: 100%;
  container-type: inline-size;
  contain-intrinsic-width: min(640px, 80vw);
}
symptom-check:not(:defined)::before {
  content: "";
  float: left;
  height: max(784px, 1460px - 98cqw);
}`
/** What the frame paints behind everything; the colours that contrast is measured against. */
export const WIDGET_SURFACES = { light: '#fffdfa', dark: '#1c1938' } as const

/** How a partner's widget looks. A colour that is hard to read is changed until it is not: see `widgetAccent`. */
export const WidgetTheme = z.object({
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Use a colour as #rrggbb, such as #7d3a72.')
    .default('#7d3a72'),
  /** Of cards and buttons, in CSS pixels. */
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
 * Query of the frame's address, from the element's attributes: what a page may choose over the key's own. What is too long
 * counts as not given: a page's mistake is no reason for a blank frame.
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
 * `ready`: the check can be used. `ceiling`: the partner's checks of today are used up; screening still works.
 * `refused`: the page's origin is not listed, or not known. `revoked`: there is no such key, or no longer.
 */
const FRAME_STATES = ['ready', 'ceiling', 'refused', 'revoked'] as const
export type FrameState = (typeof FRAME_STATES)[number]

const Colour = z.string().regex(/^#[0-9a-f]{6}$/)
const Schemed = z.object({ light: Colour, dark: Colour })

/** What the API inlines into the frame's document as `<script type="application/json" id="frame">`. */
export const FrameConfig = z.object({
  state: z.enum(FRAME_STATES),
  product_name: z.string(),
  /** Null unless `ready` or `ceiling`. */
  partner: z.object({ name: z.string(), key: z.string() }).nullable(),
  /** The page around the frame, as its Referer said; null where it said nothing. */
  host_origin: z.string().nullable(),
  theme: z.object({
    scheme: z.enum(WIDGET_SCHEMES),
    /** In pixels. */
    radius: z.int(),
    font: z.enum(WIDGET_FONTS),
    /** Readable on `WIDGET_SURFACES`. */
    accent: Schemed,
    /** Text on the accent. */
    ink: Schemed,
  }),
  /** The kind of symptom that is chosen at first. */
  start_type: z.enum(ENTRY_SYMPTOM_TYPES).nullable(),
  /** A BCP 47 tag, such as `pt-BR`. */
  language: z.string(),
  /** Free diagnoses for one address. */
  guest_limit: z.int(),
  /** To send as X-Frame-Token with calls of the API; null unless `ready` or `ceiling`. Counts for two hours. */
  frame_token: z.string().nullable(),
  maintenance: z.boolean(),
})
export type FrameConfig = z.infer<typeof FrameConfig>

/** Events of the element that say no more than their name. */
export const WIDGET_EVENTS = ['started', 'completed', 'limit', 'signup'] as const
export type WidgetEvent = (typeof WIDGET_EVENTS)[number]
/** Codes of the element's `error` event. `timeout` is the loader's own: the frame did not answer. */
export const WIDGET_ERRORS = ['refused', 'revoked', 'ceiling', 'maintenance', 'offline', 'failed', 'timeout'] as const
export type WidgetError = (typeof WIDGET_ERRORS)[number]

/** The loader's one message to the frame's window, sent to our origin alone, with a MessagePort for the rest. */
export const WidgetConnect = z.strictObject({ soulsign: z.literal(WIDGET_PROTOCOL), type: z.literal('connect') })

/** What the frame says over the port. Nothing here can carry a word of the person. */
export const FrameMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), version: z.literal(WIDGET_PROTOCOL) }),
  /** In CSS pixels. */
  z.strictObject({ type: z.literal('height'), height: z.int().min(0).max(20_000) }),
  z.strictObject({ type: z.literal('event'), name: z.enum(WIDGET_EVENTS) }),
  z.strictObject({ type: z.literal('error'), code: z.enum(WIDGET_ERRORS) }),
])
export type FrameMessage = z.infer<typeof FrameMessage>

/** What the page says over the port: the element's small JS API. */
export const HostMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('scheme'), scheme: z.enum(WIDGET_SCHEMES) }),
  z.strictObject({ type: z.literal('start'), symptom_type: z.enum(ENTRY_SYMPTOM_TYPES) }),
  z.strictObject({ type: z.literal('reset') }),
])
export type HostMessage = z.infer<typeof HostMessage>
