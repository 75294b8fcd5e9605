import { z } from 'zod'
import { LANGUAGES } from './enums.ts'
import {
  DEFAULT_AI_PROVIDER,
  DEFAULT_PRODUCT_NAME,
  GUEST_DIAGNOSIS_LIMIT,
  OPERATOR_LIMITS,
  PRODUCT_NAME_MAX_LENGTH,
  URL_MAX_LENGTH,
} from './limits.ts'
import { cleanText } from './text.ts'

/** Whether the content security policy can allow an image from there: an https: host, or a path of this site. */
function isImageAddress(text: string): boolean {
  if (/[\s\\]/.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  return text.startsWith('https://') && URL.canParse(text)
}

const ADDRESS_ADVICE = 'Use an https:// address, or a path of this site that starts with one /.'
/** An image's address. */
export const ImageAddress = z
  .string(ADDRESS_ADVICE)
  .trim()
  .max(URL_MAX_LENGTH, `At most ${URL_MAX_LENGTH} characters.`)
  .refine(isImageAddress, ADDRESS_ADVICE)

export const THEME_MODES = ['light', 'dark', 'system'] as const

const COLOUR_ADVICE = 'Use hue, saturation and lightness, such as 292 42% 38%.'
const HSL = /^(\d{1,3}(?:\.\d{1,3})?) (\d{1,3}(?:\.\d{1,3})?)% (\d{1,3}(?:\.\d{1,3})?)%$/
function isHsl(text: string): boolean {
  const [, hue, saturation, lightness] = HSL.exec(text)?.map(Number) ?? []
  return hue !== undefined && hue <= 360 && Math.max(saturation ?? 0, lightness ?? 0) <= 100
}

const LANGUAGE_ADVICE = `Use languages that all texts are written in: ${LANGUAGES.join(', ')}.`

/** A line or more about the operator, or null where there is nothing to say. */
const operatorText = (max: number) =>
  z
    .string('Use text.')
    .transform(cleanText)
    .pipe(z.string().min(1, 'Must not be empty.').max(max, `At most ${max} characters.`))
    .nullable()

/** `app_settings`: the rule for each key's `setting_value`. Null stands for the product's default. */
export const AppSettings = z.object({
  product_name: z
    .string('Use text.')
    .transform((text) => cleanText(text).replace(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, 'Give the product a name.')
        .max(PRODUCT_NAME_MAX_LENGTH, `At most ${PRODUCT_NAME_MAX_LENGTH} characters.`),
    ),
  site_logo_url: ImageAddress.nullable(),
  favicon_url: ImageAddress.nullable(),
  theme_mode: z.enum(THEME_MODES, `Use one of: ${THEME_MODES.join(', ')}.`),
  /** HSL text. */
  primary_color: z.string(COLOUR_ADVICE).trim().refine(isHsl, COLOUR_ADVICE).nullable(),
  supported_languages: z
    .array(z.enum(LANGUAGES, LANGUAGE_ADVICE), 'Use a list of language codes, such as ["en"].')
    .refine((codes) => codes.includes('en'), 'English (en) stays in the list: it stands in for what others lack.')
    .refine((codes) => new Set(codes).size === codes.length, 'Name each language once.'),
  maintenance_mode: z.boolean('Use true or false.'),
  /** Who runs the product, as the legal pages name them. */
  operator_name: operatorText(OPERATOR_LIMITS.name),
  operator_address: operatorText(OPERATOR_LIMITS.address),
  operator_email: z.email('Use an address such as hello@example.com.').max(OPERATOR_LIMITS.email).nullable(),
  operator_country: operatorText(OPERATOR_LIMITS.country),
})
export type AppSettings = z.infer<typeof AppSettings>
export type SettingKey = keyof AppSettings
export const SETTING_KEYS = Object.keys(AppSettings.shape) as [SettingKey, ...SettingKey[]]

const { shape } = AppSettings
/** The settings that every page needs, with defaults for those that are not stored. */
export const PublicSettings = z.object({
  product_name: shape.product_name.default(DEFAULT_PRODUCT_NAME),
  site_logo_url: shape.site_logo_url.default(null),
  favicon_url: shape.favicon_url.default(null),
  theme_mode: shape.theme_mode.default('system'),
  primary_color: shape.primary_color.default(null),
  supported_languages: shape.supported_languages.default(['en']),
  maintenance_mode: shape.maintenance_mode.default(false),
  operator_name: shape.operator_name.default(null),
  operator_address: shape.operator_address.default(null),
  operator_email: shape.operator_email.default(null),
  operator_country: shape.operator_country.default(null),
  /** Free diagnoses for one IP address, as the API counts them. */
  guest_limit: z.int().min(0).default(GUEST_DIAGNOSIS_LIMIT),
  /** Who runs the AI that writes, and where. */
  ai_provider: z.string().default(DEFAULT_AI_PROVIDER),
})
export type PublicSettings = z.infer<typeof PublicSettings>

/** What `primary_color` becomes in one theme. Colours are `#rrggbb`. */
const AccentInTheme = z.object({
  /** Links, rings and button backgrounds. */
  accent: z.string(),
  /** Text on the accent. */
  text: z.string(),
  /** The lowest WCAG contrast: of text on the accent, or of the accent on the page's backgrounds. */
  contrast: z.number(),
  /** Whether lightness or saturation was changed to reach the contrast. */
  adjusted: z.boolean(),
})
export const Accent = z.object({ light: AccentInTheme, dark: AccentInTheme })
export type Accent = z.infer<typeof Accent>

export const SavedSetting = z.object({
  setting_key: z.enum(SETTING_KEYS),
  setting_value: z.unknown(),
  /** Only for `primary_color`: the colours that people see. */
  accent: Accent.optional(),
})
export type SavedSetting = z.infer<typeof SavedSetting>
