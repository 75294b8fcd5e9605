import { inOrder, near, type Patterns, words } from './rule.ts'

const MEDICINE_EN =
  'medic\\w+|meds?|tablets?|pills?|insulin|anti\\w+ants?|antibiotics?|drugs?|treatments?|therap(?:y|ies)|chemo\\w*|radiation|prescri\\w+|doses?|dosage|statins?|inhalers?|contracepti\\w+|blood thinners?|steroids?|lithium|supplements?'
const SUBSTANCE =
  'ibuprofen\\w*|paracetamol|acetaminophen|tylenol|aspirin\\w*|amoxicillin\\w*|penicillin\\w*|antibioti\\w+|antidepress\\w+|antidepres\\w+|melatonin\\w*|cortison\\w*|benzodiazepin\\w*|opioid\\w*|valium|xanax|prozac|metformin\\w*|vitamin\\w*|magnesi\\w+|zinc|zink|omega|ashwagandha|turmeric|curcuma|supplement\\w*|suplemento\\w*|complements?|nahrungserganzung\\w*|essential oils?|tinctures?|homeopath\\w*|globuli|cbd|st\\.? john\\S* wort'
const CHANGE_EN =
  "stop(?:ping)?|skip(?:ping)?|quit(?:ting)?|drop(?:ping)?|cut(?:ting)? (?:down|back|out)|reduc(?:e|ing)|increas(?:e|ing)|doubl(?:e|ing)|halv(?:e|ing)|taper(?:ing)?|wean(?:ing)?|come off|get(?:ting)? off|chang(?:e|ing)|swap(?:ping)?|replac(?:e|ing)|start(?:ing)?|paus(?:e|ing)|throw(?:ing)? (?:away|out)|ditch(?:ing)?|discontinu(?:e|ing)|let go of|leave behind|no longer need|don't need|do not need"
/** Allows "Please do not stop, skip or change a medicine". */
const NOT_DENIED = `(?<!\\b(?:not|never|don't) (?:(?:${CHANGE_EN}),? (?:or )?){0,3})`

/** Stopping, starting or changing a medicine. */
export const medicationChange: Patterns = [
  new RegExp(`\\b${NOT_DENIED}(?:${CHANGE_EN})\\b[^.!?\\n]{0,40}\\b(?:${MEDICINE_EN})\\b`, 'u'),
  inOrder(MEDICINE_EN, 'stopped|skipped|dropped|reduced|halved|doubled|discontinued|no longer needed|unnecessary'),
  ...near(
    'dej[ae]\\w*|suspend\\w*|salt[ae]\\w*|reduc\\w+|reduzc\\w*|aument\\w+|cambi\\w+|tir[ae]\\w*|abandon\\w+|parar|deix\\w+|reduz\\w*|troc\\w+|troqu\\w+|jog\\w+ fora|interromp\\w*',
    'medicamentos?|medicacion|medicacao|medicinas?|remedios?|pastillas?|comprimidos?|insulina|tratamientos?|tratamentos?|antibioticos?|quimio\\w*|dosis|dose',
  ),
  ...near(
    'setz\\w*|abzusetzen|absetz\\w*|weglass\\w*|reduzier\\w*|verringer\\w*|erhoh\\w*|stopp\\w*|abbrech\\w*|aufhor\\w*|wechsel\\w*',
    'medikament\\w*|tabletten?|insulin|behandlung\\w*|therapien?|chemo\\w*|dosis|arznei\\w*|pillen?',
  ),
  ...near(
    'arret\\w+|stopp\\w+|saut\\w+|redui\\w+|augment\\w+|chang\\w+|jet\\w+|interromp\\w+|suspend\\w+',
    'medicaments?|medications?|comprimes?|insuline|traitements?|antibiotiques?|chimio\\w*|doses?|pilules?',
  ),
]
/** Medicine, which an insight need not mention. */
const MEDICINE =
  'medications?|medicines?|tablets?|pills?|insulin|antidepressants?|antibiotics?|chemo\\w*|dosages?|(?:your|the|half (?:a|your)|daily|lower|higher) doses?|prescriptions?|surger(?:y|ies)|vaccin\\w*|inhalers?|medikamente?n?|tabletten?|arznei\\w*|impfung\\w*|medicamentos?|medicinas?|pastillas?|remedios?|vacunas?|vacinas?|cirugias?|cirurgias?|quimio\\w*|comprimidos?|comprimes?|medicaments?|chirurgie|chimio\\w*|insulina|insuline|antibiotika|antibioticos?|antibiotiques?'
