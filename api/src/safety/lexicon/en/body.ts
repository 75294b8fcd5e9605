import type { Wordings } from '../../concepts.ts'

/** Parts of the body, what is felt in them, how and since when. */
export const body: Wordings = {
  chest: 'chest, breastbone, breast bone, sternum, ribcage, rib cage, ribs, thorax, behind my ribs',
  heart: 'heart, pulse, heartbeat, heart rate',
  armJaw: `arm, jaw, jawbone, shoulder blade/blades, shoulderblade*, left shoulder, shoulders?, both shoulders, elbow,
    left hand, teeth, neck, upper back, between my shoulders, throat and jaw`,
  upperBack: 'between _ shoulder, upper back, shoulder blades, shoulderblades',
  arm: 'arm, forearm, hand',
  limb: 'arm, leg, hand, foot, fingers, wrist, forearm, calf, limb, ankle, toes, feet, thumb',
  leg: 'leg, thigh, knee, calf, shin, lower leg',
  legs: 'legs, feet, toes, ankles',
  bothLegs: 'both legs/ankles/feet/calves, legs, ankles, feet',
  calf: 'calf, calves, back of _ leg/knee, behind _ knee, lower leg, shin',
  foot: 'foot, toe, heel',
  face: 'face, facial, mouth, smile, eyelid, cheek, corner of _ mouth, lip, grin',
  lipsFace: 'lips, lip, face, mouth, eyelids, eyes, eye',
  tongue: 'tongue',
  throat: 'throat, tonsil, tonsils',
  neck: 'neck',
  head: 'head, skull',
  eye: 'eye, eyes, eyeball',
  back: 'back, spine, spinal, lower back, backache',
  backPain: 'back pain, backache, back hurts/aches/killing',
  belly: 'stomach, tummy, lower stomach, side, insides, guts, midriff, pelvis, flank, groin, bowel',
  upperBelly:
    'upper stomach, top of _ stomach, under _ ribs, right rib/ribs, below _ ribs, pit of _ stomach, upper right, gallbladder, solar plexus, epigastric',
  lowerRight:
    'low/lower/bottom _ right, right lower, right side of _ stomach, lower right, right _ stomach, right hand side, right hip bone, right of _ stomach, appendi*, right groin, right side hurts/pain',
  lowerSide: 'one side, low on _ left/right, left side, right side, lower stomach, lower left/right, one sided',
  oneSide: `one side, left side, right side, half of _ body/face/me, left half, right half, one half, left/right arm and _ leg, one sided,
    whole left/right, left/right leg and _ arm, arm and leg on, left/right arm/leg/hand/face, one leg/arm`,
  testicle: 'testicle, testicles, testis, testes, balls, ball, nut, bollock, scrotum, bollocks, ballsack, nuts',
  joint: 'joint, knee, hip, elbow, wrist, ankle',
  pelvis: 'pelvis, pelvic',
  sideOrBack: 'flank, kidney, kidneys, side, back, loin',
  hip: 'hip, hips, groin',
  hands: 'hands, fingers',
  feet: 'feet, toes, soles',
  genitals: 'genitals, penis, groin, private*',
  pain: `pain*, hurt*, ache*, aching, achy, sore, agony, agonising, agonizing, burning, stabbing, cramp*, throb*, spasm*, discomfort, tender,
    killing me, stabs, stinging, twinge, in bits`,
  pressure: `pressure, pressing, tight*, crush*, squeez*, heav*, weight, band, vice, vise, constrict*, grip*, brick, fist, belt, clamp*, strap,
    elephant, stone on, someone sitting, sitting on, standing on, squashed, full feeling, fullness`,
  severe: `severe*, terribl*, awful, unbearabl*, excruciating, agony, agonising, agonizing, intense, horrendous, crushing, violent, massive, worst,
    extreme*, ten out of ten, 10 out of 10, doubled over, doubled up, screaming, horribl*, crippling, unreal, insane, really bad, so bad, bad, worse, worsening,
    never felt anything like, cant stand, in bits, brutal, savage, searing, sharp`,
  worst: `worst, worst _ ever, never _ headache like, never had _ like this, worse than any, most painful, ever had, unlike any`,
  unbearable: `unbearabl*, excruciating, agony, agonising, agonizing, cant stand, cant move, cant stand up/straight, doubled over/up, curled up, cant walk, writhing, rolling _ floor,
    screaming, worst _ ever, worst _ life, cant sit/lie still, cant straighten, on all fours, crippling`,
  doubled: 'doubled, doubled over, curled up, crawling',
  worse:
    'worse, worsening, getting worse, increasing, building, growing, spreading, keeps getting, stronger, more and more, constant',
  sudden: `sudden*, all of a sudden, out of nowhere, out of the blue, all at once, abruptly, in an instant, within seconds/minutes, came on, came out, just came,
    started an hour ago, woke me, woke up with, in a flash, hit me, from one minute, in seconds, #n minutes ago, went, just started, just now, overnight`,
  recent: `since this morning, since last night, since yesterday, since breakfast/lunch/dinner/noon/midnight/dawn, this morning, this afternoon, this evening, today, tonight, last night, an hour, half an hour, #n minutes, #n hours, for hours, one hour, an hour ago, few hours, for the last/past _ hour/hours/minutes, right now, just now, couple of hours, since waking, all night, woke, 20 minutes`,
  longHours:
    'hours, an hour, all night, all day, half an hour, #n minutes, hour, since last night, since yesterday, two days, three days, since this morning, forty minutes',
  longMinutes:
    '#n minutes, for ages, wont stop, still going, long time, longer than, minutes, hasnt stopped, not stopping',
  longDays: '#n days, days, a week, five days, weeks',
  longWeeks: `#n weeks, weeks, a month, months, month, since summer/christmas/spring/autumn/winter/easter/january/february/march/april/may/june/july/august/september/october/november/december, over a year, a year,
    #n months, for ages, wont go away, wont clear, doesnt go away, not going away, last month, persistent*, lately, cant shift, still there, every night, most nights, half a year`,
  yearsLong: 'for years, since birth, since childhood, always had, years ago',
  repeated:
    'again and again, keep, keeps, several times, repeatedly, few times, twice, three times, on and off, now and then, often, one after another, back to back, another one, second one, every day, most days, randomly, #n times',
  atRest:
    'at rest, resting, sitting still, sitting down, lying down, doing nothing, watching tv, even sitting, just sitting, on the sofa, in bed, woke me, in my sleep, when i lie, while sitting, without doing',
  exertion: `climb*, stairs, uphill, exertion, walking, when i walk, exercise, exert*, shovell*, snow, running, mowing, carrying, lifting, gym, hurry, hurrying, rush, rushing, walk fast, upstairs, up the stairs, up hills, up the hill, effort`,
  exertionOnly:
    'when i walk/climb/run/exercise, climbing stairs, walking uphill, uphill, eases _ rest/stop, goes _ rest/stop, stops when i stop, when walking, on the stairs, after running, running for',
  exercise:
    'after running, after my/a run, while/when running, jogging, marathon, gym, workout, football, training session, the race, spinning, squats, press ups, push ups, pushups, pilates, yoga, hike, hiking, swimming, sprint*, during training, on the pitch, during a match/game, playing football/tennis, five a side, ran',
  sweat: 'sweat*, clammy, cold sweat, drenched, perspir*',
  unwellLook: 'grey, gray, ashen, pale, clammy, white as, deathly, pallid, waxy, ghost',
  nausea: 'nause*, sick, queasy, throwing up, vomit*, want to vomit, retching',
  vomit: `vomit*, threw up, throw* up, thrown up, being sick, been sick, was sick, puke*, puking, chuck* up, spew*, bring* _ up, brought _ up, keep nothing down, cant keep _ down, sick #n times, sick all, sick twice, retch*, sick and, hurl*`,
  diarrhoea: 'diarrhoea*, the runs, loose stool*, watery stool*, watery poo, squits',
  breathless: `short of breath, out of breath, breathless*, shortness of breath, hard to breathe, trouble breathing, difficulty breathing, struggl* _ breathe, struggl* for breath/air, cant breathe, cant catch _ breath, cant get _ air,
    cant get _ breath, gasping, winded, panting, laboured breathing, labored breathing, breath _ short, fighting for breath/air, puffed, puffing, breathing is hard/difficult/laboured, air hungry, air hunger, not getting enough air,
    not enough air, suffocat*, breathing _ shallow, shallow breath*, huffing`,
  cantBreathe: `cant _ breathe, cannot breathe, unable to breathe, cant catch _ breath, cant get _ air, cant get _ breath, cant draw _ breath, couldnt breathe, fighting for breath/air, gasping for air/breath, gasping, struggling to breathe, struggling for breath/air, struggles to breathe, hardly breathe, barely breathe,
    suffocating, not breathing, isnt breathing, not getting enough air/oxygen, hungry for air, drowning in _ own, no air, breathing is really/so/very hard, getting hard* to breathe, trouble breathing, difficulty breathing, no breath, fight* for every breath, cant take a breath, cant fill my lungs`,
  faint: `faint*, pass* out, passed out, black* out, collaps*, keel* over, lightheaded, light headed, legs gave way, nearly went down, going to drop, world went black, woozy, swoon*, everything went black/dark/grey, vision _ tunnel*, about to go down, stars when i stand, went down, hit the floor/deck, on the floor, dizzy, giddy, head spins, room _ spinning, wobbly, unsteady, unconscious`,
  dizzy:
    'dizz*, giddy, room _ spin*, everything _ spin*, spinning, vertigo, lightheaded, light headed, woozy, head swims, off balance, wobbly',
  collapse: 'collaps*, passed out, keeled over, fell to the floor, went limp, blacked out, fainted',
  blackout:
    'black* out, blacked out, passed out, lost consciousness, knocked out, knocked unconscious, was out for, out cold, loss of consciousness, unconscious, came to, saw stars',
  palpitations: `palpitation*, heart _ racing/pounding/fluttering/hammering/skipping/thumping/galloping, heart _ beating _ fast, racing heart, pounding heart, heart _ irregular*, heart _ skips, irregular heartbeat, heart _ going mad/crazy/nuts/like, heart rate _ #pulse, pulse _ #pulse, heart _ jumping, heart is flipping, heart beats, racing pulse, heart _ flip, heart wont slow, fluttering`,
  fastPulse: '#pulse',
  numbWeak: `numb*, weak*, tingl*, pins and needles, limp, paralys*, paralyz*, heavy, dead, lifeless, floppy, no feeling, cant feel, lost feeling, useless, cant lift, cant grip, cant hold, gave way, gives way, wont work, stopped working, not working, drag*, no strength, wont obey, wont do what, lost the use, wont move, cant move, prickling, asleep, no power`,
  swelling:
    'swell*, swollen, swole, puff*, puffy, balloon*, bloated, sausages, blown up, enlarged, twice _ size, big as, fat lip, double the size',
  shakes: 'shak*, trembl*, tremor*, shivering, jitter*, the shakes, twitch*',
  fever: `fever*, temperature, high temp, feverish, burning up, running a temp*, #fever, pyrexia, boiling hot, hot to touch, roasting, shivering and hot, febrile, on fire`,
  highTemp:
    '#fever, temperature of _ #fever, fever of _ #fever, #hot, high fever, high temperature, burning up, fever _ #fever',
  hot: '#hot',
  highFever:
    'high fever, high temperature, fever of #hot, temperature of _ #hot, temperature _ #hot, fever _ #hot, temperature wont come down, fever wont come down, fever wont break',
  shivers:
    'shiver*, rigor*, chills, teeth _ chatter*, shaking chills, shaking with cold, shaking uncontrollably, uncontrollable shaking, shakes',
  blood: 'blood, bloody, bloodstained',
  bleeding: 'bleed*, bled, blood, haemorrhag*, spotting, gushing',
  wound:
    'wound*, cut, gash*, slash*, laceration, stitches, scratch*, graze*, incision, scar, bite, sore, blister, piercing, ulcer',
  bite: 'bite, bitten, bit, sting, stung',
  rash: 'rash*, spots, blotches, blotchy, red patches, marks',
  itch: 'itch*',
  cough: 'cough*',
  headache: `headache*, head ache*, migraine*, head hurts, head is killing, head _ pounding/splitting/throbbing/exploding/hurts/banging/bursting, pain in _ head, head pain, skull, head is going to explode, sore head`,
  cold: 'cold, icy, ice cold, chilly, freezing, from the cold',
  weak: 'weak*, limp, exhausted, cant stand, no energy, wiped out, drained, cant get up, lethargic, floppy, faint',
  exhausted: 'exhaust*, wiped out, drained, fatigue*, shattered, weak*, tired*, no energy, knackered, worn out',
  stool:
    'stool*, poo, poos, bowel movement, motions, toilet paper, faeces, feces, bum, bottom, back passage, rectum, rectal*, when i go to the toilet, toilet bowl, pan, on the paper, anus, poo is',
  urine: 'urine, pee, wee, peeing, urinat*, peed, weeing',
  stiffNeck:
    'stiff neck, neck _ stiff*, neck _ rigid, cant bend _ neck, cant touch _ chin, cant put _ chin, chin to _ chest, chin _ chest, neck wont bend, sore stiff neck, neck stiffness, cant move _ neck, neck hurts to bend, pain _ bending _ neck, neck _ locked, rigid neck',
  lightHurts:
    'light hurts, lights hurt, bright light*, cant bear/stand _ light, light sensitiv*, sensitive to light, light _ painful, screams at light, light is agony, hates the light, light _ eyes, lying in the dark, photophob*, curtains closed',
  neckInjury: 'neck _ diving, dived _ shallow, whiplash, broke _ neck, landed on _ neck',
  elder:
    'gran, grandma, granny, grandmother, grandpa, grandad, granddad, grandfather, nan, nana, elderly, my mum, my dad, mum, dad, father, mother, old neighbour, #n year old mother/father, pensioner, aunt, uncle, mother in law, father in law, pop, auntie, husband, wife',
  vision: 'vision, sight, eyesight',
  blurred: 'blur*, foggy vision, hazy, cant focus, misty, fuzzy, vision',
}
