import type { Wordings } from '../../concepts.ts'

/** Wie es daheim und müde gesagt wird: Körperstellen ohne Namen, was wieder weg war, Gesammeltes und Getauschtes. */
export const plain: Wordings = {
  saddleZone:
    'po, popo, hintern, gesass, arsch, hinterteil, backen, pobacken, schritt, leiste, leisten, sattel, intimbereich, genital*, scheide, penis, after, damm, untenrum, unten rum, da unten, unten herum, zwischen den/die beinen/haxen/schenkeln, innenseite der/von oberschenkel*, oberschenkelinnenseite*, innenschenkel, oberschenkel innen, innen an den oberschenkeln, intimzone, untere region',
  noFeeling:
    'taub*, gefuhllos*, kein gefuhl, gefuhl weg, gefuhl verloren, spur nix/nichts/nicht, spure nix/nichts/nicht, gspur nix/nichts, gspia nix, pelzig*, wie watte, watte, eingeschlafen, wie tot, abgestorben, betaubt, kribbel*, nicht mehr da, wie aus holz, merk nix/nichts/nicht, merke nix/nichts/nicht',
  unnoticed:
    'pipi/urin/pisse/lulu/wasser/stuhl/kot/kacke/gaggi/nass/hose/bett/eingenasst/eingepinkelt/gepinkelt/gemacht/pinkle/pinkel/blase/schiss __ ohne/nicht/nix/nichts/kaum/gar/garnicht __ merk*/gemerkt/mitbekommen/mitkriegen/spur*/gespurt/gefuhlt/merken/bemerk*, lauft einfach, rinnt einfach, lauft von selbst, lauft von allein, geht von selbst ab, geht einfach ab, geht einfach los, kommt einfach so',
  seatLong:
    'bus, bahnfahrt, kino, bank, harter stuhl, hartem stuhl, tribune, klo gesessen, flug, autofahrt, draufsitz*, drauf sitze, drauf gesessen, draufgesessen, im schneidersitz, verschrankt, uberschlagen*, schuttel*, ausschuttel*, radl*, radfahren, rennrad, drauf schlafe, draufschlaf*, drauf liege, draufliege*',
  speechOut:
    'konnte nicht reden, konnt nicht reden, konnte nicht sprechen, konnt nicht mehr reden, konnte nicht mehr reden, konnte nicht mehr sprechen, nicht mehr reden, nimmer reden, nicht reden konnen, kein wort raus*, kein wort rausgebracht, kein wort mehr, keine worter, worte kamen nicht, worte waren weg, worter waren weg, worte sind weg, worte gefehlt, nur gelallt, gelallt, unsinn geredet, blodsinn geredet, falsch geredet, sprache war weg, sprache weg, zunge hat nicht, zunge gehorcht*, verdreht geredet, wirr geredet, nix rausgebracht, kein wort herausgebracht, keinen satz rausgebracht, konnte/konnt/kann/kunnt __ nicht/nichts mehr? reden/sprechen/sagen/redn',
  limbOut:
    'arm/hand/bein/finger/seite/fuss __ taub/weg/gelahmt/schlaff/kraftlos/gehorcht*/schwer/lasch/leblos/bewegen/heben/halten, nicht bewegen/heben/halten konnen? __ arm/hand/bein, tasse/glas/gabel __ gefallen/fallen/halten',
  cantMove: 'nicht bewegen konnen, nimmer bewegen, hat sich nicht bewegt',
  wentAway:
    'wieder weg, dann weg, wars weg, war weg, war es weg, wieder gut, wieder normal, alles normal, wieder da, ist zuruck, wieder zuruck, vorbei gegangen, vorbeigegangen, ist vorbei, war vorbei, wieder vorbei, wieder ok, wieder okay, passt wieder, geht wieder, gings wieder, ging es wieder, gehts wieder, geht es wieder, vergangen, verschwunden, nach minuten weg, als war nichts, wie wenn nix',
  hoarseCause:
    'heiser*, kehlkopf*, erkalt*, weinen, geweint, geheult, tranen, geruhrt, lachen, sprachlos, mandel*, konzert',
  movedToTears:
    'vor ruhrung, vor weinen, so geweint, vor lachen, sprachlos, kehlkopf*, heiser*, zu tranen, so nervos, zu nervos, so aufgeregt, lampenfieber',
  mushroomWord:
    'pilz, pilze, pilzen, pilzsuppe, pilzpfanne, pilzragout, pilzgulasch, pilzgericht*, schwammerl*, schwamme, schwammerlsuppe, steinpilz*, pfifferling*, eierschwammerl*, parasol*, champignon*, rohrling*',
  poison:
    'abflussfrei, rohrfrei, abflusszeug, abflussmittel, drano, salzsaure, natronlauge, atznatron, atzkali, backofenspray, entroster, kalkloser, branntkalk, grillreiniger, chlortablette*, poolchlor, domestos, zementschleierentferner',
  eaten:
    'gegessen, gessen, aufgegessen, gekocht, gebraten, zubereitet, pilzpfanne, pilzsuppe, schwammerlsuppe, pilzragout, pilzgericht*, verspeist, probiert, geschluckt, zum abendessen, zu mittag',
  deadlyMushroom: 'knollenblatterpilz*, fliegenpilz*, pantherpilz*',
  swallowed: 'erwischt, geschluckt, getrunken, genippt, probiert, runtergeschluckt, gschluckt, trunken, einen schluck',
  gathered:
    'gesammelt*, selbst, selber, gefunden*, gebrockt*, gepfluckt*, wald, wiese, eigen*, selbstgesammelt*, gsammelt*, sammeln, garten',
  headInjury:
    'vom/von/uber __ pferd/pony/rad/radl/fahrrad/roller/scooter/moped/leiter/treppe/stiege/schaukel/trampolin/hochbett/skateboard/schlitten/ski/lenker __ gefallen/gesturzt/geflogen/abgeworfen/gekracht/runter/gflogen/gfallen/gsturzt, ohne helm, kein helm, keinen helm, schadel angehaut, schadel gehaut, birne angehauen, kopf angehaut, am schadel, auf den schadel, auf den hinterkopf',
  memoryGap:
    'frag*/wiederhol*/sag*/red* __ dasselbe/selbe/gleiche/gleichen/selben/dieselbe/dieselben, immer dasselbe, immer die gleiche frage, dauernd das gleiche, wie ich heim gekommen, wie ich hierher, weiss nicht wie, nicht mehr was passiert, filmriss',
  palpitations:
    'herz __ gerast/rast/raste/gestolpert/stolpern/stolpert/gepoltert/poltert/gehammert/hammert/gejagt/galopp*/verruckt/wild/aussetz*/gschlagn/gepumpert/pumpert, herz pumpert',
  joyful: 'vor lachen, konzert, vor freude, achterbahn, verliebt*',
  faint:
    'wird schwarz, wurde schwarz, wird mir schwarz, mir wird schwarz, wird ganz schwarz, zamgeklappt, zamklappt, umgflogn, hingefallen wie ein sack, weg gewesen, zusammengeklappt, weggeklappt',
  collapse: 'zusammengeklappt, zamgeklappt, weggeklappt, umgekippt',
  selfStrike:
    'schlag/schlage/hau/haue/box/boxe/prugel/prugle/dresch/dresche/klopf/zwick/kneif/beiss/hammer/hammere/trommel _ mich/mir/selber/selbst, mich/mir selbst/selber schlag*/hau*, mich/mir __ schlage/schlag/haue/hau/boxe/box/prugle, schlagt/haut sich, mir/mich __ gegen kopf/beine/schenkel/arm/arme',
  untilBruised:
    'bis __ blau*/grun/lila/blut*/wund/geschwollen/dunkel/striemen/flecken/weh, lauter blaue flecken, alles blau, grun und blau',
  hitSelf: 'schlag/schlage/hau/haue mir/mich __ gegen/auf kopf/beine/schenkel/arme/bauch/gesicht',
  sportHit: 'kickboxen, boxtraining, kampfsport, karate, taekwondo, muay thai, klopfmassage, klopfakupressur',
  cantDie:
    'kann nicht ertrinken, werde nicht ertrinken, ertrinke nicht, kann nicht sterben, werde nicht sterben weil, verbrenne nicht, kann nicht verbrennen, nichts kann mir passieren, mir kann nichts passieren, mir kann nix passieren, kann mir nichts anhaben, bin unsterblich, bin unverwundbar, bin unbesiegbar, kugeln konnen, autos konnen mir, zuge konnen mir, auf dem wasser gehen, ubers wasser gehen, uber das wasser gehen, engel fangen mich, engel tragen mich, wasser tragt mich, wasser wird mich',
  brink:
    'meer, see, fluss, donau, rhein, autobahn, strasse, verkehr, dach, gleise, feuer, brucke, fenster, balkon, klippe, kante, abgrund',
  iAmProphet:
    'bin der/die? neue/neuer/wahre/letzte/auserwahlte? prophet*/messias/jesus/christus/erloser/heiland, bin jesus, bin gottes sohn, bin der sohn gottes, bin die wiedergeburt',
  swapVerb:
    'tausch*, austausch*, ersetz*, ersatz, statt, stattdessen, anstatt, wechsel*, umsteig*, weglass*, weglassen, absetz*, lass* _ weg, umgestiegen',
  remedyWord:
    'tee, tees, krauter*, knoblauch, saft, zimt, kurkuma, ingwer, essig, apfelessig, tropfen, tinktur, globuli, homoopath*, aubergine, honig, sellerie, rote bete, ol, brennnessel, weissdorn, hausmittel, nahrungserganz*, cbd, zitrone, kristall*, smoothie*, mistel*, krautertee, brennnesseltee, salbeitee, kamillentee, misteltee, weissdorn*, knoblauch*, ingwer*, zimt*, melissentee, gruntee, lowenzahntee, johanniskraut*',
  afterMeals:
    'nach jedem/jeder/dem/allen essen/mahlzeit/abendessen/mittagessen/fressanfall*/fressattacke*/teller, nach dem essen, wenn ich gegessen, sobald ich gegessen, immer wenn ich esse, wenn ich esse',
  flatBelly:
    'flacher bauch, flachen bauch, bauch flach, bauch flacher, schlank bleiben, dunn bleiben, nicht zunehmen, nicht dick, abnehmen, leer fuhle, leer fuhlen, leicht fuhle, wieder raus, alles raus, dunn sein',
  constipated: 'verstopf*, arzt, arztin, verschrieben, verordnet, apotheker*, hamorrhoid*, schwanger*, darmspiegelung',
  manyTaken: '#many, ganze packung, ganze schachtel, halbe packung, handvoll, ein streifen, blister',
  nippleWord: 'brustwarze*, nippel*, warzenhof, brustwarzn',
  inward:
    'innen, einwarts, hinein, rein, eingezogen*, einzieh*, zieht, gezogen, eingesunken, eingedellt, nach hinten, delle, flach, verschwind*, eingestulpt*, eini',
  alwaysSo:
    'schon immer so, immer schon, seit geburt, seit der pubertat, von geburt, beide, piercing, still*, kalt, kalte',
  urine: 'brunz*, lulu, pisse, pinkeln',
  redColour:
    'rosa, rosig, rot, rotlich*, rosarot, braunlich, cola, colafarb*, rostig, rostbraun, blut*, blutig, bierbraun, weinrot',
  beetroot: 'rote bete, rote ruben, rohnen, brombeeren, meine tage, periode, regel',
  noAnswer: 'antwortet nicht mehr, antwortet nicht, gibt keine antwort, antwortet mir nicht, sagt nichts mehr',
  phoneTalk:
    'telefon*, handy, nachricht*, whatsapp, sms, anruf*, mail*, email*, brief, chef, firma, amt, bank, vermieter, app, chat, bildschirm, laptop, computer, tablet, fernbedienung, seite, kundendienst, hotline',
  studied:
    'lerne, lern, lerne/lern/buffle/buffel/pauke/lernen __ prufung/examen/klausur/staatsexamen/matura/test/ausbildung/studium/pflegeexamen/physikum/hammerexamen, unterricht* uber/zu/in?, unterrichte, halte/gebe __ kurs/vortrag/unterricht/schulung uber/zu, referat/seminararbeit/bachelorarbeit/hausarbeit/kapitel/skript/karteikarten/folien uber/zu',
  past: 'mit #teen __ jetzt/heute bin ich #adult, mit #teen __ heute #adult, mit #teen __ jetzt #adult, in den 80ern/90ern/70ern, in den achtzigern, in den neunzigern, in einem anderen leben, vor einer ewigkeit, in der schulzeit, zu schulzeiten, als studentin, als student, vor jahrzehnten, jahrzehnte her',
  recovered:
    'her und vorbei, lange vorbei, langst vorbei, jahre vorbei, ist vorbei und, alles vorbei seit, vergangenheit, schnee von gestern, nie wieder gemacht, seither nie, seitdem nie, seither nichts, seitdem nichts, enkel, enkelkinder, gutes leben, schones leben, abgeschlossen, liegt hinter, weit weg, anderer mensch',
}
