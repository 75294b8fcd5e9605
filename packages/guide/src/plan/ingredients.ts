import { fold } from '@soulsign/language'

/** Allergens and kinds of food as folded prefixes of words: in English, then in the other four languages. */
const WORDS = {
  meat: [
    'meat\\b|beef|pork|chicken|poultry|turkey|lamb\\b|ham\\b|bacon|broth|gelatine?|prosciutto|salami|sausage|chorizo|veal|venison|duck\\b|steak|lard\\b|pate\\b|bolognese',
    'carne|cerdo|pollo|fleisch|schwein|rind|huhn|viande|boeuf|porc|poulet|frango',
  ],
  fish: [
    'fish|salmon|tuna|cod\\b|sardin|mackerel|anchov|trout|herring|halibut|haddock|sushi|caviar|kipper|sea ?bass',
    'pescado|pez|atun|fisch|lachs|thunfisch|poisson|saumon|thon|peixe|atum',
  ],
  shellfish: [
    'shellfish|seafood|shrimp|prawn|crabs?\\b|lobster|mussel|oyster|clam|squid|mollus|crustac|scallop|octopus|calamari|paella',
    'marisco|gamba|camaron|mejillon|krebs|garnele|meeresfrucht|muschel|krustent|fruits? de mer|crevette|moule|camarao',
  ],
  dairy: [
    'dairy|milk|lact|lakt|cheese|yogh?urt|butter(?!nut|fl)|cream|kefir|whey|casein|ghee|paneer|lassi|custard|ricotta|mozzarella|parmesan|feta\\b|halloumi|mascarpone|latte\\b|pesto|raita|tzatziki|quiche|pizza|lasagn|pancake|cakes?\\b',
    'leche|queso|nata|yogur|milch|kase|quark|sahne|joghurt|lait|fromage|beurre|creme|leite|queijo|manteiga|iogurte',
  ],
  egg: [
    'eggs?\\b|omelet|frittata|mayo\\b|mayonnaise|meringue|quiche|custard|aioli|carbonara|pancake|brioche|cakes?\\b',
    'huevo|eier|ei\\b|huhnerei|oeufs?|ovos?\\b|albumin',
  ],
  honey: ['honey|bee\\b|bees\\b', 'miel|honig|mel\\b'],
  gluten: [
    'gluten|wheat|rye\\b|barley|spelt|bread|pasta|noodle|flour|oats?\\b|porridge|toast|couscous|bulgu?r|semolina|dough|loaf|loaves|cracker|biscuit|cookie|cakes?\\b|pastry|pies?\\b|pizza|lasagn|seitan|muesli|granola|pancake|ramen|udon|bagel|malt\\b|coeliac|celia[ck]',
    'trigo|centeno|cebada|pan\\b|harina|avena|weizen|roggen|gerste|dinkel|brot|mehl|hafer|zoliak|ble\\b|seigle|orge|pain\\b|farine|avoine|coeliaque|centeio|cevada|pao\\b|aveia',
  ],
  grain: [
    'grain|cereal|rice|corns?\\b|maize|millet|quinoa|buckwheat|polenta|popcorn|tortilla|couscous|risotto|paella|sushi|muesli|granola',
    'arroz|maiz|reis\\b|mais\\b|hirse|getreide|buchweizen|riz\\b|millet|sarrasin|milho|cereais',
  ],
  legume: [
    'legum|lentil|beans?\\b|chickpea|peas?\\b|pulses|h(?:ou|u|o)mm?[ou]+s|lupin|dal\\b|dahl|falafel',
    'lenteja|frijol|garbanzo|guisante|alubia|linsen?\\b|bohne|erbse|kichererbse|hulsenfr|lentille|haricot|pois\\b|lentilha|feij|ervilha|grao',
  ],
  soy: ['soy|tofu|tempeh|miso\\b|edamame|tamari|teriyaki', 'soia|soja'],
  nuts: [
    'nuts?\\b|almond|walnut|hazel|cashew|pistach|pecan|macadamia|brazil nut|marzipan|praline|nougat|pesto|granola|baklava|frangipane',
    'nuez|nueces|frutos secos|almendra|avellana|nuss|nusse|mandel|noix|noisette|amande|noz\\b|nozes|castanha|amendoa|avela',
  ],
  peanut: [
    'peanut|groundnut|arachid|satay',
    'cacahuete|mani\\b|erdnuss|erdnusse|cacahuete|amendoim|\\w+nuss\\b|\\w+nusse\\b|\\w+nuts?\\b',
  ],
  sesame: ['sesam|tahini|h(?:ou|u|o)mm?[ou]+s|halva', 'sesamo|ajonjoli|gergelim'],
  seed: ['seeds?\\b|sunflower|pumpkin seed|poppy|flax|linseed|chia', 'semilla|samen|kerne\\b|graines?\\b|sementes?'],
  celery: ['celer', 'apio|sellerie|aipo|salsao'],
  mustard: ['mustard', 'mostaza|senf|moutarde|mostarda'],
  sulphite: ['sulph?it', 'sulfit|dried fruit|raisin|wine'],
  citrus: [
    'citrus|orange|lemon|limes?\\b|grapefruit|mandarin|clementine|tangerine|satsuma|citric',
    'naranja|limon|zitr|orangen|citron|agrume|laranja|limao',
  ],
  berry: [
    'berr(?:y|ies)|strawberr|blueberr|raspberr|blackberr',
    'fresa|mora\\b|arandano|beere|\\w+beere|fraise|myrtille|framboise|morango|mirtilo',
  ],
  apple: [
    'apples?\\b|pears?\\b',
    'manzana|pera\\b|apfel|birne|pommes?\\b|poire|maca\\b|macas\\b|birch|abedul|birke|bouleau',
  ],
  stone: [
    'cherr|peach|plum|apricot|nectarine|stone fruit',
    'cereza|melocoton|ciruela|kirsche|pfirsich|pflaume|aprikose|cerise|peche\\b|abricot|cereja|pessego|ameixa',
  ],
  fruit: [
    'fruits?\\b(?! de mer)|fructose|banana|kiwi|mango|pineapple|melon|grape|figs?\\b|platano|pina\\b|uva|obst',
    'fruktose|fructosa|ananas|traube|banane|frutas?\\b|abacaxi',
  ],
  nightshade: [
    'nightshade|tomat|peppers?\\b|paprika|aubergine|eggplant',
    'pimiento|pimenta|poivron|nachtschatten|solanac',
  ],
  starch: ['potato|starch', 'patata|papa\\b|kartoffel|pomme de terre|batata|almidon|amido|starke\\b|amidon'],
  root: [
    'beet|carrot|parsnip|turnip|root vegetable',
    'zanahoria|remolacha|karotte|mohre|rote bete|carotte|betterave|cenoura|beterraba',
  ],
  squash: [
    'squash|pumpkin(?! seed)|courgette|zucchini|cucumber',
    'calabaza|pepino|kurbis|gurke|courge|potiron|concombre|abobora',
  ],
  allium: [
    'onion|garlic|leek|chives?\\b|shallot|scallion',
    'cebolla|ajo\\b|puerro|zwiebel|knoblauch|lauch|oignon|ail\\b|poireau|cebola|alho',
  ],
  mushroom: ['mushroom|fung', 'seta\\b|setas|champinon|pilz|champignon|cogumelo'],
  leaf: [
    'spinach|kale|lettuce|chard|cabbage|broccoli|cauliflower|leafy',
    'espinaca|lechuga|col\\b|spinat|kohl|grunkohl|salat|brokkoli|epinard|laitue|chou|espinafre|alface|couve',
  ],
  avocado: ['avocado', 'aguacate|avocat|abacate|latex'],
  coconut: ['coconut', 'coco\\b|kokos|noix de coco'],
  ginger: [
    'ginger|turmeric|curcuma',
    'jengibre|ingwer|kurkuma|gingembre|gengibre|cinnamon|canela|zimt|cannelle|spice|especias|gewurz|epices|especiarias',
  ],
  herb: [
    'herb|mint\\b|basil|parsley|chamomile|camomile|thyme|rosemary|lavender|sage\\b|pollen|ragweed|perfume|fragrance|scent|essential oil',
    'hierba|menta|manzanilla|polen|krauter|minze|kamille|duft|herbes?\\b|menthe|camomille|parfum|erva|hortela|camomila|perfum|hay ?fever|heuschnupfen',
  ],
  cocoa: ['cocoa|cacao|chocolate', 'schoko|kakao|chocolat'],
  /** Fermentable sugars that some people do not tolerate. */
  fodmap: ['fodmap'],
  /** Any plant food. */
  plant: ['vegetables?\\b', 'gemuse|legumes\\b|verduras?\\b|legumes verts'],
} as const

