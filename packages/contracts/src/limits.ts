/** Every limit of the product's rules. API and browser both read them here only. */

/** Free diagnoses for one IP address (the API's GUEST_LIMIT overrides it). */
export const GUEST_DIAGNOSIS_LIMIT = 7
/** Free diagnoses for one IPv6 network (a /56), which has 256 addresses as the limit counts them. */
export const GUEST_NETWORK_LIMIT = 20
/** An unused reservation is returned after this many minutes. */
export const RESERVATION_MINUTES = 15

/** A symptom's title is its description cut to this many characters, then `ELLIPSIS`. */
export const TITLE_LENGTH = 50
export const ELLIPSIS = '...'
/**
 * Longest accepted description, in UTF-16 code units, as the browser's maxlength counts. It is far more than people type,
 * so that a cry for help in a long text is screened and not refused.
 */
export const DESCRIPTION_MAX_LENGTH = 20_000
/** Longest free-text field of the advanced info. */
export const ADVANCED_TEXT_MAX_LENGTH = 20_000
/** The AI reads this many characters of each of these texts. */
export const PROMPT_TEXT_MAX_LENGTH = 5_000

export const BIRTH_YEAR_MIN = 1900
export const WEIGHT_KG = { min: 30, max: 200 } as const
export const HEIGHT_CM = { min: 100, max: 220 } as const

export const JOURNAL_PREVIEW_LENGTH = 150
/** Entries on a page of the journal: the default and the maximum. */
export const JOURNAL_PAGE_SIZE = 30
export const JOURNAL_PAGE_MAX = 100
/** Longest answer to the question of an insight, and the longest question. */
export const ANSWER_MAX_LENGTH = 5_000
export const QUESTION_MAX_LENGTH = 1_000
/** Longest text whose origin can be checked. */
export const PROVENANCE_MAX_LENGTH = 30_000
export const SEARCH_MAX_LENGTH = 200
export const ADMIN_PREVIEW_LENGTH = 100
export const ACTIVITY_LOG_PAGE = 100
/** Rows on a page of an admin list: the default and the maximum. */
export const ADMIN_PAGE_SIZE = 50
export const ADMIN_PAGE_MAX = 100
/** Days that the dashboard covers, including today. */
export const STATS_DAYS = 30
/** How long an opened list of diagnoses stays open, in minutes. */
export const OPENING_MINUTES = 30
/** Length of an administrator's reason for reading a person's text. */
export const REASON_LENGTH = { min: 5, max: 500 } as const

/**
 * Milliseconds from `started` to `completed`. It is the same for every submission, because the time of the real end would
 * tell the partner's page whether an insight was written or help was shown.
 */
export const WIDGET_COMPLETED_AFTER_MS = 10_000
export const RESEND_COUNTDOWN_SECONDS = 60
export const HEALING_LINK_MINUTES = 10
export const INVITATION_DAYS = 7
/** A person's invitations that work at the same time. Sign-in links end by themselves, and one a minute is mailed. */
export const LIVE_LINKS = 3
/** Sign-in mails to one mailbox, with dots and plus-tags folded: `burst` at once, then one for each step (72 a day). */
export const MAILBOX_MAILS = { burst: 20, stepMinutes: 20 } as const
/** The same for those that one network asks for (60 a day). */
export const NETWORK_MAILS = { burst: 10, stepMinutes: 24 } as const
/** What people can agree to: their words are kept, which sending needs, and they go to an AI that writes. */
export const CONSENT_PURPOSES = ['keep', 'ai'] as const
/** What a person types to delete their account at once. */
export const DELETION_WORD = 'DELETE'
/** How long after signing in a person may export everything. */
export const FRESH_SESSION_MINUTES = 10
export const PASSWORD_MIN_LENGTH = 6
/** A session ends after this time, however often it is used, and sooner if it is not used for so long. */
export const SESSION_DAYS = 90
export const SESSION_IDLE_DAYS = 30
/** How long 'Welcome back!' is shown. */
export const WELCOME_BACK_MS = 2_000
export const POST_PAYMENT_REDIRECT_MS = 1_500
/** How long a deletion in the journal can be taken back. */
export const UNDO_MS = 10_000
export const POST_PLAN_RELOAD_MS = 1_000

/** Largest request body. The longest description and advanced info fit in most scripts. */
export const BODY_MAX_BYTES = 256 * 1024

/** A guest token expires after this many days without use; its records can then no longer be reached. */
export const GUEST_TOKEN_DAYS = 365

/** Hourly calls allowed for one person and one IP address, far above ordinary use. */
export const HOURLY_CEILINGS = {
  track: { person: 2_000, address: 10_000 },
  entry: { person: 1_000, address: 5_000 },
  generation: { person: 600, address: 3_000 },
  planLook: { person: 300, address: 3_000 },
  screen: { person: 3_000, address: 10_000 },
  signInMail: { person: 1_000, address: 1_000 },
  signIn: { person: 3_000, address: 3_000 },
  token: { person: 20_000, address: 20_000 },
  account: { person: 20_000, address: 50_000 },
  export: { person: 20, address: 200 },
  billing: { person: 2_000, address: 10_000 },
  provenance: { person: 600, address: 3_000 },
  report: { person: 100, address: 300 },
  /** Characters to screen, because a long text takes a long time. */
  characters: { person: 3_000_000, address: 10_000_000 },
  journal: { person: 2_500, address: 20_000 },
  adminRefused: { person: 1_000, address: 10_000 },
} as const

/** Who runs the AI that writes, unless the operator names another. */
export const DEFAULT_AI_PROVIDER = 'OpenAI in the United States'
/** The longest name of who runs the AI, or of its server. */
export const CONSENT_RECIPIENT_MAX_LENGTH = 255
/** The product's name until an administrator gives it one. */
export const DEFAULT_PRODUCT_NAME = 'Soulsign'
export const PRODUCT_NAME_MAX_LENGTH = 60
/** Longest texts about the operator, in characters. */
export const OPERATOR_LIMITS = { name: 120, address: 500, email: 254, country: 80 } as const
export const URL_MAX_LENGTH = 2_000
/** Longest metadata of a page, in characters. Search engines and share cards show fewer. */
export const SEO_LIMITS = {
  page_title: 120,
  meta_description: 320,
  meta_keywords: 500,
  og_title: 120,
  og_description: 320,
  ai_purpose: 500,
  ai_focus: 500,
  /** The structured data, without whitespace. */
  json_ld: 20_000,
} as const
/** Minimum contrast of text (WCAG 2.2 AA). */
export const CONTRAST_MIN = 4.5
/** Retry interval during maintenance. */
export const MAINTENANCE_RETRY_SECONDS = 20

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX_LENGTH = 60
/** Recovery codes of a person. Each works once. */
export const RECOVERY_CODES = 10
