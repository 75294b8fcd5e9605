import { BELLY, EATING, SKIN } from './fit.ts'
import type { Situation } from './template.ts'

/** Unsuitable advice for each situation; for folded text. */
export const UNFIT: readonly (readonly [Situation, RegExp])[] = [
  ['eating-disorder', EATING],
  ['pregnancy-loss', BELLY],
  ['sore-skin', SKIN],
  ['own-diet', /\b(?:plenty of|more|lots of|jugs? of|bottles? of) water\b/u],
  [
    'pregnancy',
    /\b(?:sauna|hot (?:bath|tub|yoga|springs?)|lie (?:flat )?on your (?:back|belly|stomach)|(?:deep )?twist\w*|headstand|shoulder ?stand|inversion\w*|sushi|liver|soft (?:egg|cheese)\w*|caffeine|coffee|green tea|herbal teas?|(?:herbs?|sage|raspberry leaf|fennel|liquorice|licorice|nettle|peppermint|chamomile|hibiscus|ginger|parsley) (?:tea|infusion)|papaya|ginseng|clary sage|rosemary|acupressure|press (?:\w+ )?(?:firmly|hard|the point)|onto your (?:belly|stomach)|kapalabhati|breath of fire)\b/u,
  ],
  [
    'heart',
    /\b(?:sauna|hot (?:bath|tub|springs?)|headstand|inversion\w*|sprint\w*|intense|vigorous\w*|strain\w*|(?:plenty of|more|lots of|jugs? of) water|planks?|push-?ups|heavy weights?|caffeine|coffee|liquorice|licorice|kapalabhati|breath of fire|(?:rapid|fast|quick) breath\w*|breathe (?:rapidly|fast|quickly))\b/u,
  ],
  [
    'epilepsy',
    /\b(?:flicker\w*|strobe|flashing|candle[- ]gaz\w*|trataka|kapalabhati|breath of fire|(?:rapid|fast|quick) breath\w*|breathe (?:rapidly|fast|quickly)|rosemary|eucalyptus|camphor|sage|swim\w*|baths?|bathtub|candles?)\b/u,
  ],
  [
    'medication',
    /\b(?:grapefruit|pomelo|seville orange|cranberr\w*|liquorice|licorice|ginkgo|ginseng|green tea|herbal teas?|spinach|kale|garlic (?:clove|capsule)s?|deep[- ]tissue|massage \w+ \w+ (?:deeply|firmly|hard))\b/u,
  ],
  [
    'diabetes',
    /\b(?:barefoot|bare feet|hot (?:foot )?(?:bath|soak|water bottle)|foot (?:soak|bath)|soak your feet|juices?|syrup|sugar|dates|sweets)\b/u,
  ],
  [
    'low-mobility',
    /\b(?:jog\w*|go(?:ing)? (?:for a run|running)|jump\w*|skipping rope|squat\w*|lunge\w*|headstand|hik(?:e|ing)|climb\w*|kneel\w*|one leg)\b/u,
  ],
  [
    'legs-at-rest',
    /\b(?:(?:go for|take) an? (?:\w+ )?walk|walk (?:slowly|barefoot|outside|round|for)|strolls?|stand (?:up|barefoot|tall|with)|march|tiptoes?)\b/u,
  ],
  [
    'airways',
    /\b(?:incense|smok\w*|smoulder\w*|steam(?:ing)? (?:bowl|water)|steaming|eucalyptus|camphor|menthol|scented|perfume\w*|essential oils?|resins?)\b/u,
  ],
  ['harmed', /\b(?:phone|telephone|mobile) (?:\w+ ){0,4}(?:away|off|another room|elsewhere)\b/u],
  ['elder', /\b(?:jump\w*|headstand|balance on one|one leg|sprint\w*|cross-legged)\b/u],
  [
    'child',
    /\b(?:past[- ]life|shadow work|your shadow|essential oils?|candles?|razor|knife|matches|alone at night)\b/u,
  ],
]
/** Supplements and remedies by name; the word "supplement" itself is for the pharmacist's item. */
export const SUPPLEMENTS =
  /\b(?:supplements?|multivitamins?|vitamins?|magnesium|zinc|iron (?:tablets?|pills?)|calcium|potassium|selenium|iodine|omega[- ]?3?|fish oil|cod liver|probiotics?|prebiotics?|melatonin|5-htp|tryptophan|l-?theanine|nac|coq10|q10|collagen|creatine|protein powder|spirulina|chlorella|ashwagandha|rhodiola|maca|ginseng|ginkgo|valerian|kava|passionflower|st\.? john'?s?|echinacea|astragalus|curcumin|boswellia|moringa|triphala|adaptogens?|cbd|hemp oil|tinctures?|capsules?|tablets?|powders?|gummies|homeopath\w*|globuli|arnica|bach flowers?|flower essences?|essential oils?|herbal remed\w+|electrolytes?)\b/u
/** Words for eating or drinking something. */
export const TASTED =
  /\b(?:eat\w*|drinks?|drinking|sip\w*|taste\w*|chew\w*|nibbl\w*|cups? of|mugs? of|bowls? of (?!the\b)|glass of|tea|snacks?|spoon\w*)\b/u
/** Deep inner work, which is unsuitable when only comfort is allowed. */
export const DEEP_WORK = /\b(?:past[- ]life|shadow work|inner critic|family (?:systems?|constellations?))\b/u