/** The exception: advice to keep taking a medicine. */
const IN_FAVOUR = `(?:not|never|don't|without) (?:${CHANGE_EN})|as prescribed|alongside|continue|keep (?:taking|using|following)|wie verordnet|nicht ohne|no (?:dejes|deje|suspendas)|n'arret\\w+ pas|nao (?:pare|suspenda|deixe)`

export const medication: Patterns = [
  ...medicationChange,
  new RegExp(`(?:^|[.!?\\n])(?![^.!?\\n]*\\b(?:${IN_FAVOUR})\\b)[^.!?\\n]*\\b(?:${MEDICINE})\\b`, 'u'),
  inOrder(
    'takes?|taking|try|using|use|drink|swallow|need|tom[ae]\\w*|nimm|nehmen|prenez|prends|prendre|you need',
    SUBSTANCE,
    30,
  ),
]

const AMOUNT =
  '\\d+(?:[.,]\\d+)?|half an?|one|two|three|four|five|six|eight|ten|twenty|un[ao]?|dos|tres|cinco|diez|deux|trois|cinq|dix|ein(?:e|en)?|zwei|drei|funf|zehn|duas?|dois|dez'
export const dose: Patterns = [
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|μg|ug|g|gr|grams?|gramm|grammes?|gramos?|ml|cl|iu|i\.?e|ui)\b/u,
  new RegExp(
    `\\b(?:${AMOUNT}) (?:drops|tablets?|pills?|capsules?|teaspoons?|tablespoons?|puffs|tropfen|tabletten|kapseln|essloffel|teeloffel|gouttes|comprimes?|gelules?|gotas|comprimidos?|pastillas?|capsulas?|cucharad\\w+|colher\\w*|milligrams?|milligramm|grams|grains)\\b`,
    'u',
  ),
  ...near(
    '(?:once|twice|\\w+ times) (?:a|per|every) day|times daily|twice daily|once daily|\\w+ veces al dia|\\w+mal (?:taglich|am tag)|\\w+ fois par jour|\\w+ vezes (?:ao|por) dia|every \\w+ hours',
    'takes?|tablets?|capsules?|teas?|tinctures?|vitamin\\w*|herb\\w*|oils?|supplements?|drops|doses?|nehmen|toma\\w*|prend\\w*|prenez',
    60,
  ),
]

