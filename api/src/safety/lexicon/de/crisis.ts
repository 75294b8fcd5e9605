import type { Wordings } from '../../concepts.ts'

/** Suizid, Selbstverletzung, Psychose, Gewalt, Essstörungen, abgesetzte Medikamente. */
export const crisis: Wordings = {
  wantDeath: `will sterben, mochte sterben, sterben will, sterben mochte, wollte sterben, sterben wollen, will tot sein, tot sein, ware lieber tot, lieber tot, ware ich _ tot, tot ware, wunschte ich ware tot, wunsche mir den tod, wunsche mir zu sterben, wunsch zu sterben, todeswunsch, todessehnsucht, sehne mich nach dem tod, hoffe ich sterbe, hoffe zu sterben, hoffe nicht mehr aufzuwachen, bete _ sterben, wunschte _ nie geboren, nie geboren, nicht mehr existieren, aufhoren zu existieren, nicht mehr da sein, nicht mehr da sein will, nicht mehr hier sein, will nicht mehr hier, will nicht mehr da, will weg sein, fur immer weg, fur immer verschwinden, verschwinden fur immer, will verschwinden, mochte verschwinden, einfach verschwinden, einfach weg sein, diese welt verlassen, von dieser welt gehen, aus dem leben, aus dem leben gehen, aus dem leben scheiden, diesen korper verlassen, meinen korper verlassen, meinen korper fruher verlassen, wenn ich tot bin, wenn ich nicht mehr bin, wenn ich nicht mehr da, wenn ich weg bin, wenn ich weg ware, wenn ich tot ware, wenn ich nicht mehr lebe, wenn ich sterbe, denke an den tod, denke ans sterben, denke uber den tod, gedanken an den tod, gedanken ans sterben, der tod ware, sterben ware, tod als erlosung, der tod ist die, verdiene zu sterben, verdiene es zu sterben, verdiene nicht zu leben, verdiene es nicht zu leben, soll alles enden, dass alles endet, alles zu ende, dass es vorbei ist, moge es vorbei sein, mache nicht mehr lange, bin bald nicht mehr, morgen nicht mehr, nicht mehr lange da, bald bin ich weg, bald ist alles vorbei, bald vorbei mit mir, letzter tag, letzte nacht, gott soll mich holen, gott mich zu sich, dass gott mich holt, egal ob ich lebe, egal ob ich sterbe, egal wenn ich sterbe, mir egal ob ich sterbe, hatte nichts dagegen zu sterben, wenn mich ein auto, dass mich ein auto, ein auto uberfahrt, fur immer ruhe, endlich ruhe fur immer, fur immer schlafen gehen, mich selbst erlos*, mich erlosen, sich selbst erlos*, selbst erlost, erlosung durch den tod, einschlafen und weg, weg sein fur immer, einfach weg sein, reicht mit diesem leben, reichts mit diesem leben, reicht es mit diesem leben, mir reicht das leben, leben reicht mir, genug von diesem leben, genug vom leben, habe das leben satt, mein leben endet, leben endet heute, mein leben ist zu ende, wenn ich verschwinden wurde, wenn ich verschwande, wenn es mich nicht mehr gabe, wenn man nicht mehr will, wenn ich nicht mehr will, ich will einfach nicht mehr, uberflussig auf dieser welt, fehl am platz auf dieser welt, niemand braucht mich, keiner braucht mich, alle entlasten, allen eine last, niemandem mehr im weg, keinem mehr im weg, nichts mehr wofur, nichts wofur ich, erlebe meinen geburtstag nicht, werde das nicht mehr erleben, will das nicht mehr erleben, abschalten fur immer, ausknipsen, bete/bitte/flehe gott __ sterben/holt/nimmt/holen/nehmen, unfall __ recht/schluss/vorbei/erlos*/losung, hoffe/wunsche/wunschte/bete __ herz __ stehen/aufhort/aufhoren, herz im schlaf stehen bleibt, herz einfach stehen, herz einfach aufhort, reicht _ leben, genug vom dasein, welt ohne sie/ihn/mich besser, welt besser ohne, hatte ich nicht uberlebt, ware ich nicht gerettet, ware ich bloss nicht aufgewacht, ware ich nur nicht aufgewacht, hoffentlich ist es krebs, hoffe es ist krebs, hoffe ich habe krebs, hoffe ich bekomme, stelle mir meine beerdigung, stelle mir meinen tod, traume vom tod, traume davon zu sterben, traume davon tot, keine angst mehr vor dem tod, habe keine angst mehr zu sterben, kann nicht versprechen dass ich, weiss nicht ob ich morgen, ob ich morgen noch, weihnachten erlebe ich nicht, erlebe ich nicht mehr, sucht mich nicht, sucht nicht nach mir, haltet mich nicht auf, bald habe ich ruhe, bald ist ruhe, bald habe ich frieden, bald leide ich nicht, der tod ruft, tod ware eine erlosung, tod ware besser, tot ware besser, tot ware ich besser, tot ging es mir besser, am liebsten gar nicht mehr, am liebsten nicht mehr, am liebsten weg, am liebsten fur immer, lieber gar nicht mehr, wurde gern sterben, wurde gerne sterben, wurde gern verschwinden, wurde gern nicht mehr, gerne tot, sterben zu durfen, gehen zu durfen fur immer, durfte ich doch sterben, lass mich sterben, lasst mich sterben, verdiene das leben nicht, es nicht wert zu leben, nicht wert zu leben, hatte nie geboren, nicht hatte geboren, soll mich holen, nimm mich zu dir`,
  noWill: `will nicht mehr leben, nicht mehr leben, nicht leben, nicht mehr leben will, keinen lebenswillen, lebenswille* verloren, lebensmut* verloren, lebensmude, keine lust mehr zu leben, keine lust auf leben, keine kraft mehr zu leben, satt zu leben, mude vom leben, das leben satt, leben satt, leben hat keinen sinn, leben keinen sinn, kein sinn im leben, keinen sinn mehr im leben, sinn im leben, leben ist sinnlos, leben sinnlos, nicht lebenswert, lebt sich nicht mehr, wozu noch leben, warum lebe ich, warum noch leben, wozu lebe ich, wofur noch leben, wofur lebe ich, keinen grund zu leben, kein grund mehr zu leben, grund zu leben, kein grund weiterzumachen, nicht mehr weiterleben, weiterleben, so nicht leben, leben nicht mehr aus, ertrage das leben, ertrage dieses leben, leben nicht mehr ertragen, nicht mehr aufwachen, nicht mehr aufwachen will, nicht mehr aufstehen morgen, mit dem leben abgeschlossen, habe abgeschlossen, mit allem abgeschlossen, leben abgeschlossen, hasse mein leben, leben ist vorbei, mein leben beenden`,
  killSelf: `mich umbring*, mich umzubring*, sich umbring*, sich umzubring*, bringe mich um, bring mich um, bringt sich um, bringe ich mich um, brachte mich um, umbringen, mich toten, mich zu toten, sich toten, tote mich, mir das leben nehmen, das leben nehmen, das leben zu nehmen, nehme mir das leben, nimmt sich das leben, sich das leben, mir was antun, mir etwas antun, sich etwas antun, sich was antun, mir etwas anzutun, etwas antun, tu mir was an, tue mir etwas an, selbstmord begehen, selbstmord, suizid begehen, suizid, suizidversuch, selbstmordversuch, abschiedsbrief*, vor den zug, vor die bahn, vor einen zug, vor die u bahn, vor den lkw, vor ein auto, von der brucke, vom dach springen, aus dem fenster springen, vom balkon springen, vom hochhaus, mich erhang*, mich aufhang*, mich zu erhang*, mich aufzuhang*, erhangen, erhange mich, strick, mich erschiess*, kugel in den kopf, mich vergift*, pulsadern, pulsader, uberdosis nehmen, alle tabletten nehmen, alle tabletten schlucken, alle meine tabletten, alle schlaftabletten, gegen einen baum, gegen den baum, gegen die wand fahren, gegen einen brucken*, ein ende setzen, leben ein ende, setze ein ende, dem ganzen ein ende, leben beenden, mein leben zu beenden, freitod, aus dem weg raumen mich, ins wasser gehen, mich selbst beenden`,
  suicidal: `suizidal*, selbstmordgedank*, suizidgedank*, selbstmordgefahrdet, suizidgefahrdet, denke an suizid, denke an selbstmord, denke uber suizid, uber selbstmord nach, suizidwunsch*, selbstmordgedanken, wie man stirbt, wie kann man sterben, schmerzlos sterben, schmerzfrei sterben, wie viele tabletten, wie viel tabletten, todliche dosis, moglichkeiten zu sterben, art zu sterben, suizidplan*, tut sterben weh, tut ertrinken weh, tut erhangen weh, wie lange dauert sterben, wie lange dauert ertrinken, welche tabletten wirken, welche tabletten sind, welche medikamente wirken, sicherste methode, sicherste art, gegoogelt wie, google wie man, methoden gesucht, schmerzlose methode, schmerzlose methoden, schnellste methode, wie hoch muss, wie tief muss, wie viele davon brauche`,
  sleepForever:
    'nie wieder aufwachen, nie mehr aufwachen, nicht mehr aufwachen, nicht wieder aufwachen, einschlafen und nie*, einschlafen und nicht, einschlafen _ nicht mehr aufwachen, fur immer schlafen, fur immer einschlafen, ewig schlafen, ewigen schlaf, nicht mehr wach werden, nie wieder wach werden, morgens nicht mehr aufwachen, augen fur immer, augen zu und nie, einfach nicht aufwachen',
  burden: 'last, belast*, burde, wertlos, uberflussig, nutzlos, im weg, klotz am bein',
  gone: 'weg, verschwind*, nicht mehr da, ohne mich',
  betterOff: 'besser dran, besser, erleichtert, frei',
  betterOffWithoutMe:
    'besser ohne mich, ohne mich besser, ohne mich _ besser, besser dran ohne mich, besser dran wenn ich, besser wenn ich _ nicht, leichter ohne mich, einfacher ohne mich, niemand wurde mich vermissen, keiner wurde mich vermissen, niemand vermisst mich, keiner wurde es merken, niemand wurde es merken, niemand wurde merken, keinem wurde es auffallen, meine beerdigung, meiner beerdigung, welt ohne mich, glucklicher ohne mich, froh wenn ich weg, alle last los, lebensversicherung, besser wenn es mich nicht, besser _ mich nicht gabe, es mich nicht gabe, wenn es mich nicht mehr',
  goodbye:
    'verabschied*, abschied*, lebewohl, letzte nachricht, abschiedsnachricht, leb wohl, seht mich nie wieder, sehen uns nicht wieder, braucht sie nicht mehr, brauche ich nicht mehr, kummert euch um, passt auf _ auf wenn',
  otherPerson:
    'freund, freundin, bruder, schwester, mum, vater, mutter, papa, sohn, tochter, mann, frau, partner, partnerin, kollege, kollegin, mitbewohner, mitbewohnerin, cousin, cousine, nachbar*, er, sie, ex, chef, familie, kinder, baby, leute, menschen, jemand*, alle, schuler, schulerin, neffe, nichte, ihn, ihm, ihr, nachbarn, kind',
  me: 'mich, mir, ich',
  letters: 'brief*, abschiedsbrief*, testament, notiz, video',
  lettersWritten:
    'abschiedsbrief*, briefe geschrieben, brief geschrieben _ familie/kinder/eltern, abschiedsvideo, abschiedsnachricht*, abschiedszeilen, sachen verschenkt, meine sachen verschenkt, verschenkt seine sachen, verschenkt ihre sachen, seine sachen verschenkt, ihre sachen verschenkt, alles verschenkt, alles geregelt, alles vorbereitet, alles vorbereitet und, habe alles geplant, alles geplant, testament geschrieben, alles in ordnung gebracht, alles abgeschlossen und, tag steht fest, datum steht, habe ein datum, habe den tag, habe einen plan, konkreten plan, plan steht, ich weiss schon wie, ich weiss wie ich es, weiss genau wie, ich weiss auch schon wie, heute nacht ist es soweit, heute nacht mache ich, heute abend mache ich es, endlich frieden finden, dann habe ich frieden, dann ist endlich ruhe, passworter hinterlegt, passworter aufgeschrieben, vorbereitungen getroffen, haustier abgegeben, katze weggegeben, hund weggegeben, konten gekundigt, fur das was ich tun werde, was ich tun werde, um verzeihung fur das, verzeihung gebeten fur, brief an jeden, briefe an meine kinder, briefe fur meine, brief fur meine kinder, testament gemacht, mein testament gemacht, wohnung aufgeraumt damit, wer kummert sich um meinen/meine hund/katze/kinder, wer nimmt meinen/meine hund/katze, wenn sie mich finden, wer mich findet, wer findet mich, nicht will dass meine kinder mich finden, zahlt die lebensversicherung, lebensversicherung bei suizid, pins aufgeschrieben, ausstiegsplan, ich mache es heute nacht, ich tue es heute, ich tue es morgen, heute tue ich es, ort ausgesucht, platz ausgesucht, brucke ausgesucht, tag ausgesucht, datum ausgesucht',
  goodbyeThings: 'verschenkt, weggegeben',
  calm: 'ruhig, ruhe, frieden, gelassen, erleichtert',
  soon: 'bald, heute nacht, morgen',
  joinDead:
    'zu meinem verstorben*, zu meiner verstorben*, wieder bei ihm sein, wieder bei ihr sein, bei meinem verstorben* mann, bei meiner verstorben*, im himmel wieder, ihm folgen, ihr folgen, ihm nachfolgen, ihm in den tod folgen, nachfolgen in den tod, mit ihm vereint, mit ihr vereint, wiedervereint, wieder vereint, ins jenseits, auf die andere seite gehen, auf die andere seite, heimkehren zum licht, ins licht gehen, heimgehen, zu gott gehen, zu den engeln, in den himmel, diese ebene verlassen, diese inkarnation, seele gehen lassen, seele will gehen, seele nach hause, nach hause gehen fur immer, bei papa im himmel, bei mama im himmel, bei oma im himmel, bei ihm im himmel, bei ihr im himmel, zu meinem baby, bei meinem kind im, wo er jetzt ist, wo sie jetzt ist',
  methodPlan:
    'tabletten gesammelt, tabletten gehortet, sammle tabletten, sammele tabletten, horte tabletten, tabletten gespart, tabletten liegen, tabletten bereit, tabletten vor mir, tabletten in der hand, seil gekauft, strick gekauft, seil besorgt, strick besorgt, seil liegt, seil im keller, strick liegt, an den gleisen, auf den gleisen, am abgrund, auf dem gelander, waffe besorgt, waffe gekauft, pistole im, rasierklinge _ pulsadern, zahle meine tabletten, tabletten gezahlt, schlaftabletten gesammelt, medikamente gesammelt, medikamente gehortet, insulin gespart, genug tabletten, genug schlaftabletten',
  methodWish:
    'vor den zug, vor die bahn, vor die u bahn, vor ein auto laufen, lenkrad loslassen, lenkrad rumreissen, lenkrad herum, in den gegenverkehr, drang zu springen, springen mochte, wunsch zu springen, einfach springen, einfach loslassen, ins meer laufen, ins wasser gehen, stelle mir vor zu springen, nicht mehr schauen beim uberqueren, ohne zu schauen uber die strasse, fahre/fahren/lenke/lenken/steuere _ gegen baum/wand/pfeiler/lkw',
  enough:
    'genug _ sterben/nicht mehr aufzuwachen/einzuschlafen, reichen _ sterben/nicht mehr, reicht _ sterben/nicht, ausreichen um',
  endIt:
    'ende machen, schluss machen mit allem, schluss mit allem, mit allem schluss, dem ein ende, ein ende setzen, ein ende bereiten, alles beenden, es beenden, es zu beenden, es heute beenden, mein leiden beenden, das leiden beenden, alles zu beenden, einziger ausweg, einzige ausweg, kein ausweg, keinen ausweg, keinen anderen ausweg, einzige losung, letzter ausweg, ausweg mehr, fur immer schluss, setze dem ein ende, mach ich schluss, mache ich schluss, mache schluss mit allem',
  live: 'leben, lebe, weiterleben',
  noReason: 'keinen grund, kein grund',
  noFuture: 'keine zukunft, sehe keine zukunft, keine zukunft mehr, keine zukunft fur mich',
  otherSuicidal:
    'sagt/sagte/schrieb/schreibt/gesagt/geschrieben/redet/gepostet __ sterben/umbringen/leben/tot/verschwinden/verabschied*/antun, redet vom sterben, redet vom tod, redet davon sich, redet von selbstmord, redet von suizid, droht mit selbstmord, droht mit suizid, droht sich, hat sich verabschiedet, hat sich von allen verabschiedet, verabschiedet sich von, sich von mir verabschiedet, will nicht mehr leben, will sich umbringen, will sterben, nicht mehr leben will, abschiedsnachricht, mochte sterben, mochte nicht mehr leben, mag nicht mehr leben, zettel hinterlassen und, brief hinterlassen und, nachricht hinterlassen und, welt ohne sie, welt ohne ihn',
  scaredOfSelf:
    'angst vor mir selbst, angst vor mir selber, angst mir etwas anzutun, angst dass ich mir, angst was ich tue, angst was ich mir antue, angst davor was ich, traue mir nicht, traue mir selbst nicht, nicht sicher vor mir, garantiere fur nichts, kann nicht fur mich garantieren, mir etwas antun, mir was antun, uberlebe die nacht nicht, uberstehe die nacht nicht, die nacht nicht uberstehe, etwas dummes tun, dummheit begehen, werde eine dummheit',
  leaveBody:
    'korper verlassen, meinen korper verlassen, aus meinem korper fur immer, seele befreien, seele vom korper, seele will heim, seele will nach hause, diese ebene verlassen, irdische leben verlassen, irdisches dasein, neues leben anfangen im jenseits, nachstes leben beginnen, im nachsten leben neu, aufsteigen fur immer, erdendasein beenden',
  cantGoOn:
    'kann nicht mehr weiter, kann so nicht weiter, kann einfach nicht mehr, ich kann nicht mehr, nicht mehr weiterleben, halte es nicht mehr aus, halte das nicht mehr aus, halte das leben nicht, halte mein leben nicht, keine kraft mehr weiterzumachen, keine kraft mehr zu kampfen, gebe auf, habe aufgegeben, will nicht mehr kampfen, mag nicht mehr, ich will nicht mehr, will einfach nicht mehr, es hat alles keinen sinn, alles sinnlos, hat keinen sinn mehr, keine hoffnung mehr, ertrage es nicht mehr, ertrage das nicht mehr, sehe keinen sinn mehr',
  onPurpose: 'absichtlich, mit absicht',
  cutSelf:
    'ritze mich, mich ritz*, ritzt sich, ritzen, geritzt, ritze, schneide mich, mich geschnitten, mich schneid*, schneidet sich, sich schneid*, mich wieder geschnitten, mich selbst geschnitten, mich zu schneiden, mich zu ritzen, schnitte am arm, schnitte an den armen, schnitte auf dem arm, schnitte an den beinen, schnitte an ihrem, schnitte am unterarm, arme aufgeschnitten, arm aufgeschnitten, arme aufgeschlitzt, rasierklinge*, klinge*, kratze mich blutig, mich blutig, blutig gekratzt, aufgeritzt, mir in den arm, mir in die haut, in die haut schneid*',
  hurtSelf:
    'mich selbst verletz*, mich verletz*, verletze mich, verletzt sich selbst, sich selbst verletz*, selbstverletz*, mir weh tun, mir wehtun, mir selbst weh, mir schmerzen zufug*, mir schmerz zufug*, tue mir weh, tu mir weh, mir selbst schaden, mir selber weh, bestrafe mich, mich bestrafen, mich zu bestrafen, meinen korper bestrafen, korper bestraf*, nur der schmerz hilft, schmerz beruhigt, muss blut sehen, blut sehen um, brauche den schmerz, mir weh zu tun, mir selbst weh zu, mir selbst wehzutun',
  selfHarm: 'selbstverletz*, svv, selbstschadig*',
  urge: 'drang, verlangen, zwang, impuls*, druck, gedanken, bedurfnis, will, muss, wieder',
  cut: 'schneid*, ritz*, geschnitten',
  cuts: 'schnitte, narben, ritzer, wunden, kratzer, verbrennungen',
  blade: 'klinge*, rasierklinge*, messer, schere, cutter, feuerzeug',
  out: 'in der hand, bereit, versteckt, neben mir',
  skin: 'haut',
  deserve: 'verdien*, bestraf*',
  relief: 'erleichter*, ruhe, spuren, fuhlen',
  burnSelf:
    'verbrenne mich, mich verbrenn*, mich selbst verbrenn*, zigarette* auf, drucke zigaretten, verbrennt sich selbst, feuerzeug an, feuerzeug auf, bugeleisen auf, mich brenne',
  hitSelf:
    'schlage mich selbst, schlage mich, mich selbst schlag*, schlagt sich selbst, kopf gegen die wand, schlage meinen kopf, schlage den kopf, hand gegen die wand, faust gegen die wand, gegen die wand schlag*, haue mich, beisse mich, beisse mir, reisse mir die haare, ohrfeige mich, schlage auf mich, schlage mir __ kopf/gesicht/beine, haue mir __ kopf/gesicht, schlage __ gegen kopf',
  otherCuts:
    'schnitte/narben/ritzer _ arm/armen/arme/handgelenk*/beinen/oberschenkel*, tochter/sohn/freundin/freund/schwester/bruder __ ritzt/geritzt/schneidet/rasierklinge*/klinge*/geschnitten, rasierklingen gefunden, klingen gefunden, versteckt ihre arme, versteckt die arme, lange armel _ sommer, langarm*',
  skinPlace: 'arm, arme, armen, handgelenk*, oberschenkel*, beine, unterarm*',
  hidden: 'versteckt*, verberg*, heimlich*',
  fresh: 'frische, neue, wieder',
  sleeves: 'lange armel, langarm*, pulli im sommer, armbander',
  scars: 'narben',
  voices:
    'hore stimmen, hort stimmen, stimmen horen, stimme hor*, stimmen im kopf, stimme im kopf, stimmen sagen, stimme sagt, stimmen befehlen, stimme befiehlt, die stimmen, eine stimme, gott befiehlt, gott sagt mir, gott hat mir befohlen, gott will dass ich, der teufel sagt, teufel befiehlt, engel befehlen, engel sagen mir ich soll, damon befiehlt, damonen sagen, fernseher spricht mit mir, radio spricht mit mir, stimmen die mir, stimmen die ihm, stimmen die ihr, die stimme sagt',
  command:
    'befehl*, befiehlt, springen, toten, umbringen, verletzen, soll mich, soll meine*, soll ihn, soll sie, gehorch*, muss, bestraf*, stechen',
  harm: 'verletz*, weh*, schlag*, stech*, erstech*, wurg*, ertrank*, stoss*, angreif*, verbrenn*, erstick*, schuttel*, antun, zustech*',
  kill: 'tot*, umbring*, ermord*, erstech*, erschiess*, sterben',
  delusion:
    'chip _ kopf/zahn/korper/gehirn/implantiert, implantiert, nachbarn _ strahlen/gas/gift/bespitzel*/beobacht*/abhoren/vergift*/steuern/uberwachen, werde uberwacht, werde verfolgt, werde beobachtet, werde abgehort, abgehort, uberwacht mich, uberwachen mich, verfolgen mich, beobachten mich, gedanken gelesen, lesen meine gedanken, liest meine gedanken, gedanken _ eingegeben, steuern meine gedanken, gedanken gesteuert, kontrollieren meine gedanken, ferngesteuert, botschaften im fernseh*, botschaften aus dem, geheime botschaften, geheime nachrichten, schickt mir botschaften, schicken mir botschaften, sendet mir, senden mir, nachrichten an mich, vergiften mich, vergiftet mein essen, essen vergiftet, gift im essen, ich bin gott, ich bin jesus, ich bin der messias, halt sich fur gott/jesus/messias/auserwahlt, halt sich fur, glaubt er sei, glaubt sie sei, auserwahlt*, gottliche mission, besondere mission, mission zu retten, ich bin unsterblich, unsterblich, besondere krafte, ausserirdische, geheimdienst, bnd, cia, wollen mich umbringen, wollen mich toten, verschworung, komplott, doppelganger, ausgetauscht, nicht meine mutter, nicht mein mann, besessen*, damon in, damonen, organe verfault, bin schon tot, parasiten unter der haut, kafer unter der haut, strahlen, wanzen in der wohnung, kameras in meiner wohnung, uberall kameras, glaubt dass die nachbarn, glaubt wir, glaubt ich, glaubt verfolgt, glaubt vergiftet, uberzeugt dass, radio spricht uber mich, im radio uber mich, fernsehen redet uber mich, autos folgen mir, auto folgt mir, alle stecken unter einer decke, wissen was ich denke, weiss was ich denke, ich habe eine mission, abgehort uber, uber mein handy uberwacht, giftgas, mikrofone in',
  plan: 'zange, messer, rausschneiden, herausschneiden, rausziehen, rausholen, heute nacht, wehren',
  wantHarmOthers:
    'bringe ihn um, bringe sie um, bringe meinen _ um, bringe meine _ um, ihn umbringen, sie umbringen, jemanden umbringen, jemanden toten, jemanden verletzen, ihn toten, sie toten, menschen toten, meinen mann umbringen, meine frau umbringen, meinen chef umbringen, meinen vater umbringen, meine mutter umbringen, alle umbringen, alle toten, ihn erstechen, sie erstechen, ihn abstechen, zustechen, drang _ zuzustechen/verletzen/toten/wurgen/schlagen/stossen, gedanken _ umzubringen/toten/verletzen/erstechen/ersticken _, meinem baby etwas antun, meinem baby wehtun, meinem baby weh, meinem kind etwas antun, meinem kind weh, meinem kind wehtun, meinen kindern etwas, dem baby etwas antun, dem kind etwas antun, ihm etwas antun, ihr etwas antun, jemandem etwas antun, jemandem weh, anderen etwas antun, baby schutteln, baby ersticken, baby fallen lassen, baby ertranken, haus anzunden, wohnung anzunden, anzunden, amok*, waffe gekauft um, messer gekauft um, kinder mitnehmen in den tod, nehme die kinder mit, mache ihn fertig mit, stosse jemanden vor, vor den zug stossen, mutter umzubringen, ihn umzubringen, sie umzubringen, meinem baby __ antue/antun/antu/anzutun, meinem kind __ antue/antun/anzutun, dem baby __ antue/antun, meinen kindern __ antue/antun/anzutun, ihm __ antue, ihr __ antue',
  weapon: 'messer, waffe, pistole, axt, hammer, gewehr, benzin, schere, saure, baseballschlager, beil, schlagstock',
  noSleepDays:
    'seit #n tagen/nachten nicht geschlafen, #n tage/nachte nicht geschlafen, seit #n tagen/nachten wach, #n tage/nachte wach, #n nachten nicht, seit tagen nicht geschlafen, seit tagen wach, brauche keinen schlaf, braucht keinen schlaf, kein schlaf mehr, schlaf brauche ich nicht, nicht mehr schlafen mussen, schlafe seit #n, schlaft seit #n, ohne schlaf, schlaft nicht mehr, schlafe nicht mehr, schlaft seit, schlaft kaum noch, tage ohne schlaf, nachte ohne schlaf',
  mania:
    'unendliche energie, grenzenlose energie, unendlich viel energie, voller energie, so viel energie, gedanken rasen, rasende gedanken, redet ohne pause, rede ohne pause, redet ununterbrochen, redet pausenlos, hort nicht auf zu reden, unbesiegbar, euphorisch, euphorie, genie, superkrafte, besondere krafte, die welt retten, welt zu retten, mission, alles ausgegeben, geld ausgegeben, erspartes, ersparnisse, kundalini, erleuchtet*, erleuchtung, job gekundigt, alles verkauft, alle heilen, manisch, manie, grossenwahn*, gottlich*, hochgefuhl',
  spend: 'ausgegeben, kreditkarte*, ersparnisse, erspartes, gekauft',
  chosen: 'auserwahlt*, mission, gott, prophet*, messias, engel, gottlich*, krafte, universum',
  fly: 'fliegen',
  noEat:
    'isst nicht, nichts mehr essen, kein essen mehr, brauche kein essen, esse nicht mehr, isst nicht mehr, lichtnahrung',
  notMine:
    'nicht ihr baby, nicht mein baby, nicht ihr kind, nicht mein kind, nicht ihres, vertauscht, ausgetauscht, ist besessen, ist bose, ist ein damon, ist der teufel, verflucht, vom teufel, vom bosen, sei vom, sei nicht ihr, sei bose',
  evil: 'bose, teufel, damon*, besessen, verflucht',
  harmThought: 'antun, verletz*, fallen lassen, erstick*, ertrank*',
  poisonedMe: 'vergiftet mich, vergiften mich, mich vergiften, mich zu vergiften',
  fireSet: 'haus anzunden, feuer legen, anzunden, in brand',
  canFly:
    'kann fliegen, fliegen kann, durch wande gehen, autos konnen mir nichts, mir kann nichts passieren wenn ich springe',
  minor:
    'bin #minor, ich bin #minor, #minor jahre alt, bin erst #minor, mein stiefvater, mein lehrer, meine lehrerin, meine schule, in der schule, mein trainer, mein vater, mein papa, mein onkel, mein opa, der freund meiner mutter, meine klasse, meine mutter, meine mum, meine eltern, stiefbruder, mein bruder, #minor jahre, mum freund, #minor klasse, mein cousin, der pfarrer',
  touchedMe:
    'fasst mich an, mich anfasst, mich angefasst, hat mich angefasst, fasste mich an, beruhrt mich, mich beruhrt, betatscht mich, begrapscht, grapscht, fasst mir, kusst mich, mich kusst, legt sich zu mir, in mein bett, zieht mich aus, muss ihn anfassen, zwingt mich ihn anzufassen, schaut mir beim duschen, filmt mich, missbraucht mich, mich missbraucht, sexuell*, intimbereich, zeigt mir seinen, zeigt mir pornos, zwischen die beine, macht sachen mit mir, macht komische sachen, unter die decke, an die brust, will nacktbilder, ausziehen muss, streichelt mich, wo ich es nicht will, fasst mich __ an, fasste mich __ an, grapscht mich __ an, fasst mir __ an, packt mich __ an, mich ausziehe, mich ausziehen soll, ausziehen soll, ich mich ausziehe, nackt sehen will, will mich nackt, nackt fotografier*',
  hitMe:
    'schlagt mich, mich schlagt, mich geschlagen, hat mich geschlagen, verprugelt mich, prugelt, haut mich, mich haut, mich gehauen, tritt mich, ohrfeigt mich, wurgt mich, mich gewurgt, gurtel, verbrennt mich, zieht mich an den haaren, mich verprugelt, kochloffel, tut mir weh, schlagen mich, sperrt mich, kabel, verdrischt mich',
  lockedIn:
    'sperrt mich ein, mich eingesperrt, eingesperrt, schliesst mich ein, eingeschlossen, lasst mich nicht raus, lasst mich nicht gehen, darf nicht raus, darf das haus nicht, pass weggenommen, pass abgenommen, meinen pass, schlussel weggenommen, nicht aus dem haus, festgehalten, halt mich fest, sperrt sie ein, sperren, gefesselt, im keller',
  noFood:
    'nichts zu essen, bekomme kein essen, kriege kein essen, bekommt kein essen, kriegt kein essen, bekommen nichts zu essen, hungrig, hungern, bettelt um essen, kein essen, lasst mich hungern, hunger, stiehlt essen',
  afraidHome:
    'angst nach hause, angst zu hause, traue mich nicht nach hause, will nicht nach hause, angst vor meinem vater, angst vor meinem stiefvater, angst vor meiner mutter, angst vor papa, verstecke mich vor, verstecke mich wenn, nicht sicher zu hause',
  picsThreat:
    'fotos/bilder/video/videos/foto/nacktbilder/nacktfotos/aufnahmen __ veroffentlich*/schick*/verschick*/droht/teilen/teilt/erpress*/hochladen/posten/posten/zahlen/geld/schule/eltern/weiterleit*, droht _ fotos/bilder/video/videos/nacktbilder/nacktfotos, erpresst*, erpress* _ nacktbilder/fotos/bilder/video, sextort*, nacktbilder, nacktfotos, nacktbild, will mehr bilder, will mehr fotos, intime bilder, intime fotos',
  onlineAdult:
    'im internet kennengelernt, online kennengelernt, alterer mann, viel alter, erwachsener mann, will sich mit mir treffen, heimlich treffen, sag es niemandem, niemandem sagen, unser geheimnis, er ist #adult, schenkt mir, uber instagram, uber snapchat, uber discord, geheim halten, allein treffen, typ/kerl/mann/mensch _ #adult, typ um die #adult, #adult jahriger, fremder mann, ein fremder',
  forcedSex:
    'zwingt mich zum sex, zwingt mich zu sex, mich gezwungen, zum sex gezwungen, zu sex gezwungen, gegen meinen willen, ohne meine zustimmung, ohne meine einwilligung, obwohl ich nein, nein gesagt, habe nein gesagt, hort nicht auf wenn ich nein, sex obwohl ich nicht, aufgewacht _ auf mir/in mir/nackt, missbraucht, festgehalten und, hat mich missbraucht, sexuell missbraucht, sexueller ubergriff, sexuelle gewalt, sexuell genotigt, notigt mich, genotigt, vergewaltig*, ubergriffig*',
  raped: 'vergewaltig*',
  secretTouch: 'unser geheimnis, geheimes spiel, geheimnis, darf ich niemandem, niemandem erzahlen, mama nicht sagen',
  nightVisit:
    'kommt nachts in mein zimmer/bett, nachts in mein zimmer/bett, nachts zu mir ins, kommt in mein zimmer, kommt zu mir ins bett, legt sich nachts, schleicht sich in mein, nachts ins zimmer, nachts in mein, nachts in ihr zimmer, stelle mich schlafend, stuhl vor die tur',
  childRel:
    'tochter, sohn, kind, kinder, nichte, neffe, enkel*, schuler*, stieftochter, stiefsohn, nachbarskind*, nachbarsjunge, nachbarsmadchen, madchen, junge, jungen, patenkind, kleine, kleiner, bruder, schwester, baby, nachbarstochter, mitschuler*, kleinkind, geschwister',
  touchedBy:
    'fasst sie an, fasst ihn an, hat sie angefasst, hat ihn angefasst, beruhrt sie, angefasst, intimbereich, missbrauch*, sexuell*, begrapscht, zwischen den beinen, genitalien, im intimbereich, penis gezeigt, an den penis, an die scheide, in die unterhose, ins hoschen, zwischen die beine',
  sexual: 'sexuell*, sex, erotisch*, nackt*, porno*, erreg*, verfuhr*, intim*, anziehend',
  adult:
    'opa, onkel, trainer, lehrer, stiefvater, nachbar, vater, mann, erwachsener, freund, pfarrer, cousin, mutter, eltern, babysitter, papa, erzieher, betreuer',
  hitBy:
    'schlagt sie, schlagt ihn, schlagt seine, schlagt ihre, schlagen ihn, schlagen sie, geschlagen, verprugel*, prugelt, misshandel*, schuttelt, schreie und schlage, hore schlage, wird geschlagen, verdrischt, ohrfeigt, schlagen ihr kind, schlagt das kind, schlagt den',
  bruisesBy:
    'blaue flecken _ erklar*/ohr*/rucken/finger*/gurtel*, blauen flecken, striemen, fingerabdrucke, brandmale, brandwunden von zigaretten, zigarettenverbrennungen, voller blauer flecken, immer neue blaue, gurtelspuren, blaues auge, handabdruck, immer blaue flecken',
  belt: 'gurtel, stock, kabel, kochloffel, kleiderbugel',
  neglect:
    'ausgesperrt, allein zu hause, allein gelassen, alleine gelassen, nachts allein, tagelang allein, schmutzig*, verdreckt*, verwahrlost*, vernachlassig*, hungrig*, bettelt um essen, barfuss, keine jacke, ungewaschen, riecht nach urin, eltern betrunken, mutter betrunken, volle windel, kein essen, hunger, stundenlang allein, im mull',
  leftAlone: 'allein gelassen, alleine gelassen, tagelang allein, nachts allein, allein zu hause',
  fear: 'angst, verangstigt, zittert, zuckt zusammen, weint wenn, panik, furchtet',
  touched: 'anfass*, angefasst',
  home: 'zuhause, hause, tur, haus',
  always: 'immer, jeden tag, jede woche, standig, meistens',
  explain: 'erklar*, ausrede*',
  parentHits:
    'mein vater/papa/stiefvater/onkel schlagt/haut/prugelt/verprugelt/tritt/wurgt mich, meine mutter/mum/stiefmutter/eltern schlagt/schlagen/haut/hauen/prugelt/verprugelt mich, vater schlagt uns, papa schlagt, stiefvater schlagt, schlagt meine mutter, schlagt mama, schlagt meinen bruder, mit dem gurtel, schlagt meine mum, verprugelt meine',
  teacherTouches:
    'lehrer/trainer/pfarrer/priester/betreuer/erzieher _ angefasst/anfasst/kusst/gekusst/nackt*/intim*/beruhrt/begrapscht',
  eroticMinor:
    'erotisch* _ #minor/schuler*/minderjahrig*/kind*, schuler*/minderjahrig*/kind #minor __ erotisch*/sexuell*/verfuhr*, kinderporno*, zu kindern hingezogen, von kindern erregt',
  forcedMarriage:
    'zwangsheirat, zwangsverheirat*, zwingen mich zu heiraten, gezwungen zu heiraten, muss meinen cousin heiraten, heiraten muss, verheiraten wollen, soll heiraten _ will nicht, zur heirat',
  cutGirl: 'beschneid* _ tochter/madchen/nichte, genitalverstummel*, beschnitten werden',
  groomed: 'grooming, liebt mich _ geheim',
  childhoodAbuse:
    'als kind missbraucht, als kind geschlagen, als kind vergewaltigt, in meiner kindheit missbraucht, missbrauch in der kindheit, missbrauch in meiner kindheit, sexueller missbrauch _ kind*, kindesmissbrauch, kindheit _ missbraucht/geschlagen/missbrauch/gewalt, vor jahren vergewaltigt, vor #n jahren vergewaltigt, wurde als kind, was mein _ mir angetan, erinnerungen an den missbrauch, erinnerungen an das was, flashbacks, gewalt in der kindheit, mein vater hat mich geschlagen, meine mutter hat mich geschlagen, mein ex hat mich geschlagen, gewalttatige beziehung, toxische beziehung _ gewalt*, uberlebende*',
  strangled:
    'gewurgt, wurgt mich, wurgte mich, am hals gepackt, packt mich am hals, hande um meinen hals, hand an meinem hals, hande am hals, kehle zugedruckt, zugedruckt, hals zugedruckt, luft abgedruckt, kissen ins gesicht, kissen aufs gesicht, an der kehle, am hals hochgehoben, hals gedruckt, gewuergt',
  partner:
    'mann, frau, partner, partnerin, freund, freundin, ex, ehemann, exmann, lebensgefahrte, vater meiner kinder, er, sie, mein sohn, bruder, vater, schwiegermutter, chef, familie, pfleger*, verlobter, exfreund, mitbewohner',
  hits: 'schlagt mich, mich geschlagen, hat mich geschlagen, mich schlagt, verprugelt mich, mich verprugelt, haut mich, prugelt mich, tritt mich, mich getreten, stosst mich, mich gestossen, schubst mich, mich geschubst, zieht mich an den haaren, an den haaren, wirft sachen nach mir, wirft mit, ohrfeige*, blaues auge, nase gebrochen, rippe gebrochen, gewalttatig*, gewalt, misshandelt mich, mich misshandelt, packt mich, greift mich an, mich angegriffen, schlug mich, schlug mir, schlagt zu, zugeschlagen, geohrfeigt, hand ausgerutscht, handgreiflich, ins gesicht geschlagen, schlagt uns, bespuckt mich, mich gegen die wand, handgreiflich*, mund zugehalten, gegen die wand gestossen, an die wand gestossen, zu boden gestossen, gegen den schrank, schlagt manchmal, schlagt immer, ins gesicht, in den bauch geschlagen, in den bauch getreten, verprugelt, verprugelte',
  injury: 'blaue flecken, blut*, gebrochen, verletz*, blaues auge, krankenhaus',
  again: 'wieder, jedes mal, immer wenn, wenn er trinkt, gestern, heute, oft',
  threatens: 'droht*, bedroht*, drohung*, gedroht',
  killThreat:
    'umzubringen, umbringen, umbringt, toten, zu toten, anzunden, abstechen, fertig machen, mir die kinder wegnehmen, kinder weg, wenn ich gehe, wenn ich ihn verlasse, bringt er mich um',
  beatenUp: 'zusammengeschlagen, verprugelt worden, uberfallen, angegriffen, auf der strasse geschlagen',
  stalker:
    'stalk*, verfolgt mich, lauert mir auf, lauert, wartet vor meiner, steht vor meiner tur, vor meiner wohnung, tracker/peilsender am/im/an auto/wagen/rad/handy/tasche, beobachtet mein haus, taucht immer auf',
  assault:
    'sexueller ubergriff, sexuell missbraucht, begrapscht, ko tropfen, ohne unterwasche aufgewacht, nackt aufgewacht, heiler _ angefasst, therapeut _ angefasst, heiler beruhrt, masseur _ angefasst, sexuell belastigt und, sexuell genotigt, im schlaf angefasst, wahrend ich schlief, ohne meine erlaubnis angefasst, gegen meinen willen angefasst, betrunken ausgenutzt, hat mich ausgenutzt wahrend',
  trafficked:
    'zwangsprostitution, zwingt mich anzuschaffen, muss anschaffen, pass abgenommen, pass weggenommen, ohne lohn arbeiten, zur prostitution, menschenhandel, schulden abarbeiten, mit mannern schlafen',
  afraidPartner:
    'angst vor meinem mann/freund/partner/ex/sohn, angst vor meiner frau/partnerin/freundin, angst vor ihm, angst wenn er nach hause, furchte um mein leben, angst um mein leben, todesangst vor, zittere wenn er',
  pushed: 'die treppe runter, gegen die wand, treppe hinunter gestossen, aus dem auto',
  honour: 'ehrenmord, familie will mich umbringen, bruder wollen mich umbringen',
  control:
    'darf nicht arbeiten, darf nicht raus, darf meine _ nicht sehen, darf keine freunde, darf niemanden, verbietet mir, kontrolliert mein handy, kontrolliert mich, kontrolliert alles, kontrolliert mein geld, kontrolliert mein, nimmt mir mein geld, nimmt mein gehalt, nimmt meine karte, bankkarte, liest meine nachrichten, ortet mich, trackt mich, isoliert mich, um erlaubnis fragen, erlaubnis, bestimmt was ich, lasst mich nicht, uberwacht mein handy, schreibt mir vor, haushaltsgeld rechtfertigen, kassenbon*, liest nachrichten, bestimmt wen, bestimmt was, bestimmt mit wem',
  humiliates:
    'beschimpft mich, erniedrigt mich, demutigt mich, schreit mich an, nennt mich wertlos, macht mich runter, droht mich zu verlassen, zerstort meine sachen, schlagt gegen die wand, schlagt locher, beleidigt mich, nennt mich dumm',
  many: '#n, viele, massenhaft, packung, handvoll, dutzende',
  laxatives: 'abfuhrmittel, entwasserung*, laxantien, abfuhr*',
  daily: 'taglich, jeden tag, nach jeder mahlzeit, nach jedem essen',
  binge: 'fressanfall*, fressattacke*, essanfall*, uberfress*, essattacke*',
  cramps: 'krampf*, kribbel*',
  restrict:
    'esse kaum, esse fast nichts, isst fast nichts, isst kaum, esse nichts, isst nichts, esse nur, isst nur, nur einen apfel, #n kalorien, hunger*, hungere, lasse mahlzeiten aus, mahlzeiten aus, nichts gegessen, verweigert essen, verweigert das essen, aufgehort zu essen, kaum etwas gegessen, kaum noch gegessen, esse kaum noch, faste, verbiete mir, kaue und spucke, fast nichts gegessen, lasse das essen aus, esse heimlich nichts, uberspringe mahlzeiten, hungere mich, isst nur noch, esse nur noch, nur noch gurken, nur noch salat, nur noch apfel, nur noch gurke*',
  lowWeight:
    '#kilos kilo, #kilos kg, wiege #kilos, wiegt #kilos, wiege nur noch #kilos, bmi _ #bmi, untergewicht*, haut und knochen, abgemagert, knochen sieht man, rippen sieht man, rippen zahlen, knochen stehen, skelett',
  noPeriod:
    'periode ausgeblieben, keine periode, periode bleibt aus, regel bleibt aus, periode weg, keine regel, tage ausgeblieben, meine tage nicht mehr, periode nicht mehr',
  purge:
    'finger in den hals, zum erbrechen bringe, erbreche nach dem essen, erbreche nach jeder, erbricht nach dem essen, erbricht nach jeder, ubergebe mich nach, ubergibt sich nach, erbrechen nach dem essen, absichtlich ubergeb*, absichtlich erbrech*, bringe mich zum erbrechen, kotze nach dem essen, kotze nach jedem, erbreche heimlich, erbricht heimlich, nach dem essen aufs klo, ubergebe mich heimlich, nach dem essen ubergeb*, heimlich erbr*',
  noEatDays:
    'seit #n tagen nichts gegessen, #n tage nichts gegessen, seit tagen nichts gegessen, nichts gegessen seit, nur wasser, tagelang nichts gegessen, seit #n tagen nur, esse seit #n tagen nichts, isst seit #n tagen nichts, isst seit tagen nichts',
  fat: 'dick, fett, zugenommen, zunehmen, dunn*, schlank',
  weight: 'gewicht, wiege*, waage, kilo, kalorien, korper, abnehmen, wiegen',
  afraid: 'angst, panik, ekel*, schuld*, scham*, schame, hasse',
  anorexia: 'magersucht, magersuchtig, anorexi*, bulimi*, essstorung*, orthorexi*',
  refusesFood: 'will nicht essen, verweigert das essen, verweigert essen, isst nichts mehr',
  dietPills: 'diatpillen, abnehmpillen, schlankheitspillen, fatburner, fettverbrenner, clenbuterol',
  waterFast:
    'wasserfasten, trockenfasten, heilfasten _ #n, lichtnahrung, faste seit #n, #n tage fasten, #n tagen faste',
  calories: 'kalorien*, bissen, gramm',
  guilt: 'schuld*, ekel*, scham*, bestraf*, schame, hasse mich, ekle',
  secret: 'heimlich*, versteck*, geheim',
  eat: 'essen, esse, isst, mahlzeit*',
  hidesFood:
    'versteckt essen, versteckt ihr essen, versteckt sein essen, wirft ihr pausenbrot, wirft ihr essen, schmeisst ihr essen, weite kleidung, weiten pullis, weite pullover, wiegt sich mehrmals, wiege mich mehrmals, wiegt sich #n, wiege mich #n, schneidet ihr essen, winzige stucke, nach dem essen ins bad, nach jedem essen ins bad, verstecke essen, verstecke mein essen, wiege mich #n, wiege mich zehnmal/mehrmals/standig, wiegt sich standig',
  overexercise:
    'treibt zwanghaft sport, zwanghaft sport, sport um kalorien, kalorien verbrenn*, stundenlang sport, muss sport machen, heimlich sport, heimlich situps, kalorien abtrainier*, trainiere zwanghaft, trainiere bis, laufe bis, muss alles abtrainieren, macht heimlich sport, treibt heimlich sport, heimlich sport',
  fearFood:
    'angst vor essen, angst vor dem essen, angst zu essen, angst zuzunehmen, angst vor dem zunehmen, angst dick zu, panik vor dem essen, panik zuzunehmen, schuldgefuhle nach dem essen, schuldgefuhle beim essen, ekle mich nach dem essen, schlechtes gewissen nach dem essen, verbotene lebensmittel, kalorien zahlen, zahle kalorien, zahle jede kalorie, jede kalorie, fuhle mich fett, fuhle mich zu dick, zu dick obwohl, hasse meinen korper und esse, verbiete mir zu essen, verbiete mir essen, bestrafe mich mit hungern, bestrafe mich nach dem essen',
  obsessed: 'besessen, zahle, zwanghaft, standig',
  mirrorFat: 'spiegel',
  stop: 'absetz*, abgesetzt, setze ab, weglass*, weggelassen, aufhor*, aufgehort, nicht mehr nehm*, nehme nicht mehr, nehme keine*, nicht mehr einnehm*, wegwerf*, werfe, weggeworfen, schmeisse, verzicht*, ersetz*, ausschleich*, reduzier*, halbier*, auslass*, ausgelassen, ohne, loswerden, wegschmeiss*, statt, anstatt, stattdessen, runter von, weg von, abbrech*, abgebrochen, nicht nehmen, setze, weg, entsorg*, vergess*, lasse, runterdosier*, spritze nicht mehr, keine mehr, nicht mehr, pausier*',
  pillsMeds: 'tabletten, medikamente, pillen',
  medication:
    'medikament*, tablette*, antidepressiv*, arznei*, pille*, medizin, blutdrucktablette*, blutdruckmittel, herztablette*, herzmedikament*, schilddrusentablette*, schilddrusenhormon*, schilddruse*, neuroleptik*, antipsychotik*, betablocker*, statin*, inhalator, asthmaspray, spray, therapie, behandlung, hiv medikament*, antibiotik*, lithium, psychopharmaka, kortison*, dialyse, blutverdunner*, hiv therapie, augentropfen',
  bloodThinner: 'blutverdunner*, blutverdunn*, gerinnungshemmer*, blut dunn',
  valve: 'herzklappe*, klappe, kunstklappe',
  clot: 'thrombos*, gerinnsel, embolie*',
  stent: 'stent*, bypass',
  afib: 'vorhofflimmern',
  noInsulin:
    'ohne insulin, kein insulin, insulin weglass*, insulin absetz*, insulin abgesetzt, insulin nicht mehr, insulin ersetz*, insulin weggelassen, insulin wegwerf*, statt insulin, anstatt insulin, insulin _ ersetzen, insulin reduzier*, insulin auslass*, nicht mehr spritz*, spritze kein insulin, spritzt kein insulin, insulin leer, insulin aufhor*, spritze _ insulin nicht',
  steroid: 'kortison*, cortison*, prednisolon',
  antiepileptic: 'epilepsie medikament*, epilepsietablette*, epilepsiemedikament*, epilepsie tabletten',
  epilepsy: 'epileps*, epilept*',
  transplantMed: 'immunsuppressiv*, abstossung*',
  ranOut: 'ausgegangen, leer, aufgebraucht',
  instead: 'statt, anstatt, ersetz*, anstelle',
  cancerTreatment:
    'chemo*, bestrahlung*, strahlentherapie, krebstherapie, krebsbehandlung, tumor _ entfernen, immuntherapie, krebs op, antihormontherapie, tumor op, operation des tumors',
  delay:
    'verschieb*, absag*, verzicht*, warten, ablehn*, lehne ab, verweiger*, vermeid*, hinauszoger*, nicht machen, abbrech*, abgebrochen, ohne, statt, lehne',
  surgery: 'operation, op, biopsie, dialyse, mammographie, darmspiegelung, bypass',
  withoutMeds: 'ohne medikamente, ohne tabletten, ohne meine tabletten, ohne meine medikamente, medikamentenfrei',
  block: 'blockier*, schwingung*, vergift*, gift, chemie, aura, drittes auge, seele, dampf*',
  poisonWord: 'gift, vergift*',
  noVaccine: 'keine tetanusimpfung, tollwutimpfung ablehn*',
  moreDose:
    'doppelte dosis, dosis verdoppel*, dosis erhoh*, dosis selbst, halbe dosis, dosis andern, dosis halbier*, dosis reduzier*, eigenmachtig',
  healSelf: 'heilen, selbst heilen, auflosen',
  cancer: 'krebs*, tumor*, leukamie, lymphom*, melanom*',
  tumour: 'tumor*',
  refuse: 'verweiger*, ablehn*, lehne',
  treatment: 'behandlung, therapie, dialyse, bluttransfusion, operation',
  shareMeds: 'tabletten von meiner/meinem, ohne rezept, ubrige antibiotika',
  stopEarly: 'antibiotikum abgesetzt, antibiotika abgesetzt, antibiotikum abbrech*, antibiotika abbrech*',
  sacred:
    'engel*, gott, herrgott, geist, geister, himmel, universum, meine seele, seelen, schopfer, ahnen, geistfuhrer, jesus, christus, karma',
  homeEarly:
    'ruf*/rufen/holen/holt/hol/warten/wartet/sagen/sagt __ heim/hause/heimkommen/heimkehren, heim/hause/heimkehren/heimgehen __ ruf*/rufen/holen/holt/warten, heimgehen/heimkehren fruher/eher/vorzeitig, fruher/eher/vorzeitig heimgehen/heimkehren, vor meiner zeit, vor der zeit, fruher gehen darf, darf fruher gehen, vorzeitig gehen, heimgerufen, heimgeholt',
  oneWay:
    'einfache fahrt, ticket/fahrkarte/flugticket/fahrschein/flug/reise/zugticket _ ohne ruckkehr/ruckfahrt/ruckflug/ruckreise/wiederkehr, ticket ohne zuruck, one way ticket, oneway ticket, onewayticket, einwegticket, hinflug ohne ruckflug, nur hinfahrt, nur hinflug, nur ein hinticket, reise ohne wiederkehr, reise ohne ruckkehr, nur hin nicht zuruck',
  burialPlot:
    'mein grab, meinem grab, eigenes grab, mir _ grab/sarg/urne/grabstein/grabstelle/grabplatz gekauft/ausgesucht/bestellt/bezahlt/reserviert, mir _ grab/sarg/urne/grabstein/grabstelle/grabplatz, mein sarg, meinen sarg, meine urne, mein grabstein, meinen grabstein, meine grabrede, meine trauerrede, meine todesanzeige, meine traueranzeige, meinen nachruf, mein nachruf, meine beerdigung geplant',
  suicideWord: 'selbstmord, suizid, selbsttotung, freitod, selbstmort, suizit',
  suicideBenign:
    'pravention, vorbeugung, aufklarung, schulung, fortbildung, seminar, kurs, ehrenamt*, krisentelefon, telefonseelsorge, krisendienst, trauer*, hinterbliebene*, angehorige*, sein suizid, sein selbstmord, ihr suizid, ihr selbstmord, suizid von, selbstmord von, suizid meines, suizid meiner, selbstmord meines, selbstmord meiner, suizid seines, suizid ihres, durch suizid, durch selbstmord, verloren, verlor, verstorben, selbsthilfegruppe, vor jahren, vor #n jahren, dokumentation, doku, film, roman, serie, buch uber, vortrag, arbeite mit, krankenschwester, pfleger*, therapeutin, politischer selbstmord, beruflicher selbstmord, sterbehilfe, assistierter, assistierten, kein suizid, keine suizid*, nie, niemals, nicht suizidal',
  carRisk:
    'autobahn, landstrasse, schnellstrasse, lenkrad, am steuer, beim fahren, beim autofahren, wenn ich fahre, wenn ich auto fahre, fahre ich, bahnubergang, motorrad',
  riskDraw:
    'sehen was passiert, schauen was passiert, gucken was passiert, mal sehen ob, mir egal was passiert, egal ob ich, mir egal ob, augen zu, augen zumachen, augen schliess*, augen zu machen, augen geschlossen, geschlossenen augen, schliesse die augen, schliess die augen, loslassen, lass los, lasse los, ohne zu schauen, ohne zu gucken, ohne helm absichtlich, absichtlich ohne helm, wenns passiert passierts, dann ist es eben so, dann ist es halt so, hoffe dass es kracht, hoffe dass ich nicht',
  tripLasting:
    'trip hort nicht auf, trip endet nicht, trip geht nicht weg, trip nicht vorbei, immer noch auf trip, noch auf dem trip, noch drauf, noch nicht runter, hangen geblieben, hangengeblieben, nie zuruckgekommen, nicht zuruckgekommen von _ trip/reise/retreat/zeremonie, nichts ist real seit, nichts ist echt seit, nichts fuhlt sich real an seit, nichts fuhlt sich echt an seit, wirklichkeit ist zerbrochen, realitat ist kaputt, seit der zeremonie, seit den pilzen, seit den shrooms, seit dem acid, seit der ayahuasca, seit ayahuasca, seit dem lsd, seit lsd, seit der pappe, seit dem lsd trip, seit dem pilztrip, seit dem acid trip',
  tripSign:
    'nicht real, nicht echt, nichts ist real, nichts ist echt, unwirklich, tage, tagen, schlaf, schlafe, schlafen, geschlafen, befehle, befehlen, befiehlt, sagen mir ich soll, verfolgen mich, verfolgt mich, beobachten mich, beobachtet mich, damonen, wesenheiten, wesen, bin gott, angst, panik, kann nicht aufhoren',
  picAsk:
    'fragt/fragte/gefragt/bittet/bat/bettelt/verlangt/verlangte/fordert/forderte/will/wollte/mochte/zahlt/bezahlt/bietet/bot/drangt __ nacktfoto/nacktfotos/nacktbild/nacktbilder/nacktbildern/nudes/pics/selfies/webcam, foto/fotos/bild/bilder/bildern/video/videos/selfies von mir/ihr/ihm, fragt/fragte/bittet/bat/bettelt/verlangt/fordert __ tochter/sohn/mich/sie/ihn _ foto/fotos/bilder/bildern/videos/selfies, foto/fotos/bild/bilder/video/videos/selfies _ unterwasche/bikini/unterhose/hoschen/nackt/badewanne/dusche, schick*/geschickt/zuschick*/sende*/senden/gesendet/schreibt _ nacktfoto/nacktfotos/nacktbild/nacktbilder/nudes, nacktfoto/nacktfotos/nacktbild/nacktbilder/nudes/pics _ haben/schick*/senden/zuschicken/will/wollte, ausziehen vor der kamera, vor der kamera ausziehen',
  altFirst:
    'erst/zuerst/vorher/lieber/stattdessen __ probieren/versuchen/ausprobieren/probiere/versuche/krauter/beten/heilerin/heiler, probiere/versuche/probieren/versuchen __ zuerst/erst/stattdessen/naturlich*, alternativ*, naturlicher weg, naturlichen weg, auf naturlichem weg, naturheil*, heilpraktiker*, energieheilung, energetisch heilen, geistheiler*, vergebung, safte, saftkur, reiki, homoopath*, heilretreat, retreat, entscheiden zwischen, tendiere zu, heiler sagt, heilerin sagt, misteltherapie, entgiften',
  ratherTrust:
    'lieber vertrauen, vertraue lieber, vertrau lieber, auf meinen korper vertrauen, vertraue meinem korper, vertraue auf meinen, meinem bauchgefuhl, auf mein bauchgefuhl, hore lieber auf, lieber auf meinen korper horen, lieber heilen, heile lieber, mich lieber selbst heilen, nehme lieber, nehm lieber, bete lieber, lieber beten, mache lieber, mach lieber, mochte lieber, will lieber, wurde lieber, lieber naturlich, setze lieber auf',
  onlineBuy:
    'im internet, aus dem internet, ubers internet, online, von einem freund, von einer freundin, vom freund, von nem freund, von nem kumpel, vom kumpel, von einem bekannten, freund eines freundes, ohne rezept, rezeptfrei, uber telegram, uber instagram, darknet, schwarzmarkt, vom dealer, auf der strasse',
  bought:
    'bestell*, gekauft, kaufe, kaufen, kauf, hole, hol, holen, geholt, besorg*, bekomme, bekommen, kriege, krieg, nehme, nehm, nehmen, genommen, einwerfen',
  cancelTreatment:
    'absag*/abgesagt/sage/sag/verschieb*/verschoben/lehne/ablehn*/abgelehnt/verweiger*/schwanz*/meide/vermeid*/streich*/gestrichen/storniere*/storniert __ operation/op/bestrahlung/chemo/chemotherapie/transfusion/impfung/impfungen/dialyse/mrt/ct/biopsie/mammographie/mammografie/darmspiegelung/behandlung/therapie/termin, operation/op/bestrahlung/chemo/dialyse/biopsie/mammographie/darmspiegelung/behandlung/therapie/termin/impfung _ ab/absag*/abgesagt/verschieb*/verschoben/ablehn*/abgelehnt/verweiger*/gestrichen, keine chemo mehr, keine dialyse mehr, keine bestrahlung mehr, gehe nicht mehr zur dialyse/chemo/bestrahlung, geh nicht mehr zur dialyse/chemo/bestrahlung, lasse mich nicht operieren, lass mich nicht operieren, von den tabletten/antidepressiva/statinen wegkommen, runter von den tabletten/antidepressiva/statinen',
  instinct:
    'stattdessen, heiler, heilerin, energie*, energetisch*, naturlich*, naturheil*, krauter*, kristall*, heilstein*, spirit*, glaube, glauben, bete, beten, gebet*, seele, vertraue, vertrauen, intuition, bauchgefuhl, instinkt, geistfuhrer, retreat, reinigung, entgift*, fasten, faste, diat, medit*, reiki, vergebung, emotion*, konflikt*, engel*, heilpraktiker*, homoopath*, globuli, schwingung*, schaman*, mond, universum, karma, detox, tee, chakra*, atemarbeit, atemubung*, ritual, gott',
  childsMeds:
    'sohn/sohnes/tochter/kind/kindes/kleinen/kleinem/kleiner/junge/jungen/madchen/baby/kindern __ inhalator/spray/asthmaspray/medikament/medikamente/medizin/tabletten/insulin/epilepsie/ritalin/antibiotikum/antibiotika/kortison/cortison/saft/tropfen, inhalator/spray/asthmaspray/medikament/medikamente/medizin/tabletten/insulin/ritalin/antibiotikum/kortison _ sohn/sohnes/tochter/kind/kindes/kleinen/baby',
  giveUp:
    'gebe nicht mehr, geben nicht mehr, gebe __ nicht mehr, geben __ nicht mehr, nicht mehr geben, nicht geben, gebe kein*, ohne, ersetz*, tausch*, statt, anstatt, weglass*, weggelassen, lasse weg, lass weg, lasse __ weg, lass __ weg, absetz*, abgesetzt, setze ab, setze __ ab, setzen __ ab, aufhor*, aufgehort, ausschleich*, auslass*, ausgelassen, stattdessen',
  farewellPlain:
    'hund, katze, uni, universitat, flughafen, schule, kita, kindergarten, rente, ruhestand, pension, klasse, haustier, kaninchen, pferd, haus, wohnung, arbeit, job, kollegen, kolleginnen, umzug, umgezogen, umziehen, sommer, karriere, singleleben, zucker, jugend, korper, tierarzt, bahnhof',
  letterPlain:
    'rente, ruhestand, klasse, brieffreund*, weihnachtsmann, christkind, spende*, verein, amt, behorde, finanzamt, bewerbung*, liebesbrief*, dankes*, danke, zeitung, tagebuch, therapeut*, inneres kind, innere kind, rezepte, urlaub, schule, job, arbeit, uni, hochzeit, feier, party, kuhlschrank, postkarte*',
  shaveWord:
    'rasier* beine/achseln/bart/intim*, beim rasieren, nassrasur, brombeer*, dornen, rosenbusch, rosen, hecke, gartenarbeit, garten, meine katze, die katze, unsere katze, felsen, stacheldraht',
  headBump:
    'stiess sich, gestossen, sich gestossen, kopf angehauen, knie angehauen, angeschlagen _ kopf/knie/zeh/ellbogen/kinn, beule am kopf, von einem ast, vom ast, mein kleinkind haut, haut mich, meine katze, schiesst tore, susse, suss',
  pastDone:
    'letztes jahr, vor jahren, vor #n jahren, voriges jahr, fertig mit, abgeschlossen, beendet, uberstanden, haare sind wieder, haare wachsen wieder, dankbar, remission, krebsfrei, geheilt, letzte chemo war',
  waitingList:
    'warteliste, warte auf einen termin, warte auf termin, warte auf meinen termin, warte auf die, steht auf der liste, stehe auf der liste, termin bekommen',
}
