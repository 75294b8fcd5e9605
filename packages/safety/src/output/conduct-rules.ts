import { inOrder, type Patterns, words } from './rule.ts'

const FEELING_EN =
  'emotions?|emotional \\w+|feelings?|anger|rage|grief|fears?|stress|guilt|sadness|resentment|trauma|anxiety|shame|thoughts?|beliefs?|attitude|negativity|unforgiveness|blockages?|blocked energy|(?:repressed|unexpressed|suppressed|unresolved|bottled[- ]up) \\w+'
const NOT_DENIED = "(?:(?!\\bnot\\b|\\bnever\\b|n't\\b|\\bnor\\b)[^.!?\\n]){0,50}"
export const cause: Patterns = [
  new RegExp(
    `(?<!\\bno (?:\\w+'s )?)\\b(?:${FEELING_EN})\\b${NOT_DENIED}\\b(?:causes?|caused|causing|creates?|created|creating|triggers?|triggered|leads? to|led to|results? in|resulted in|produces?|produced|brings? (?:about|on)|makes? (?:you|us|people) (?:ill|sick)|(?:is|are) (?:the|a) (?:reason|causes?|root|source)|manifest(?:s|ed|ing)? (?:as|in)|turn(?:s|ed) into|(?:is|are) why)\\b`,
    'u',
  ),
  inOrder(
    '(?:is|are|was|were|been|be) (?:directly |often |always )?(?:caused by|due to|because of|the result of|a result of|rooted in|triggered by|created by|brought on by)|stems? from|comes? from|originat\\w+ (?:from|in)',
    FEELING_EN,
  ),
  inOrder(
    'emocion\\w*|miedos?|ira|rabia|culpa|tristeza|estres\\w*|resentimiento|emoc\\w+|medos?|raiva|magoas?|estresse|pensamientos|pensamentos',
    'causan?|causo|causaron|causou|provoc\\w+|cre[oa]n?|genera\\w*|geran?|gerou|produc\\w+|produz\\w*|origin\\w+|enferma\\w*|adoec\\w*|criam?|criou',
  ),
  inOrder(
    'gefuhle?|emotion\\w*|angste?|wut|trauer|schuldgefuhle?|stress|groll|gedanken',
    'verursach\\w*|auslos\\w*|ausgelost|fuhrt zu|fuhren zu|krank|erzeug\\w*|verantwortlich',
  ),
  inOrder(
    'emotions?|peurs?|colere|tristesse|culpabilite|stress|chagrin|rancune|pensees',
    'causent?|cause|ont cause|a cause|provoqu\\w+|creent|cree|engendr\\w+|declench\\w+|malade|responsables?',
  ),
]

const OTHERS_EN =
  '(?:your|the|her|his|their) (?:own )?(?:mother|father|parents?|ancestors?|grand\\w+|partner|husband|wife|family|lineage|bloodline|upbringing|past)'
