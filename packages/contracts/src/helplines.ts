import type { HelpResource } from './safety.ts'
import { type SafetyCategory, urgentPanelKind } from './safety-category.ts'

interface CountryHelp {
  /** Whom to call about an illness first. */
  readonly emergency: readonly HelpResource[]
  /** The same numbers, the one for danger from others first; `emergency` unless set. */
  readonly danger?: readonly HelpResource[]
  readonly urgentAdvice?: HelpResource
  readonly crisis?: readonly HelpResource[]
  readonly poison?: readonly HelpResource[]
  readonly domesticViolence?: readonly HelpResource[]
  readonly child?: readonly HelpResource[]
}

const emergency = (call: string, note?: string): HelpResource => ({
  name: 'Emergency services',
  call,
  ...(note ? { note } : {}),
})
const nothingBeyondEmergency = (...numbers: string[]): CountryHelp => ({
  emergency: numbers.map((call) => emergency(call)),
})

const FRANCE_BY_TEXT: HelpResource = { name: 'Emergency services by text', text: '114' }

/**
 * Each helpline's number was checked against the source named above it. Emergency numbers are each country's official
 * ones. Check every entry each quarter.
 */
const HELP: Readonly<Record<string, CountryHelp>> = {
  US: {
    emergency: [emergency('911')],
    crisis: [
      // https://internationalmentalhealth.org/resources/
      { name: '988 Suicide & Crisis Lifeline', call: '988', text: '988', url: 'https://988lifeline.org/chat' },
      // https://theaslanfoundation.org/crisis-hotlines/
      { name: 'Crisis Text Line', text: '741741', word: 'HOME' },
    ],
    domesticViolence: [
      // https://areachbeyondthesurface.org/the-national-domestic-violence-hotline-a-lifeline-for-those-in-crisis
      { name: 'National Domestic Violence Hotline', call: '18007997233', text: '88788', word: 'START' },
    ],
    // http://thekidstrust.org/abuse-information/finding-help/
    child: [{ name: 'Childhelp National Child Abuse Hotline', call: '18004224453' }],
  },
  CA: {
    emergency: [emergency('911')],
    // https://en.wikipedia.org/wiki/988_(telephone_number)
    crisis: [{ name: '988 Suicide Crisis Helpline', call: '988', text: '988' }],
  },
  GB: {
    emergency: [emergency('999')],
    urgentAdvice: { name: 'NHS 111', call: '111', note: 'Option 2 for mental health' },
    crisis: [
      // https://northerntrainingacademy.com/post/mental-health-awareness-week-2022
      { name: 'Samaritans', call: '116123' },
      { name: 'Shout', text: '85258', word: 'SHOUT' },
    ],
    // https://www.refuge.org.uk/category/news/
    domesticViolence: [{ name: 'National Domestic Abuse Helpline', call: '08082000247' }],
    // https://www.mbrook.brent.sch.uk/domestic-abuse/
    child: [{ name: 'Childline', call: '08001111' }],
  },
  IE: {
    emergency: [emergency('112'), emergency('999')],
    // https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/
    domesticViolence: [{ name: 'Women’s Aid', call: '1800341900' }],
  },
  DE: {
    emergency: [emergency('112')],
    // https://www.spektrum.de/news/telefonseelsorge-erste-hilfe-fuer-die-seele/2055834
    crisis: [{ name: 'TelefonSeelsorge', call: '08001110111' }],
    // https://www.der-paritaetische.de (Bundesweites Hilfetelefon)
    domesticViolence: [{ name: 'Hilfetelefon Gewalt gegen Frauen', call: '116016' }],
    // https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556
    child: [{ name: 'Nummer gegen Kummer', call: '116111' }],
  },
  AT: {
    emergency: [emergency('112'), emergency('144')],
    // https://www.ots.at/presseaussendung/OTS_20031125_OTS0054/frauenhelpline-gegen-maennergewalt-0800222-555
    domesticViolence: [{ name: 'Frauenhelpline gegen Gewalt', call: '0800222555' }],
  },
  CH: nothingBeyondEmergency('112', '144'),
  ES: {
    emergency: [emergency('112')],
    // https://www.checkpointcanarias.com/en/suicide/
    crisis: [{ name: 'Línea 024', call: '024' }],
    // https://www.elperiodicoextremadura.com (teléfono 016)
    domesticViolence: [{ name: '016', call: '016' }],
    // https://rtve.es/noticias/20240922/telefonos-ayudan-frente-a-violencias-machistas-llegar-a-todas-todos-casos/16206970.shtml
    child: [{ name: 'ANAR', call: '900202010' }],
  },
  MX: {
    emergency: [emergency('911')],
    // https://www.eluniversal.com.mx (Línea de la Vida)
    crisis: [{ name: 'Línea de la Vida', call: '8009112000' }],
  },
  FR: {
    emergency: [emergency('15', 'SAMU, medical'), emergency('112'), FRANCE_BY_TEXT],
    danger: [emergency('112'), FRANCE_BY_TEXT, emergency('15', 'SAMU, medical')],
    // http://www.1000-premiers-jours.fr/fr/les-numeros-durgence-connaitre
    poison: [{ name: 'Centre antipoison (Paris)', call: '0140054848', note: 'There are regional centres' }],
    // https://docteurtamalou.fr/confinement-les-victimes-de-violence-peuvent-envoyer-un-sms-au-114/
    domesticViolence: [{ name: '3919 Violences Femmes Info', call: '3919' }],
    // https://www.service-public.gouv.fr/particuliers/actualites/A14455
    child: [{ name: 'Allô enfance en danger', call: '119' }],
  },
  PT: {
    emergency: [emergency('112')],
    urgentAdvice: { name: 'SNS 24', call: '808242424' },
    // https://24noticias.sapo.pt (1411)
    crisis: [{ name: 'Linha Nacional de Prevenção do Suicídio', call: '1411' }],
    // https://www.cig.gov.pt/servicos/servico-de-informacao-as-vitimas-de-violencia-domestica/
    domesticViolence: [{ name: 'Informação às Vítimas de Violência Doméstica', call: '800202148' }],
    // https://protecaocivil.sintra.pt/noticias/novas-linhas-de-apoio-para-vitimas-de-violencia-domestica
    child: [{ name: 'SOS Criança', call: '116111' }],
  },
  BR: {
    emergency: [emergency('192', 'SAMU, medical'), emergency('190', 'Police')],
    danger: [emergency('190', 'Police'), emergency('192', 'SAMU, medical')],
    // http://www.folhadoestado.com.br (188)
    crisis: [{ name: 'CVV', call: '188' }],
    // https://pglbr.com.br/denunciar-e-buscar-ajuda-a-vitimas-de-violencia-contra-mulheres
    domesticViolence: [{ name: 'Ligue 180', call: '180' }],
  },
  AU: {
    emergency: [emergency('000')],
    // https://en.wikipedia.org/wiki/Kids_Helpline
    child: [{ name: 'Kids Helpline', call: '1800551800' }],
  },
}

