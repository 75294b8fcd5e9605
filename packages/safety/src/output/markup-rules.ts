import type { Patterns } from './rule.ts'

/** Anything that could become a link, image, element or template; for text with its original case and entities. */
export const markup: Patterns = [
  // Control and bidi characters and lone surrogates; PostgreSQL rejects NUL and lone surrogates.
  /(?![\n\t\r])[\p{Cc}\p{Cs}]|[\u202a-\u202e\u2066-\u2069]/u,
  /<\s*[/!?a-z%]/iu,
  /!\s*\[/u,
  /\]\s*[([]/u,
  /^\s*\[[^\]]*\]\s*:/mu,
  /\b[a-z][a-z0-9+.-]*:\/\//iu,
  /(?:^|\s|["'(=])\/\/[a-z0-9]/iu,
  /j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu,
  /\b(?:vbscript|data|mailto|tel|file)\s*:\s*\S/iu,
  /\bwww\./iu,
  /\b[a-z0-9-]{2,}\.(?:com|net|org|io|info|example|app|dev|ai|co\.uk|xyz|shop)\b/iu,
  /\b[a-z0-9-]{2,}\.[a-z]{2,}\/\S/iu,
  // Hosts with other endings. A sentence without a space after it goes on with a capital.
  /\b[a-z0-9-]{2,}[.\u3002][a-z]{2,}\b/u,
  /\b[A-Z0-9-]{2,}[.\u3002][A-Z]{2,}\b/u,
  // Hosts in disguise.
  /\w\s*[[({]\s*(?:\.|dot|at|@)\s*[\])}]\s*\w/iu,
  /\w dot (?:com|net|org|io|info|co|me|app|health|online|site)\b/iu,
  // Keys, tokens, wallets.
  /\b(?=\w*\d)(?=\w*[a-z])\w{20,}/iu,
  /\beyJ[\w-]{6,}/u,
  /\w\s*=\s*(?:true|false|null|\d|["'])/iu,
  /&(?:#\w+|[a-z]{2,8});/iu,
  /\{\{|\$\{|#\{|<%|%>|`/u,
  /\bon(?:error|load|click|mouseover)\s*=/iu,
  /\.\.\//u,
]

export const contact: Patterns = [
  /[\w.+-]+@[\w-]+\.\w+/u,
  /\+?\d[\d\s().-]{7,}\d/u,
  /\b(?:call|text|ring|phone|dial|whatsapp)\b[^.!?\n]{0,20}\d{3}[\s.-]?\d{3}/iu,
  // Names in other services.
  /(?:^|[\s(:"'])@[a-z0-9_.]{3,}/imu,
]
