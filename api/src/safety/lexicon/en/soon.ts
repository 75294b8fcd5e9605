import type { Wordings } from '../../concepts.ts'

/** What a professional should look at in the next days. */
export const soon: Wordings = {
  lump: `lump, lumps, hard spot, nodule, growth, thickening, mass, pea sized, bump, pea, pea size, marble, hard bit, hard thing, thing in, hard pea, pebble, grape, hard lump, swelling in my, hardness in, knot in breast/neck/armpit/testicle/boob, firm knot, firm lump, hard knot, firm spot, firm bit`,
  lumpPlace:
    'breast, breasts, armpit, neck, testicle, testicles, ball, groin, collarbone, nipple, thyroid, under my skin, thigh, under my arm, stomach, scrotum, behind my ear, jaw, boob, balls, nut',
  growing: 'grow*, bigger, getting bigger, hasnt gone, larger, wont go away, still there, changing, doubled',
  painless: 'painless, doesnt hurt, no pain',
  breastChange: `dimpl* _ breast, breast _ dimpl*/pucker*/orange/changed/shape/sunken/inverted, orange peel, skin of my breast, breast skin, boob _ dimpl*/changed, breast has changed, one breast has, puckering _ breast, hollow in my breast, breast/boob _ dent*/dimple*/lopsided/pulled/puckered/hollow/sunken/thick*/odd/different/bigger, dent in my breast/boob, dimples on my breast/boob, skin on my breast/boob, skin on one breast/boob`,
  nippleChange: `nipple _ inverted/turned/pulled/bleed*/discharge/blood/leak*/crust*/inward/scaly/sunk*, discharge _ nipple, inverted nipple, fluid _ nipple, breast/boob/nipple leak*/leaks/leaking/weep*/drip*, brown fluid, bloody fluid, fluid from my breast/nipple, nipple _ inwards/inward/in/flat/flattened/sunken/itchy/scaly, nipple turned/turning in`,
  mole: `mole, moles, birthmark, freckle, dark patch on my skin, dark spot, beauty spot, skin spot, black spot under my nail, dark stripe, dark line under, black spot under, dark streak, black line, brown line, dark patch, mark on my`,
  changing: `chang*, bigger, grow*, grown, darker, itch*, bleed*, irregular, uneven, new colours, edges, crust*, scab*, two colours, jagged, shape, spreading, raised, ragged, asymmetric*, doubled, wider, widening, wide, bigger, longer, spreads`,
  soreWontHeal: `sore/ulcer/wound/scab/patch/spot/cut/blister _ wont/not/doesnt/never/hasnt/isnt/months/weeks, wont heal, doesnt heal, not healing, hasnt healed, never heals, keeps scabbing, keeps crusting, scabs over and, sore/ulcer/wound/scab/patch/spot/cut/blister/pimple __ never/wont/not/isnt/hasnt/doesnt go/goes/gone/heal/heals/healed/healing/close/closes/away, bleeds and scabs, scabs and bleeds, scabs and, keeps bleeding and, comes back and bleeds, crusts and bleeds, bleeds then crusts`,
  stoolBlood: `blood in/on _ stool*/poo/toilet/paper/bowl/pan/motions, bleed* when i poo, bleeding from my bottom/bum/back, bleed* from _ bottom/bum/rectum/back passage, rectal bleeding, blood when i wipe, blood when i go, blood on the toilet paper, blood after i poo, streaks of blood, blood in/on the loo/pan/bowl/paper/pants/knickers, blood down the loo, probably piles, bum bleeds, bleeding piles, blood from my bum`,
  urineBlood: `blood in _ urine/pee/wee, pee* blood, peeing pink, urine _ pink/red, pee _ pink/red/rusty, pink urine, red urine, pink pee, bloody urine, weeing blood, wee _ pink/red, rusty urine, peed/pee/peeing/weed/weeing/wee pink/red/blood/brown, peed blood, blood when i pee/wee`,
  bowelHabit: `bowel habit*, bowels, diarrhoea*, constipat*, loose stool*, stools _ thin*/narrow*/pencil, pencil thin, going to the toilet more, stool shape, go more often, loose stools, stools loose, runny, new for me, thats new, runny, constipat*, bowel pattern, like a pencil, like pencils, like a ribbon, ribbon, thin poo, poo thin, poo got thin, narrow poo`,
  changed: `chang*, different, more often, alternat*, suddenly, thinner, narrower, new, looser, keeps, six weeks, months, not like me, unlike me, unusual for me, thats new, new for me, thin, got thin, thinner`,
  unexplained: `without trying, without dieting, not trying, for no reason, no reason, unexplained, dont know why, dont diet, not dieting, though i eat, but i eat, even though i eat, eating normally, same as always, no diet, without changing, i havent changed, without wanting, clothes _ loose, eating the same, and tired, eat as much, eat the same, didnt change a thing, didnt change anything, havent changed, havent changed anything, not on a diet, changed nothing, didnt do anything, no idea why, cant explain, without doing, doing nothing different, eating as usual, eat as usual, eat like always, eat like a horse/pig/wolf, eat for two, eating for two, eat a lot, eat loads, eating loads, appetite is good, good appetite, although i eat, eat as always, eating as always, eat as ever, eat as normal, eat normally, eat like normal, eating normally, appetite is fine, appetite is normal`,
  nightSweats:
    'night sweat*, sweat* _ night _ soak*/drench*/sheets/change, drenched _ night, soaked sheets, soak* the sheets, soak the bed, sheets _ soaked/drenched/wet, change the sheets, change my sheets, wake up soaked, wake up drenched, wake drenched, waking drenched, drenching sweats, pyjamas _ soaked, change my pyjamas',
  hoarse:
    'hoarse*, voice _ croaky/hoarse/rough/gone/raspy/husky, raspy voice, croaky voice, lost my voice, voice has changed, gravelly',
  menopausePast:
    'menopause, postmenopaus*, post menopaus*, havent had a period _ years, periods stopped _ years, no periods for, after the change, years without periods, periods ended, last period was _ years, no period for _ years, years after my last, thought my periods were over',
  afterSex: 'after sex, after intercourse, after making love, during sex, when we have sex',
  betweenPeriods: 'between periods, between my periods, in between periods, outside my period, mid cycle',
  bloated: `bloat*, swollen stomach, stomach _ swollen/bigger/distended, waistband, distended, stomach is growing, look pregnant, trousers tight, waist, waistline, belly bigger, stomach bigger, belly grows`,
  fullQuickly: `full quickly, full after a few, full so fast, cant finish meals, pee more, few bites, full after #n, full after two/three/few/some, bites and full, eat less and, eat half`,
  swollenGlands:
    'swollen glands, swollen gland, swollen lymph, lymph node*, gland*, lumps in my neck, lymph, swelling in my neck, node*',
  newOver50: 'over 50, over fifty, new kind of headache, never used to get headaches, im 6* and',
  worseningWeeks: 'every morning for weeks, worse every week, getting worse over',
  tremor: 'tremor*, trembl*, hand shakes, hands shake, shaky hand',
  handwriting: `handwriting _ smaller/tiny/changed, shuffl*, walk slower, slowed down, stiff, smell, writing has gone, writing is, writing gets, writing _ tiny/small/smaller/shrunk/cramped, handwriting, shuffle*, dont swing`,
  forgets:
    'forget*, memory, forgot*, repeats herself, repeats himself, repeats the same, gets lost, lost on the way, cant find words, loses things, dementia, muddles',
  night: 'night*',
  fatigue: 'fatigue*, tired*, exhaust*, worn out, no energy',
  heavyPeriods:
    'heavy periods, periods _ heavier/heavy, flooding every month, bleeding for #n weeks, periods last, period lasts, period that lasts, clots every month',
  mouthPatch: `white patch _ tongue/mouth/cheek, red patch _ tongue/mouth, ulcer _ weeks/months, mouth ulcer _ weeks/month/months, sore _ tongue/mouth _ weeks/months, lump in my mouth/cheek, lump on my tongue, patch in my mouth, sore/ulcer/patch/lump __ tongue/mouth/cheek/gum __ weeks/months/month, sore on my tongue/gum/cheek/lip, ulcer _ not gone/healed`,
  heavy: 'heavy, dragging, dull ache, swollen, bigger, harder',
  visionSlow:
    'vision getting worse, vision _ getting worse, vision _ slowly, straight lines look, lines look wavy, wavy lines, blurry for weeks, blurrier, vision is blurry for, cant read small print anymore, middle of my vision, central vision, lines are bent, cloudy vision',
  oneEarHearing:
    'hearing _ getting worse, tinnitus in one ear, ringing in one ear, one ear _ ringing, hearing in one ear, ringing only in one, deaf in one ear for, muffled in one ear',
  joints: 'joint*, fingers, knuckles, wrists, hands',
  stiffMorning: `stiff _ morning* _ hour*, morning stiffness, stiff for over an hour, stiff every morning, swollen _ weeks, swollen joints, stiff _ hour/hours _ morning/mornings, stiff _ every/each morning, stiff for an hour, puffy knuckles, knuckles puffy, knuckles _ puffy/swollen`,
  erectionBlood: 'blood in _ semen, lump on my penis, sore on my penis',
  boneNight: 'bone pain, pain _ wakes me _ night _ weeks/months, bone aches at night, shin pain at night for',
  ulcerFoot:
    'foot ulcer, sore on my foot and _ diabet*, diabet* _ sore/ulcer/blister/wound _ foot/toe/heel, foot/toe/heel _ sore/ulcer/blister _ diabet*',
  tiredBreathless:
    'tired and breathless, pale and tired and breathless, breathless _ stairs and swollen, more breathless, breathless going upstairs, breathless on the stairs, out of breath on one flight, breathless climbing',
  dischargeBlood: 'blood stained discharge, bloody discharge, smelly discharge, green discharge, discharge that smells',
  chestLumpMale: 'lump behind my nipple',
  noseBlockedOneSide: 'one nostril _ bleed*/months/weeks, one sided nosebleeds, one nostril blocked for',
  stream: 'stream, dribble, weak stream, hard to start, slow to start, cant empty',
  postmenoBleed: `bleed*/bled/spotting/period/blood __ menopause/postmenopausal/menopausal/the change, menopause __ bleed*/bled/spotting/blood/period, bleeding at #n after, no period for years and now, bleed*/bleeding/bled/spotting __ menopause/postmenopausal/menopausal/change, periods stopped/ended/finished __ spotting/bleeding/bled/bleed/blood, periods stopped _ ago __ spotting/bleeding, im 52/53/54/55/56/57/58/59/60/61/62/63/64/65/66/67/68/69/70/71/72/73/74/75/76/78/80 __ spotting/bleeding/bleed/bled, at 55/56/57/58/59/60/61/62/63/64/65/66/67/68/70 __ spotting/bleeding`,
  lostWay: `got lost, gets lost, getting lost, lost driving, lost on the way, lost coming, same question, repeats, leaves the gas/stove/oven, forgot his/her way, names of, put the keys in, left the stove/gas/oven/iron/tap on, stove on, same story`,
  chestInfections: `#n chest infections, third chest infection, second chest infection, another chest infection, chest infections this, pneumonia twice`,
  skinPatch: `patch of skin, scaly patch, patch on my, rough patch, crusty patch, sore patch, patch of, scaly, skin on my shin/nose/ear/temple/scalp`,
  oneHand: `one hand, left hand, right hand, my hand, thumb, one arm, rests, resting`,
  nightJoint: `hip, thigh, bone, bones, shin, shoulder, spine, pelvis, rib`,
  notLying: `at night, wakes me, lying down, in bed, even resting, even at rest, keeps me awake`,
  mouthSore: `sore/ulcer/patch/lump/blister _ inside/in/on cheek/mouth/tongue/gum/lip/gums`,
  stuckFood: `gets stuck halfway, stuck halfway, gets stuck lately, stuck going down, meat gets stuck, bread gets stuck, pills get stuck, swallowing feels tight`,
}
