import {
  type FrameConfig,
  type FrameQuery,
  type FrameState,
  type PublicSettings,
  SymptomType,
  WidgetTheme,
} from '@soulsign/contracts'
import { late } from '../settle.ts'
import { type PartnerRow, themeOf } from './partners.sql.ts'

/** A node without partners needs no colour spaces. */
const accents = late(() => import('@soulsign/contracts/widget-accent'))

/** Applies the page's valid theme parameters over the partner's theme. */
function chooseTheme(own: WidgetTheme, query: FrameQuery): WidgetTheme {
  const wishes = Object.entries(WidgetTheme.shape).flatMap(([token, schema]) => {
    const wish = query[token as keyof WidgetTheme]
    const { success, data } = schema.safeParse(wish)
    return wish && success ? [[token, data]] : []
  })
  return { ...own, ...Object.fromEntries(wishes) }
}

async function toFrameTheme({ accent, ...rest }: WidgetTheme): Promise<FrameConfig['theme']> {
  const { widgetAccent } = await accents()
  const [light, dark] = [widgetAccent('light', accent), widgetAccent('dark', accent)]
  return {
    ...rest,
    accent: { light: light.shown, dark: dark.shown },
    ink: { light: light.ink, dark: dark.ink },
  }
}

/** Returns a language tag in its canonical form, or English if it is invalid. */
function languageOf(tag: string | undefined): string {
  try {
    return (tag && Intl.getCanonicalLocales(tag)[0]) || 'en'
  } catch {
    return 'en'
  }
}

export interface Decision {
  state: FrameState
  /** The key's partner, whatever the decision. */
  partner: PartnerRow | undefined
  /** The origin of the page around the frame. */
  origin: string | null
}

const startType = SymptomType.extract(['physical', 'mental_emotional'])

/** The configuration in the frame's document. Without admission it reveals nothing about the partner. */
export async function frameConfig(
  { state, partner, origin }: Decision,
  query: FrameQuery,
  settings: PublicSettings,
  frameToken: string | null,
): Promise<FrameConfig> {
  const shown = state === 'ready' || state === 'ceiling' ? partner : undefined
  return {
    state,
    product_name: settings.product_name,
    partner: shown ? { name: shown.name, key: shown.publishable_key } : null,
    host_origin: origin,
    theme: await toFrameTheme(chooseTheme(shown ? themeOf(shown) : WidgetTheme.parse({}), query)),
    start_type: startType.safeParse(query.type).data ?? null,
    language: languageOf(query.lang),
    guest_limit: settings.guest_limit,
    ai_provider: settings.ai_provider,
    frame_token: frameToken,
    maintenance: settings.maintenance_mode,
  }
}
