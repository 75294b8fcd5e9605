/** Text-message spellings and misspellings that tolerant matching cannot reach, and what they stand for. */
export const ALIASES: ReadonlyMap<string, string> = new Map(
  `u=you couldnt=cant wouldnt=wont doesnt=dont didnt=dont hasnt=havent arent=isnt aint=isnt wasnt=isnt werent=isnt shouldnt=dont ur=your r=are im=im ima=im gonna=going_to wanna=want_to gotta=have_to tryna=trying_to cannot=cant carnt=cant cany=cant
  canot=cant cnt=cant dnt=dont wnt=wont wouldnt=wouldnt aint=isnt tonite=tonight nite=night 2nite=tonight
  tmrw=tomorrow tomoz=tomorrow 2moro=tomorrow rn=right_now atm=right_now bc=because cuz=because coz=because ppl=people
  thru=through ive=i_have id=i_would ill=ill bf=boyfriend gf=girlfriend hubby=husband mum=mum mom=mum mam=mum mama=mum
  mommy=mum mummy=mum dad=dad daddy=dad mins=minutes min=minutes hrs=hours hr=hour yrs=years yr=year wks=weeks wk=week
  mths=months ktms=kms yo=year_old temp=temperature temps=temperature dr=doctor doc=doctor gp=doctor docs=doctor meds=meds
  sewerslide=suicide sewercide=suicide unalive=unalive suacide=suicide sucide=suicide
  suiside=suicide suicidle=suicidal suisidal=suicidal sucidal=suicidal suicidel=suicidal selfharm=self_harm sh=self_harm
  breth=breath brest=breast cheast=chest chset=chest tounge=tongue toung=tongue thraot=throat thorat=throat
  stomache=stomach tummy=stomach belly=stomach tum=stomach abdomen=stomach diarrhea=diarrhoea diarhea=diarrhoea
  diarrea=diarrhea siezure=seizure seziure=seizure seisure=seizure sezure=seizure anafilaxis=anaphylaxis anaphalaxis=anaphylaxis
  anafilactic=anaphylactic alergic=allergic rection=reaction pregant=pregnant pregnent=pregnant prego=pregnant preggers=pregnant
  preggo=pregnant hemorrhage=haemorrhage hemorage=haemorrhage haemorage=haemorrhage bleedin=bleeding blod=blood bloood=blood
  faintd=fainted hurtin=hurting brething=breathing breathin=breathing
  breathng=breathing beathe=breathe breate=breathe brathe=breathe nappie=nappy diaper=nappy diapers=nappies poop=poo pooped=pooed pooping=pooing
  swolen=swollen swollin=swollen numbb=numb dizy=dizzy stroak=stroke hospitol=hospital paracetemol=paracetamol
  tylenol=paracetamol acetaminophen=paracetamol advil=ibuprofen motrin=ibuprofen vomitting=vomiting vommit=vomit puking=puking
  iwanttodie=i_want_to_die wanttodie=want_to_die killmyself=kill_myself endmylife=end_my_life iwannadie=i_want_to_die
  hurtmyself=hurt_myself cutmyself=cut_myself wannadie=want_to_die iwanttokillmyself=i_want_to_kill_myself endit=end_it
  xq=porque pq=porque tb=tambien kiero=quiero kero=quero qiero=quiero stou=estou vc=voce q=que k=que
  nao=nao naum=nao ñ=no aora=ahora haora=ahora mrir=morir morirme=morir_me matarme=matar_me suicidarme=suicidar_me cortarme=cortar_me
  hacerme=hacer_me dormirme=dormir_me tirarme=tirar_me quitarme=quitar_me pegarme=pegar_me herirme=herir_me lastimarme=lastimar_me
  jveu=je_veux jsuis=je_suis jveux=je_veux jvais=je_vais jpeux=je_peux jai=j_ai jarrive=j_arrive jpp=j_en_peux_plus jen=j_en pk=pourquoi
  ché=je_sais chui=je_suis chuis=je_suis cest=c_est aujourdhui=aujourdhui nich=nicht ned=nicht habs=habe_es
  gehts=geht_es ists=ist_es wills=will_es kanns=kann_es nimmer=nicht_mehr mud=mude muad=mude wars=war_es hats=hat_es gings=ging_es tuts=tut_es hab=habe nix=nichts`
    .split(/\s+/u)
    .map((pair) => pair.split('=') as [string, string])
    .map(([from, to]): [string, string] => [from, to.replaceAll('_', ' ')])
    .filter(([from, to]) => from !== to),
)

