import { inOrder, type Patterns, type Rule, words } from '@soulsign/safety/output'

const NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\\d+'
const MEASURED =
  'cups|glasses|mugs|bowls|handfuls|pieces|slices|cloves|portions|servings|capfuls|walnuts|almonds|nuts|eggs|dates|figs|prunes|berries|blueberries|apples|bananas|oranges|carrots'
const CARE =
  'doctors?|gps?|physicians?|specialists?|physio\\w*|hospitals?|clinics?|nurses?|therapists?|surgeons?|dentists?'

/** Advice and claims that no plan may contain, in addition to the general output check; for folded text. */
export const NEVER: readonly (readonly [Rule, Patterns])[] = [
  [
    'promise',
    [
      words(
        'anti-?inflammator\\w*|heavy metals|healing crisis|free (?:of|from) (?:all )?pain|immune (?:system|boost\\w*|defen\\w+)|superfoods? (?:that|which)',
      ),
      inOrder(
        'lower(?:s|ing)?|reduc(?:e|es|ing)|remov(?:e|es|ing)|dissolv(?:e|es|ing)|flush(?:es|ing)?|drain(?:s|ing)?|purif(?:y|ies|ying)|cleans?(?:e|es|ing)?|prevent(?:s|ing)?|fight(?:s|ing)?|treat(?:s|ing)?|combat(?:s|ing)?|restor(?:e|es|ing)|repair(?:s|ing)?|regenerat\\w+|rebuild\\w*|balanc(?:e|es|ing)|regulat\\w+',
        'pain|swelling|inflammation|blood (?:pressure|sugar)|cholesterol|arteries|hormones?|lymph\\w*|uric acid|infections?|diseases?|illness(?:es)?|symptoms?|arthritis|cancer|cartilage|joints?|liver|kidneys?|organs?|cells|tissues?|nerves',
        25,
      ),
      inOrder(
        'pain|illness|disease|symptoms?',
        'dissolves?|leaves|will leave|will fade|will ease|melts? away|disappears?',
        12,
      ),
      words('(?:mends?|heals?) (?:by |of )?itself|(?:dissolves?|melts?) the (?:illness|disease|pain)'),
    ],
  ],
  [
    'discouraging-care',
    [
      inOrder('wait before|hold off|think twice|before (?:you )?(?:see|call|visit)', CARE, 25),
      inOrder('not need|no need (?:of|for)|without|instead of|leave', `${CARE}|inhaler|crutch(?:es)?|glasses`, 25),
      words('appointments? off|(?:put|push) off|(?:postpone|cancel|skip|miss|move) (?:\\w+ ){0,2}appointments?'),
      new RegExp(
        `\\b(?:${CARE}|medicines?|medical science) (?:only|treats?|sees?|reach\\w*|knows? (?:only|little)|cannot)\\b`,
        'u',
      ),
    ],
  ],
  ['medication', [words('painkillers?|pain relief|aspirin|sleeping pills?|castor oil|tiger balm|clove oil')]],
  [
    'dose',
    [
      new RegExp(
        `\\b(?:an?|one|half an?|${NUMBER}) (?:(?:tea|table|dessert)spoon\\w*|spoon(?:ful)?s? of|lit(?:re|er)s?|pints?|ounces?|gallons?)\\b`,
        'u',
      ),
      new RegExp(`\\b(?:${NUMBER}) (?:\\w+ )?(?:${MEASURED})\\b`, 'u'),
    ],
  ],
  [
    'harmful-practice',
    [
      words(
        'fast(?:s|ed)? (?:from|until|till|for|on|through|today|tomorrow)|(?:leave|leaving) out (?:a |one )?(?:meal|breakfast|lunch|dinner)|skip(?:ping)? (?:breakfast|lunch|dinner|supper|your|the)|(?:go|going) without (?:food|eating|breakfast|lunch|dinner)|juice (?:day|cure|week)',
      ),
      inOrder(
        'cut(?:ting)? out|give up|giving up|eliminat\\w+|stop eating|go without|banish',
        'carb\\w*|gluten|dairy|sugar|meat|foods?|grains?|bread|meals?',
        20,
      ),
      words(
        `hold (?:it |there )?(?:for )?(?:(?:a|the) count|(?:${NUMBER})\\b(?! (?:\\w+ ){0,3}breaths))|held for (?:${NUMBER})|(?:pause|stop|suspend|retain)(?:s|ing)? (?:your |the )?breath(?:ing)?|box breath\\w*|square breath\\w*|(?:four|4)[- ](?:seven|7)[- ](?:eight|8)|kumbhaka|wim hof|tummo|kapalabhati|breath of fire|holotropic|bhastrika`,
      ),
      words('(?:ice|icy|ice-cold|freezing) (?:cold )?(?:water|showers?|baths?)|neti(?: pot)?'),
      words(
        '(?:lose|losing|shed|shedding|drop) (?:\\w+ )?(?:kilos?|kgs?|pounds|weight|inches)|slim(?:mer)?|thinner|weigh yourself|count your (?:bites|calories|steps)',
      ),
      words(
        'push (?:on |right )?through|through the pain|until it (?:hurts|burns|aches)|until (?:the|your) \\w+ (?:burns?|shakes?|hurts?)|the more it hurts|pain is (?:only|just)|(?:dizziness|faintness|pain|nausea) is (?:a|the) (?:good )?sign',
      ),
      words(
        'stay(?:ing)? (?:up|awake) (?:all|through|until|the whole)|sleep (?:only|less|no more)|sleep deprivation|sleep can wait|through the night|until (?:the|your) eyes (?:water|burn|sting)',
      ),
      words(
        'inhal\\w+ (?:the |its |some )?(?:smoke|fumes|steam|vapou?rs?)|smudg\\w+|white sage|asleep (?:\\w+ ){0,3}candles?|candles? (?:\\w+ ){0,5}(?:asleep|bed|overnight)|burn (?:the|a|your|it|them|this) (?:letter|page|paper|list|photo\\w*|slip)s?|heating pads?|hot coals|fire ?walk\\w*|sweat lodges?',
      ),
      inOrder('put|drop|pour|place|hold', '(?:in|into|inside) (?:your |the |each )?(?:ears?|nose|nostrils?|eyes?)', 30),
      words(
        'raw (?:garlic|onions?|fish|eggs?|milk|meat|liver)|unpasteuri[sz]ed|bleach|borax|turpentine|colloidal|activated charcoal|ear candles?|parasite\\w*|leech\\w*|bee stings?|cut your skin|barefoot (?:on|over|across|through) (?:gravel|glass|snow|ice|hot|stones|thorns)|sun ?gaz\\w*|(?:look|gaze|stare)\\w* (?:directly |straight )?(?:at|into) the sun',
      ),
      inOrder('drink\\w*|sip\\w*|swallow\\w*|gargle\\w*', 'urine|vinegar|salt ?water|essential oils?', 25),
      words('alcohol\\w*|wines?|beers?|whisk(?:ey|y)|vodka|brandy|liqueurs?|cigarettes?|tobacco'),
      words('while (?:you )?driv\\w+|at the wheel|let go of the wheel'),
    ],
  ],
  [
    'harm',
    [
      words(
        'confront (?:the|your|him|her|them|whoever)|(?:leave|quit) your (?:husband|wife|partner|marriage|family|job|studies)|cut (?:off )?(?:all )?(?:contact|ties)|re-?liv(?:e|ing) (?:the|your|it|that)|(?:go back|return) to the (?:moment|day|night|scene)|lock yourself|(?:do not|never) tell (?:your|any|the|a)\\w*|keep (?:it|this) (?:a )?secret|sweat it out',
      ),
    ],
  ],
  [
    'mission',
    [
      words(
        'pendulum|ouija|seances?|speaks? through you|voices? (?:that|which|who) (?:speaks?|tells?|commands?|calls?)|(?:inner|your) voices|you (?:were|are|have been) chosen|demons?|exorcis\\w+|possess(?:ed|ion)|evil eye|astral (?:travel|project)\\w*|your soul (?:has|is|knows|wants|chose)',
      ),
      inOrder('spirits?|the dead|departed|ghosts?', 'answer\\w*|repl(?:y|ies)|speaks?|tell(?:s|ing)? you', 20),
    ],
  ],
  [
    'blame',
    [
      inOrder(
        'ancestors?|forebears|bloodline|lineage',
        'handed you|gave you|passed|left you|debts?|wounds?|resolve',
        25,
      ),
      inOrder('forgive', '(?:pain|symptom|illness|ache)\\w* (?:will|leaves|goes|can)', 40),
      words('(?:refuse|refusal|unwilling\\w*) to (?:bend|forgive|see|let|move)'),
    ],
  ],
  ['sexual', [words('your breasts?|intimate parts?|undress\\w*')]],
]
