import type { Wordings } from '../../concepts.ts'

/** Weitere schlichte Worte für dasselbe, und was zu Medikamenten gefragt wird. */
export const further: Wordings = {
  solved:
    'alles erledigt, ware alles erledigt, war alles erledigt, alles gut gewesen, ware alles vorbei, war alles vorbei, ware es vorbei, ware erledigt, problem gelost, ware besser gewesen, war besser gewesen, hatte sich alles erledigt, hatte sich das erledigt, dann hatte ich ruhe, hatte ich meine ruhe, keiner schuld, niemand schuld, nicht bose drum, war mir recht gewesen, ware mir recht',
  hitByCar:
    'laster/lkw/auto/bus/zug/bahn/lastwagen __ erwischt/uberfahren/mitgenommen/erfasst/umgefahren/hatte, hatte mich __ erwischt/uberfahren/erfasst/mitgenommen',
  illWish:
    'hoffe/hoffentlich/wunschte/wunsche/bete __ krebs/herzinfarkt/tumor/unfall/schlaganfall/unheilbar, hoffentlich ist es krebs, ware froh uber krebs, wenn es nur krebs ware, hoffentlich sturzt das flugzeug ab',
  sorryWoke:
    'wieder aufgewacht, schon wieder aufgewacht, wieder wach geworden, bin wieder aufgewacht, noch am leben, immer noch da, wieder ein morgen, schon wieder ein tag',
  pity: 'schade, leider, so ein mist, zum heulen, zum kotzen, enttauscht, geweint, wut, scheisse, verdammt, hatte gehofft, traurig',
  armedGoodbye:
    'gewehr/flinte/pistole/waffe/buchse/revolver __ geputzt/gereinigt/geladen/rausgeholt/geliehen/tisch, putzt/reinigt/ladt/putzte _ gewehr/flinte/pistole/waffe/buchse',
  onlyUntil:
    'bleib noch bis, bleibe noch bis, bleib nur bis, bleibe nur bis, halt noch durch bis, halte noch durch bis, warte nur noch bis, warte noch bis, warte nur bis, nur noch fur die kinder, halte fur die kinder, lebe nur fur die kinder, wenn die kinder gross, wenn die kinder aus dem haus',
  leaveWord:
    'dann ist feierabend, feierabend mit mir, dann ist feierabend mit, dann ist ruhe, dann reicht es, dann reichts, dann war es das, danach ist schluss, danach ist ruhe, dann kann ich weg, dann will ich weg',
  wantDeath:
    'mag nicht mehr da sein, mag nicht mehr sein, mag nicht mehr leben, mude vom leben, mud vom leben, lebensmud*, das leben macht mich mude, will nicht mehr da sein, will nicht mehr sein',
  selfContext:
    'wenn sie streiten, wenn es streit gibt, wenn sie schreien, wenn es zu viel wird, wenn alles zu viel, wenn ich nicht mehr kann, um mich zu beruhigen, um was zu spuren, um etwas zu spuren, um nichts zu spuren, bis es aufhort, bis ich ruhig, bis ich ruhiger, jeden abend, gestern wieder, wieder gestern, keiner weiss, niemand weiss, schame mich',
  visionLost:
    'sehe nur die halfte, sehe nur noch die halfte, sieht nur die halfte, auf einem auge nix, auf einem auge schwarz, schwarzer vorhang, vorhang vor dem auge, rollo, rolladen, auf einer seite nichts, halbe sicht weg, sicht weg, sicht auf einer seite weg, blick auf einer seite',
  numbWeak:
    'wie aus gummi, aus gummi, wie gummi, wie pudding, wie aus pudding, wie watte, aus watte, wie blei, wie ein fremdkorper, gehort nicht zu mir, tragen mich nicht, tragt mich nicht, knicken weg, schleift, schlenkert, baumelt',
  speechLost:
    'verhaspel*, verhasple, verwechselt alle worter, verwechselt worter, verwechselt die worter, worter durcheinander, worte durcheinander, bringe keine worte, kriegt kein wort raus, krieg kein wort raus, bringt kein wort raus, redet wirr, redet durcheinander, zunge wie gelahmt, zunge schwer, stammelt, nuschelt plotzlich',
  handFails: 'bein schleift, zieht ein bein, schleift das bein, bein schleift hinterher, arm schlackert, arm hangt',
  climbing:
    'wandert nach oben, geht nach oben, kommt hoch, zieht hoch, hat bei den fussen angefangen, fing bei den fussen an, in den fussen angefangen, fing in den zehen an, jetzt die arme, jetzt auch die arme, jetzt die hande, jeden tag hoher',
  inhalerFails:
    'spray hilft nicht mehr, spray bringt nix, spray bringt nichts, #n hube, hube und, spray alle, blaues spray, bringt nix mehr',
  wheeze: 'pfeift, brust pfeift, pfeift beim atmen, rochelt, rochel*',
  ribsSuck:
    'rippen ziehen, zieht zwischen den rippen, bauch zieht sich ein, zieht den bauch ein, haut zieht sich ein, kuhle am hals',
  breathFast:
    'atmet schnell, atmet ganz schnell, atmet total schnell, schnauft schnell, hechelt, schnelle atmung, atmet flach',
  testicle: 'eier, ei, sack, sackerl, klote*, hodensack, linker hoden, hoden',
  severe:
    'nicht zum aushalten, nicht auszuhalten, halt es nicht aus, halte es nicht aus vor, wahnsinns, hollen*, hollenschmerz*, zum schreien, schreit vor, windet sich, krummt sich, krumme mich, zum wande hochgehen, tierisch*, sau*, mega',
  cantPee:
    'nicht bieseln, nicht pieseln, nicht pissen, kein pipi mehr, nicht mehr pinkeln, nicht pinkeln, seit gestern nicht gepinkelt, nicht gepinkelt, blase platzt, blase voll, harn kommt nicht, kommt nichts raus beim',
  pressure:
    'wie ein schraubstock, schraubstock, elefant, ziegelstein, eisenring, eisen ring, wie eingeschnurt, amboss, betonklotz, brett vor der brust, riemen, korsett',
  unwellLook:
    'kasweiss*, kaseweiss*, kasig*, kreideweiss, weiss wie die wand, weiss wie eine wand, leichenblass, grunlich, gelblich grau, wachsern, wie eine leiche, fahl, ganz weiss, ganz grau, grau im gesicht',
  sweat: 'kalter schweiss, nassgeschwitzt, schweissgebadet, schweissnass, klatschnass, schwitzt wie',
  spurts: 'pumpt, pumpt raus, spritzt, schiesst raus, stossweise, lauft nur so, lauft in stromen',
  wound: 'kreissage, motorsage, kettensage, sage, glasscherbe, axt',
  delusion:
    'geheimcode, code entschlusselt, code geknackt, den prasidenten warnen, den kanzler warnen, die regierung warnen, nur ich weiss es, sender unter der haut, chip unter der haut, peilsender im, haben mir einen chip, der fernseher gibt mir, fernseher befiehlt, fernseher redet mit mir, damon austreiben, damon aus ihr, damon aus ihm, ausgetauscht worden, ist ausgetauscht, doppelganger',
  touchedMe:
    'greift/greifte/griff/langt/langte/fasst/steckt mir __ hose/unterhose/hemd/rock/kleid/shirt/schritt/hintern, hand unter mein/meine/meinen, hand in meine hose, zieht mir die hose, reibt sich an mir',
  hitSelf:
    'schlag mir mit der faust, schlage mir mit der faust, mit der faust gegen den kopf, faust gegen den kopf, schlag mich bis, schlage mich bis, schlag den kopf, hau mir, haue mir',
  mixQuestion:
    'ist es ok, ist es okay, ist das ok, darf ich dazu, darf man, darf ich, kann man, kann ich, vertragt sich, vertragen sich, ist es schlimm wenn ich, ist es gefahrlich, ist es ok wenn ich, geht das zusammen, passt das zusammen, wechselwirkung*, was passiert wenn ich, gleichzeitig nehmen, zusammen nehmen, zusammen einnehmen',
  mixWord:
    'zusammen mit, gleichzeitig mit, misch*, kombinier*, dazu nehmen, neben der, neben dem, neben meinen, parallel zu, obendrauf',
  herb: 'johanniskraut, baldrian, melatonin, ashwagandha, ginkgo, ginseng, cbd, cannabis, gras, kava, kratom, grapefruit, magnesium, eisen, kalzium, calcium, kurkuma, omega, rotschimmelreis, lakritz, sussholz, passionsblume, lavendel, homoopath*, globuli, ayahuasca, mikrodos*, psilocybin, krauter, krautertee, nahrungserganzung*, mariendistel, tryptophan, alkohol, wein, bier, rhodiola, traubensilberkerze',
  anyMedicine:
    'tablette*, medikament*, pille, antibabypille, antidepressiv*, citalopram, escitalopram, sertralin, venlafaxin, mirtazapin, blutverdunner, marcumar, xarelto, eliquis, betablocker, ramipril, metoprolol, bisoprolol, thyroxin, l thyroxin, euthyrox, tavor, lorazepam*, diazepam, zopiclon, metformin, statin*, lithium, blutdruckmittel, blutdrucktablette*, schilddrusentablette*, cholesterintablette*, ibuprofen, antibiotik*, schlaftablette*',
  medication:
    'cholesterintablette*, cholesterinsenker, wassertablette*, entwasserungstablette*, zuckertablette*, schlaftablette*, magentablette*, statin*, kortison*',
  doseLess:
    'jeden zweiten tag, jeden dritten tag, alle zwei tage, nur noch halb, nur noch die halfte, nur die halfte, auf die halfte, die halfte, halbe tablette, halbiere, halbier, halbiert, selber runter, selbst runter, alleine runter, runterdosier*, runtergehen, weniger nehmen, nehm weniger, nehme weniger, seltener, selber reduzier*, selbst reduzier*',
  notTaken:
    'nicht genommen, nehm nicht, nehme nicht, nimmer genommen, nicht mehr, weggelassen, lass weg, lasse weg, ausgelassen, abgesetzt, absetzen, vergess absichtlich, nehm keine, nehme keine, genommen hab ich nicht',
  bowelHabit: 'stuhl, stuhlgang, klogang, verdauung, auf klo, aufs klo, stuhlgewohnheit*, haufen',
  changed:
    'anders, anders als fruher, mal dunn mal fest, mal fest mal dunn, mal so mal so, weicher, flussiger, ofter als fruher, bleistiftdunn, nicht wie sonst, nicht wie fruher',
  menopausePast:
    'seit #n jahren keine periode, keine periode mehr, keine regel mehr, keine blutung mehr, wechsel durch, durch die wechseljahre, wechsel langst, periode ist seit, regel ist seit, jahre nach der menopause',
  spottingWord:
    'schmierblutung*, schmierblutungen, wieder geblutet, blut in der unterhose, blut im slip, flecken im slip, blutstropfen, bluttropfen, blutig verfarbt, leichte blutung',
  stuckFood:
    'brot/fleisch/bissen/essen/reis/brocken __ stecken/hangen/hakt/klemmt/rutscht/runter, hangt beim schlucken, hakt beim schlucken, bleibt hangen, bleibt beim schlucken, muss nachtrinken, nur mit wasser runter, rutscht nicht runter, rutscht schlecht',
  fearFood:
    'panik/angst/horror vor nudeln/brot/reis/ol/fett/zucker/kohlenhydraten/essen/kartoffeln/sussem, wieg alles was ich, wiege alles was ich, wieg jedes gramm, wiege jedes gramm, wieg mein essen, wiege mein essen, wiege jede, wieg jede',
  binge:
    'ganze packungen, ganze packung, ganze tafel, heimlich fress*, heimlich ess*, bis mir schlecht, bis nichts mehr geht, bis mir der bauch, kuhlschrank leer, stopf mich voll, stopfe mich voll, stopf alles, stopfe alles',
  clutter:
    'alte kleider, alte sachen, altkleider, ausgemistet, ausmisten, flohmarkt, ebay, vinted, kleinanzeigen, spielzeug, kleiderschrank, keller ausger*, babysachen, sozialkaufhaus, fruhjahrsputz',
  thriving:
    'trinkt gut, isst gut, lacht, spielt, frohlich, munter, nimmt zu, schlaft gut, wie immer, wie jeden tag, gut drauf, putzmunter',
  nerves: 'nervos*, vor prufung*, vor aufregung',
  confused:
    'redet mit der wand, redet mit der gardine, redet mit dem vorhang, redet mit leuten die, sieht leute die, ganz durcheinander, weiss nicht wo, redet irr, redet wirres, neben der spur',
  shivers: 'schlottert, zahneklappern, bibbert, friert wie',
  saddleNumb:
    'spure meinen po nicht, spur meinen hintern nicht, beim abwischen nichts, spure beim abwischen nichts, spure untenrum nichts, untenrum taub',
  incontinence: 'ohne es zu merken, uriniere ohne, pinkel ohne es, lauft einfach raus, lauft einfach weg',
  drowningLungs: 'huste schaum, hustet schaum, schaumigen auswurf, schaumiger auswurf',
  pushed:
    'treppe runtergestossen, treppe hinuntergestossen, treppe runtergeschubst, die treppe hinuntergestossen, gestossen',
  infant: 'zweijahrig*, einjahrig*, anderthalb, unser zwerg, zwerg',
  child: 'dreijahrig*, vierjahrig*, funfjahrig*, sechsjahrig*, zweijahrig*',
  childMeds:
    'tabletten/herztabletten/tropfen/saft/medikament/medikamente/pille/pillen __ oma/opa/mama/papa/mum/blutdruck/herz, herztabletten, blutdrucktabletten, hustensaft, fiebersaft, paracetamol, schlaftabletten',
  swallowed: 'hat _ erwischt, genommen _ tabletten, aufgegessen',
  itch: 'kratzt sich uberall, juckt uberall',
  mildOnly: 'kurz gekuhlt, gekuhlt, unter wasser, kaltes wasser, passt, geht schon',
  exercise: 'situps, sit ups, bauchmuskel*',
  lessMovement:
    'spur _ kind/baby/sie/ihn weniger/kaum/nicht, spure _ kind/baby/sie/ihn weniger/kaum/nicht, kind weniger, baby weniger',
  noSleepDays: '#n tage/nachte/tagen/nachten nicht geschlafen, seit #n tagen/nachten wach, tage wach',
  carbonMonoxide: 'co melder, co warner, kohlenmonoxidmelder, gasmelder',
}
