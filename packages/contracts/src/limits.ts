/** Every number that a rule of the product hangs on. Both sides read them here and nowhere else. */

/** Free diagnoses for one address (GUEST_LIMIT overrides it on the API). */
export const GUEST_DIAGNOSIS_LIMIT = 7
/** A reserved diagnosis that is not used comes back after this many minutes. */
export const RESERVATION_MINUTES = 15
/** A counter that saw no use for this many days is dropped. */
export const GUEST_WINDOW_DAYS = 30

/** A symptom's title is its description cut to this many characters, then `ELLIPSIS`. */
export const TITLE_LENGTH = 50
export const ELLIPSIS = '...'
/**
 * Longest description that is accepted, in characters (UTF-16 code units, as the browser's maxlength counts): far more
 * than anybody types, so that a cry for help within a long text is screened rather than refused.
 */
export const DESCRIPTION_MAX_LENGTH = 20_000
/** Longest free-text field of the advanced info. */
export const ADVANCED_TEXT_MAX_LENGTH = 20_000
/** How much of each of these texts the AI is given to read. */
export const PROMPT_TEXT_MAX_LENGTH = 5_000

export const BIRTH_YEAR_MIN = 1900
export const WEIGHT_KG = { min: 30, max: 200 } as const
export const HEIGHT_CM = { min: 100, max: 220 } as const

export const JOURNAL_PREVIEW_LENGTH = 150
/** Entries on a page of the journal: as asked by default, and at most. */
export const JOURNAL_PAGE_SIZE = 30
export const JOURNAL_PAGE_MAX = 100
export const SEARCH_MAX_LENGTH = 200
export const ADMIN_PREVIEW_LENGTH = 100
export const ACTIVITY_LOG_PAGE = 100
/** Rows on a page of an admin list: as asked by default, and at most. */
export const ADMIN_PAGE_SIZE = 50
export const ADMIN_PAGE_MAX = 100
/** Days that the dashboard looks back, today included. */
export const STATS_DAYS = 30
/** How long the reason for reading a person's text is. */
export const REASON_LENGTH = { min: 5, max: 500 } as const

export const RESEND_COUNTDOWN_SECONDS = 60
export const HEALING_LINK_MINUTES = 10
export const PASSWORD_MIN_LENGTH = 6
/** How long 'Welcome back!' stays before it moves on. */
export const WELCOME_BACK_MS = 2_000
export const POST_PAYMENT_REDIRECT_MS = 1_500
export const POST_PLAN_RELOAD_MS = 1_000

/** Largest request body the API reads. A description and advanced info at their longest fit in, in most scripts. */
export const BODY_MAX_BYTES = 256 * 1024

/** A guest token that is not used for so many days is forgotten, and with it the way to its records. */
export const GUEST_TOKEN_DAYS = 365

/** Calls that one person, or one address, may make in an hour. No honest person meets them. */
export const HOURLY_CEILINGS = {
  track: { person: 2_000, address: 10_000 },
  entry: { person: 1_000, address: 5_000 },
  generation: { person: 600, address: 3_000 },
  screen: { person: 3_000, address: 10_000 },
  signInMail: { person: 1_000, address: 1_000 },
  signIn: { person: 3_000, address: 3_000 },
  token: { person: 20_000, address: 20_000 },
  account: { person: 20_000, address: 50_000 },
  billing: { person: 2_000, address: 10_000 },
  report: { person: 500, address: 2_000 },
  adminRefused: { person: 1_000, address: 10_000 },
} as const

export const PRODUCT_NAME_MAX_LENGTH = 60
export const URL_MAX_LENGTH = 2_000
/** Longest metadata of a page, in characters. Search engines and share cards show less. */
export const SEO_LIMITS = {
  page_title: 120,
  meta_description: 320,
  meta_keywords: 500,
  og_title: 120,
  og_description: 320,
  ai_purpose: 500,
  ai_focus: 500,
  /** Of the structured data, written without blanks. */
  json_ld: 20_000,
} as const
/** Smallest contrast of text (WCAG 2.2 AA). */
export const CONTRAST_MIN = 4.5
/** While the product is down for maintenance: when to ask again. */
export const MAINTENANCE_RETRY_SECONDS = 20
