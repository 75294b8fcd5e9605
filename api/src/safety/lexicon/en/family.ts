import type { Wordings } from '../../concepts.ts'

/** Pregnancy, birth, babies and children. */
export const family: Wordings = {
  pregnant: `pregnan*, expecting, expectant, #week weeks gone/along/pregnant/in/and/today, trimester, my bump, unborn, im due, due date, due in, baby _ kick*, first scan, antenatal, in the womb, carrying twins, my waters, at #week weeks, im #week weeks, i am #week weeks, midwife, expecting twins, preeclampsia, pre eclampsia, preclampsia, weeks along, months along, months gone`,
  gestation: '#week weeks, #week week',
  maybePregnant: `pregnan*, positive test, late period, period _ late, missed _ period*, missed my period, pregnancy test, #week weeks, trying for a baby, coil, iud, ivf, embryo transfer, could be pregnant, might be pregnant, period is overdue, skipped a period, after ivf, late period`,
  postpartum: `gave birth, given birth, after _ birth, since _ birth, postpartum, postnatal, after delivery, since delivery, after giving birth, had my baby, had _ baby #n, had a baby, weeks after _ birth, new mother, just had a baby, just had my baby, since having the baby, delivered, after having our baby, baby is #n weeks/days, c section #n, caesarean #n, afterbirth, days after the birth, home from the maternity, breastfeeding my newborn`,
  lessMovement: `baby _ not/isnt/hasnt/havent/stopped/barely/hardly/less/no/quiet/still/wont _ mov*/kick*, baby _ mov* _ less/not/stopped/weaker/fewer/slow*/reduced/changed, baby _ moves/moved _ less, hasnt moved, hasnt kicked, not moved, not kicked, not moving, not kicking, stopped moving, stopped kicking, no kicks, no movement*, no movements, fewer kicks, fewer movements, less movement, reduced movement*, movements _ reduced/slowed/stopped/less/fewer/weaker/changed, havent felt _ move/kick/baby/kicks/movement*, cant feel _ move/kick/baby/kicks/movement*, didnt feel _ move/kick/baby, baby _ quiet/still, kicks _ stopped/weaker/fewer/less, no flutters, havent felt him/her/it, baby _ silent, bump _ quiet/still, dont feel _ move/baby/kick, no longer feel _ baby/move/kicks, hardly moving, barely moving, gone quiet, felt nothing, moves less`,
  babyKicks: 'baby kick*, my bump, in my womb, in my stomach baby, the kicks, unborn',
  watersBroke:
    'waters broke, water broke, waters _ broken, waters have gone, waters went, my waters, water _ broken, waters breaking, membranes',
  fluidLeak:
    'leaking fluid, fluid leak*, fluid _ coming, gush of, gushed, leaking, clear fluid, soaked, trickl*, water running down, wet patch, green fluid, fluid, water coming',
  contractions:
    'contraction*, tightenings, labour pains, labor pains, regular pains, pains every, in labour, in labor, cramps every, tightening every, urge to push, need to push, period like cramps, pressure down below, cramping',
  constant: 'constant*, wont stop, doesnt stop, nonstop, all the time, wont ease',
  hard: 'hard, rigid, stuck, wont go back, cant push, tender, firm',
  visionTrouble:
    'blurr* vision, blurred, blurry, vision _ blur*, flashing lights, flashes, seeing spots, spots before, see spots, seeing stars, see stars, sparkles, zigzags, black spots, vision, seeing double, dots in front, lights in front, stars in front, cant see',
  cantKeepDown: 'cant keep _ down, keep nothing down, kept nothing down, nothing stays down, not keep _ down',
  hitBelly: 'hit/kicked/bumped/banged/punched/fell/landed _ stomach/bump, knocked my stomach, fell on my bump',
  palmsSoles: 'palms, soles, hands and feet, feet and hands',
  allOver: 'all over, everywhere, whole body, at night',
  lowerSide:
    'one side, low on _ left/right, left side, right side, lower stomach, lower left/right, one sided, low down, right ovary, left ovary, low in my, pelvic',
  sharp: 'sharp, stabbing',
  ectopic: 'ectopic',
  cord: 'cord _ hanging/out/coming/between, umbilical cord _ out/hanging/visible, feel the cord, something hanging out',
  miscarryNow:
    'am i miscarrying, im miscarrying, i am miscarrying, think i am losing the baby, think im losing the baby, losing the baby, having a miscarriage, might be miscarrying, miscarriage now, think im miscarrying, miscarrying',
  smellDischarge:
    'smelly/foul/stinking/bad smelling _ discharge, discharge _ smell*, lochia _ smell*, smells foul, foul smell*',
  afterAbortion:
    'after _ abortion, abortion pill/pills, had an abortion, after the termination, since the termination, since the abortion, abortion #n',
  labourNow:
    'baby is coming, head is out, in labour, in labor and, urge to push, baby crowning, giving birth now, i can feel the head',
  baby: 'baby, newborn, infant, my little one, twins, my son, my daughter',
  infant:
    'baby, babies, newborn, new born, infant, neonate, #young weeks/months/days old, #n week old, #n month old, our #n month/week old, bub, bubba, little one, month old, week old, week/month/day old, preemie, premature, nappy, born last week, months old, weeks old, #young days',
  youngInfant:
    'newborn, new born, #n week/day old, #n weeks/days old, #months3 month/months old, week/weeks old, neonate, born last week, one month old, a month old, born #n days, days old, day old, fresh from hospital',
  child: `child, children, kid, son, daughter, toddler, #n year old, #toddler yr, little boy, little girl, little one, nephew, niece, grandson, granddaughter, grandchild, our boy, our girl, my boy, my girl, little brother, little sister, year old, kiddo, pupil, #toddler year, stepson, stepdaughter, goddaughter, godson, schoolboy, preschooler, the wee one, lad, baby, teen, teenage*`,
  daughter: 'daughter, son, niece, nephew, sister, brother',
  limp: 'limp, floppy, rag doll, ragdoll, flops, no muscle tone, lifeless, hangs in my arms, flopping, flop, floppier, unresponsive, lethargic',
  unresponsive:
    'unresponsive, not responding, doesnt respond, wont respond, staring blankly, staring into space and wont, doesnt react, isnt responding, not reacting, wont react, wont look at me, no reaction, doesnt make eye contact',
  notFeeding: `wont feed, not feeding, wont eat, refus* _ feed*/bottle/breast/milk/eat, off his/her feeds, off feeds, isnt feeding, wont take _ bottle/breast/milk, not drinking, wont drink, hasnt fed, hasnt eaten, not eaten, not taking _ milk/bottle, cant suck, wont suck, too tired to feed, too weak to feed, wont latch and, fed nothing, feeds _ less/poorly/badly, feeding poorly, feeding _ half, has not fed, stopped feeding, wont nurse, sleeps through feeds, refuses every feed, hasnt had milk, hardly fed, barely feeding, barely fed, barely drinks, barely drinking, hardly drinking, turns away from, too sleepy/drowsy/tired/weak to nurse/feed/drink/suck/latch`,
  coldBody: 'temperature _ 35, cold to touch, feels cold, temperature is low, temperature under 36, cold chest',
  forceful: 'projectile, forceful*, shoots across, across the room',
  cryOdd:
    'high pitched cry*, high pitched scream*, cry _ high pitched, weak cry, moaning, whimper*, screaming _ hours, inconsolabl*, wont stop crying, cry* _ hours, cant be comforted, shriek*, strange cry, odd cry, cry sounds different, cry is different, cry sounds weak, shrill, unusual cry, screams when i pick, scream* when _ picked/held/touched, weak whimper, cry like a cat',
  fontanelle:
    'soft spot _ bulg*/sunken/sunk/swollen/dipped/raised/tense/sticking/hard, fontanel* _ bulg*/sunken/swollen/dipped/raised/tense, bulging/sunken soft spot, bulging/sunken fontanel*, bulging _ head, top of _ head _ bulging/sunken, head _ bulging',
  noWetNappy:
    'no wet nappy/nappies, dry nappy/nappies, nappy _ dry, nappies _ dry, hasnt wet _ nappy, nappy has been dry, no wees, not wet _ nappy, fewer wet nappies, no wet, hasnt peed, hasnt weed, not wee*, hasnt had a wet',
  ribsSuck:
    'suck* in _ ribs/chest/neck/stomach, ribs suck*, skin _ suck* in, sucks in, ribs _ pull* in, ribs show, pulling in _ ribs, tummy sucking, stomach suck*, chest suck*, chest _ caving, nostrils flar*, flaring nostrils, belly breathing, stomach _ pumping, recession, chest pulls in, ribs pulling, using stomach muscles, heaving chest',
  grunts: 'grunt* _ breath*, grunting, grunts with',
  bloodStool: 'blood _ nappy/stool/poo, bloody nappy/stool/poo/diarrhoea, red jelly, jelly like',
  jelly: 'jelly',
  legRefusal:
    'wont walk, refuses to walk, limp*, wont stand, wont use _ leg/arm, cant walk, wont put weight, cries when _ nappy',
  sunken: 'sunken eyes, eyes _ sunken, no tears, crying without tears, sunken',
  dryMouth: 'dry mouth, dry lips, mouth _ dry, dry tongue, lips dry, tongue is dry',
  constantVomit: 'vomit* everything, every feed, all day, nonstop',
  scald:
    'scald*, hot tea, hot coffee, boiling tea/water/coffee/soup/milk, hot drink, kettle, pulled _ tea/coffee/kettle/pan, hot soup, hot oil, bathwater too hot, hot chocolate over',
  height:
    'changing table, bed, sofa, couch, stairs, arms, cot, high chair, highchair, worktop, counter, table, shopping trolley, dropped, bunk, window',
  shaken: 'shook, shaken, shaking the baby, dropped',
  shakenByMe:
    'shook the baby, shook my baby, shaken my baby, shook him hard, i shook him, i shook her, afraid i will hurt my baby, scared i will hurt the baby, i hit my baby, i hurt my baby, going to hurt my baby',
  pale: 'pale, white, grey, ashen, pasty, dark stool, pale stool, white stool, chalky',
  wontStopCrying: 'cry* nonstop, screaming, wont stop crying, cries, crying for hours, inconsolable, cant be soothed',
  legsUp: 'legs up, draw* up _ legs/knees, pull* up _ legs/knees, pulls his/her legs, knees to',
  leftInCar: 'left in _ hot car, locked in _ car, in the hot car',
  floppy: 'floppy',
  wont: 'wont, refuses, not',
  drink: 'drink, drinking, drinks',
  kicksLess: `bump _ quiet/still/silent`,
}
