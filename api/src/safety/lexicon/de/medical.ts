import type { Wordings } from '../../concepts.ts'

/** Notfälle des Körpers, in Alltagsworten. */
export const medical: Wordings = {
  weightOnMe:
    'elefant _ mir/brust, elefant auf, stein auf der brust, gewicht auf der brust, zentner* auf, tonne auf, auf meiner brust sitz*, auf der brust sitz*',
  chestPain: 'brustschmerz*, schmerz* in der brust, brust tut weh, brustenge, druck auf der brust, stiche in der brust',
  heartAttackNow:
    'ich habe einen herzinfarkt, ist das ein herzinfarkt, herzinfarkt sein, herzinfarkt bekomm*, denke _ herzinfarkt, glaube _ herzinfarkt, herzanfall, herzstillstand, wie ein herzinfarkt, anzeichen _ herzinfarkt, kein puls',
  indigestion: 'sodbrennen, blahung*, verdauung*, magendruck',
  defibrillator: 'defi _ ausgelost, defibrillator _ ausgelost, schrittmacher _ schock, defi _ schock*, icd _ ausgelost',
  tearing: 'reissend*, reisst, zerreiss*, messerstich*, zerrissen',
  noWarning: 'ohne vorwarnung, beim sport, beim laufen, wahrend des sports, aus vollem lauf',
  droop:
    'hangt, hangend*, hangender, herab*, herunter, schief*, gelahmt*, verzogen, hangt runter, schlaff*, lahmung*, nicht mehr lacheln, hing, runter, verrutscht',
  speechLost:
    'kann nicht sprechen, kann nicht mehr sprechen, nicht mehr richtig sprechen, nicht richtig sprechen, kann nicht mehr reden, kaum sprechen, lallt, lalle, lallen, lallend*, sprache verwaschen, verwaschen*, undeutlich, spricht wirr, redet wirr, wirres zeug, findet keine worte, finde keine worte, finde die worte nicht, findet die worte nicht, worte nicht mehr, falsche worte, wortsalat, sprache _ weg, sprache verloren, sprachstorung*, spricht komisch, redet komisch, redet unsinn, nicht mehr verstehen was, worter _ durcheinander, verdreht worter, verdreht die worter, bringt kein wort, bringe kein wort, kein wort heraus, kein wort raus, keinen satz heraus, keinen satz mehr, unverstandlich*, kauderwelsch, wie betrunken, brabbelt, worter kommen falsch, worter fallen mir',
  speech: 'sprech*, sprache, spricht, rede*, worte, worter, lall*, verwaschen*, sprachstorung*',
  dropsThings:
    'lasst alles fallen, lasse alles fallen, fallt aus der hand, fallt mir aus der hand, tasse nicht halten, glas nicht halten, nicht mehr greifen, nicht greifen, becher nicht halten, gabel nicht halten, loffel nicht halten, nicht festhalten, fallt _ aus der hand',
  cantMove:
    'nicht mehr bewegen, nicht bewegen, kann _ nicht bewegen, nicht heben, nicht mehr heben, gelahmt, lahmung*, taub, kein gefuhl, gehorcht nicht, kann _ nicht heben, bewegt sich nicht, spure _ nicht mehr, spurt _ nicht mehr, unbeweglich, reagiert nicht mehr, kraftlos',
  visionLost:
    'sehe nichts mehr, sieht nichts mehr, plotzlich blind, erblind*, auf einem auge nichts, auf einem auge blind, auge blind, sehverlust, sehkraft verloren, nicht mehr sehen, nichts mehr gesehen, nichts gesehen, sehe auf _ nichts, halbes gesichtsfeld, gesichtsfeld*, sehkraft weg, sehausfall, nichts mehr sehen, auge _ schwarz, sehe nicht mehr, nichts sehen',
  doubleVision: 'doppelt, doppelbilder, sehe doppelt, sieht doppelt, doppeltsehen',
  balance:
    'gleichgewicht*, nicht mehr gerade gehen, kann nicht geradeaus, torkel*, schwank*, taumel*, nicht mehr gehen, kann nicht mehr stehen, kippt zur seite, falle zur seite, gangunsicher*, nicht stehen, gangstorung',
  strokeNow:
    'ist das ein schlaganfall, schlaganfall sein, schlaganfall haben, glaube _ schlaganfall, denke _ schlaganfall, wie ein schlaganfall, anzeichen _ schlaganfall, hirnblutung, schlaganfall bekomm*, tia',
  confused:
    'verwirr*, desorientiert*, weiss nicht wo, weiss nicht mehr wo, weiss nicht welcher tag, erkennt mich nicht, erkennt uns nicht, erkennt _ nicht mehr, durcheinander, wirr*, redet wirr, delir*, halluzin*, nicht bei sich, weggetreten, neben sich, nicht ansprechbar, fantasiert, benimmt sich seltsam, komisch drauf, wesensverandert, weiss ihren namen nicht, weiss seinen namen nicht, nicht orientiert, unsinn',
  drowsy:
    'schlafrig*, benommen*, teilnahmslos*, apathisch, kaum wach, kaum zu wecken, schwer weckbar, nicht wach, schlaft nur, schlapp*, nicht weckbar, dammert weg, nickt immer, nicht ansprechbar, lethargisch, wegdammer*, bleibt nicht wach, kann nicht wach bleiben, nicht wach halten, augen nicht offen, augen kaum offen, schlaft standig, schlaft immer wieder ein, reagiert kaum, somnolent, halb bewusstlos, eingetrubt, wegnick*, schwer zu wecken, kaum ansprechbar',
  blueLips:
    'lippen _ blau*/lila/blaulich*/grau*, blaue/blauen/blauliche lippen/nagel/fingernagel/finger, lauft blau an, blau angelaufen, lief blau an, wird blau, wurde blau, ist blau, zunge blau, fingernagel _ blau, blau um den mund, blau im gesicht, blau anlauft',
  bluish: 'blau*, lila, violett, grau*',
  coughBlood:
    'blut hust*, huste blut, hustet blut, bluthusten, blut gehustet, blut im auswurf, blutiger auswurf, spucke blut, spuckt blut, blut gespuckt, blut ausgehustet, husten _ blut, huste _ blut, hustet _ blut, hellrotes blut beim husten, blut beim husten',
  legSwelling:
    'beine geschwollen, geschwollene beine/knochel/fusse, dicke beine, dicke knochel, beine _ dick, knochel geschwollen, fusse geschwollen, wasser in den beinen',
  wheeze: 'pfeif*, giem*, rassel*, brodel*, pfeifende atmung, hustet standig, hustet ununterbrochen',
  inhalerFails:
    'spray/inhalator/asthmaspray/notfallspray/salbutamol _ hilft nicht, spray/inhalator/asthmaspray/notfallspray _ nicht/nichts/kaum/keine _ mehr/hilft/wirkt/bringt/wirkung, spray/inhalator/asthmaspray _ leer, asthmaspray/inhalator/spray wirkt/hilft/bringt nicht/kaum/nichts, ohne spray, ohne mein spray',
  inhaler: 'spray, inhalator, asthmaspray, salbutamol, notfallspray',
  lieFlat:
    'nicht flach liegen, kann nicht liegen, nur im sitzen, flach liegen, aufrecht sitzen, im sitzen schlafen, #n kissen, nicht hinlegen, im liegen keine',
  air: 'luft, atmen, atem',
  pinkFroth: 'rosa schaum*, schaumig*, rosafarben*, blutiger schaum, schaum vor dem mund',
  cantSpeakSentences:
    'keinen ganzen satz, keinen satz, ganze satze, ganzen satz, nur einzelne worte, nur noch einzelne worte, nur wenige worte, worte am stuck, nicht zu ende sprechen, kaum sprechen vor, nach jedem wort, kaum reden',
  chokingNow:
    'verschluckt und, erstickt an, steckt im hals, im hals stecken, steckt in der kehle, verschluckt sich, hat sich verschluckt, bekommt keine luft nach, in der luftrohre, stecken geblieben, steckengeblieben, erstickt fast',
  choking: 'verschluck*, erstick*, wurg*',
  stridor:
    'stridor, bellend*, krupp*, pseudokrupp, bellhusten, pfeifende einatmung, gerausch beim einatmen, rochel*, ziehendes gerausch',
  asthma: 'asthma*',
  allNight: 'die ganze nacht',
  breathIn:
    'beim einatmen, beim atmen, tief einatme, tiefes einatmen, einatmen, tief luft hole, atemabhangig*, beim luftholen, wenn ich atme, jedem atemzug',
  flightOrOp:
    'flug, langstrecke*, langstreckenflug, operation, op, operiert, gips, kaiserschnitt, pille, bettlagerig, busfahrt, autofahrt, thrombose, knieoperation, huftoperation, knie op, huft op, zugfahrt, entbindung',
  pill: 'pille, verhutung*, hormon*',
  stoppedBreathing:
    'atmet nicht, hat aufgehort zu atmen, hort auf zu atmen, keine atmung, aufgehort zu atmen, atmet nicht mehr, atemaussetzer, atemstillstand, atempausen',
  sleepApnoea: 'im schlaf, schnarch*, apnoe, schlafapnoe',
  inhaledSmoke: 'rauch eingeatmet, rauchvergiftung, hausbrand, wohnungsbrand, rauchgas*',
  airwaySwelling:
    'hals/kehle/zunge/rachen/kehlkopf _ schwillt/schwell*/geschwoll*/zugeschwoll*/zu/dick/schwoll/angeschwoll*, schwillt _ hals/zunge/kehle/rachen, geschwollene zunge, zunge _ dick, zunge dicker, zunge grosser, hals geht zu, kehle schnurt, hals schnurt sich zu, hals schwillt, hals zugeschwollen, schnurt _ kehle zu, schnurt _ hals zu',
  throatTight:
    'hals/kehle _ eng*/zu/schnurt, enge im hals, kann nicht schlucken, stimme _ weg/heiser/komisch, engegefuhl im hals',
  swallowHard:
    'kann nicht schlucken, kaum schlucken, nicht mehr schlucken, schluckbeschwerden, schlucken fallt, schlucken, schluckstorung*',
  tingles: 'kribbel*, juck*, brenn*, taub',
  hives:
    'quaddeln, nesselsucht, nesselausschlag, ausschlag*, juckt uberall, juckreiz am ganzen, rote flecken, juckt am ganzen, urtikaria, pusteln am ganzen, flecken am ganzen, juckender ausschlag, am ganzen korper rot, hautausschlag, uberall rote, juckt der ganze, juckreiz, juckt',
  everywhere: 'am ganzen korper, uberall, ganzer korper, ganzen korper, von kopf bis fuss',
  spreads:
    'breitet sich, ausbreit*, wandert, steigt, zieht hoch, wird grosser, groszer, streif*, immer weiter, hochzieht',
  allergen:
    'wespe*, biene*, bienenstich*, wespenstich*, hornisse*, hummel*, insektenstich*, erdnuss*, erdnusse, nuss, nusse, haselnuss*, walnuss*, cashew*, mandel*, garnele*, krabbe*, krabben, shrimps, meeresfruchte*, muschel*, fisch, eier, milch, sesam, spritze, impfung, geimpft, antibiotik*, neues medikament, tablette, nach dem essen, gegessen, erdbeer*, kontrastmittel, haarfarbe, allergisch, gestochen, penicillin, narkose, kuchen, allergie, latex, restaurant, probiert, sushi, keks, nach dem',
  heatRush: 'hitzewallung, todesangst, hitze steigt',
  usedEpipen:
    'epipen/adrenalin/notfallpen/adrenalinpen/adrenalinspritze/autoinjektor/fastjekt/pen _ benutzt/gegeben/gespritzt/verwendet/gebraucht/genommen/gesetzt/bekommen, adrenalin gespritzt, habe den notfallpen, epipen gegeben, nach _ adrenalin, mit dem epipen, mit dem notfallpen',
  heavyBleeding:
    'blutet stark, blute stark, starke blutung, stark blutend*, blutet heftig, viel blut, verblut*, spritzt blut, blut spritzt, spritzend*, blutlache, stromt blut, blut lauft, blut schiesst, massive blutung, blutet wie, alles voller blut, uberall blut, so viel blut, blutverlust, sturzblutung, blutung stark, blutung ist stark, lauft das blut, handtucher _ blut, schwallartig',
  wontStop:
    'hort nicht auf, nicht zu stoppen, nicht stillen, stoppt nicht, nicht gestoppt, lasst sich nicht stillen, lasst sich nicht stoppen, blutet weiter, immer noch, seit #n minuten, kommt immer, aufhoren, bekomme _ nicht gestillt, nicht gestillt, nicht stoppen, lauft weiter, unaufhorlich, ununterbrochen, immer weiter, trotz druckverband, trotz verband, trotz druck, blutet durch, durch den verband',
  soaks:
    'durchnass*, durchgeblutet, durchweicht, durchtrankt, jede stunde, stundlich, #n binden, vollgeblutet, binde _ stunde, durchblutet binde, vollgesogen, durchgesuppt, binde voll',
  pad: 'binde, binden, tampon*, vorlage*, einlage*, slipeinlage*',
  coffeeGrounds: 'kaffeesatz*',
  vomitBlood:
    'blut erbrech*, erbreche blut, erbricht blut, bluterbrechen, blut erbrochen, blut gekotzt, blut gespuckt, blut im erbrochenen, kaffeesatz*, kotze blut, spucke blut, erbroch* _ blut, schwarz erbrochen, erbreche _ blut, ubergeb* _ blut, blut ubergeben',
  blackStool:
    'stuhl*/stuhlgang/kot/kacke _ schwarz*/teer*/pech*, teerstuhl, schwarzer stuhl*, schwarzen stuhl*, schwarz wie teer, pechschwarz*, teerartig*, schwarzer kot',
  lots: 'viel, viele, menge, mengen, hellrot*, massenhaft, schussel, voll, mundvoll, stark, literweise, haufenweise',
  recentLots: 'nur blut, pures blut, toilette voller blut, kloschussel rot',
  clots: 'klumpen, koagel*, blutklumpen, gerinnsel, blutkoagel*',
  swallowing: 'schlucke blut, lauft in den rachen',
  nosebleed: 'nasenbluten, nase blutet, blut aus der nase, blutet aus der nase',
  gumsBleed: 'zahnfleisch blutet, zahnfleischbluten',
  tinySpots:
    'kleine rote punkte, rote punktchen, petechien, punktformig*, stecknadelkopf*, einblutung*, lila punkte, rote punkte, lila flecken',
  bruises: 'blaue flecken, bluterguss*, hamatom*, blauer fleck, blutergusse',
  deep: 'tief*, klaff*, bis auf den knochen, arterie, schlagader, sehne',
  bone: 'knochen, sehne',
  spurts: 'spritz*, pulsier*, schiesst, stossweise',
  severed:
    'abgetrennt, finger ab, abgeschnitten _ finger/daumen, fingerkuppe, amputiert, finger abgesagt, abgerissen, daumen ab, abgesagt',
  stabbed:
    'messerstich in, niedergestochen, angeschossen, mit einem messer verletzt, schussverletzung, stichverletzung, in den bauch gestochen',
  afterOperation:
    'nach der op, nach der operation, nach op, operation, operiert, op, kaiserschnitt, mandel op, mandeln, zahn gezogen, weisheitszahn, narbe, naht, frisch operiert, wundnaht',
  coldSkin: 'kalte hande, kalte fusse, kalte haut, haut _ kalt, feuchtkalt, kalt und, eiskalt*, kaltschweissig',
  thunderclap:
    'vernichtungskopfschmerz, donnerschlag*, schlimmste* kopfschmerz*, starkste* kopfschmerz*, kopfschmerz* _ explosion, wie ein schlag _ kopf, kopf explodiert, schlagartig* kopfschmerz*, im kopf _ geplatzt/geknallt/gerissen, noch nie solche kopfschmerz*, noch nie so starke kopfschmerz*, kopfschmerzen meines lebens, wie ein hammerschlag, blitz im kopf, wie mit dem hammer, knall im kopf',
  exploded:
    'explo*, explodiert, geplatzt, platzt, hammerschlag, schlag, blitz, donner*, knall, binnen sekunden, innerhalb von sekunden, sekunden',
  morning: 'morgens, am morgen, beim aufwachen, weckt mich, jeden morgen',
  lies: 'im liegen, beim bucken, beim husten, beim liegen',
  personality:
    'wesensverander*, personlichkeit verandert, ganz anders als sonst, nicht er selbst, nicht sie selbst, verhalt sich komisch, verhalt sich seltsam, benimmt sich komisch',
  jawChewing: 'beim kauen, kauen',
  scalpSore: 'kopfhaut, schlafe, schlafen',
  headInjury:
    'kopf gestossen, kopf angeschlagen, kopf gefallen, auf den kopf, kopf aufgeschlagen, am kopf, schlag auf den kopf, schlag gegen den kopf, gegen den kopf, kopf gehauen, gehirnerschutterung, kopfverletzung, mit dem kopf, kopf gegen, vom fahrrad gesturzt, vom rad gesturzt, vom pferd, treppe gesturzt, treppe runter, von der leiter, motorradunfall, fahrradunfall, fahrradsturz, gesturzt _ kopf, sturz auf, autounfall, kopf geknallt, hinterkopf _ gefallen, hinterkopf gefallen, kopf geschlagen, vom rad gefallen, vom fahrrad gefallen, hingefallen _ kopf, kopfball, kopf an',
  memoryGap:
    'erinnere mich nicht, erinnert sich nicht, weiss nicht mehr, gedachtnis*, filmriss, gedachtnislucke, fragt immer wieder, fragt standig, amnesie, keine erinnerung, an nichts erinnern, nicht erinnern',
  earFluid: 'flussigkeit _ ohr/nase, blut _ ohr, ohr blutet, klare flussigkeit',
  pupils: 'pupille* _ gross*/unterschiedlich/verschieden/ungleich, eine pupille, pupillen ungleich',
  drooping: 'hangendes lid, hangt',
  bigSwelling: 'riesige beule, grosse beule, delle, weiche beule',
  seizure:
    'krampfanfall*, epileptisch*, krampft, krampfte, gekrampft, zuckt am ganzen, zuckungen, zuckte am ganzen, augen verdreht, verdreht die augen, schaum vor dem mund, fieberkrampf, anfall, anfalle, krampfanfalle, am ganzen korper gezuckt, zuckte, verkrampft am ganzen, grand mal',
  notRecovered: 'wacht nicht auf, kommt nicht zu sich, immer noch nicht, reagiert nicht',
  injured: 'verletz*, zunge gebissen, auf die zunge, eingequetscht, gequetscht, gestoszen',
  first: 'erste mal, ersten mal, erster, ersten, noch nie, nie zuvor, zum ersten',
  unconscious:
    'bewusstlos*, reagiert nicht, nicht ansprechbar, keine reaktion, nicht bei bewusstsein, ohne bewusstsein, liegt auf dem boden, zusammengebrochen und, leblos',
  wontWake:
    'wacht nicht auf, wacht nicht mehr auf, nicht aufwecken, nicht zu wecken, nicht wecken, nicht wach zu, nicht weckbar, kaum zu wecken, nicht mehr wach, lasst sich nicht wecken, bekomme _ nicht wach, kriege _ nicht wach, nicht wachbekommen, kaum wachzubekommen, nicht wachzukriegen, schwer zu wecken, bekommen _ nicht wach',
  saddleNumb:
    'taub _ zwischen den beinen, zwischen den beinen _ taub/gefuhl, zwischen den beinen taub, taub* _ genital*/intimbereich/gesass/po/scham*/after/damm/schritt/hintern, genitalbereich _ taub/gefuhllos, intimbereich _ taub/gefuhllos, schritt _ taub, kein gefuhl beim wasserlassen, kein gefuhl beim abwischen, spure nicht wenn ich, spure den po nicht, po _ taub, gesass _ taub, gefuhl zwischen den beinen, reithose*, abwischen nichts',
  cantPee:
    'kann nicht pinkeln, kann nicht wasser lassen, kein wasser lassen, kann nicht mehr pinkeln, nicht urinieren, kein urin, harnverhalt, nicht mehr aufs klo, nicht wasserlassen, kein pipi, nicht pinkeln, wasser lassen nicht, nichts kommt, kommt kein urin, blase _ nicht entleeren, blase nicht leer, blase nicht entleeren, urin kommt nicht, wasserlassen nicht, kommt kein tropfen, nur tropfen, kann kein wasser',
  incontinence:
    'inkontinen*, eingenasst, eingepinkelt, in die hose gemacht, kann _ nicht halten, urin nicht halten, stuhl nicht halten, stuhl nicht mehr halten, urin nicht mehr halten, wasser nicht halten, wasser nicht mehr halten, kontrolle _ blase/darm, blase nicht kontrollieren, ins bett gemacht, nasse mich ein, nass ich mich, blase nicht mehr, urin verloren, verliere urin',
  sciatica: 'ischias*',
  climbing:
    'steigt hoch, wandert hoch, von den fussen, aufsteigend*, zieht nach oben, steigt auf, nach oben wandert, steigt immer',
  sepsis: 'sepsis, blutvergiftung, septisch*',
  infected:
    'entzund*, infekt*, infiziert*, eiter*, lungenentzundung, blasenentzundung, nierenbecken*, abszess, infektion*, harnwegsinfekt*, vereitert, grippe',
  mottled: 'marmorier*, fleckig*, gefleckt, graue haut, blaulich* haut, haut _ fleckig/marmoriert/grau',
  veryIll:
    'noch nie so krank, noch nie so schlecht, noch nie so elend, sterbe gleich, ich sterbe, todkrank, schwerkrank, sterbenskrank, ganz schlecht, sehr schlecht, kann nicht mehr aufstehen, elend, kann kaum aufstehen, geht es immer schlechter, komme nicht hoch, so elend',
  noUrine:
    'kaum urin, kaum gepinkelt, kaum pipi, kein pipi, nicht gepinkelt, keine nasse windel, windel trocken, trockene windel*, seit stunden nicht gepinkelt, wenig urin, pinkelt nicht, pinkelt kaum, kein urin, nicht auf der toilette, keine nassen windeln, muss kaum aufs klo, kaum noch pinkeln',
  breathFast:
    'atmet schnell, atmet sehr schnell, atme schnell, schnelle atmung, atmet hastig, hechel*, schnell atmet, schnell atmen, atmung _ schnell, atmet zu schnell, atmet ganz schnell',
  breathSlow:
    'atmet langsam, atmet kaum, langsame atmung, flach, atmet sehr langsam, atmung _ langsam, atmung flach, rochel*',
  rashNoFade:
    'flecken/punkte/ausschlag/punktchen _ nicht/kaum wegdruck*/verschwind*/weg/blass*/verblass*, nicht wegdrucken, lasst sich nicht wegdruck*, lassen sich nicht wegdruck*, glastest, lila flecken, dunkelrote flecken, violette flecken, einblutungen _ haut, petechien, bleiben beim druck, verschwinden nicht beim, verschwinden nicht, blassen nicht, glas nicht',
  purple: 'lila, violett*, dunkelrot*, blaurot*, blaulich*',
  highPressure:
    'blutdruck _ hoch, hoher blutdruck, hohen blutdruck, blutdruck _ #pressure, bluthochdruck, eiweiss im urin, #pressure zu',
  chemo:
    'chemo*, immunsuppr*, leukozyten, immunsystem _ unterdruckt, keine milz, stammzell*, neutropen*, immunschwach*, leukamie, transplantiert',
  unwellSudden: 'plotzlich schlecht, schuttelfrost',
  steroidUser: 'addison, nebennieren*, cortison seit jahren, kortison seit jahren',
  redStreak: 'roter strich, roter streifen, rote linie, rote streifen, roten streifen, roten strich, rote striche',
  skinRed: 'haut _ rot, rotung*, gerotet*, rot, rote stelle, wundrose, rotlich*',
  redHot: 'rot*, heiss*, warm*, gerotet*, uberwarmt, entzundet*',
  fast: 'schnell*, stundlich, innerhalb, rasch, stunden, seit heute',
  streak: 'streifen, strich',
  skinBlack:
    'haut _ schwarz, schwarz verfarbt, wird schwarz, schwarzer zeh, zeh _ schwarz, gangran*, abgestorben, finger _ schwarz, schwarze stelle, schwarze blasen',
  painOutOfProportion: 'viel schlimmer als es aussieht, schmerzen viel starker als',
  tropics:
    'afrika, malaria, tropen, dengue, kenia, ghana, nigeria, indien, thailand, safari, zuruck aus, uganda, tansania, kamerun, bali, indonesien, urlaub in',
  wildBite:
    'fledermaus _ gebissen/biss/gekratzt, tollwut, streuner _ gebissen, strassenhund* _ gebissen, affe* _ gebissen/gekratzt, fuchs _ gebissen, waschbar _ gebissen, gebissen _ fledermaus/affe/affen/fuchs/strassenhund, hund _ gebissen _ urlaub, streunend* _ gebissen, von einer fledermaus, von einem affen',
  lockjaw: 'kiefersperre, wundstarrkrampf, tetanus, kiefer _ sperrt, maulsperre',
  bulging: 'vorgewolbt, hervor, vorgetreten',
  shut: 'zu, zugeschwollen, nicht offnen, geschlossen',
  cantOpenMouth:
    'mund nicht offnen, mund nicht aufmachen, mund nicht mehr auf, mund kaum offnen, mund nicht auf, mund kaum auf',
  drools: 'sabber*, speichel*, speichelt',
  swallowSaliva:
    'speichel nicht schlucken, nicht mal speichel, speichel nicht mehr, spucke nicht schlucken, nicht einmal wasser, nicht mal wasser, kein wasser schlucken, eigenen speichel',
  urineBurn:
    'brennen beim wasserlassen, brennt beim pinkeln, brennt beim wasserlassen, blasenentzundung, schmerzen beim wasserlassen, brennen beim pinkeln, harnwegsinfekt, beim wasserlassen',
  tampon: 'tampon*, menstruationstasse',
  pus: 'eiter*, stinkt, nasst, ausfluss, riecht, ubelriechend*',
  navelPain: 'um den bauchnabel, am bauchnabel, bauchnabel, nabel',
  moved: 'gewandert, wandert, jetzt rechts, nach rechts gezogen, nach rechts unten, gezogen, nach rechts, verlagert',
  walkHurts:
    'weh beim gehen, beim gehen, nicht gerade stehen, nicht aufrecht, gekrummt, beim laufen weh, beim hupfen, beim husten, kaum gehen, kaum laufen, nicht laufen, gebuckt, krumm',
  touchHurts: 'beruhr*, druck*, loslassen, anfass*',
  noAppetite: 'kein appetit, keinen appetit, keinen hunger, appetitlos',
  bellyRigid:
    'bauch _ bretthart/hart/steinhart/brett, bauch bretthart*, bretthart* bauch, harter bauch, bauch hart wie, brettharter',
  noStool:
    'kein stuhlgang, keinen stuhlgang, keine winde, keine luft ab, kein stuhl, keine blahungen mehr, weder stuhl, verstopft seit tagen, kein wind, nicht mehr auf toilette, keinen stuhl, winde gehen nicht, kann nicht pupsen, kein pups, geht nichts mehr ab, nicht furzen',
  green: 'grun*, galle',
  faeces: 'riecht nach kot, kotig, koterbrechen',
  throughBack: 'in den rucken, bis in den rucken, zieht in den rucken, gurtelformig*, zum rucken, ausstrahl*',
  hours: 'stunden, die ganze nacht',
  shoulder: 'schulter',
  pulsingLump: 'pulsierend*, pochender knoten, pulsiert im bauch, bauch pulsiert',
  hernia: 'leistenbruch, hernie, nabelbruch, beule in der leiste',
  hard: 'hart, nicht zuruckdrucken, lasst sich nicht, fest, prall',
  testicleTorsion: 'hoden verdreht, hodentorsion, verdrehter hoden, hoden _ hochgezogen, hoden steht hoher',
  priapism: 'erektion _ stunden, dauererektion, erektion geht nicht',
  floaters:
    'schwarze punkte, fliegende mucken, mouches, russ, rußregen, russregen, flecken, schwarze flecken, faden, mucken',
  flashes: 'blitz*, lichtblitz*, funken',
  shower: 'regen, schwarm, viele, massenhaft',
  curtain:
    'vorhang _ auge/sehen/sicht/blick/gesichtsfeld, schatten _ auge/sehen/sicht/blick/gesichtsfeld/blickfeld, schleier vor _ auge, schwarzer vorhang, dunkler vorhang, schwarze wand, wie ein vorhang, dunkler schatten, auge _ vorhang, auge _ schatten, grauer vorhang',
  halos: 'ringe um, farbige ringe, regenbogen um, lichthof*, farbringe, halo*',
  lenses: 'kontaktlinse*, linsen',
  chemical:
    'bleiche, chlor*, saure, lauge, kalk, zement, reiniger*, putzmittel, chemikalie*, rohrreiniger, abflussreiniger, kleber, sekundenkleber, losungsmittel, batteriesaure, terpentin, ammoniak, entkalker, wc reiniger, spulmaschinen*, essigessenz',
  pierced:
    'splitter, metallspan, nagel im, glas im, fremdkorper, durchbohr*, aufgespiesst, dorn im auge, flex, angelhaken',
  suddenLoss: 'plotzlich weg, plotzlich verschwommen, auf einmal weg',
  diabetic: 'diabet*, typ 1, zuckerkrank*, zuckerkrankheit, insulinpumpe, insulin, zucker krank',
  deepBreathing: 'atmet tief, tiefe atmung, tief und schnell',
  fruityBreath: 'aceton*, riecht nach nagellack*, obstig*, atem riecht, fruchtig*',
  cantEat: 'nichts essen, isst nicht, nichts bei sich',
  sugarHigh:
    'zucker/blutzucker/zuckerwert*/werte _ hoch/uber/#n/high, blutzucker uber, zucker viel zu hoch, hohe zuckerwerte, zucker ist hoch',
  sugarLow:
    'zucker/blutzucker _ #lowsugar, unterzucker*, unterzuckert, hypoglyk*, zucker zu niedrig, zu niedriger blutzucker',
  shaky: 'zittr*, zitter*',
  thirst:
    'durst*, trinkt literweise, trinke literweise, standig durst, wasser ohne ende, trinkt standig, liter wasser, trinke nur noch, liter am tag',
  urinesOften:
    'standig pinkeln, pinkelt standig, muss dauernd, muss standig aufs klo, standig auf toilette, standig zur toilette, viel pinkeln, nachts raus, dauernd aufs klo, dauernd pinkeln, oft wasserlassen, jede nacht aufs klo, standig aufs klo, pinkel* dauernd, haufig wasserlassen, nachts pinkeln',
  weightLoss:
    'abgenommen, gewichtsverlust, nehme ab, nimmt ab, gewicht verloren, #n kilo verloren, kilo abgenommen, kilo weniger, verliere gewicht, kleidung zu weit, hosen rutschen, #n kilo leichter, magere ab',
  heat: 'hitze*, sonne*, sonnenstich, hitzschlag, hitzewelle, sauna, auto in der sonne, baustelle, pralle sonne',
  noSweat:
    'schwitzt nicht, nicht mehr schwitzt, trockene haut, haut _ trocken, hort auf zu schwitzen, schwitzt nicht mehr',
  stopped: 'aufgehort',
  coldExposure:
    'unterkuhl*, eiskaltes wasser, im schnee, ins eis eingebrochen, ins wasser gefallen, draussen gefroren, lawine',
  noShiver: 'zittert nicht mehr, hort auf zu zittern',
  frostbite: 'erfrier*, erfrorene, erfroren*',
  burn: 'verbrann*, verbrenn*, verbruh*, kochendes wasser, heisses ol, heisses fett, brandwunde*, feuer gefangen, fritteuse, brandblase*, kochendes, grillunfall',
  big: 'gross*, ganze*, ganzen, handflachengross, arm, bein, brust, rucken, bauch, grossflachig*, halben, halbe, beide',
  blisters: 'blase*, pellt sich, haut lost sich, haut ab, blasen, haut hangt, fleisch, haut geht ab',
  electric: 'strom, elektr*, steckdose, stromschlag',
  chemicalWord: 'saure, lauge, chemi*, atz*',
  white: 'weiss*, verkohlt, schwarz',
  electricShock:
    'stromschlag, stromunfall, elektroschock, blitz getroffen, blitzschlag, strom bekommen, eine gewischt bekommen, starkstrom, hochspannung, in die steckdose gefasst',
  brokenBone: 'knochen _ raus/sichtbar/schaut/guckt/ragt, offener bruch, knochen sehen, knochen sieht',
  deformed:
    'verdreht, verformt, krumm, ausgekugelt, falschen winkel, steht ab, abgeknickt, luxiert, falsch herum, unnaturlich*',
  fellHeight:
    'von der leiter, vom dach, vom balkon, gerust gefallen, metern gefallen, vom pferd gefallen, aus dem fenster, vom baum, meter tief, meter gesturzt, vom gerust, aus #n meter*',
  crash:
    'unfall*, autounfall*, angefahren, uberfahren, zusammenstoss, motorrad*, airbag, crash, auffahrunfall, verkehrsunfall, uberschlagen',
  fell: 'gefallen, gesturzt, hingefallen, sturz*, gestolpert, runtergefallen, ausgerutscht, heruntergefallen, gefallen',
  cantStand:
    'kann nicht aufstehen, kann nicht mehr aufstehen, nicht auftreten, kann nicht stehen, nicht belasten, kommt nicht hoch, nicht mehr laufen, nicht laufen, nicht aufstehen, nicht mehr auftreten',
  injuredTight: 'gips _ eng, gips zu eng, gips druckt, eingeklemmt _ stunden, eingequetscht, verschuttet, kompartment',
  suddenDeaf:
    'plotzlich taub, horsturz, auf einem ohr taub, hore nichts mehr, plotzlich nichts mehr gehort, auf einmal taub auf, hore auf _ nichts, ohr nichts mehr, ohr plotzlich',
  yellow:
    'augen _ gelb*, gelbe augen, gelbe haut, haut _ gelb*, gelbsucht, gelblich*, gelb verfarbt, gelb geworden, augenweiss _ gelb',
  jaundice: 'gelb*, gelbsucht',
  darkUrine: 'urin _ dunkel*/braun/cola/tee*/schwarz/bier*, dunkler urin, cola urin, dunklen urin, brauner urin',
  muscle: 'muskel*, beine',
  sickleCell: 'sichelzell*',
  fishbone: 'grate, fischgrate, knochen im hals, fleisch _ steckt, bissen steckt, steckt fest',
  nearDrowned:
    'fast ertrunken, beinahe ertrunken, wasser eingeatmet, aus dem wasser gezogen, unter wasser, in den pool gefallen, in den teich gefallen, ins becken gefallen, wasser geschluckt _ pool',
  kidneyStone: 'nierenstein*, nierenkolik*',
  cantDrink:
    'behalt nichts, behalte nichts, nichts bei mir, nichts bei sich, trinkt nicht, trinkt nichts, kann nichts trinken, nicht mal wasser, verweigert _ trinken, will nicht trinken, will nichts trinken, bleibt nichts drin, alles raus, nichts drin, spuckt alles, erbricht alles, verweigert die flasche, schluck wasser, kein wasser bei, nicht einmal wasser, nichts getrunken, trinkt kaum, mag nicht trinken',
  stuckFood:
    'essen _ stecken, essen bleibt stecken, bleibt im hals stecken, bleibt stecken, schluckbeschwerden, essen rutscht nicht, schlucken schwer, schlucken fallt, bissen bleibt, bissen bleiben, essen hangt fest, beim schlucken, brot bleibt, fleisch bleibt, essen geht nicht runter',
  swallowed:
    'verschluckt, geschluckt, getrunken, trank, gegessen, verschluckte, genascht, gelutscht, schluckte, abgeleckt, trinkt, gekaut, im mund, in den mund gesteckt, probiert, gekostet, hat von',
  breastInfected: 'brustentzundung, mastitis, brust _ rot/heiss/hart, milchstau',
  backFever: 'ruckenschmerzen _ fieber',
  overdose:
    'uberdosis, uberdosiert, zu viele tabletten, zu viele pillen, zu viel paracetamol, zu viel insulin, zu viele schlaftabletten, ganze packung, ganze schachtel, handvoll tabletten, alle tabletten, alle ihre tabletten, alle meine tabletten, packung tabletten, schachtel tabletten, leere blister, leere packung*, leere tabletten*, zu viel von meinem, tabletten auf einmal, zu viel medikament*, zu viele medikamente, zu viele schmerztabletten, alle pillen, ganze blister',
  tookMany:
    '#many _ tabletten/pillen/paracetamol/ibuprofen/schlaftabletten/kapseln/schmerztabletten/aspirin _ genommen/geschluckt/eingenommen, #many _ tabletten/pillen/paracetamol/ibuprofen/schlaftabletten/schmerztabletten, genommen/geschluckt _ #many _ tabletten/pillen, packung/schachtel/blister _ tabletten/paracetamol/schlaftabletten/ibuprofen/schmerztabletten/antidepressiva _ genommen/geschluckt',
  took: 'genommen, eingenommen, geschluckt, nahm, gemischt, getrunken',
  pills:
    'tablette*, pille*, medikament*, schlaftablette*, beruhigungsmittel, kapsel*, schmerzmittel, schmerztablette*, beruhigungstablette*',
  sleepy: 'mude, schlafrig*',
  slow: 'langsam*, verlangsamt',
  alcohol:
    'alkohol*, wodka, wein, bier, schnaps, whisky, betrunken, gesoffen, rum, getrunken, suff, gin, sekt, saufen, besoffen',
  mixed: 'gemischt, zusammen, dazu, mit, kombiniert, und dann',
  drugs:
    'drogen, droge*, pillen, joint, haschkeks*, kokain, koks, gras, cannabis, opiat*, schlaftabletten, lachgas, partydroge*, pilze, pflaster, keta, zeug, brownie*, space cookies, hasch*',
  snoresOdd: 'schnarcht komisch, schnarcht seltsam, rochel*, schnarcht laut, gurgel*',
  overheated: 'gluht, uberhitzt, heiss, temperatur',
  vomitAsleep: 'erbr* im schlaf, erbrochen',
  poison:
    'bleiche, chlorreiniger, frostschutz*, reiniger*, putzmittel, spulmittel, waschmittel*, unkrautvernichter, pestizid*, insektizid*, rattengift, gift*, benzin, terpentin, lampenol, abflussreiniger, rohrreiniger, lauge, saure, nagellackentferner, nikotin*, parfum, desinfektionsmittel*, spulmaschinentab*, spulmaschinen*, waschmittelkapsel, waschpod*, entkalker, batteriesaure, grillanzunder, petroleum, spiritus, atherisch*, kapsel, essigessenz, ammoniak, wc reiniger, toilettenreiniger, schneckenkorn, dunger, beeren, liquid, knopfbatterie*, zigarette*, scheibenreiniger, verdunner, klebstoff, brennspiritus, methanol, knicklicht, backofenreiniger, backofenspray',
  poisonPlant:
    'beeren, eibe, tollkirsche*, fingerhut, goldregen, maiglockchen, pilz*, oleander, herbstzeitlose*, pflanze',
  plantPoison:
    'gegessen/verwechselt/tee/barlauch/gekaut _ maiglockchen/herbstzeitlose/eibe/fingerhut/tollkirsche/stechapfel/oleander, maiglockchen/herbstzeitlose/eibe/fingerhut/tollkirsche/tollkirschen/stechapfel/engelstrompete/oleander _ gegessen/verwechselt/gekaut/tee',
  battery: 'knopfbatterie*, knopfzelle*, batterie*',
  magnets: 'magnet*',
  coinStuck: 'munze*, murmel*, lego*, spielzeug, perle, geldstuck',
  underSink:
    'unter der spule, putzschrank, unter dem waschbecken, aus dem putz*, aus der garage, unbeschriftete flasche',
  skinContact: 'haut, hande',
  burns: 'brenn*, verbrenn*, atz*',
  heater:
    'ofen, heizung, gastherme, therme, kamin, grill, holzkohle, generator, heizstrahler, kohlegrill, garage, kaminofen, shisha, gasheizung, holzofen, kohleofen, grillen in, wohnwagen',
  everyoneIll:
    'alle, ganze familie, wir beide, uns allen, auch der hund, wir alle, meine frau auch, die kinder auch, der katze auch',
  betterOutside: 'draussen besser, an der frischen luft, wenn ich rausgehe, frische luft, sobald ich rausgehe',
  fumes:
    'dampfe, rauch, gas, gase, chlorgas, chlor und, bleiche und, reiniger gemischt, putzmittel gemischt, losungsmittel, dampf',
  gasLeak: 'gasgeruch, riecht nach gas, gasleck, riecht gas',
  stoppedAlcohol:
    'aufgehort zu trinken, mit dem trinken aufgehort, kein alkohol mehr, keinen alkohol mehr, alkoholentzug, entzug, seit #n tagen nuchtern, seit #n tagen trocken, letzter drink, kalter entzug, alkohol abgesetzt, ohne alkohol, trinken aufgehort, letzten schluck, letzte flasche, keinen tropfen, alkohol aufgehort, nichts mehr getrunken',
  stoppedSedative:
    'abgesetzt/aufgehort/ohne/entzug _ benzo*/lorazepam/diazepam/tavor/valium/xanax/alprazolam, benzo*/lorazepam/diazepam/tavor/valium/xanax/alprazolam _ abgesetzt/weggelassen/aufgehort',
  seesThings:
    'sehe dinge, sieht dinge, halluzin*, sehe kafer, sieht kafer, kafer an, spinnen an, tiere an, insekten, weisse mause, sieht gestalten, sehe gestalten, dinge die nicht da, sieht sachen, sehe sachen, sieht leute, sehe schatten, sieht menschen, sehe menschen die, sieht tiere, sehe tiere, krabbel*, ungeziefer',
  twitch: 'zuck*, steif*, rigid*, verkrampf*',
  wildMushrooms:
    'pilze gesammelt, selbst gesammelte pilze, pilze aus dem wald, knollenblatterpilz*, pilze _ wald/gesammelt/gegessen, gesammelte pilze, pilzgericht, selbstgesammelt*, pilzpfanne, fliegenpilz*',
  venom: 'kreuzotter, schlange*, skorpion*, qualle*, feuerqualle*, giftspinne*, schwarze witwe, petermannchen, otter',
  snakeBite:
    'schlange _ gebissen, schlangenbiss, kreuzotter _ gebissen, von einer schlange, von einer kreuzotter, skorpion _ gestochen, skorpionstich',
  bitten: 'gebissen, gestochen, biss, stich',
  cannedFood: 'konserve*, dose*, eingekocht*, eingemacht*, eingeweckt*, einmachglas',
  doubleDose:
    'doppelte dosis, falsche dosis, falsches medikament, falsche tabletten, methotrexat jeden tag, methotrexat taglich, zweimal insulin, insulin doppelt, versehentlich doppelt, verwechselt _ medikament*/tabletten/insulin, falsche medikamente',
  spiked: 'ko tropfen, k o tropfen, ins glas getan, etwas ins getrank, in mein getrank, in den drink',
  pesticide: 'pestizid*, insektizid*, pflanzenschutz*, gespritzt _ feld, unkrautvernichter, e605',
  vapeLiquid: 'liquid getrunken, e liquid, nikotinbeutel',
  seesYellow: 'gelb',
  needleShared:
    'nadel/nadeln/spritze/spritzen/besteck/pumpe _ geteilt/teilen/geliehen/zusammen/gebraucht, teile/teilen/geteilt/teilten _ nadel/nadeln/spritze/spritzen/besteck/pumpe, selbe nadel, gleiche nadel, selben nadel, gleichen nadel, selbe spritze, gleiche spritze, spritze mir heroin, heroin gespritzt, spritze heroin, drogen gespritzt, spritze drogen, setze mir einen schuss, ballere heroin',
  ritualPoison:
    'kambo, froschgift, krotengift, bufo, stechapfel*, engelstrompete*, datura, iboga, ibogain, aprikosenkerne*, terpentin, borax, mms, chlordioxid, cdl, wundermineral, poleiminze, wermutol, kolloidales silber, kolloid*, ayahuasca, zauberpilze*, magic mushrooms, psilos, shrooms, spitzkegelige*, peyote, salvia divinorum, aztekensalbei, rohe bohnen, rohe kidneybohnen, fliegenpilz*, tollkirsche*, san pedro kaktus, rizinussamen, trinke/trinkt/getrunken/geschluckt/eingenommen _ atherisches/atherische/wasserstoffperoxid, atherisches/atherische/wasserstoffperoxid __ getrunken/geschluckt/eingenommen/getropft',
  ritualHarm:
    'zusammengebrochen, zusammenbr*, kollabier*, umgekippt, ubergeb*, erbrech*, erbricht, kotz*, gekotzt, bricht, wacht nicht auf, nicht wach, nicht aufwachen, nicht wecken, nicht ansprechbar, verwirrt, orientierungslos, krampf*, krampft, anfall, zittert, zittern, zittere, brust, herzrasen, herz rast, verschwommen, pupillen, ohnmacht*, bewusstlos, halluzin*, brennt im hals, hals brennt, rachen brennt, gelbsucht, gelb, geschwollen, gluht, fieber, sieht sachen, sehe sachen, sieht dinge, kann nicht pinkeln, kann nicht wasserlassen',
  whenTired:
    'wenn ich mude bin, wenn mude, wenn er mude ist, wenn sie mude ist, mude, abends spat, am ende des tages, schon immer, war immer schon, immer schon so, seit jeher, auf fotos, seit geburt, von geburt an, botox, zahnarzt',
  drunkJoke:
    'cocktails auf der party, drinks auf der party, schnaps auf der, bier auf der party, betrunken auf der, feuchtfrohlich*, beschwipst',
  exerciseNow:
    'nach dem joggen, nach dem laufen, beim joggen, beim laufen, fitnessstudio, gym, marathon, joggen, gejoggt, sprint*, workout, training, wanderung, kniebeugen, yoga, fussball, wettlauf, crossfit',
  poolEyes: 'schwimmbad, freibad, hallenbad, pool, schwimmen, geschwommen, pollen, zwiebel*, heuschnupfen',
  mouthBurn:
    'pizza, suppe, gaumen, zunge, heisse schokolade, toast, toaster, kaffee verbrannt, kalorien, muskeln, muskelkater',
  atWork:
    'ich arbeite nachts, ich arbeite in, ich arbeite im, ich arbeite auf, ich arbeite als, rettungsdienst, rettungswagen, sanitater*, notfallsanitater*, auf station, kollegen, kolleginnen, krankenschwester, pfleger, pflegerin, meine patienten, ehrenamt*, schicht, schichten, nachtdienst',
  asPrescribed:
    'wie verordnet, wie verschrieben, wie vom arzt, nach anweisung, laut rezept, seine medizin, ihre medizin, seinen saft, ihren saft, spuckt, will nicht, weigert sich, hasst, arzt gegeben, arzt verschrieben, kinderarzt, verschrieben, verordnet, jeden tag, taglich',
}
