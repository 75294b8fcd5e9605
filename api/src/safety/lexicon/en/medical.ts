import type { Wordings } from '../../concepts.ts'

/** What only an emergency is called, in lay words. */
export const medical: Wordings = {
  weightOnMe: `elephant _ on me/chest, someone/something _ sitting/standing on my chest, someone/something _ sitting on me, weight on my chest, car parked on my chest, brick/bricks/concrete on my chest, anvil, tonne of, ton/tonne/elephant/weight/horse/car/truck/boulder/piano/rock _ on him/her/me/chest/his/my`,
  chestPain: 'chest pain*, chest hurts, pain in _ chest, chest tight*, tight chest, chest pressure, chest ache*',
  heartAttackNow:
    'having a heart attack, think _ heart attack, might be _ heart attack, could be _ heart attack, feels like a heart attack, is this a heart attack, heart attack coming, heart stopped, cardiac arrest, no pulse, like _ last heart attack',
  indigestion: 'indigestion, heartburn, reflux, acid',
  defibrillator:
    'defibrillator/icd/pacemaker _ fired/shocked/shock/shocks/went off/kicked, shocked by _ defibrillator/icd',
  tearing: 'tearing, ripping, ripped, torn apart, tore, knife through, being torn',
  noWarning: 'without warning, no warning, while running, while exercising, during exercise',
  droop:
    'droop*, sag*, lopsided, dropped, drops, fallen, crooked, slipped, slid*, wonky, uneven, pulled to one side, hanging, hangs, one sided, slack, gone funny, twisted, melted, melting, asymmetric*, wont move, cant smile, not moving, to one side',
  speechLost: `slur*, speech is/went/has/was _ funny/weird/strange/odd/off/thick/mush/garbled/muddled/gone, cant speak properly, cant get _ words out, words come/came/coming out wrong/jumbled/scrambled/garbled/muddled/backwards/funny/slurred, word salad, gibberish, garbl*, cant find _ right words suddenly, suddenly cant find words, lost _ speech, lost the ability to speak/talk, talking nonsense/rubbish/gobbledygook, speaking nonsense, cant understand what i say, not making sense when _ talks, words _ mixed up, mixing up words, mixing up _ words, mixes up words, speech _ slurred, jumbled words/speech, wrong words, words wont come, talk like _ drunk, sounds drunk, sounding drunk, talking funny, talking weird, talking gibberish, unable to speak, unable to talk, cant talk properly, mumbling _ understand, cant string a sentence, doesnt make sense when, couldnt speak for, couldnt say a word, struggling to talk, struggling to speak, incoherent`,
  speech: 'speech, slur*, words, talk*, speak*, cant speak, cant talk, gibberish, garbl*, jumbl*',
  dropsThings:
    'dropping things, drop* _ cup/mug/fork/pen/phone/spoon/glass/keys/cutlery, cant hold _ cup/mug/fork/pen/phone/spoon/glass, keeps dropping, kept dropping, cant button*, cant grip',
  cantMove: `cant move, cant lift, cant raise, wont move, wont lift, paralys*, paralyz*, cant feel, lost all feeling, lost the use of, no movement, wont do anything, cant use, refuses to move, hangs limp, hanging limp, went limp, gone limp, gone dead, unable to move, unable to lift, couldnt move, couldnt lift, collapsed under`,
  visionLost: `lost _ sight/vision, cant see out of, cant see from, cant see anything, blind in, went/gone/going blind, suddenly blind, vision/sight _ gone/went/black/disappeared/vanished, couldnt see, lost half _ vision, half _ vision, sudden loss of vision, vision loss, loss of sight/vision, everything _ gone dark, sight in one/left/right eye, eye went black/dark/blank, eye has gone black/dark/blank, grey/black patch in _ vision, lost peripheral, tunnel vision _ sudden*, vision is suddenly, one side _ vision, i cant see`,
  doubleVision: 'double vision, seeing double, see double, seeing two of, two of everything, see two of',
  balance:
    'cant walk straight, lost _ balance, lose my balance, keep falling, falling to one side, veering, stagger*, walking like _ drunk, off balance, cant stand up/straight, stumbl*, unsteady, no balance, cant walk, coordination, tipping to, listing to, lurching, leaning to one side',
  strokeNow:
    'having a stroke, think _ stroke, might be a stroke, could be a stroke, mini stroke today, a tia today, looks like a stroke, like a stroke, signs of a stroke, another stroke',
  confused: `confus*, muddled, disorient*, doesnt know where/who/what, dont know where i am, doesnt recogni*, not making sense, doesnt make sense, talking nonsense, rambling, delirious, delirium, incoherent, out of it, not with it, not herself, not himself, acting strange*, acting odd*, acting drunk, hallucinating, calling me by, forgot* who, cant remember who/where/her/his/what day, no idea where, spaced out, babbling, vacant, gibberish, doesnt know _ name, dont know what day, agitated, wandering, picking at`,
  drowsy: `drowsy, sleepy, floppy, wont stay awake, cant stay awake, cant keep _ awake, keep* drifting off, drifting off, drifting in and out, in and out of consciousness, hard to wake, difficult to wake, hard to rouse, cant keep _ eyes open, listless, lethargic, dopey, barely awake, barely responding, wont wake, sluggish, unresponsive, hardly responds, keeps falling asleep, keeps dozing, nodding off, limp, hardly wakes, barely wakes, wakes only, sleeping all, slept all day, glassy eyed, semi conscious, groggy, difficult to rouse, very sleepy, so sleepy, out of it, zoned out`,
  severeHead: 'worst headache, severe headache, splitting headache',
  blueLips:
    'lips _ blue/purple/grey/gray/bluish/violet/navy, blue/purple/grey/bluish lips, blue tinge, blue round/around _ lips/mouth, blue/purple/grey fingertips/fingernails/nails, fingernails/nails/fingertips _ blue/purple/grey, turning/turned/going/went/gone blue, face _ blue/grey/purple, tongue _ blue/purple',
  bluish: 'blue, purple, bluish, grey, gray, dusky',
  coughBlood:
    'cough* _ blood, coughed _ blood, spit* _ blood, spat blood, hack* up blood, blood when i cough, blood _ cough* up, blood in _ phlegm/sputum/spit/mucus, phlegm _ blood/bloody, bloody phlegm/sputum/mucus',
  legSwelling: 'legs/ankles/feet _ swollen/swell*/puffy, swollen legs/ankles/feet',
  wheeze: 'wheez*, whistling chest, whistling breath*, whistling, tight chest, chest whistl*, rattling, rasping',
  inhalerFails:
    'inhaler/puffer/ventolin/reliever/nebuliser/nebulizer _ not/isnt/doesnt/doing/wont/no/stopped _ help*/work*/anything/nothing/touch*/relief/effect/good/difference, inhaler/puffer/ventolin/reliever _ does nothing, inhaler/puffer _ empty, inhaler/puffer _ run/ran out, lost my inhaler, without my inhaler, #n puffs, puffs and, inhaler every, used _ inhaler #n times, inhaler hasnt, puffer hasnt, inhaler again and again, no inhaler',
  inhaler: 'inhaler, puffer, ventolin, nebuliser',
  lieFlat:
    'cant lie flat/down, lying flat, lie flat, cant lay flat/down, sit bolt upright, have to sit up, prop* up, #n pillows, sleep sitting, lie down',
  air: 'air, breath, breathe, breathing',
  pinkFroth: 'pink froth*, frothy pink, pink foam*, frothy sputum, frothy phlegm, foamy pink, froth* at the mouth',
  cantSpeakSentences:
    'cant finish/complete/speak/say _ sentence*, cant get _ sentence* out, cant get through a sentence, words at a time, word at a time, too breathless to talk/speak, cant talk _ breath*, between words, mid sentence, breath between, breathless to speak, breathless to talk, few words before, without stopping for breath',
  chokingNow: `is choking, choking on, choking and, choked on _ cant,  started choking, cant swallow or breathe, something stuck in _ throat/windpipe, stuck in _ throat, stuck in _ windpipe, lodged in _ throat, went down the wrong way, food stuck and, bone stuck, inhaled a peanut, inhaled a, keeps choking`,
  choking: 'chok*, inhaled',
  stridor:
    'stridor, barking cough, cough _ like a seal, seal like, noisy breath*, high pitched _ breath*, squeak* _ breath*, crowing sound, rasping sound, noise _ breathes in, harsh noise, harsh sound, whooping, whoop, croup',
  asthma: 'asthma*',
  allNight: 'all night, whole night',
  breathIn:
    'breathe in, breathing in, deep breath, inhale, when i breathe, take a breath, every breath, each breath, breath in, breathing',
  flightOrOp:
    'flight, flew, plane, long haul, long journey, long drive, operation, surgery, cast off, in a cast, leg in plaster, hip replacement, knee replacement, caesarean, c section, bedridden, bed rest, on the pill, contraceptive pill, hrt, keyhole, plaster cast, #n hour flight, bus ride, chemo, giving birth, gave birth, immobile',
  pill: 'on the pill, contraceptive pill, the pill, hrt, birth control',
  stoppedBreathing:
    'stopped breathing, not breathing, isnt breathing, stops breathing, breathing stops, breathing stopped, no longer breathing, pauses in _ breathing, long pauses between breaths',
  sleepApnoea: 'in his sleep, in her sleep, in my sleep, snores, snoring, snore, apnoea, apnea',
  inhaledSmoke:
    'smoke inhalation, inhaled smoke, house fire, breathed in smoke, breathed in _ fumes, breathed in chlorine',
  airwaySwelling: `throat/tongue _ swelling/swollen/swells/closing/closed/puffing/closes, swollen tongue, throat _ close*, throat feels like it is closing, throat is closing, tongue _ too big, tongue _ huge, tongue _ thick, tongue is getting bigger, tongue fills, throat closing up, throat _ swelling up, throat seizing, throat swells`,
  throatTight: `throat _ tight*, tight throat, throat _ clos*, throat feels _ narrow*, throat _ itchy, itchy throat, throat _ scratchy, throat swelling, voice _ hoarse/croaky/gone/changed/squeaky, cant swallow, hard to swallow, trouble swallowing, difficulty swallowing, throat _ funny/odd/strange/weird/tingly/thick`,
  swallowHard:
    'cant swallow, hard to swallow, trouble swallowing, difficulty swallowing, struggling to swallow, swallowing is hard/difficult, unable to swallow, cant even swallow, painful to swallow, hurts to swallow, problems swallowing, choke when i eat, swallowing',
  tingles: 'tingl*, itch*, burning, prickl*',
  hives:
    'hives, welts, nettle rash, urticaria, wheals, blotches, itchy all over, itch* everywhere, itching all over, rash all over, red all over, rash everywhere, raised rash, red bumps, covered in _ rash, come up in, red blotches, bumps all over, lumps all over, rash spreading, rash, itchy, flushed, skin on fire, body itching, body is itching, itching',
  everywhere: 'all over, everywhere, whole body, entire body, head to toe, all my body, covered in',
  spreads:
    'spread*, climbing, travelling up, moving up, getting bigger, creeping, expanding, tracking, up my arm/leg, growing by the hour, larger, streak*',
  allergen: `stung, sting, wasp*, bee, bees, hornet*, peanut*, nut, nuts, cashew*, almond*, walnut*, pistachio*, hazelnut*, shrimp*, prawn*, shellfish, crab, lobster, mussels, oyster*, fish, sushi, egg, eggs, milk, cheesecake, sesame, hummus, tahini, strawberr*, kiwi, banana, jab, injection, injected, vaccine*, vaccination, first dose, new tablet/tablets/medicine/medication/antibiotic, antibiotic*, penicillin, ant bite, fire ant*, bitten by, insect bite, contrast dye, hair dye, latex, balloons, after eating, after dinner, after lunch, just ate, eating, ate, took, tasted, restaurant, dessert, snack, ice cream, nibbled, biscuit, cookie, curry, takeaway, allergic, nut allergy, allergy, satay, pesto, bite of, mouthful of, bit into, swallowed`,
  heatRush: 'heat rush, flushed, hot flush, impending doom, feeling of doom, sense of doom',
  usedEpipen:
    'used _ epipen/adrenaline/epinephrine/autoinjector/jext, gave _ epipen/adrenaline, given _ epipen/adrenaline, inject* _ epipen/adrenaline/epinephrine, jabbed _ epipen, needed _ epipen, epipen _ used/gave/given/wore/worked, had to use _ epi*, epi pen, after the epipen, second epipen, had my epipen and, stuck _ epipen, epipen in _ thigh/leg, adrenaline pen, after _ adrenaline shot',
  heavyBleeding: `bleed* heavily, heavy bleed*, bleed* _ badly, bleed* out, bleed* profusely, pour* _ blood, blood _ pour*, gush* blood, blood _ gush*, blood _ spurt*, spurting, blood _ pump*, blood _ everywhere, los* _ lot/lots of blood, lost so much blood, so much blood, covered in blood, pool of blood, blood _ soaked, soaked _ towel*, bleed* like, bleed* a lot, blood running down, puddle of blood, losing blood, clots the size, clots size, clots as big, hosing blood, blood is dripping constantly, blood _ through bandage/bandages, haemorrhaging, haemorrhage`,
  wontStop:
    'wont stop, doesnt stop, not stopping, hasnt stopped, cant stop, couldnt stop, keeps bleeding, keeps coming, wont clot, still bleeding, not stop, isnt stopping, keeps filling, still pouring, wont quit, still oozing, refuses to stop, never stops, still dripping, cant get it to stop, no matter how, nonstop, non stop, #n minutes of pressure, despite pressure',
  soaks:
    'soak*, going through, gone through, went through, saturated, drenched, filling, flooding, flood, pad every, tampon every, pads an hour, pad an hour, every half hour, pads in, through pads, dripping down',
  pad: 'pad, pads, tampon*, sanitary',
  coffeeGrounds: 'coffee grounds/granules/grinds, like coffee',
  vomitBlood:
    'vomit* _ blood, threw up _ blood, throw* up _ blood, puk* _ blood, blood in _ vomit/sick, bring* up blood, brought up blood, sick with blood, bloody vomit, coffee grounds/granules/grinds, being sick blood, sicked up blood, retching blood, blood _ threw up, blood when i vomit, blood _ vomit*, spewing blood, vomited something dark, vomiting something dark, vomit is black/red/dark',
  blackStool:
    'stool*/poo/poos/motions/faeces/bowel/toilet/shit _ black/tar/tarry/jet/treacle/tarlike, black/tarry _ stool*/poo/poos/motions/faeces/bowel/tar/shit, jet black and, tarry, black and sticky, like tar, black as tar',
  lots: 'lots, a lot, so much, loads, mouthful*, cupful*, pints, bucket*, full of, huge, massive, heavy, heavily, bright red, large, big, whole, pour*, gush*, fills, filled, red water, clots, streaming, toilet bowl _ red, puddle, fresh blood',
  recentLots: 'bowl turned red, bowl was red, nothing but blood, pure blood, only blood, just blood',
  clots: 'clot*',
  swallowing: 'swallowing blood, down my throat',
  nosebleed:
    'nosebleed*, nose bleed*, nose _ bleed*, bleed* from _ nose, nose _ pouring/gushing, nose wont stop, blood from _ nose',
  gumsBleed: 'gums bleed*, bleeding gums, gums are bleeding',
  tinySpots:
    'tiny red/purple dots/spots, pinprick*, pinpoint, petechi*, red/purple dots/spots, little red dots, little purple dots, purple pinpricks, blood spots',
  bruises: 'bruis*',
  deep: 'deep*, gaping, to the bone, wide open, artery, vein, flap, tendon, fat showing, yellow fat, needs stitches, open',
  bone: 'bone, tendon, muscle showing',
  spurts: 'spurt*, pump*, gush*, squirt*, pulsing',
  severed:
    'cut off _ finger/thumb/toe/hand, severed, chopped off, finger _ off, sliced off _ finger/tip, amputat*, fingertip off, ripped off, lost _ finger in, finger/thumb/toe/fingertip _ came/hanging off',
  stabbed:
    'stabbed in _ chest/stomach/leg/arm/side, been stabbed, been shot, got shot, got stabbed, was stabbed, was shot, knife _ in my, gunshot, bullet, impaled',
  afterOperation:
    'after _ operation, after _ surgery, operation last/on/#n, surgery last/on/#n/yesterday/site, post op, tonsils out, tonsillectomy, tooth out, tooth pulled, caesarean, c section, since _ surgery/operation, stitches, my scar, surgical wound, incision, since my op, days after, appendix out, after hysterectomy, biopsy, my operation, my surgery',
  coldSkin:
    'cold hands, hands _ cold, feet _ cold, skin _ cold, cold skin, cold and clammy, clammy, cold to touch, icy',
  thunderclap:
    'thunderclap*, like being hit _ head, hit _ back of _ head with, struck by lightning _ head, head exploded, like an explosion in my head, something popped/burst/snapped in my head, worst headache of, worst headache, worst head pain, headache of my life, head like i was hit, like a bomb in my head, kicked in the head, shot in the head, baseball bat, sledgehammer, hammer hit, axe in',
  exploded:
    'explod*, explosion, popped, burst, thunderclap, hit by, kicked, within seconds, in seconds, peaked, instant*, like a bat, like a hammer, hammer, brick',
  morning: 'in the morning, mornings, wakes me, on waking, wake up with, when i wake',
  lies: 'lying down, lie down, bending, cough or strain, coughing, sneezing, lie flat',
  personality:
    'personality change, personality _ changed, not himself, not herself, acting strange*, behaving strange*, behaviour _ changed, odd behaviour, behaving odd*',
  jawChewing: 'chew*, jaw aches when',
  scalpSore:
    'scalp _ sore/tender/hurts, hurts to comb, hurts to brush, tender scalp, tender temples, sore scalp, temple _ tender',
  headInjury: `hit _ head, banged _ head, bang* _ head, bumped _ head, knock* _ head, head injury, blow to _ head, struck _ head, hit on _ head, kicked in _ head, fell _ head, fell _ on _ head, landed on _ head, cracked _ head, smacked _ head, whacked _ head, concuss*, head hit, head _ pavement/concrete/floor/kerb/curb/ground/table/radiator/goalpost/windscreen, came off _ bike/horse/scooter/motorbike, fell off _ bike/horse/ladder/scooter/wall/bunk, fell down _ stairs, fell from, tripped and hit, crash* _ bike/car, car crash, tackled, head knock, head clash, clashed heads, hit in the head, hit his/her/my head, ball to the head, fell backwards, slipped on _ ice, thrown from`,
  memoryGap:
    'dont remember, cant remember, doesnt remember, no memory, memory _ gone, memory gap, blank, remember nothing, remembers nothing, forgot what happened, asking the same, asks the same, keeps asking, repeating _ question*, amnesia, lost time, cant recall, dont recall, missing time, found myself on, woke up on the floor, came round, came to',
  earFluid: 'fluid _ ear/nose, clear fluid, water* fluid, blood _ ear/ears, ear _ bleeding, liquid _ ear/nose',
  pupils:
    'one pupil, pupil _ bigger/larger/different, pupils _ different/unequal/uneven, uneven pupils, different sized pupils, pupils dont match, pupil is huge, unequal pupils, pupils not the same',
  drooping: 'droop*',
  bigSwelling: 'egg, big lump, huge lump, soft swelling, boggy, dent, dented, soft lump',
  seizure:
    'seizure*, convuls*, fitting, a fit, had fits, having fits, another fit, fit this, fit for, first fit, fits, epileptic, jerking all over, whole body jerk*, body _ jerk*, jerked all over, arms and legs jerk*, went stiff and, stiffened and, eyes rolled back, eyes rolled up, foaming, shook all over, shaking all over and, twitching all over, jerking uncontrollably, limbs jerking, started jerking, tonic clonic, grand mal, status epilepticus',
  notRecovered:
    'hasnt come round, not come round, wont wake, still not awake, hasnt woken, still confused, not waking, hasnt fully, not come to, wont come round',
  injured: 'injur*, hurt, broke, bit _ tongue, hit, cut, crush*, trapped',
  first: 'first, never had one, never before, never had, no history, for the first time, new',
  unconscious:
    'unconscious, unrespons*, out cold, passed out and wont, lost consciousness, collapsed and, cant be woken, collapsed at, found him on the floor, found her on the floor, lifeless',
  wontWake:
    'wont wake, cant wake him/her/them/my/mum/dad/the, cannot wake, not waking up, doesnt wake, isnt waking, impossible to wake, unable to wake, couldnt wake him/her/them/my, wont stir, cant rouse, cant be woken, not wake up, barely wakes, hard to wake, difficult to wake, cant get him/her/them to wake',
  saddleNumb:
    'numb _ between _ legs, numb _ groin/genitals/bum/bottom/buttocks/saddle/crotch/inner/vagina/penis/private*/wipe/anus, cant feel _ wipe/toilet/pee/bottom/genitals/bum/private*/groin/crotch, groin/genitals/bum/bottom/buttocks/crotch/saddle/inner thighs/private* _ numb, saddle numb*, no feeling _ between my legs/groin/bottom/bum/wipe, feel nothing when i wipe, cant tell when _ pee/poo/bladder, no sensation _ wipe/bottom/groin, tingling _ between my legs, numb down below, numb down there',
  cantPee:
    'cant pee, cant wee, cant urinate, cant pass water/urine, unable to pee/wee/urinate/pass, havent peed/weed, hasnt peed/weed, not peed, havent been able to pee/wee, no urine, cant empty my bladder, bladder _ wont/bursting/full, nothing comes out when, cant go to the toilet at all, only dribbles, not passed urine, havent passed urine/water, hasnt passed urine, pee wont come, cant start peeing, urine wont come, urinary retention, passing no urine',
  incontinence:
    'incontinen*, wet myself, wetting myself, lost control of _ bladder/bowels/bowel, cant hold _ pee/wee/urine/bladder/bowels/poo, leaking urine, pee* myself, peed without, soiled myself, cant control _ bladder/bowels/bowel, no control over _ bladder/bowel, pooed myself, wet the bed, wet himself/herself, accidents, dont feel when i need',
  sciatica: 'sciatica',
  climbing:
    'climbing up, creeping up, moving up, spreading up, going up, up my legs, rising, working its way up, spread to my arms, started in my feet, from my feet, up to my',
  sepsis: 'sepsis, septic, blood poisoning',
  infected:
    'infect*, pus, pneumonia, kidney infection, uti, urine infection, cellulitis, abscess, infection, oozing pus, festering, flu',
  mottled: 'mottl*, blotchy, marbled, patchy skin, blotched, skin _ grey/blue/purple/patchy',
  veryIll:
    'never felt so ill/sick/bad/unwell/awful, never felt this ill/sick/bad/unwell/awful, never been so ill/sick, never been this ill/sick, feel like i am dying, feel like im dying, going to die, feels like dying, think im dying, think i am dying, worst ive ever felt, worst i have ever felt, desperately ill, seriously ill, so ill, so unwell, really unwell, extremely unwell, deteriorat*, sicker and sicker, cant stand, cant get out of bed, delirious, barely stand, cant lift his/her/my head',
  noUrine:
    'hardly peed, barely peed, hardly peeing, barely peeing, not peed, havent peed, hasnt peed, no urine, no wee, not weed, hardly weed, not passed urine, peed once, no pee, peeing very little, hardly any pee/wee/urine, stopped peeing, hasnt had a wee, no wet nappies, no wet nappy, no tears, dry nappy/nappies, not urinated, hasnt weed, havent weed, dark urine and little',
  breathFast:
    'breath* fast, breath* _ quick*, breath* rapid*, fast breath*, rapid breath*, quick breath*, panting, breath* _ fast, breaths a minute, breathing is fast, breathing very fast',
  breathSlow:
    'breath* slow*, slow breath*, barely breathing, hardly breathing, shallow breath*, breathing _ slow/shallow, gurgl*',
  rashNoFade: `rash/spots/blotches/marks/dots _ fade/blanch/disappear/vanish/go/press*/glass/tumbler, non blanching, wont fade, dont fade, doesnt fade, not fading, not fade, dont go away when _ press, doesnt go away when _ press, glass test, purple rash, purple spots, purple blotches, rash _ purple, rash like bruises, bruise like, bruising rash, spots like bruises, dark purple, rash _ stays _ press*, stay when i press, rash _ bruise*, pinprick _ rash/spots, rash _ pinprick*`,
  purple: 'purple, dark, bruise like, violet',
  highPressure:
    'blood pressure _ #pressure, blood pressure _ high, high blood pressure, bp _ #pressure, protein in _ urine',
  chemo:
    'chemo*, neutropen*, low white, no immune system, no spleen, bone marrow transplant, stem cell transplant, leukaemia treatment, immunosuppress*, immunocompromised, white cells are low',
  unwellSudden: 'suddenly unwell, feel terrible, shaking, shivery, cold and shaky',
  steroidUser: `addison*, adrenal*, steroid dependent, long term steroids, steroids for years, on steroids for`,
  redStreak: `red streaks, streak* up, red line/lines/streak*/stripe*/track*  _ up/climbing/running/creeping/towards/spreading/moving/travelling/growing/crawling`,
  skinRed: 'red*, skin _ red, hot and red, red patch, angry red, inflamed, cellulitis',
  redHot: 'red, hot, warm, burning, inflamed, angry, scarlet',
  fast: 'fast, quick*, rapid*, by the hour, within hours, hour by hour, since this morning, overnight',
  streak: 'streak*',
  skinBlack:
    'skin _ black, turn* black, gone black, black skin, black patch, going black, blackened, black toe*, toe* _ black, finger* _ black, gangren*, necro*',
  painOutOfProportion:
    'pain _ worse than it looks, far worse than it looks, out of proportion, agony but it looks, pain much worse than, blisters _ purple, flesh eating',
  tropics:
    'africa, malaria, tropic*, kenya, ghana, nigeria, uganda, tanzania, india, thailand, congo, cameroon, back from safari, safari, malarial, gambia, jungle, amazon, cambodia, indonesia, vietnam, mozambique, travelled to, came back from, dengue',
  wildBite: `bat _ bit/bitten/scratch*/bite/flew/room/touched, bitten/bite/scratched/bit/nipped _ by _ bat/monkey/stray/fox/raccoon/wild/rat/street, stray dog _ bit*, street dog _ bit*, monkey _ bit/scratch*, rabies, stray _ bite, woke _ bat, dog bite _ abroad, bitten _ dog _ abroad/holiday/foaming`,
  lockjaw: 'lockjaw, jaw _ locked, jaw _ seizing, tetanus, jaw is clamping shut, cant open _ mouth or jaw',
  bulging: 'bulg*, pushed forward, sticking out, popping out',
  shut: 'shut, closed, cant open, swollen shut',
  cantOpenMouth: 'cant open _ mouth, open my mouth, mouth wont open',
  drools: 'drool*, dribbl*, slaver*, saliva running',
  swallowSaliva:
    'cant swallow _ saliva/spit, cant swallow my own, cant even swallow water/saliva/spit, spitting out _ saliva, cant swallow water/liquids/anything, cant swallow even',
  urineBurn:
    'burns when i pee, burn* _ pee*/wee/urin*, burning pee, stinging pee, hurts to pee/wee, uti, water infection, urine infection, kidney infection, cystitis, pee* constantly',
  tampon: 'tampon*, menstrual cup, moon cup',
  pus: 'pus, oozing, weeping, smelly, smell*, discharge, yellow, green',
  needleShared: 'shared _ needle*, injecting drugs, inject heroin',
  navelPain: 'round/around _ belly button/navel/stomach button, started _ navel/middle, belly button, navel, button',
  moved:
    'moved, shifted, wander*, then right, now _ right, moving to, settled, gone to the right, went to the right, migrated, right side now',
  walkHurts:
    'hurts to walk, cant stand straight, cant stand up straight, cant walk, walk bent, hurts _ bump*, hopping, jumping hurts, cough hurts, every bump, bent over, hunched, every step, limp*, stand straight, car ride',
  touchHurts: 'hurts to touch, when i let go, touch it, press*',
  noAppetite: 'no appetite, dont want to eat, off food, off my food, cant eat, wont eat',
  bellyRigid:
    'stomach/belly/tummy/abdomen _ rigid/rock/board/hard as/like wood/solid, rigid _ stomach, board like, hard as a board, rock hard stomach, hard as a rock',
  noStool:
    'no stool, cant pass gas/wind/stool, cant fart, havent been to the toilet, not passed gas/wind/stool, no bowel movement, havent passed gas/wind/stool, not pooed, havent pooed, no wind, no gas, nothing coming out, not been to the toilet, havent had a bowel, passing nothing, not even wind, not even gas, bowels _ blocked, neither wind, cant poo, bowel _ blocked, constipated for days',
  green: 'green, bile, yellow green, dark green, greenish',
  faeces: 'smells like poo, looks like poo, tastes like poo, faeces, smells of poo, poo',
  throughBack:
    'through to _ back, into my back, to my back, goes to the back, straight through, bores, round to my back, radiat*',
  hours: 'hours, all night, since last night, since this morning',
  shoulder: 'shoulder, shoulder tip, collarbone',
  pulsingLump:
    'pulsing/throbbing/pulsating/beating lump/mass/stomach, pulsat*, heartbeat in my stomach and, lump that pulses, lump that throbs',
  hernia: 'hernia, lump in _ groin, groin lump, bulge in _ groin, bulge',
  hard: 'hard, rigid, stuck, wont go back, cant push, tender, red, firm',
  testicleTorsion: 'twisted testicle/ball, testicular torsion, testicle _ twisted, testicle _ higher',
  priapism: 'erection _ hours, erection wont go, erection that wont, hard for #n hours, priapism, erection _ go down',
  floaters: 'floaters, black dots, black spots, specks, cobwebs, flies, soot, tadpoles, swarm',
  flashes: 'flash*, sparks, lightning, flickers, shooting stars, strobe',
  shower: 'shower, swarm, hundreds, dozens, burst',
  curtain:
    'curtain/shade/veil/shadow/blind/cloud _ across/over/down/eye/vision/coming/creeping/covering/sight, dark shadow _ vision/eye, dark curtain, grey curtain, black curtain, shadow in _ corner',
  halos: 'halo*, rainbow*, rings around lights, circles around lights',
  lenses: 'contact lens*, contacts, lenses',
  chemical:
    'bleach, acid, chemical*, cleaner, cement, lime, plaster dust, glue, superglue, oven cleaner, ammonia, solvent, paint stripper, drain, caustic, pepper spray, detergent, alkali, disinfectant, battery acid, petrol, toilet cleaner, quicklime, lye, bath cleaner, dishwasher, chlorine, thinner, fertiliser, weedkiller, hair dye',
  pierced:
    'metal splinter, nail in, pierced, glass in, stick in, poked _ stick/pencil/branch/wire, something in my eye while grinding/hammering/drilling, shard, dart, fishhook, fish hook, fragment, hammering, grinding, angle grinder, blood in the eye, punctur*, punched in',
  suddenLoss: 'suddenly gone/lost/dark/blurred, suddenly went, suddenly _ blurry, went suddenly, gone overnight',
  diabetic: 'diabet*, type 1, type one, insulin, type 2, t1d, insulin pump, glucose meter, metformin',
  deepBreathing: 'breath* deep*, deep breath*, sighing breath*, breathing hard',
  fruityBreath:
    'fruity breath, breath smells, pear drops, nail varnish breath, acetone, nail polish remover, breath _ fruity/sweet/nail/acetone/pear, smells of pear',
  cantEat: 'cant eat, not eating, havent eaten, keep nothing down',
  sugarHigh: 'sugar/sugars/glucose _ high/hi/over/above/#n, meter _ hi, blood sugar, ketones, sugars, reading high',
  sugarLow:
    'sugar/sugars/glucose _ #lowsugar, sugar _ very low, sugar dropped, hypo _ wont, bad hypo, severe hypo, hypoglyc*, hypo and, sugar low, sugar is low, meter says lo, having a hypo, sugar crashed',
  shaky: 'shak*, trembl*, jitter*',
  thirst:
    'thirst*, drinking _ gallons/litres/loads/constantly/tons, always drinking, drink and drink, cant stop drinking, drinking nonstop, litres of water, drinking all the time, cant get enough water',
  urinesOften:
    'pee* _ constantly/often/time/lot/more/every/night/nonstop, wee* _ constantly/often/time/lot/more/every/night/nonstop, urinat* _ often/lot/frequently/constantly/more, always on the toilet, up all night to pee, up _ night to pee/wee, wetting the bed again, wet the bed, pee nonstop, running to the loo, go to the loo',
  weightLoss: `lost weight, losing weight, weight loss, lost _ kilos/pounds/stone/kg/lbs, dropped _ kilos/pounds/stone/kg/lbs, weight _ dropping/falling, clothes _ hanging/loose/falling, thinner, weight is falling off, lost #n, getting skinny, trousers _ falling, lost a stone/lot/third/quarter, lost half a stone, stone lighter, weight _ falls/drops/melting/fallen/vanishing, weight is dropping, clothes _ hang/hangs/bag/baggy, trousers _ hang/loose/baggy, belt _ holes/notch/notches, belt on the last, dropped/lost/down __ sizes/size, trouser sizes, dress sizes, collar is looser, collar looser, belt looser, trousers fall/falls/falling/slip, skirt _ fall/falls, clothes fall, jeans _ fall/loose/slip`,
  heat: 'heat, sun, hot day, heatwave, sauna, sunstroke, heatstroke, heat stroke, in the heat, marathon, hot car, 35 degrees, 40 degrees, beach, roofing, greenhouse, hot weather',
  noSweat: 'stopped sweating, not sweating, no sweat, skin _ dry, hot dry skin, dry skin, hot and dry',
  stopped: 'stopped',
  coldExposure:
    'hypotherm*, out in the cold, fell in _ lake/river/ice/water, in the snow for, frozen lake, cold water, soaked and cold, freezing outside, on the mountain, cold house, no heating, avalanche, icy water',
  noShiver: 'stopped shivering, not shivering, no longer shivering',
  frostbite: 'frostbit*, toes/fingers _ white and hard, fingers/toes _ frozen, waxy white',
  burn: 'burn*, burnt, scald*, boiling water, boiling oil, hot oil, hot fat, caught fire, set on fire, flames, firework, petrol fire, steam, iron, acid, kettle, deep fryer, barbecue, exhaust',
  big: 'big, large, whole, entire, huge, bigger than my hand, size of my palm, both, leg, arm, chest, back, stomach, all down, all over, half my',
  blisters: 'blister*, peel*, raw, skin _ off, skin hanging, charred, weeping',
  electric: 'electric*, socket, high voltage, power line',
  chemicalWord: 'chemical, acid, alkali, caustic, bleach, cement, lime',
  white: 'white, charred, leathery, black, waxy, cant feel',
  electricShock:
    'electric shock, electrocut*, struck by lightning, shock from _ socket/mains/wire/plug, zapped by, got a shock from, high voltage, lightning strike, mains shock, live wire',
  brokenBone:
    'bone _ stick*/poking/through/out, sticking out of the skin, open fracture, compound fracture, bone showing, bone through',
  deformed:
    'bent _ wrong, wrong way, wrong angle, odd angle, weird angle, deformed, out of shape, dislocat*, twisted round, facing the wrong, out of its socket, out of place, strange angle, funny angle, sticking out, crooked after, out of joint',
  fellHeight:
    'fell _ ladder/roof/scaffold*/balcony/storey/floor/tree/horse/window/cliff/metres/meters/feet, fell from _ height, fell #n metres/feet/meters, thrown from _ horse, off a roof, off the roof, fell off a cliff, jumped from _ window/balcony, fallen from',
  crash:
    'crash*, hit by a car, knocked down by, run over, car accident, accident, collision, rolled the car, airbag, motorbike, seat belt, handlebar*, hit by a truck/bus/van/lorry, rear ended, came off my bike',
  fell: 'fell, fallen, fall, tripped, slipped, tumbled, dropped, drop, rolled off',
  cantStand:
    'cant stand, cant get up, cant put weight, cant bear weight, cant walk, unable to stand, cant lift _ leg, leg _ shorter, leg _ turned, on the floor',
  injuredTight:
    'calf/shin/leg/thigh/forearm/arm/foot/hand _ tight as a drum, swollen solid, cast _ too tight, cast _ tight* _ numb, rock hard calf/forearm, compartment, crush* _ hours, trapped under, plaster _ too tight, calf _ rock hard, shin _ rock hard, crushed by',
  suddenDeaf:
    'suddenly deaf, suddenly cant hear, gone deaf, lost _ hearing, hearing _ gone/went/vanished, went deaf, woke up deaf, deaf in one, deaf in my, sudden hearing loss, cant hear _ one/left/right ear',
  yellow:
    'eyes _ yellow, skin _ yellow, yellow eyes, yellow skin, jaundice*, gone yellow, turned yellow, turning yellow, going yellow, whites _ yellow, yellowish',
  jaundice: 'yellow, jaundice*',
  darkUrine:
    'urine _ dark/brown/cola/coke/tea/black/red, pee _ dark/brown/cola/coke/tea/black, dark/brown/cola/coke/tea urine/pee/wee, cola coloured, tea coloured, coke coloured, dark brown',
  muscle: 'muscle*, legs, arms, thighs',
  sickleCell: 'sickle cell, sickle',
  fishbone:
    'fish bone, fishbone, chicken bone stuck, bone stuck, meat stuck, steak stuck, food _ stuck and, food bolus',
  nearDrowned:
    'nearly drown*, almost drown*, inhaled water, pulled from _ pool/water/sea/bath, went under, drowning, breathed in water, swallowed pool water, under water, underwater, face down in the',
  kidneyStone: 'kidney stone*, renal colic',
  cantDrink:
    'cant keep _ water/fluids/liquids/anything/sip/drink/food _ down, keep nothing down, cant hold _ down, not drinking, wont drink, refus* _ drink/fluids/water/bottle, cant drink, not keep _ down, nothing stays down, havent kept _ down, bring* _ back up, throw* up everything, vomit* everything, even water, not a sip, every sip, hasnt drunk, havent drunk, cant keep _ down, refuses to drink',
  stuckFood:
    'food _ stuck, food _ sticks, food gets stuck, food _ catches, bread/meat/rice/food _ stuck/sticks/lodges/catches/get down/go down/wont go, stuck on the way down, hard to swallow, difficulty swallowing, trouble swallowing, struggl* to swallow, swallowing _ harder, food comes back up, hard to get food down, swallowing solid*, lodges behind, sticking in my throat, food wont go down, need water to get food, sticks in my gullet',
  swallowed:
    'swallow*, drank, drunk, ate, eaten, licked, sipped, gulped, ingest*, chewed, sucked, put _ in _ mouth, bit into, bitten into, in his mouth, in her mouth, got into, got hold of, drinks, eats, necked, downed, drink, eat',
  breastInfected: 'breast _ red/hot/hard/sore/swollen, mastitis, red hot breast, breast infection',
  backFever: 'back pain _ fever, fever _ back pain _ numb*',
  overdose:
    'overdos*, od on, oded on, too many pills/tablets/painkillers/paracetamol/meds/sleeping, whole box/packet/pack/bottle/strip _ pills/tablets/paracetamol/ibuprofen/meds/aspirin/tablets/sleeping/antidepressants/painkillers, handful of pills/tablets/painkillers/meds/sleeping/medication, took all _ pills/tablets/meds/medication, took everything in the medicine, swallowed all _ pills/tablets, swallowed _ pills/tablets/paracetamol/packet, all his/her/my pills/tablets, empty pill/tablet packet/bottle/packets/blister, empty packets, empty blister, took _ too much medicine/medication/paracetamol/insulin/morphine, too much insulin, too much paracetamol, paracetamol overdose, taken too many, took too many, took too much, taken too much, too many of my/his/her',
  tookMany:
    'took/taken/swallowed/had/popped/necked/downed/ate _ #many _ pills/tablets/paracetamol/ibuprofen/aspirin/capsules/painkillers/xanax/valium/sleeping/antidepressants/sertraline/codeine/meds, took/taken/swallowed _ box/packet/bottle/bunch/load/loads/handful/pack/strip/blister of _ pills/tablets/paracetamol/ibuprofen/aspirin/painkillers/sleeping/meds/medication/antidepressants/sertraline, took #many #n',
  took: 'took, taken, taking, swallowed, popped, had, mixed, mixing, combined, necked, downed',
  sleepy: 'sleepy, drowsy, slow',
  slow: 'slow*, heavy, fading, fuzzy, floaty',
  alcohol:
    'alcohol, vodka, wine, whisky, whiskey, gin, rum, beer, drunk, drinking, booze, tequila, spirits, cider, shots, drinks, bottle of',
  mixed: 'mix*, together, on top, with, after, combin*, plus, and then, along with',
  drugs: `pills, drugs, coke, weed edible*, edibles, ket, mandy, heroin, opioid*, opiates, sleeping pills/tablets, painkiller*, benzos, party drug*, laughing gas, poppers, nitrous, downers, uppers, molly, brownies, gummies, methadone, oxy, percs, percocet, dropped acid, took acid, took some stuff, some stuff at, a tab, tabs, some pills`,
  snoresOdd: 'snor* weird/strange/odd/funny/loud*, gurgl*, snoring',
  overheated: 'burning up, overheat*, boiling hot, temperature, very hot',
  vomitAsleep: 'vomit* _ sleep, choking on _ vomit, sick in _ sleep, vomit*',
  poison: `bleach, antifreeze, anti freeze, detergent, cleaner, cleaning fluid/product/spray/liquid, weedkiller, weed killer, pesticide*, insecticide*, rat poison, rat bait, mouse poison, petrol, gasoline, paraffin, lamp oil, white spirit, turpentine, turps, paint thinner, drain, caustic, dishwasher tablet*, dishwasher, washing capsule/pod/liquid, laundry pod*, laundry capsule*, pods, nail polish remover, nicotine, e liquid, vape juice, perfume, aftershave, hand sanitiser, sanitizer, sanitiser, acid, battery, ammonia, disinfectant, toilet cleaner, toilet block, limescale, descaler, slug pellets, fertiliser, screenwash, screen wash, methylated spirits, methanol, essential oil, eucalyptus oil, tea tree oil, camphor, mothball*, iron tablets, grandma's pills, glow stick, glue, oven cleaner, bleach tablets, brake fluid, kerosene, firelighter*, hydrogen peroxide, borax, swimming pool, chlorine, poison, poisonous, berries, foxglove, yew, laburnum, deadly nightshade, oleander, cigarette*, silica gel, pine cleaner, lighter fluid, mms, aquarium`,
  poisonPlant:
    'berries, foxglove, yew, laburnum, nightshade, oleander, mushroom*, toadstool*, seeds, leaves, daffodil bulb*, plant',
  plantPoison:
    'ate/eaten/chewed/swallowed/tea/brewed/cooked _ foxglove/yew/laburnum/nightshade/oleander/hemlock/datura/monkshood/aconite/toadstool/toadstools/daffodil',
  battery: 'battery, batteries, button cell, button battery',
  magnets: 'magnet*',
  coinStuck: 'coin, marble, coins, toy, bead, stone, lego',
  underSink:
    'under the sink, from under, from the shed, from the garage, cleaning cupboard, unlabelled bottle, unmarked bottle, cleaning bottle, from the cupboard',
  skinContact: 'skin, on my hands',
  burns: 'burn*',
  heater:
    'boiler, heater, gas fire, gas stove, wood stove, log burner, stove, generator, barbecue inside/indoors, bbq inside/indoors, charcoal, fireplace, furnace, disposable barbecue, camping stove, chimney, flue, grill indoors, exhaust, wood burner, caravan, gas cooker, garage, coals, tent',
  everyoneIll:
    'everyone, whole family, all of us, both of us, we all, the dog too, flatmates, all have, dog is, the cat',
  betterOutside:
    'better outside, when we go out, goes when i go out, go outside, when i leave, fresh air, better at work, leave the house, out of the house',
  fumes:
    'fumes, mixed bleach, bleach and ammonia, bleach with, chlorine gas, vapour, vapours, paint stripper, solvent, gas, bleach and vinegar, toilet cleaner and bleach, cleaning products together, spray paint, chlorine',
  gasLeak: 'smell of gas, gas leak, smell gas, smells of gas, smells like gas',
  stoppedAlcohol: `last drink, stopped drinking, quit drinking, quit alcohol, stopped alcohol, gave up drinking/alcohol/booze, detox* _ alcohol, cold turkey _ alcohol/drink*, no alcohol since, off the booze, without alcohol, without a drink, come off alcohol, came off alcohol, withdraw* _ alcohol, alcohol withdrawal, no drink since, sober for #n days, days sober, stopped the vodka, stopped the wine, poured away, havent had a drink`,
  stoppedSedative:
    'stopped/quit/off/without/ran _ xanax/valium/diazepam/lorazepam/alprazolam/benzo/benzos/klonopin/ghb/phenibut/baclofen/zopiclone/clonazepam/sleeping',
  seesThings: `see* things, seeing _ bugs/spiders/insects/people/rats/ants/shadows/faces/demons/figures/snakes, see _ bugs/spiders/insects/rats/ants/snakes/demons, bugs on, bugs crawling, insects crawling, spiders on, spiders crawling, hallucinat*, ants crawling, things that arent there, things that are not there, things crawling, arent there, crawling on/under my skin, snakes`,
  twitch: 'twitch*, jerk*, rigid, stiff muscles, jaw clench*, clonus',
  wildMushrooms: `wild mushroom*, mushroom* _ picked/foraged/forest/woods/garden/found, picked _ mushroom*, foraged _ mushroom*, ate _ mushroom* _ sick/vomit*/woods/garden/forest, death cap*, fly agaric, mushrooms from the, toadstool*`,
  venom:
    'adder, viper, snake*, scorpion*, jellyfish, black widow, spider bite, brown recluse, redback, weever, stingray, box jellyfish, stonefish, lionfish, sea urchin, spider bit, tick, portuguese man',
  snakeBite:
    'snake _ bit/bitten/bite, snakebite*, bitten _ snake/adder/viper/rattlesnake/cobra, adder bit, scorpion stung, stung by a scorpion, bitten by a black widow',
  bitten: 'bit, bite, bitten, stung, sting',
  cannedFood:
    'canned, tinned, home canned, jar, preserved, bottled, cured, fermented, tin, botox, garlic in oil, homemade preserves, bulging can',
  doubleDose:
    'double dose of _ warfarin/methotrexate/insulin/digoxin/morphine/lithium/heart, methotrexate every day, methotrexate daily, took _ twice _ warfarin/methotrexate/digoxin/morphine, wrong medicine, wrong tablets, someone elses tablets/pills/medication, took my husbands/wifes/mums _ pills/tablets, gave _ ten times, ten times the dose, wrong dose, insulin twice, extra insulin, took grandmas',
  spiked:
    'drink was spiked, spiked my drink, been spiked, drink _ spiked, got spiked, drugged me, was drugged, something in my drink',
  pesticide:
    'pesticide*, insecticide*, crop spray, weedkiller, organophosphate*, sprayed _ field/fields, fumigat*, sheep dip, sprayed the',
  vapeLiquid: 'drank/swallowed _ vape/nicotine/e liquid, nicotine poisoning, nicotine pouch*',
  seesYellow: 'yellow, halos',
  stoneHard:
    'eye/eyeball _ hard as/like _ rock/stone/marble/pebble, eye/eyeball __ rock/stone hard, eye/eyeball _ hard, rock hard eye, rock hard eyeball, stone hard eye, hard eye, hard eyeball',
}
