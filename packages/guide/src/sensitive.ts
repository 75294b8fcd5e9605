import { fold } from '@soulsign/language'
import { medicationChange } from '@soulsign/safety/output'

const CHILD =
  '(?:my|our|his|her|the) (?:\\w+ ){0,4}(?:baby|child|kid|son|daughter|toddler|newborn|infant|grandchild|grandson|granddaughter|stepson|stepdaughter|(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:years?|yrs?|months?|weeks?)[- ]old)|mein(?:e|em|en)? (?:\\w+ )?(?:kind|sohn|tochter|baby)|unser(?:e|em|en)? (?:kind|sohn|tochter|baby)|(?:mi|nuestr[oa]) (?:bebe|hij[oa]|niet[oa])|(?:mon|ma|notre) (?:bebe|fils|fille|enfant)|(?:meu|minha|nosso|nossa) (?:bebe|filh[oa]|net[oa])'
const UNWELL =
  'ill|sick|fever\\w*|defect|diagnos\\w+|disease|illness|hospital|operation|surgery|pain|hurts?|\\w*aches?|eczema|asthma|infections?|flu|cough\\w*|vomit\\w*|rash|seizures?|dying|disab\\w+|krank\\w*|fieber|herzfehler|schmerzen|klinik|enferm[oa]|fiebre|dolor|tos|malade|fievre|toux|doente|febre|dor|tosse'

/** Harm by another person. */
export const HARMED =
  /\b(?:abus(?:e|ed|es|ive|er)|assault(?:ed)?|rap(?:e|ed)|molest\w+|beats? me|hits? me|domestic violence|missbrauch\w*|misshandel\w*|vergewaltig\w*|schlagt mich|abusad[oa]|abusaron|violad[oa]|me pega|maltrat\w+|maltrait\w+|me frappe|violee?|abusee?|me bate|estuprad[oa])\b/u

/**
 * Subjects beyond the lexicon that ask only for comfort: serious illness, loss of a child, a child who is unwell,
 * disability, abuse, a change of medication. English, Spanish, German, French and Portuguese, for folded text.
 */
const SENSITIVE: readonly RegExp[] = [
  new RegExp(`\\b(?:${CHILD})(?:'s)?\\b[^.!?\\n]{0,60}\\b(?:${UNWELL})\\b`, 'u'),
  /\b(?:dementia|demenz|demencia|demence|alzheimer\w*|hiv|hepatitis|hepatite|cirrhos\w+|cirros\w+|kidney (?:disease|failure)|renal failure|dialysis|dialyse|dialisis|transplant\w*|metasta\w+|malignan\w+|melanom\w*|leuk\w+|leucemi\w+|terminal(?:ly)? (?:ill\w*|diagnos\w*)|palliativ\w*|hospice|cystic fibrosis|muscular dystrophy|motor neurone?|huntington\w*|aneurysm\w*|thrombos\w+|embolism|sepsis|meningitis|heart (?:defect|surgery|transplant)|bypass|stent|schlaganfall|herzinfarkt|infarto|derrame cerebral|endometrios\w+|sickle cell|\w+krebs(?:erkrankung\w*)?|krebserkrankung\w*|krebsdiagnose|\w*tumore?n?|lymphoma?\w*|hirnblutung|herzinsuffizienz|nierenversagen)\b/u,
  /\b(?:(?:my|a|the|mini) stroke(?! of)|had a stroke|stillb\w+|still ?birth|lost (?:my|our|the) (?:baby|child|son|daughter|pregnancy)|abortion|totgeburt|sternenkind|mort[- ]ne|natimorto|paraly[sz]ed|amputat\w+|wheelchair|down(?:'s)? syndrome|autis\w+|cerebral palsy|disabled|disability|blindness|behindert\w*|rollstuhl|discapacidad|handicap\w*|deficiencia)\b/u,
  HARMED,
  /\b(?:(?:not|never|no longer) (?:to )?wake up|nicht mehr aufwachen|no (?:volver a )?despertar\w*|ne (?:plus|pas) (?:me )?reveiller|nao acordar)\b/u,
  /\b(?:schizo\w+|psychos[ei]s|psychot\w+|psychose|bipolar\w*|mania|manic|dissociat\w+|personality disorder|ptsd|ptbs|tept|personlichkeitsstorung|dissoziat\w+|manisch\w*|psicosis|psicose|trastorno de (?:la )?personalidad|transtorno de personalidade)\b/u,
  /\b(?:anore[xk]\w+|bulimi\w+|boulimi\w+|eating disorder|addict\w+|alcoholi\w+|withdrawal|suchtkrank\w*|essstorung\w*)\b/u,
]

/** Whether a text touches a subject that must not be given a meaning. */
export function isSensitive(text: string): boolean {
  const folded = fold(text)
  return [...SENSITIVE, ...medicationChange].some((pattern) => pattern.test(folded))
}
