import type { Wordings } from '../../concepts.ts'

/** Rounder, vaguer and slangier ways to say what the other files name. */
export const lay: Wordings = {
  pressure:
    'clutch*, clasping, holding his, gripping, weighing down, weighed down, bear hug, corset, tightness, squish*, wrapped round, being stepped on, python, rope round',
  pain: 'sharp jab, jabbing, gnawing, sting*, shooting, knifing, knife like, toothache like, screaming in pain, in pain, tears in my eyes, doubled over',
  unwellLook: `looks terrible, looks awful, looks grey, looks bad, bad colour, bad color, colour of putty, no colour, lost all colour, colour drained, white as, pasty, yellowish grey, ghostly, looks ill, horrible colour, awful colour, terrible colour, funny colour, dreadful colour`,
  faint:
    'nearly blacked out, keep greying out, grey out, vision goes, legs turned to jelly, legs buckled, knees buckled, buckled, had to sit on the floor, slid down the wall, woke up on the, came round on the, found myself on the floor, going to pass, about to pass, i drop, dropped to the floor, nearly hit the floor, almost collapsed, went over, blackout*, keeling',
  cantSpeakSentences:
    'cant get a full sentence, one word answers, few words at a time, single words, cant talk in, cant say more than, stop for breath, stopping for breath, breath between every, breath after every, pause for breath, whisper because, between breaths, gasps between',
  breathless:
    'breathing through a straw, breathing heavily, heavy breathing, breathing hard, breathe hard, breathing is getting, breathing feels, breathing has, cant breathe, no puff, puffed out, out of puff, lungs _ burning/full/filling/closing/wont, drowning in my own, gurgl*, bubbling, wet breathing, tight breathing, breathlessness, breathing so, air wont go in, air isnt going in, air doesnt go, cant inhale, cant fully inhale, cant get a deep, sucking air, suck in air, oxygen',
  cantBreathe:
    'breathing through a straw, drowning in my own, lungs _ closing/full of water/filling, air wont go in, air isnt going in, cant inhale, not breathing properly/right, sucking for air, fighting to breathe, fight to breathe, cant seem to breathe, cant pull air, cant get enough oxygen, cant get oxygen, breathing is failing, breath wont come, cant get my breath, isnt breathing properly, cant get air in, get air in, feels like drowning, like im drowning, like i am drowning, breathing like a fish, suffocates, oxygen/sats/saturation/spo2/oximeter _ #sats',
  breathFast:
    'breathing #n times a, breathing like a dog, panting like, breathing so quickly, breathing way too fast, breathing is too fast, thirty breaths, sixty breaths',
  wheeze: 'whistl*, wheezy, chesty rattle, squeaky',
  inhalerFails:
    'inhaler every hour, inhaler isnt touching, inhaler not, blue one isnt, puffer every, puffer isnt, nebuliser isnt, nebuliser not, #n puffs of, tenth puff, inhaler gives no, inhaler no longer, inhaler has no, inhaler _ again, inhaler has stopped, puffer does nothing, used my inhaler',
  chokingNow:
    'clutching his/her throat, cant cough or, cant cough, grape stuck, sweet stuck, food went down the wrong way and, hands at his/her throat, the heimlich, heimlich manoeuvre, heimlich maneuver, something lodged, piece of _ stuck, swallowed wrong and cant, choking',
  blueLips:
    'gone a funny colour, gone a bluish, lips look blue, lips are a bit blue, blue lipped, blueish, navy lips, lips tinged, grey round the mouth, grey around the lips, purple lips, blue nails, face went purple, gone purple, going purple, turned purple, turning purple, turned grey, turning grey, gone grey',
  stridor:
    'noisy when he breathes, noisy when she breathes, noise each time, honking, seal bark, barks like, hoarse bark, rattle when',
  visionLost:
    'see half of, half of everything, half of what i see, half of each, half the screen, half the page, half of the page, half my sight, bumping into things on my left/right, walking into door, missing half, bite taken out, everything went black in, black hole in my sight, grey film over, fog over one eye, sight vanished, sight disappeared, sight went, lost my sight, cant see on one side, no sight, milky, lights went out in one',
  speechLost:
    'tongue wont work, tongue isnt working, tongue feels thick, tongue twisted, words stuck, words got stuck, words arent coming, words wont come, cant form words, forming words, cant form a sentence, speech all over, speaks rubbish, talks rubbish, talking rubbish, sounds like hes drunk, sounds like shes drunk, sounding as if drunk, wrong names for, calls everything, calling things by the wrong, wrong word for, cant name, cant say my name, cant say his name, cant say her name, nothing came out, nothing but sounds, only sounds come, just noises, mixed up his words, mixed up her words, cant get my words, cant find words, struggling for words, couldnt answer, couldnt speak, unable to talk, lost her words, lost his words, doesnt come out right, come out wrong, comes out wrong, thick speech, speech is, speech went, speech has, cant read, letters make no sense, cant understand what people, stopped making sense, makes no sense',
  cantMove:
    'wont do what i tell, wont do as its told, doesnt obey, wont obey, just hangs, just flops, floppy arm, flopped, dead weight, useless, like a dead fish, cant use, cant work his/her, gave out, doesnt work anymore, stopped working, no strength in, cant squeeze, fell out of my hand, cant hold',
  numbWeak:
    'numbness, went to sleep, gone weak, gone numb, gone dead, gone heavy, gone floppy, like lead, like jelly, like rubber, doesnt belong to me, not mine, no grip, lost grip, gives out, gave out, wont hold me, wont hold, buckle, weakness, cant squeeze, cant stand up, cant climb, cant get up the stairs, wobbly legs, foot drops, trips over, tripping over',
  droop:
    'drops on one side, falling on one side, slid down, one side of her/his mouth, one side of mouth, lower than, frozen, wont close, cant whistle, dribbling from one, drooling from one, lopsided smile, half a smile, half smile, smile is off, smiles with half, doesnt lift, doesnt go up',
  balance:
    'stagger*, sways, swaying, tipping, pulled to the left/right, drifting to the left/right, cant sit up, falls to one side, keeps falling, world tilts, walks like a drunk, walking as if drunk, cant keep upright, bumping into walls, into walls',
  dropsThings:
    'pen falls, cup falls, mug slipped, cant do up, cant button, cant use my phone, cant hold a pen, cant hold the, spilling, spilled, dropped my, dropped the, dropped her, dropped his, cant write, cant text',
  confused:
    'thinks its 19*, thinks it is 19*, thinks im her, thinks i am her, calls me by, not himself, not herself, acting weird, behaving weird, talks to people who, seeing people who, put the kettle in the fridge, doesnt know her own, doesnt know his own, lost in her own, wandering around, cant follow, jumbled, sentences make no sense, muddle, in a daze, dazed, foggy and, all over the place, raving, strange things',
  drowsy:
    'wont open her/his eyes, eyes keep closing, eyes rolling, cant stay conscious, barely conscious, half asleep, keeps passing out, keeps nodding, hard to keep awake, cant be roused, unrousable, so sleepy, sleeping more than, sleeps all the time, sleepier, slept through, sluggish, out cold, heavy lidded, doesnt wake for, hardly stirs, barely stirs',
  airwaySwelling:
    'throat like its closing, throat is tight and closing, tongue is getting fat, tongue gets fat, fat tongue, tongue blew up, tongue feels huge, tongue is filling, tongue sticking out swollen, throat puffed, cant swallow my tongue, tongue too thick, throat narrow*, lump growing in my throat, throat seems to be closing, throat is shutting, throat shut, tongue and lips',
  swelling:
    'blown up, blew up, blow up, getting fat, fat, twice its size, twice the size, double its size, size of a, huge, ballooned, puffed up, swells, doubled in size, as big as, like a balloon, bulging, lumpy, inflated, puffing up',
  usedEpipen:
    'give him/her the epipen, gave him/her the epipen, give epipen, gave epipen, the epipen at, epipen and hes, epipen and shes, epipen then, epipen worked, used one epipen, epipen earlier, epipen helped, epipen at school, needed his/her epipen, jabbed him/her with, jab of adrenaline, shot of adrenaline, injected my epipen, jabbed my thigh',
  allergen:
    'peanut butter, nut bar, cashew, trail mix, walnut cake, prawn curry, seafood, oysters, satay, almond milk, tree nut, hornet, sting, jellyfish, bitten by a tick, ibuprofen, aspirin, painkiller, tablet, capsule, infusion, drip, flu jab, contrast, local anaesthetic, antibiotics, hair dye, latex gloves, mango, pineapple, celery, mustard, lupin, mushroom soup, chinese food, thai food, kebab, sandwich, cake, chocolate, yoghurt, cheese, new cream, henna',
  hives:
    'itchy bumps, raised bumps, hot and itchy, scratching all over, itching like mad, skin came up, came out in, come out in, broke out in, lumps on my skin, red as a lobster, blotchy, prickly all over, bumpy, weals, nettle',
  heavyBleeding:
    'wont stop bleeding, bleeding wont stop, bleeding through, bled through, blood wont stop, blood everywhere, blood down my legs, blood running, bleeding lots, losing blood, lost a lot of blood, lost lots of blood, lost so much, blood keeps, passing clots, clots like, clots bigger, clots as, gushing, blood came out, blood comes out in, full of blood, filled with blood, blood all over, soaked in blood, soaked with blood, bleeding from everywhere, bath full of, bleeding nonstop, bleeding non stop, spurts, squirts blood, hosing, pulses out, pumping out',
  spurts: 'squirt*, spray*, fountain, jets',
  wound:
    'hand through, through a window, chainsaw, saw, axe, kitchen knife, glass, machete, gunshot, wrist, artery, finger, stab',
  vomitBlood:
    'spat up blood, throwing up red, threw up red, vomit was red, vomit had blood, vomit with blood, blood came up, blood in my puke, blood in his/her sick, blood in the sick, bits of blood, dark grounds, old coffee, like coffee',
  coughBlood:
    'blood _ hanky/tissue _ cough*, coughed into a tissue _ red/blood, cough* up red, cough* red, red stuff when i cough, spitting up blood, spit up blood, spitting blood, bloody mucus, rusty phlegm',
  blackStool:
    'poo like tar, poo looks like tar, motions like, black poo, black stool, black motions, poos are black, black runny, black diarrhoea, poo _ as black, poo is jet, sticky black, black sticky, tarry, coal black, poo as dark as',
  thunderclap:
    'headache came in a second, headache in seconds, headache hit me in, headache out of nowhere, worst pain in my head, most violent headache, most intense headache, most painful headache, never had a headache like, hit me like a truck in the head, like a gunshot in my head, something burst in my head, something exploded in my head, headache like a bomb, pop in my head, bang in my head, like lightning in my head, headache so sudden, headache slammed, skull split, like being struck, cracked over the head, headache from zero',
  headInjury:
    'whacked his/her head, head first, headfirst, onto his/her head, on his/her head, on my head, head on the, fell and hit, knocked out, got hit by a ball, hockey stick, cricket ball, rugby, elbow to the head, punched in the head, kick to the head, head against, off the ladder, off a ladder, from the ladder, down the stairs, off her/his bike, off my bike, off a horse, slipped in the bath, slipped in the shower, slipped on, fell in the bath, fell in the shower, fell out of bed, fell down, had a fall, tree branch on, fell over and, banged heads, ran into a pole, ceiling fell',
  memoryGap: `same question, over and over, doesnt know what happened, dont know what happened, how i got, cant say what happened, no idea what happened, no recollection, forgot the accident, no idea how long, dont know how long i, woke on the floor, woke on the kitchen/bathroom floor`,
  seizure:
    'shook violently, shaking violently, violent shaking, jerked, jerks, twitching all over, rigid and shaking, stiff as a board, frothing, foam at, foam from, eyes rolled, rolled his/her eyes, stared and jerked, whole body shook, whole body shaking, body went stiff, went rigid, started shaking all over, spasms all over, convulse, epileptic fit, had a turn and jerked, thrashing',
  saddleNumb:
    'cant feel _ wiping/wipe/toilet paper/bottom/peeing, feel myself wipe, feel myself wiping, feel the toilet paper, feel the seat, feel the saddle, numb backside, numb bottom, numb bum, numb crotch, numb groin, numb privates, numb genitals, numbness between, numbness around, numbness in my groin/saddle/bottom, dead between, tingling around my bottom/bum/anus/genitals, cant feel myself pee, cant feel pee, dont feel when i pee, dont feel it when i pee, lost feeling between, lost feeling down, lost sensation, no feeling down below',
  incontinence:
    'leaked urine, leaked pee, wee leaks, pee leaks, leak pee, leaked poo, pooed without, peed the bed, wet the bed, wetting the bed, didnt feel i needed, cant tell if i need, cant tell when i need, bladder has stopped, bladder isnt working, lost my bladder, no bladder control, accident in my pants',
  cantPee:
    'havent weed since, havent peed since, hasnt weed since, hasnt peed since, not a drop, cant empty, nothing comes, pee wont, wee wont, stopped peeing, bursting but, desperate to pee but, need to pee but cant, need to wee but cant, cant wee at all',
  sepsis: 'blood infection, blood poisoning, toxic shock',
  veryIll:
    'feel like death, feels like death, feel terrible, feels terrible, terribly ill, horribly ill, awfully ill, very ill, really ill, very unwell, really poorly, so poorly, very poorly, getting worse by the hour, worse by the hour, going downhill, sinking, cant keep my head up, cant get off the sofa, cant move from bed, im fading, never been so poorly, i feel like dying, i think im dying, sickest ive ever, as sick as',
  rashNoFade:
    'purple dots, purple marks, purple freckles, dark dots, red dots that stay, blood spots under, spots stay, marks stay, stays when i press, stay when i press, dont go away when, doesnt go away when, doesnt vanish, dont vanish, doesnt disappear, dont disappear, wont go when, still there under a glass, still see it through the glass, see them through a glass, through the glass, glass on, tumbler, bruise coloured, looks like bruises, tiny bruises, like bruising, ink spots, purple patches, wine coloured, plum coloured',
  shivers:
    'shivery, uncontrollable shivering, shaking like a leaf, bed is shaking, chattering, cold shivers, hot and cold, freezing cold and then, cant get warm, cant stop shivering, cant stop shaking',
  fever:
    'burning hot, running hot, boiling, temp, hot as, hot and cold, cooking, hot head, hot forehead, forehead is, thermometer _ #fever',
  bellyRigid: 'stomach like a rock, stomach like a board, hard like a board, stomach like concrete, belly like a drum',
  noStool:
    'cant pass wind, no farting, not farted, havent farted, not a fart, havent been in days, nothing passing, bunged up and, bowels stopped, bowels havent',
  testicleTorsion: 'ball _ twisted, testicle _ up, ball has gone up, ball sits higher, one ball higher, sitting higher',
  calf: 'back of my leg, behind my knee, lower leg',
  curtain:
    'curtain coming, curtain falling, curtain across, curtain over, veil over, dark veil, black shadow, shadow over, shadow moving, dark patch growing, blackness creeping, dark edge, closing in from the side, black wave, dark crescent, cobweb over, shutter',
  halos:
    'rainbows round, rainbow rings, rainbows around, rings round, ring around lights, coloured rings, circles around, glow around lights',
  suddenDeaf:
    'cant hear out of, hearing in one ear went, hearing disappeared, hearing vanished, ear went dead, ear has gone dead, ear went deaf, no hearing in, woke up with no hearing, hearing gone, hearing cut out',
  electricShock:
    'shock from, got electrocuted, current went through, electric fence knocked, mains electricity, thrown across the room, live cable, plug shocked, zapped',
  brokenBone: 'bone is sticking, bone is poking, see the bone, can see bone, see bone, bone came through',
  deformed:
    'bent the wrong way, pointing the wrong way, points the wrong way, shape is wrong, wrong shape, looks wrong, s shaped, out of the socket, popped out, sticks out, bent like',
  cantDrink:
    'cant keep anything down, cant keep anything in, cant hold water, everything comes back, everything comes up, throws up every, throwing up every, not even water, not even sips, cant sip, wont take a sip, nothing stays in, even sips come, cant keep fluids, wont drink, refusing drinks, refuses all drinks',
  overdose:
    'whole strip, whole bottle, bottle of pills, bottle of tablets, pile of pills, pile of tablets, loads of pills, loads of tablets, lots of pills, lots of tablets, load of tablets, all the tablets, all the pills, all of my tablets, all of my meds, emptied the, all her tablets, all his tablets, mums tablets, grans tablets, dads pills, took everything, swallowed everything, fistful, handfuls, took a lot of, way too many, twice as many, double what i should, ten times, too many tablets, too many pills',
  swallowed:
    'swig, swigged, sip, sipped, mouthful of, took a gulp, tasted, nibbled, munched, got at, found with, mouth full of, drinking, eating, chewing',
  heater:
    'lit the stove, stove, woodburner, log fire, gas heater, gas boiler, paraffin heater, heating is on, portable heater, generator, bbq in, barbecue in, charcoal in, fire in the, coal fire, van heater, engine running, camper, tent stove',
  everyoneIll:
    'we all, all have, my husband too, my wife too, kids too, the kids as well, all feel, all of us, both have, housemates too, dog too, cat is wobbly, pets',
  stoppedAlcohol:
    'stopped drinking, off the drink, off drink, gave up the drink, cut out alcohol, day three without, day two without, days without, after years of drinking, after a bender, dried out, drying out, no booze, without booze, quit vodka, quit beer, stopped booze, put down the bottle, three days dry, days dry, days clean from alcohol, gone cold turkey',
  seesThings:
    'see spiders, seeing spiders, see rats, see bugs, seeing bugs, see insects, see ants, see shadows, see people who, see faces, see demons, things on the walls, bugs under, snakes on, seeing stuff, see stuff that, not there',
  lessMovement:
    'nothing today, no kicking, hasnt moved, havent moved, not felt him/her/it/baby/any/a, havent felt him/her/it/any/a, no wriggl*, wriggl* less, less active, less lively, much quieter, quieter than, quieter, no action, gone very quiet, stopped wriggling, stopped kicking, not kicked, not wriggling, cant feel him/her/it/the baby, not moving as, isnt kicking, isnt moving, hardly kicks, kicks have, not felt kicks, lazy, no response from baby, hasnt kicked, little movement, movements are',
  babyKicks: 'used to kick, kick all, kicking, kicks, wriggles',
  watersBroke:
    'waters broke, waters breaking, water breaking, leaking waters, gush of water, gush of fluid, pop and gush, bag of waters, soaked my trousers with, soaked through with clear',
  bleeding:
    'period like, like a period, pink when i wipe, brown discharge, red when i wipe, red discharge, fresh red, blood when i wipe, clots',
  youngInfant:
    'weeks old, week old, newborn, days old, four weeks, five weeks, six weeks, seven weeks, eight weeks, ten weeks',
  limp: 'like a rag, no strength, hangs, hanging off, wont hold her/his head, head flops, cant hold his/her head up, lifeless, flaccid, jelly, noodle',
  ribsSuck:
    'ribs are sucking, ribs sucking, ribs suck, ribs pulling, ribs go in, ribs pull, ribs stick, ribs showing when, skin between, chest sucks, chest caves, tummy pulls, tummy pumping, stomach goes in, throat sucks in, neck sucks, hollow under, dip in his/her throat, nostrils flare, nostrils flaring, bobbing head, head bobbing',
  notFeeding:
    'off milk, off bottle, no interest in feeding, no interest in milk, no interest in the breast/bottle, wont wake for, too sleepy to feed, missing feeds, missed feeds, skipped feeds, not waking for, hasnt had a feed, no feed since, last feed was, feeds half, half his/her feed, drinks half, half of what, less than half, pushes the bottle, falls asleep at the breast, wont suck',
  cryOdd:
    'screaming nonstop, screams nonstop, cry* for hours, cant settle, wont settle, nothing soothes, shrieks, high cry, weak cry, moan*, whining cry, strange high, screams like, crying differently, cry isnt, odd cry',
  medication: 'pill, med, tablet, thyroid pill, hiv meds',
  stop: 'left them in, left it in, drawer, cut in half, cutting in half, in half, weaned, hold off, holding off, not start, wont start, dont start, silences, rather trust',
  instead:
    'rather trust, rather use, rather try, rather heal, rather do, trust my body, prefer to heal, prefer crystals, prefer herbs, drinks herbal, herbal tea',
  ownAccord:
    'on my own, by myself, without telling my doctor, without my doctor, behind my doctors back, without asking, secretly, to feel more myself, my own decision, over the weekend',
  boughtOnline:
    'ordered __ online, bought __ online, from a friend of, off the internet, from the internet, online without, off a friend, from my friend',
  flatBelly: 'feel flat, flat stomach, flat belly, feel empty, feel light, feel clean',
  fearFood:
    'chew _ spit, chewing _ spitting, chew food and spit, chews _ spits, food feels dirty, food is dirty, pure when empty, pure when im empty, feel pure when, clean when empty, hip bones stick, hip bones still, hip bones show, collarbones stick, let myself have dinner, let myself eat, dont let myself, number on the scale, number on the scales, scale goes up, scales go up, panics when we eat out, panic when we eat out, panics about food, only eats boiled',
  weightLoss:
    'trousers fall, trousers falling, clothes fall, falling off me, fall off me, hang off me, belt notches, new notch, rings fall, skirt slips',
  unexplained: 'eat as normal, eat normally, eating as normal, eat like a horse, same appetite',
  over55: 'im #over55, i am #over55, #over55 year old, aged #over55, at #over55',
  spottingWord: 'spotting, spot of blood, bit of blood down, period again, bleeding again, bleed down below',
  stuckFood:
    'gets stuck, get stuck halfway, stuck halfway, sticks halfway, halfway down, wont go down, lodges, gets caught, catch in my gullet',
  nippleChange: 'nipple __ inward*/inwards/inverted/sunken/flat/crusty',
  forgets:
    'repeats same story, same story, left the stove on, left the gas on, left the tap on, burns the pans, gets lost, got lost',
  stiffMorning: 'stiff __ morning*, stiffness __ morning*',
  control:
    'goes through my bag, through my bag, decides my clothes, chooses my clothes, picks my clothes, times a shift, #n times a day, calls me #n times, rings me #n times, watch every word, weigh every word',
  humiliates: 'smashes plates, smashes the, breaks plates, slams doors and',
  childhoodAbuse:
    'used to lock me, used to hit me, used to beat me, used to hurt me, used to touch me, lock me in __ when i was',
  lostWay: 'left the stove on, left the gas on, left the tap on, same story',
  wantDeath:
    'stopped eating so, stop eating so it ends, not eating so it ends, so that it ends, so it ends quietly, lie down next to his/her grave, lie down and not get up, lie down and never, lie next to his/her grave, was meant to be done, was meant to be gone, was supposed to be dead, was supposed to be gone, meant to be dead, why i woke up, why did i wake up, any work with me, any trouble with me, if anything happens to him tonight, if something happens to me tonight, if anything happens to me look',
  methodPlan:
    'list of bridges, list of ways, list of places to, along the tracks, bleed out, loaded the gun, loaded his gun, loaded the shotgun, packed and labelled',
  burnSelf: 'ice with salt, salt with ice, ice and salt on',
}