export const blame: Patterns = [
  words(
    "you(?:'ve| have)? (?:yourself )?(?:created|caused|attract(?:ed)?|manifest(?:ed)?|brought (?:this|it|on)|chose this|invited this)|(?:is|are|was) to blame|responsible for (?:this|your) (?:illness|symptom|pain|condition|suffering)|because (?:of )?you|because your (?:mother|father|parents?|ancestors?|family|partner|soul)|karm(?:a|ic)|(?:your|the) souls? (?:has |have )?(?:chose|chosen|agreed|decided|wanted)|(?:ancestral|generational|inherited) (?:guilt|karma|curse|sin|burden|wound|pain|pattern|trauma)s?|your (?:own )?responsibility that|cursed?|curses|punish\\w*|(?:your|her|his|their) sins?|past[- ]?li(?:fe|ves)|previous li(?:fe|ves)|former li(?:fe|ves)",
  ),
  /(?<!\b(?:not|isn't|none of (?:it|this|that) is|never|nobody's|wasn't) )\b(?:your|her|his|their) (?:own )?fault\b/u,
  inOrder(
    OTHERS_EN,
    'caused|causes|gave (?:you|our|the|this)|is the reason|are the reason|passed (?:this|it) (?:on|down)|made you (?:ill|sick)|are to blame|is to blame',
  ),
  words(
    'lo (?:creaste|has creado|provocaste)|tu (?:creaste|provocaste|atraes|atrajiste)|atraes|atrajiste|(?<!no es |no fue )(?:tu culpa|su culpa|culpa tuya|culpa de tu \\w+)|por tu culpa|karma|carma|castigos?|pecados?|maldicion|vidas? (?:pasadas?|anteriores?)|voce (?:criou|atraiu|causou|atrai|provocou)|(?<!nao e |nao foi )sua culpa|porque voce|maldicao',
  ),
  words(
    'du hast (?:\\w+ ){0,5}(?:erschaffen|verursacht|angezogen)|sie haben (?:\\w+ ){0,5}(?:erschaffen|verursacht|angezogen)|(?<!nicht )(?:deine|ihre) (?:eigene )?schuld|selbst schuld|weil (?:du|deine (?:mutter|eltern|ahnen))|strafe|bestraft|sunden?|verflucht|fluch|fruheren? leben',
  ),
  words(
    "(?:tu as|tu l'as|vous avez|vous l'avez) (?:\\w+ ){0,2}(?:cree|attire|cause|provoque)|(?<!pas (?:de )?)(?:ta|votre) faute|parce que (?:tu|vous)|punition|peches?|malediction|vies? (?:anterieures?|passees?)",
  ),
]

const CARE_EN =
  'doctors?|physicians?|gps?|hospitals?|clinics?|medical (?:care|help|advice|treatment|attention)|conventional medicine|surger(?:y|ies)|surgeons?|operations?|vaccin\\w+|tests?|scans?|check-?ups?|screenings?|biops(?:y|ies)|oncolog\\w+|specialists?|psychiatrists?|emergency (?:services|room)|ambulance'
const AGAINST_EN =
  'cancel(?:l?ing)?|skip(?:ping)?|refus(?:e|ing)|avoid(?:ing)?|ignor(?:e|ing)|distrust(?:ing)?|postpon(?:e|ing)|delay(?:ing)?|put(?:ting)? off|stop(?:ping)? (?:seeing|going)'
export const discouragingCare: Patterns = [
  new RegExp(
    `(?<!\\b(?:not|never|don't) (?:(?:${AGAINST_EN}),? (?:or )?){0,3})\\b(?:${AGAINST_EN})\\b[^.!?\\n]{0,40}\\b(?:${CARE_EN})\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:do not|don't|never|no) (?:need (?:to |for )?|see |go to |visit |consult |call |trust |listen to |believe |rely on |have to see )[^.!?\\n]{0,25}\\b(?:${CARE_EN})\\b`,
    'u',
  ),
  inOrder('instead of|rather than|better than|beyond the reach of', CARE_EN, 30),
  new RegExp(
    `\\b(?:${CARE_EN}|treatments?|therap(?:y|ies)|medicine)\\b (?:is|are|was|were)? ?(?:lying|lie|lies|wrong|poison\\w*|useless|harmful|unnecessary|not needed|cannot help|can't help|do not know|don't know|won't help|not (?:\\w+ )?(?:necessary|needed|required)|no longer|do not (?:understand|help)|does not (?:understand|help|know)|cannot|can't)\\b`,
    'u',
  ),
  inOrder(
    'no necesitas?|no hace falta|no es necesari[oa]|nao e necessari[oa]|no vayas?|no acudas|evit[ae]\\w*|cancel[ae]\\w*|en lugar de|en vez de|nao precis\\w+|nao va|nao procure|em vez d[eo]|desconfi\\w+',
    'medic[oa]s?|doctor(?:es|a)?|hospital\\w*|cirug\\w+|cirurg\\w+|operacion|operacao|vacunas?|vacinas?|pruebas?|exames?|examenes',
  ),
  inOrder(
    'brauch\\w+ kein\\w*|(?:ist|sind) nicht notig|nicht (?:zum|zur|ins)|geh\\w* nicht|statt|anstatt|vermeid\\w+|absag\\w+|sag\\w*',
    'arzt|arzte|arztin|operation|impf\\w*|krankenhaus|untersuchung\\w*|op',
    30,
  ),
  inOrder(
    "pas besoin|pas necessaires?|n'all\\w+ pas|ne va pas|ne consult\\w+ pas|evit\\w+|annul\\w+|au lieu d\\S*|plutot que",
    'medecins?|docteurs?|hopital|hopitaux|chirurgie|operation|vaccin\\w*|examens?|tests?',
  ),
]

export const harmfulPractice: Patterns = [
  words(
    'fasting|fast for (?:\\d+|a|one|two|three|several)|(?:water|juice|dry) (?:fast|cleanse)|cleanse|cleanses|purg(?:e|es|ing)|induce vomiting|make yourself vomit|laxatives?|enemas?|calories?|los(?:e|ing) weight|weight loss|target weight|slimming|\\d+ ?(?:kg|kilos?|pounds|lbs)|cold plunges?|ice baths?|cold showers?|hold(?:ing)? (?:your|the) breath|breath[- ]?(?:hold\\w*|retention)|retain (?:your|the) breath|hyperventilat\\w+|stop eating|eat nothing|eat only|(?:drink |take )only water|no (?:solid )?food|vomit (?:after|before|to)|microdos\\w*|(?:psychedelic |magic )?mushrooms|smok(?:e|ing) (?:a|some|weed|herbs|it)|skip (?:a )?meals?|(?:need|needs|without) no? ?(?:sleep|food)|bloodletting',
  ),
  words(
    'ayahuasca|psilocybin\\w*|psychedelic\\w*|psychoactive\\w*|magic mushrooms?|peyote|mescaline|ibogaine?|kambo|dmt|lsd|mdma|cannabis|marijuana|kratom|kava|datura|salvia|zauberpilze|cogumelos magicos|hongos magicos',
  ),
  words(
    'ayun[aeo]\\w*|purga\\w*|adelgaz\\w+|perder peso|banos? (?:helados?|de hielo)|duchas? frias?|(?:aguant|conten)\\w* la respiracion|jejum|jejuar|emagrec\\w+|banho gelado|prender a respiracao|laxantes?|calorias?',
  ),
  words(
    'heilfasten|fasten|faste|fastet|fastenkur|abfuhrmittel|kalorien|eisbad\\w*|kalt duschen|luft anhalten|atem anhalten',
  ),
  words(
    'jeuner|jeune (?:hydrique|intermittent|therapeutique)|un jeune de|maigrir|perdre du poids|bains? (?:glaces?|froids?)|douches? froides?|(?:retenir|retenez|retiens) (?:la|sa|ta|votre) respiration|laxatifs?',
  ),
]

export const harm: Patterns = [
  words(
    'kill (?:yourself|himself|herself|themselves|myself)|end (?:your|my|his|her|their) li(?:fe|ves)|suicid\\w+|overdos\\w+|lethal|self[- ]harm\\w*|cut yourself|better off dead|selbstmord|umbringen|suizid\\w*|matarte|se suicider|matar-se',
  ),
]

export const sexual: Patterns = [
  words(
    'sex|sexual\\w*|sexually|sexy|erotic\\w*|erotis\\w+|erotique\\w*|orgasm\\w*|naked|nude|masturbat\\w+|genital\\w*|porn\\w*|arous(?:e|al|ed|ing)|sensually|seducti\\w+|nackt|sexo|desnud[oa]s?|sexuel\\w*|sexuell\\w*',
  ),
]

export const mission: Patterns = [
  words(
    "(?:you are|you're|you have been) (?:the )?(?:chosen|a prophet|the messiah)|chosen (?:one|you)|(?:special|sacred|divine|holy|secret) mission|your mission|the voices|hear(?:ing)? voices|voices (?:in your head|are|tell)|messages? from (?:god|angels?|spirits?|your guides|the universe|beyond)|(?:god|angels?|spirits?|the universe) (?:is|are) (?:telling|speaking|calling|sending)|spirit guides?|messiah|(?:no longer|do not|don't) need (?:sleep|food|to sleep|to eat)",
  ),
  words(
    'eres (?:el|la) elegid[oa]|mision (?:especial|divina|sagrada)|las voces|missao (?:especial|divina|sagrada)|as vozes|voce e (?:o|a) escolhid[oa]',
  ),
  words(
    "auserwahlt\\w*|(?:besondere|gottliche|heilige) mission|die stimmen|(?:vous etes|tu es) (?:l')?elue?|mission (?:divine|speciale|sacree)|les voix",
  ),
]

const ROLE_EN =
  '(?:\\w+ )?(?:doctor|physician|therapist|psychologist|psychiatrist|psychic|nurse|healer|medium|clairvoyant|human|shaman|counsellor|counselor)'
export const persona: Patterns = [
  words(
    `(?:i am|i'm|as) (?:a|an|your|the) ${ROLE_EN}|in my (?:medical|clinical|professional) \\w+|my (?:patients?|practice|clinic)|i prescribe|i (?:would )?recommend that you take`,
  ),
  words(
    '(?:soy|como) (?:un |una |tu |su )?(?:medic[oa]|doctora?|terapeuta|psicolog[oa]|curander[oa])|(?:sou|como) (?:um |uma |seu |sua )?(?:medic[oa]|doutora?|terapeuta|psicolog[oa])|(?:te|le) receto',
  ),
  words(
    '(?:ich bin|als) (?:ein |eine |dein |deine |ihr |ihre )?(?:arzt|arztin|therapeut\\w*|psycholog\\w*|heiler\\w*|hellseher\\w*)|ich verschreibe',
  ),
  words(
    '(?:je suis|en tant que) (?:un |une |votre |ton )?(?:medecin|docteur|therapeute|psychologue|guerisseu\\w+|voyante?)|je (?:vous |te )?prescris',
  ),
]

export const instructions: Patterns = [
  words(
    "system prompt|my (?:hidden )?(?:instructions|prompt|rules|guidelines)|(?:i was|i am|i've been) (?:told|instructed|programmed|not allowed)|(?:previous|prior|above) instructions|ignore (?:all|any|your|the|previous)|language model|as an ai|openai|chatgpt|gpt[- ]?\\d|api[_ -]?keys?|secret[_ -]?keys?|sk[-_](?:live|test|proj)?\\w*|whsec_\\w*|environment variables?|symptom_data|ai_analysis|json schema|\\w+_(?:key|secret|token)|dan mode|you are a (?:\\w+ ){0,3}(?:guide|assistant|model)|never (?:mention|reveal|write about)|(?:here are|these are) (?:my|the) rules|(?:is|has been) (?:now )?unlocked|you are (?:now )?(?:subscribed|an? admin\\w*)|pay (?:here|now)|credit card|click (?:here|on|the)",
  ),
  words(
    'mis instrucciones|instrucciones del sistema|modelo de lenguaje|minhas instrucoes|modelo de linguagem|(?:olvida|ignora|esquece|esqueca) (?:\\w+ ){0,2}(?:instrucciones|reglas|instrucoes|regras)|(?:vergiss|ignoriere) (?:\\w+ ){0,2}(?:anweisungen|regeln)|(?:oublie|ignore)z? (?:\\w+ ){0,2}(?:instructions|regles|consignes)|meine (?:anweisungen|regeln)|systemprompt|sprachmodell|mes (?:instructions|consignes)|invite systeme|modele de langage',
  ),
]

/** Phrases that give a meaning, which companion mode must not. */
export const meaning: Patterns = [
  words(
    'symboli[sz]es?|symbol of|represents?|stands? for|(?:is|are) a (?:sign|message|lesson|teacher|gift)|(?:the )?(?:meaning|message|lesson) (?:of|behind) (?:your|this|the)|(?:is|are) (?:linked|connected) (?:with|to)|(?:may|might|could|can) (?:reflect|mirror)|reflects|mirrors|trying to (?:tell|show|teach) you|happen(?:s|ed) for a reason',
  ),
]