export type Ingredient = keyof typeof WORDS
const INGREDIENTS = Object.keys(WORDS) as Ingredient[]
const patternsOf = (languages: (words: readonly string[]) => readonly string[]) =>
  INGREDIENTS.map((name) => [name, new RegExp(`\\b(?:${languages(WORDS[name]).join('|')})`, 'u')] as const)
const inAnyLanguage = patternsOf((words) => words)
const inEnglish = patternsOf((words) => words.slice(0, 1))

/** Related ingredients: a person who names the first does not get the second either. */
const GOES_WITH: Partial<Record<Ingredient, readonly Ingredient[]>> = {
  nuts: ['peanut'],
  peanut: ['nuts', 'legume'],
  gluten: ['grain'],
  legume: ['soy', 'peanut'],
  soy: ['legume'],
  apple: ['stone', 'nuts', 'celery', 'root', 'fruit'],
  avocado: ['fruit', 'apple', 'stone', 'starch', 'nightshade', 'root', 'celery', 'nuts'],
  herb: ['apple', 'stone', 'celery', 'ginger', 'honey', 'root', 'nuts', 'fruit', 'squash'],
  fruit: ['apple', 'berry', 'citrus', 'stone', 'sulphite', 'fodmap'],
  seed: ['sesame'],
  fish: ['shellfish'],
  shellfish: ['fish'],
  sesame: ['seed'],
}

const found = (patterns: typeof inEnglish, text: string): Ingredient[] => {
  const folded = fold(text)
  return patterns.flatMap(([name, pattern]) => (pattern.test(folded) ? [name] : []))
}

/** The ingredients in a person's text, in any of the five languages; rather one too many than one too few. */
export const ingredientsWritten = (text: string): Ingredient[] => found(inAnyLanguage, text)

/** The ingredients in a plan, which is in English. */
export const ingredientsNamed = (text: string): Ingredient[] => found(inEnglish, text)

/** These ingredients and the related ones. */
export const withRelated = (ingredients: readonly Ingredient[]): Ingredient[] => [
  ...new Set(ingredients.flatMap((ingredient) => [ingredient, ...(GOES_WITH[ingredient] ?? [])])),
]
