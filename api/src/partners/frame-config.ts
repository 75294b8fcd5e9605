import {
  type FrameConfig,
  type FrameQuery,
  type FrameState,
  type PublicSettings,
  SymptomType,
  WidgetTheme,
} from '@soulsign/contracts'
import { widgetAccent } from '@soulsign/contracts/widget-accent'
import { type PartnerRow, themeOf } from './partners.sql.ts'

/** A page's wish over the partner's own choice, as far as it is valid. */
function chooseTheme(own: WidgetTheme, query: FrameQuery): WidgetTheme {
  const wishes = Object.entries(WidgetTheme.shape).flatMap(([token, schema]) => {
    const wish = query[token as keyof WidgetTheme]
    const { success, data } = schema.safeParse(wish)
    return wish && success ? [[token, data]] : []
  })
  return { ...own, ...Object.fromEntries(wishes) }
}

function toFrameTheme({ accent, ...rest }: WidgetTheme): FrameConfig['theme'] {
  const [light, dark] = [widgetAccent('light', accent), widgetAccent('dark', accent)]
  return {
    ...rest,
    accent: { light: light.shown, dark: dark.shown },
    ink: { light: light.ink, dark: dark.ink },
  }
}

/** A language tag in its canonical form; English for what is none. */
function languageOf(tag: string | undefined): string {
  try {
    return (tag && Intl.getCanonicalLocales(tag)[0]) || 'en'
  } catch {
    return 'en'
  }
}

export interface Decision {
  state: FrameState
  /** Of the key, whatever was decided. */
  partner: PartnerRow | undefined
  /** Origin of the page around the frame. */
  origin: string | null
}

const startType = SymptomType.extract(['physical', 'mental_emotional'])

/** What the frame's document says to the frame. Of a partner that is not let in it holds nothing. */
export function frameConfig(
  { state, partner, origin }: Decision,
  query: FrameQuery,
  settings: PublicSettings,
  frameToken: string | null,
): FrameConfig {
  const shown = state === 'ready' || state === 'ceiling' ? partner : undefined
  return {
    state,
    product_name: settings.product_name,
    partner: shown ? { name: shown.name, key: shown.publishable_key } : null,
    host_origin: origin,
    theme: toFrameTheme(chooseTheme(shown ? themeOf(shown) : WidgetTheme.parse({}), query)),
    start_type: startType.safeParse(query.type).data ?? null,
    language: languageOf(query.lang),
    guest_limit: settings.guest_limit,
    frame_token: frameToken,
    maintenance: settings.maintenance_mode,
  }
}