const NUMBERS: ReadonlyMap<string, number> = new Map(
  `two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15
  sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 hundred=100 dozen=12
  dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 doce=12 trece=13 catorce=14 quince=15 dieciseis=16
  diecisiete=17 veinte=20 treinta=30 cuarenta=40 cincuenta=50 cien=100
  zwei=2 drei=3 vier=4 funf=5 fuenf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12 zwoelf=12 dreizehn=13 vierzehn=14
  funfzehn=15 sechzehn=16 siebzehn=17 zwanzig=20 dreißig=30 dreissig=30 vierzig=40 funfzig=50 hundert=100
  deux=2 trois=3 quatre=4 cinq=5 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16
  vingt=20 trente=30 quarante=40 cinquante=50 cent=100
  dois=2 duas=2 quatro=4 sete=7 oito=8 nove=9 dez=10 doze=12 treze=13 quinze=15 dezesseis=16 dezassete=17 dezessete=17
  vinte=20 trinta=30 quarenta=40 cinquenta=50 cem=100`
    .split(/\s+/u)
    .map((pair) => pair.split('='))
    .map(([word = '', value]): [string, number] => [word, Number(value)]),
)

/** The number that a word of one of the five languages stands for. */
export const numberOf = (word: string): number | undefined => NUMBERS.get(word)

/** Everyday words one letter away from a word that matters; they are themselves and never a misspelling of it. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `smelling spelling dwelling telling selling breeding pleading reading feeding weeding needing leading breading scared scarred
  stared started starred planned planed later latter diner dinner hoping hopping writing waiting wanting washing watching
  walking talking working cooking looking booking taking making baking waking shaking shaving sharing having saving bathe bathing
  beating heating eating seating creating treating threat thread threads breads breast breasts breath breathe broth brother
  mother father bother another month mouth south tooth teeth north worth health wealth heath heather weather leather
  feather gather rather lather house mouse horse worse course source nurse purse curse verse sense tense dense
  fading facing racing pacing placing lacing plaiting painting pointing printing fainting counting mounting
  swimming swinging swearing sweating wearing hearing fearing tearing bearing nearing clearing
  clearly nearly early yearly dearly pearly really loving living giving diving driving arriving
  learning leaning cleaning meaning burning turning morning mourning moaning
  counselling cancelled cancel counsel chancel counter country county count
  stroking stoking smoking soaking speaking sneaking stroller strong string spring
  patient patience patent parent parents present prevent percent
  meditation medication mediation dedication medicating meditating
  weekly weakly weekend weakened winter window wonder wander wandering wondering
  better letter bitter butter matter litter sitter setter
  passing parsing pausing posing poising prison poison person
  bowel towel vowel trowel bowl bowling howling
  heaven heavy heavily heavenly seventh
  throat threat treat tread
  choking joking poking woking choosing chasing chosen
  hanging banging changing ranging hugging
  sharp shape sharper chapter
  pleased please police
  sister mister blister blisters plaster faster master disaster
  hospital hospitable hospitality
  thought through thorough though bought brought fought
  headache headaches
  cutting putting getting setting sitting hitting fitting
  tablet tablets table tables
  stopped stooped stepped slipped shipped shopped dropped drooped chopped
  numbers number numbed lumber slumber umbrella
  lemon melon felon
  matar mater meter metro motor mirar morir mover
  pecho peche hecho lecho techo fecho
  sangre sangria
  cuerpo cuervo
  fiebre liebre febrero
  brazo brasa abrazo
  mordre mourir nourrir courir couvrir
  poitrine vitrine
  sterben streben stecken stechen sprechen
  leben lieben geben loben heben
  blutung brutung bildung blutig
  atmen arbeiten armen arten
  schmerz scherz scherze scherzen
  schwanger schlanger
  kopfe kopf topf topfe
  corte norte morte sorte forte
  peito jeito feito leito
  tontura pintura cintura
  braco branco estala estalo estalar estalando estalam kochen knochen meditacion meditaciones meditacao meditacoes meditieren meditiere medizin mediziner meditar meditando meditate meditating meditated pesadilla pesadillas pesadelo derramei derramou derramar derramado`.split(
    /\s+/u,
  ),
)