const ANYWHERE: CountryHelp = {
  emergency: [
    emergency('112', 'Works in Europe and from most mobile phones'),
    emergency('911', 'In North America and parts of Latin America'),
  ],
}

/** A directory of helplines in all countries. */
const HELPLINE_DIRECTORY: HelpResource = {
  name: 'Find A Helpline',
  url: 'https://findahelpline.com',
  note: 'Free, confidential support in your country',
}

/** Countries (ISO 3166, two letters) with their own numbers; all others get general ones. */
export const SUPPORTED_COUNTRIES: readonly string[] = Object.keys(HELP)

const helpIn = (country: string | undefined) => HELP[country?.toUpperCase() ?? ''] ?? ANYWHERE

/**
 * The checked lines of a country for somebody whom another person hurts; none where no line was checked. A line about
 * suicide never takes their place.
 */
export function violenceLines(country: string | undefined, category: SafetyCategory): readonly HelpResource[] {
  const { child = [], domesticViolence = [] } = helpIn(country)
  return category === 'abuse_child' ? [...child, ...domesticViolence] : domesticViolence
}

/**
 * Whom to call in a country about a safety category: emergency numbers first, then the category's helplines, then the
 * international directory.
 * @example helplinesFor('DE', 'abuse_adult')
 */
export function helplinesFor(country: string | undefined, category: SafetyCategory): HelpResource[] {
  const help = helpIn(country)
  const advice = help.urgentAdvice ? [help.urgentAdvice] : []
  if (category === 'medication' || category === 'see_doctor_soon') return [...advice, ...help.emergency]
  if (category === 'eating_disorder') return [...help.emergency, ...advice, ...(help.crisis ?? []), HELPLINE_DIRECTORY]
  const directory = help === ANYWHERE ? [HELPLINE_DIRECTORY] : []
  if (urgentPanelKind(category) === 'medical')
    return [...help.emergency, ...(category === 'poisoning' ? (help.poison ?? []) : []), ...advice, ...directory]
  if (urgentPanelKind(category) === 'safeguarding')
    return [...(help.danger ?? help.emergency), ...violenceLines(country, category), HELPLINE_DIRECTORY]
  return [...help.emergency, ...(help.crisis ?? []), ...advice, HELPLINE_DIRECTORY]
}

/** The country of a locale: `GB` for `en-GB`, undefined for `en`. */
export function countryFromLocale(locale: string | undefined): string | undefined {
  return /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_](?<country>[a-z]{2})(?:[-_]|$)/iu
    .exec(locale ?? '')
    ?.groups?.country?.toUpperCase()
}
