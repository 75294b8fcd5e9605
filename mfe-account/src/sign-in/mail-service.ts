/** Where people read their mail in a browser, by the domain of their address. */
const SERVICES: readonly { name: string; href: string; domains: RegExp }[] = [
  { name: 'Gmail', href: 'https://mail.google.com/mail/', domains: /^(gmail|googlemail)\.com$/ },
  { name: 'Outlook', href: 'https://outlook.live.com/mail/', domains: /^(outlook|hotmail|live|msn)\.[a-z.]+$/ },
  {
    name: 'Yahoo Mail',
    href: 'https://mail.yahoo.com/',
    domains: /^(?!yahoo\.co\.jp$)(yahoo|ymail|rocketmail)\.[a-z.]+$/,
  },
  { name: 'iCloud Mail', href: 'https://www.icloud.com/mail/', domains: /^(icloud|me|mac)\.com$/ },
  { name: 'Proton Mail', href: 'https://mail.proton.me/', domains: /^(proton\.me|protonmail\.com|pm\.me)$/ },
  { name: 'AOL Mail', href: 'https://mail.aol.com/', domains: /^aol\.[a-z.]+$/ },
  { name: 'GMX', href: 'https://www.gmx.net/', domains: /^gmx\.(de|net|at|ch)$/ },
  { name: 'GMX', href: 'https://www.gmx.com/', domains: /^gmx\.(com|us|co\.uk|fr|es)$/ },
  { name: 'WEB.DE', href: 'https://web.de/', domains: /^web\.de$/ },
  { name: 'T-Online', href: 'https://email.t-online.de/', domains: /^t-online\.de$/ },
  { name: 'Orange', href: 'https://mail.orange.fr/', domains: /^(orange|wanadoo)\.fr$/ },
  { name: 'La Poste', href: 'https://www.laposte.net/accueil', domains: /^laposte\.net$/ },
  { name: 'UOL Mail', href: 'https://email.uol.com.br/', domains: /^(uol|bol)\.com\.br$/ },
]

/** The service that an address's mail is read at; null if its domain does not tell. */
export function mailServiceOf(email: string): { name: string; href: string } | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return SERVICES.find(({ domains }) => domains.test(domain)) ?? null
}