export const promise: Patterns = [
  words(
    "cur(?:e|es|ed|ing|able)|heals? (?:you|your|this|the|it|him|her|them|all|any|itself|themselves)|(?:will|can|shall|going to|be|get|been|is|are|'ll) (?:\\w+ ){0,2}heal(?:ed)?|guarante\\w+|miracle\\w*|miraculous\\w*|detox\\w*|toxins?|100 ?%|pain[- ]?free|symptom[- ]?free|i promise|promise you",
  ),
  /\b(?:will|is going to|'ll)\b[^.!?\n]{0,20}\b(?:disappear|vanish|go away|be gone|leave you for good|never return|never come back)\b/u,
  words(
    'curar(?:a|as|an|se|te|emos)?|curad[oa]s?|cura (?:tu|el|la|seu|sua|o|a|de|para)|te cura|sanar(?:a|as|an)|sarar[a]?|garanti\\w+|garantiz\\w+|milagr\\w+|desintoxic\\w+|toxinas',
  ),
  words(
    'heilt|heilen|geheilt|garantier\\w*|wunder(?:heilung|mittel)|entgift\\w*|entschlack\\w*|giftstoff\\w*|schmerzfrei|beschwerdefrei',
  ),
  words('gueri(?:r|ra|ras|rez|t|s|e|es)?|guerison|miracles?|miraculeu\\w+|detoxifi\\w+|toxines'),
]

export const prediction: Patterns = [
  /\b(?:you|he|she|they|your \w+)(?:'ll| will| shall| are going to| is going to)\b[^.!?\n]{0,30}\b(?:die|recover|get well|be well again|get better|feel better|become pregnant|get pregnant|conceive|live (?:long|to|until)|survive|get worse|be (?:healthy|cured|healed)|have a (?:child|baby))\b/u,
  /\b(?:date|day|hour) of (?:your|his|her) death\b|\byour (?:time|days) (?:is|are) numbered\b|\b(?:days|weeks|months|years) (?:left )?to live\b|\blive a long\b|\byour (?:fate|destiny)\b|\b(?:is|are|were) destined\b|\bwill die\b/u,
  /\bwithin (?:\w+ )?(?:days|weeks|months)\b|\b(?:in|after) (?:\d+|a few|two|three|several) (?:days|weeks|months),? (?:you|it|the|your)\b/u,
  words(
    'moriras|vas a morir|te recuperaras|quedaras embarazada|tu destino|vais morrer|voce vai (?:morrer|melhorar|se recuperar|engravidar|sarar)|seu destino',
  ),
  words(
    'wirst (?:du )?(?:\\w+ ){0,4}(?:sterben|gesund|schwanger|genesen)|werden sie (?:\\w+ ){0,4}(?:sterben|gesund|genesen)|sie werden (?:\\w+ ){0,4}(?:sterben|gesund|genesen)|dein schicksal|ihr schicksal',
  ),
  words(
    '(?:tu vas|vous allez) (?:\\w+ ){0,2}(?:mourir|guerir|tomber enceinte)|vous mourrez|tu mourras|(?:ta|votre) destinee|(?:ton|votre) destin',
  ),
]

/** Ruling a disease in or out; with a disease's name, see `namesAsFound`. */
export const diagnosis: Patterns = [
  words(
    "my diagnosis|i diagnose|(?:final|definitive|clear) diagnosis|your diagnosis is|you are (?:perfectly |completely )?healthy|nothing (?:is )?(?:serious|seriously wrong|medically wrong|dangerous)|(?:not|isn't|is not) (?:anything |something )?(?:serious|dangerous)|nothing to worry about|no medical cause|(?:it's|it is|this is|that is) (?:just|only|merely|simply) (?:your |an? )?(?:stress|anxiety|nerves|tension|emotion\\w*|psychosomatic|in your (?:head|mind))|you (?:do not|don't) have (?:an? |any |anything )?(?:\\w+ )?(?:serious|problem|disease|illness|condition|infection|cause for)|not a medical problem",
  ),
  words(
    'mi diagnostico|meu diagnostico|diagnostico (?:final|definitivo)|no es (?:nada )?grave|nada grave|nao e (?:nada )?grave|estas san[oa]|voce esta saudavel',
  ),
  words(
    'meine diagnose|endgultige diagnose|nichts (?:ernstes|schlimmes|gefahrliches)|nicht (?:ernst|schlimm|gefahrlich)|du bist gesund|sie sind gesund',
  ),
  words('mon diagnostic|diagnostic (?:final|definitif)|rien de grave|pas grave|vous etes en bonne sante'),
]

/** Phrases that make a disease's name a diagnosis, even one the person named: "you have ...", "this is not ...". */
export const FINDING =
  "you (?:\\w+ )?(?:have|suffer from|are suffering from)|you've got|you (?:do not|don't|cannot|can't) have|(?:it|this|that)(?: is|'s| isn't| is not| could be| may be| might be| must be| sounds like| looks like| cannot be| can't be)(?: \\w+)?|signs? of|symptoms? of|(?:no tienes|tienes|usted tiene|tiene|esto es|no es)|(?:du hast|sie haben|das ist|es ist)(?: \\w+)?|(?:vous avez|tu as|c'est|ce n'est pas)|(?:voce tem|voce nao tem|isto e|isso e|nao e)"
