import type { Wordings } from '../../concepts.ts'

/** What makes dangerous-sounding words harmless: denial, idiom, the past, hearsay, and plain causes. */
export const guards: Wordings = {
  negator: `not thinking of/about, dont think about/of, no plans to, no intention of, never think about/of, no, without, dont have, dont get, havent had, havent got, havent any, hasnt got, hasnt had, doesnt have, didnt have, never had, never have, never get, denies, nor, neither, not having, not had, not got, not any, no longer have, no urge, dont feel any, dont have any, havent any, never felt any, there is no, isnt any, no sign of, ruled out, not experiencing, no thoughts of, scared of getting, worried about getting, worry about getting, terrified of getting, phobia of`,
  closeNegator: 'not, isnt, wasnt, never, arent, nothing, hardly any, didnt, hasnt, not a, non',
  falseNegator: `no hope, no future, no life, no strength, no feeling, no sensation, no memory, no response, no movement, no movements, no kicks, no wind, no poo, no wee, no pee, no pulse, no control, no sleep, no money, no friends, no job, no family, no home, no sense, no desire, no meaning, no wish, no will, no word, no words, no exit, no escape, no sound, no sign of life, no fetal, no vision, no wonder, no longer, nobody knows, no power, no urine, no tears, no wet, no insulin, no meds, no medication, no food, not going away, no idea, no clue, no doubt, no matter, no better, no relief, no warning, no reason, no appetite, no energy, no one, no way, no stopping, no end, no let up, no use, not only, not just, not sure, not stopping, not stopped, not getting better,
    not improving, without stopping, without warning, without reason, not better, not long, no break, never felt, never had _ like, never been, never had such, no longer, never had a, never so, without a break, no point, no injury, without any warning, afraid of myself, scared of myself, without him, without her, not normal, never experienced, no wet, no pulse, not right, not okay, not ok, not well, not helping, not working, isnt working, isnt helping`,
  negatorAfter: 'ruled out, was excluded, none',
  idiom: `shoes/heels/boss/job/heat/kids/exams/stairs are/is/will/nearly kill/killing me, death of me, nearly died, buried the hatchet, end/ending/ended/finish/finished it/things with, asked/asks/asking _ if/whether i/he/she/you want/wanted/felt/feel/was/am/were/thought/ever/had/have _ die/suicidal/dead/suicide/myself, cant go on holiday/a/the/vacation/dates/trips/stage/trip/honeymoon/camp, cant keep doing this commute/job/diet/shift/shifts/work, cant do this anymore lol, die my/his/her hair, passed out on the sofa/couch/bed, passed out in bed/front, killing me softly, dont know how, voice telling me to tidy, mothers voice, mums voice, killing it, killed it, dying of/for/to, died of laughter/embarrassment/boredom/shame, die for, die of laughter/embarrassment/boredom/shame/heat, to die for, id die for/laughing/if/without, would die for, could die for, kill for, would kill for, could kill, could murder, murder a/some, kill me later, dead tired, dead on my feet, dead line, deadline*, drop dead gorgeous, bored to death, scared to death, worried to death, sick to death, tickled to death, work* myself to death, love you to death, killing time, dressed to kill, kill two birds,
    killer heels/workout/headline/queen, is a killer, pain in the neck/arse/ass/bum/backside, pain in my neck, heart on _ sleeve, heart skips/skipped a beat when, heart melt*, heart is full, broke my heart, broken heart*, heartbrok*, heart break*, heart aches for, my heart goes out, breaks my heart, heart sank, heart is heavy, heavy heart, heart feels heavy, took my breath away, breathtaking, hold my breath, holding my breath, catch my breath after,
    save* my breath, under my breath, waste of breath, stroke of luck/genius, strokes, different strokes, stroked, stroking, bleeding heart, bleeding money/edge, bleeds money, bleeding dry, bleed for, bleeding hell, blood boil*, blood is boiling, blood sugar test, bad blood, blood brother, blood ran cold, blood type, blood moon, out for blood, blood test/tests/work/donation/donor/drive/pressure check, bloods taken, gave blood, give blood, donat* blood, cold blooded, blood orange, blood relat*, runs in my blood, blood sweat and tears,
    fit of laughter/giggles/rage/anger/jealousy/temper/passion, feel fit, keep fit, fit as, get fit, getting fit, good fit, a fit for purpose, perfect fit, fit into, fit in, dont fit, doesnt fit, not fit, fit and healthy, fits me, throw a fit, threw a fit, hissy fit, overdosed on chocolate/sugar/sun/cake/coffee/tv/sweets/netflix/pizza/screen, overdose of chocolate/sugar/sun/family/tv/cute, chocolate overdose, overdosing on chocolate/tv/sugar,
    choked up, choke up, chok* with emotion, choked at the interview, choke in interviews, chok* under pressure, choker, suffocating job/relationship/town/office, suffocated by, suffocating in this job/marriage/relationship, explod* with anger/joy/rage, drown* in work/emails/paperwork/homework/laundry/debt/admin, drowning in work/emails/paperwork/homework/laundry/debt/admin/love/tears/toys/stuff/housework/boxes/notifications/meetings/washing/tasks/chores/clutter/guilt/sorrow/bills/dishes, poisoned relationship, toxic, poisonous atmosphere, poison ivy, retail poison, stab* in the back, backstab*, back stabb*, stabbed me in the back, twist the knife, on a knife edge, bombed the, bombed my, shot in the dark, shot down, flu shot, shot of espresso, photo shoot, cut corners, cut me off, cut off from, cut to the chase, cut out sugar/dairy/gluten/carbs/caffeine, haircut, hair cut, cut my hair/fringe/nails, cutting out sugar/dairy/carbs, cutting edge, clear cut, cut back on, cut down on, paper cut, papercut, cut the grass, shortcut, cut and paste,
    burn* out, burned out, burnt out, burnout, burning question, burning desire, burning sage/incense/candles, burn calories, sunburn*, burning the candle, hit rock bottom, hit the gym/sack/hay/road/wall, hit me hard, hits me hard, hits home, hit a wall, hitting a wall, hits different, beat myself up, beating myself up, beaten at, beat the drum, beat me at, suicide squad, career suicide, political suicide, social suicide, suicide drills, suicide sprints, commercial suicide,
    elephant in the room, elephant memory, weight off my, weight on my shoulders, weight of the world, weight of responsibility, carry the weight, lump in my/the throat, lump it, head over heels, head in the clouds, lose my head, lost my head, head hunter, head against a brick, head against brick, hit the nail, keep my head, butterflies in, gut feeling, gut instinct, sick of work/winter/rain/dating/people/noise/cooking/commuting/meetings/job/boss/traffic/studying/waiting/snow/politics, sick and tired of work/waiting/dating/cooking, sick leave, sick day, worried sick, love sick, home sick, homesick, sea sick, seasick, car sick, carsick, travel sick, motion sick*, travel sickness, blind date, blind spot, blinded by, blind to, turned a blind eye, blind faith, window blind, falling on deaf, see eye to eye, eye opener,
    mad about, crazy about, crazy busy, drives me crazy/mad/insane/nuts, driving me crazy/mad/insane/nuts, going crazy with, losing my mind over, out of my mind with worry, end of my tether, at the end of the day, end of my rope with, ends of my hair, voice in my head saying i should, inner voice, voice of reason, voices her, voice lessons, sucking the life, energy vampire, allergic to mondays/work/mornings/exercise/drama, have a cow, under attack, attack of the giggles, heart attack when, gave me a heart attack, nearly gave me a heart attack, almost had a heart attack, nearly had a heart attack when, give me a heart attack, had kittens, aneurysm over,
    black friday, black mood, black sheep, black coffee, fallen for, fell in love, fall in love, falling in love, fell/fallen asleep on/in/at/watching/during/before/after/with/late/early/reading/instantly, fallen out with, fell out with, over my dead body, dead phone, dead plants, dead skin, dead battery, dead end job/street/road, dead weight, dead serious, dead right, dead sea, wake up call, drop dead, kiss of death, death by powerpoint, death metal, death of me, be the death, like death warmed up, at deaths door with this cold, frightened to death, starving hungry, im starving, starve for, paralysed by choice/indecision, paralyzed by choice/indecision, paralysed with indecision, analysis paralysis, numb with boredom/cold, mind numbing, mind numbingly, comfortably numb, emotionally numb, feel numb inside, feeling numb inside, feel numb since the breakup, numb to it,
    jumped out of my skin, jump* for joy, jump to conclusions, jumping to conclusions, jump ship, jump off the ladder/corporate/couch/sofa, jump off the hamster, jump the gun, jump off the sofa, jump out of bed, throw myself into work, threw myself into work, throw myself into my work, hang myself out to dry, hang out, hang in there, hangry, hang up, hanging on, shoot me an email, shoot me now lol, shoot an email, gun shy, top gun, stick to my guns, smoking gun, jump the, fire in my belly, fired up, on fire with passion, set the world on fire, playing with fire, spit blood with anger, last day at/of work/school/job/uni/term/holiday/office/college/nursery, last day in the office, stalk*/stalked my/his/her instagram/profile/facebook/social/page, stalked my ex online, little devil/demon/monster, holy terror, razor burn*, no hope of ever/winning, diving board`,
  past: `as a teenager, decades ago, at 18/19/20/21/22/23/24/25/26/27, at #teen, at the age of #n, aged #n, in my late teens, as a teen, long over, in #year, years ago, year ago, when i was a child/kid/teenager/boy/girl/student/baby/toddler/little/young/younger, when i was #n, as a child/kid/teenager/student/boy/girl/baby, long ago, back then, back in the, decades ago, used to, last year, in my twenties/teens/thirties/youth, in childhood, my childhood, long time ago, years back, in my past, once had, previous pregnancy, last pregnancy, ten years back, summer of, died of/from, passed away`,
  present: `this month, this week, at #n weeks/months/am/pm/oclock/this/days/week/last/yesterday, used to go/help/ease/pass/work/settle/kick/stop/be/take, again, still, today, tonight, right now, this morning, this evening, this afternoon, currently, at the moment, since yesterday, since last night, for the last hour, suddenly, ever since, coming back, come back, back again, keeps, since then, happening now, it is happening, last night, worse, this week, getting`,
  teething: 'teething, teeth coming, new tooth, first tooth, cutting teeth',
  backThen:
    'had, was, were, got, gave, my pregnancy, my labour, with my first, at #young, broke, when i was carrying, when i had, when she/he was',
  forgot: 'forgot, forgotten, by accident, accidentally, ran out, run out',
  grown:
    'hes/shes a/an/in _ now, hes/shes a builder/teacher/nurse/doctor/dad/mum/grown, hes/shes at uni/university/college/work, hes/shes #grown now, hes/shes already #grown, he/she is #grown now, theyre/they are #grown now, #grown now, #grown years old now, at university now, now at uni/university/college, grown up now, all grown, is grown, grown woman/man now, married now, has kids/children of her/his own, taller than me now, and taller than me, left home now, drives a car now, fit as a',
  duration:
    'for/past/last/over/about/since/nearly/almost/around #n/a/one week/weeks/month/months/day/days, #n/a week/weeks/month/months/day/days ago/now/straight/running/running',
  reported: `programme about, program about, documentary on, something on the news, item on, panto, pantomime, on stage, playing/play the victim/villain/murderer/corpse/body/killer/patient, i play a, actor, actress, thriller, whodunnit, novel, documentar*, movie, film, films, novel, book about, books about, reading a book, in a book, book on, in the book, book says, article, podcast, lyrics, episode, netflix, tv show, tv series, telenovela, soap opera, crime show, true crime, drama club, theatre, theater, video game, first aid course/training/class, first aid, training course, cpr course/training/class, course about, the news, news report, read about, reading about, read that, watched a, watching a, blog post, lecture, seminar, exam on, essay on/about, thesis, textbook, case study, nursing student, medical student, paramedic training, volunteer* at/as/on/with/for, simulation, drill, role play, rehearsal, rehearsals, rehearsing a/for/the, play a character, crossword, quiz, painting of, exhibition, campaign, awareness, poster, leaflet, horror, dungeons, minecraft, museum, patients, my patient, clients, hospital drama, play about, script, fictional, character, fundraiser, charity run, charity walk, workshop on, webinar, prevention, teach a class, i teach, book about, workshop, book on`,
  dreamt: 'dreamed, dreamt, nightmare*, in my dream, in a dream, dreams, dream, recurring dream',
  assessed: `tests _ fine/normal/clear/ok/okay/good/negative, tests were all, all tests, scan _ fine/normal/clear, ecg _ fine/normal/clear, ekg _ fine/normal/clear, mri _ fine/normal/clear, bloods _ fine/normal/clear, results _ fine/normal/clear/good, all clear, doctor is happy/pleased, doctor _ nothing serious, doctor _ harmless, doctor _ benign, doctor confirmed _ benign/harmless/nothing, been checked, got checked, fully checked, checked out, checked it and, doctor has seen, doctor says it is/its, cardiologist _ fine/happy/clear/harmless, specialist _ fine/happy/clear/harmless, consultant _ fine/happy/clear/harmless, discharged, gave me the all clear, optician _ fine/normal, nothing to worry about, biopsy _ benign/clear, it was benign, is benign, diagnosed as a harmless, ruled out anything, healing well, healing nicely, midwife _ fine/normal/happy, harmless cyst`,
  recovered: `recover*, in remission, healed, long over, behind me, i am well, im well, doing well, im fine now, im good now, happy now, love my life, stable for years, free of it, therapy helped, help* me through, got help, grateful to be alive, glad _ alive, glad im here, overcame, came through, better now, healthy now, happy with food, i am happy, im happy, had therapy, after therapy, thanks to therapy, thankful, life is good, much better, at peace with, years clean, in a good place, never since, havent since, no longer, well now, safe now, moved on, feel safe`,
  recoveredLong: 'recover*, years clean, years free, clean for years, years ago, in remission',
  supervised: `doctor and i, with my doctor, with my psychiatrist, my psychiatrist and i, psychiatrist is, under supervision, supervised, under medical, doctor is lowering/reducing/tapering/switching/changing, doctor told me to stop/reduce/lower, doctor said _ stop/reduce/lower/could, doctor agreed, agreed with my, as my doctor, my doctor wants me, doctor stopped, doctor took me off, specialist _ stopped/reduced/reducing, consultant _ stopped/reduced/reducing/switched, as agreed with, as planned with, tapering with, taper with, nurse and i, doctor has reduced/changed/switched/lowered/stopped, switched me, prescriber, on doctors advice, on medical advice, pharmacist and i, doctor approved, my doctor is, plan from my doctor, doctors guidance, with the doctor, gradually with, oncologist and i, neurologist and i, rheumatologist and i, slowly lowering _ together, plan to reduce _ doctor`,
  finishedCourse:
    'finished the course, finished my course, course of antibiotics, completed the course, course is finished, end of the course, last tablet, as prescribed, finished my antibiotics, finished antibiotics',
  painkillerOnly:
    'painkillers, vitamin*, supplement*, hay fever, hayfever, antihistamine*, contracepti*, birth control, the pill, multivitamin*, cough syrup, sleeping tea',
  benignChest: `when i press, press on it, if i press, to touch, push ups, pushups, press ups, bench press, pulled a muscle, pulled muscle, workout, tomato, spicy, curry, bra, binder, heartburn, reflux, chest infection cleared, chesty cough, chest day, gym session, new bra, acne, hair, eczema, spots, rash, tattoo, waxing, opening yoga, chest opener, hug, cold sauna, sunburn, exercises`,
  nerves: `before _ exam/exams/presentation*/meeting*/interview*/speech/date/flight/test, when i speak/present/think/see/argue/remember, public speaking, stage fright, before my, exams, whenever my boss/mother/ex, when nervous, when im nervous, when anxious, every monday, before work, in meetings, crush, when he texts/smiles, when she texts/smiles, wedding, first date, goes as soon as, breathing exercise* help*, speak up, say no, say what i think, sundays, sunday evening`,
  dentist:
    'dentist*, dental, filling, wisdom tooth, root canal, anaesthetic, anesthetic, novocaine, injection at the, botox, local anaesthetic',
  drunkJoke: 'cocktails at the party',
  sleptOn:
    'slept on, sleep on, sat on, sitting on, sat cross, crossed my legs, cross legged, lying on it, slept funny, slept awkwardly, slept in a funny, fell asleep on, after sleeping on, draught, long drive, pillow, goes when i shake, shake it out, wears off, when i wake up for a minute, desk, typing, laptop',
  nerve: 'carpal tunnel, sciatica for, trapped nerve, tennis elbow, frozen shoulder, raynaud*, physio*',
  frozenJoint: 'frozen shoulder, arthritis, plaster, cast, after the gym, after gym, leg day, sore from, physio',
  dark: 'in the dark, without my glasses, without glasses, foggy outside, fog, blindfold*, sun in, cant see the point, cant see why, cant see a way, cant see how, cant see my, cant see myself',
  migraineUsual:
    'usual migraine, my usual, same as always, typical migraine, normal migraine, as always, like every month, since i was, my migraines, tension headache, migraine aura as, known migraine, same as every',
  hangover: 'hangover, hungover, wine last night, drank too much last night',
  bug: 'stomach bug, gastro, norovirus',
  noseBlocked:
    'nose, nostril, nostrils, blocked up, stuffy, stuffed up, congested, hay fever, hayfever, sinus*, with this cold',
  figurative: `laughed, laughing, giggl*, in this job, in this marriage, in this relationship, in this house with, in this office, in this town, at my job, in my job, metaphorically, figuratively, by her expectations, expectations, rules, corset, tight jeans, necklace, scarf, tie, collar, turtleneck, after laughing, laughing so hard, emotionally, creatively, spiritually, workload, laughed so hard, laugh so hard, laughing so much, laughed till, laughed until, laughing fit, strangle my printer, gently, kiss, cuddle, massage`,
  figurativeVoice:
    'inner voice, teacher, singing, choir, neighbours voices, neighbors voices, through the wall, next door, radio, children playing, hoarse, my angels softly',
  figurativeWeapon: 'kitchen knife set, knife skills, video game, laser gun, glue gun, nerf',
  lipstick: 'lipstick, blueberr*, ice lolly, popsicle, slush*, candy, lollipop, gobstopper, dye',
  food: 'blueberr*, ice lolly, candy, slush*, beetroot, food colouring',
  mildOnly:
    'mild, mildly, slight, slightly, little bit, a bit itchy, a bit of, small, tiny, minor, light, healing, faded, fading, gone now with cream, went away with cream, low grade',
  iron: 'iron tablets, iron pills, iron supplement*, taking iron, on iron, liquorice, licorice, charcoal, blueberr*, bismuth, pepto*, guinness, beetroot',
  gums: 'gums, gum, flossing, floss, brushing, brush my teeth, toothbrush, shaving, shaved, paper cut, papercut, hangnail',
  noseOnly: 'blow my nose, blowing my nose',
  bloodTest:
    'blood test*, bloods, blood draw, donating blood, blood donation, gave blood, blood pressure, blood sugar, vaccinat*, had blood taken, periods are regular, my usual period',
  tonsils: 'glands',
  sleepIn:
    'in the mornings, my alarm, alarm clock, for school, for work, teenager, from crying, from hay fever, before coffee, sleepyhead, from pollen, hayfever, hay fever, from screens, after crying',
  tooth: 'tooth, toothache, abscess, dentist, wisdom tooth, filling, gum',
  tears:
    'crying, cried, tears, hay fever, hayfever, pollen, lack of sleep, salty, salt, mornings, in the morning, mosquito, cold sore',
  bitten: 'bit my tongue, bit it, burned my tongue, burnt my tongue, hot coffee, hot tea, pineapple, sour sweets',
  age: 'with age, ageing, aging, getting older, wrinkles, botox, older, forties, fifties, collagen, posture, mirror i see, tired face',
  lifeConfusion:
    'about my career, about my life, about my feelings, about my relationship, about love, about my path, what i want, career, which path, about him, about her, purpose, about my sexuality, study, studies, direction, spiritual, instructions, tax, form, my feelings, timezone, jet lag*, jetlag*',
  knownEpilepsy:
    'well controlled, epilepsy under control, seizure free, seizure-free, no seizures since, epilepsy is controlled, controlled for',
  cycling: 'after cycling, long bike ride, bike saddle, saddle sore',
  bruisesOld: 'bumped, bruise from, from football, knocked, walked into, banged',
  winter:
    'winter, in the snow, from the cold, outside, gloves, raynaud*, swim, always cold, cold weather, air conditioning',
  period: 'period, periods, menstru*, pms, time of the month, ovulation',
  periodPain: 'period pain, period cramps',
  lifting:
    'lifted, lifting, carrying, gardening, moved house, moving house, shovel*, bent down, deadlift*, digging, sneezed',
  insect: 'mosquito, mozzie, midge, gnat, bug bite, insect bite',
  bruise: 'bumped, knocked, blood test, walked into, bruise from',
  house: 'curtains, new curtains',
  screen:
    'screen, screens, computer, laptop, monitor, reading all day, contact lenses dry, pollen, hay fever, hayfever, dry eyes',
  toddlerTraining:
    'potty training, in public, public toilets, when others, shy, someone is listening, on planes, at festivals, motorway',
  sunMild: 'sunburn*, mild sunburn, caught the sun, bit red, peeling a bit',
  foodJoke:
    'chocolate, sugar, christmas, netflix, cake, sweets, caffeine headache, sun, tv, cheese, crisps, ice cream, buffet, news, social media, instagram, cuteness',
  vitaminsSafe:
    'as prescribed, as directed, as the doctor, over the week, a week, per month, this month, homeopathic, globules, this year',
  rinsed: 'mouthwash, toothpaste, rinsed it, green juice, celery, detox juice',
  alarmTestOnly:
    'tested, testing, test button, low battery, battery low, new alarm, installed, bought, service*, serviced',
  practice: 'braxton, practice contractions, midwife says',
  labourTerm: 'birthing class, antenatal class, birth plan',
  needGlasses: 'new glasses, optician, glasses',
  cramp: 'leg cramps, cramps at night, foot cramp, cramp in my calf at night',
  reflux: 'heartburn, reflux, acid, indigestion, spicy, fried food',
  lump: 'lump, lumps',
  hunger:
    'skipped breakfast, skipped lunch, hungry, needle, needles, at the sight of blood, sight of blood, hot bath, standing too fast, stood up too fast, stand up too fast, get up too fast, got up too fast, stand up quickly, get up quickly, stood up quickly, hot queue, before lunch, low iron, havent eaten today',
  dieting: `diet, dieting, low carb, keto, gym, training, weight watchers, slimming, on purpose, calorie deficit, mounjaro, ozempic, wegovy, running programme, exercise plan, breastfeeding, marathon, happily, proud, fit into, healthy eating, walking group, walking, running club, joined, exercis*, swim*, cycling, healthier, gave up sugar, steps, cake, veg, vegetables, slimming world, new job, park run, parkrun, couch to, less sugar, no sugar, cutting out`,
  rushed: 'ate too fast, eating too fast, ate in a hurry, when i rush, too quickly, chewing gum',
  menopause:
    'menopaus*, perimenopaus*, hot flush*, hot flash*, heatwave, duvet, warm room, hot room, heavy blanket, summer heat, too warm',
  throatLump: 'lump in my throat, lump in the throat, throat',
  schoolFear:
    'of the dark, monsters, of dogs, maths test, spiders, thunder, vaccination, of school, of swimming, new school, of the dentist, of clowns, first day, exam, injections',
  assessedWord: 'nearly gone, getting better, almost gone, improving, on the mend',
  cream: 'cream, ointment, hydrocortisone cream, nasal spray, eczema, eye drops',
  everydayLoad: `job, work, boss, noise, traffic, homework, neighbours, neighbors, drill*, heat, cold weather, diet, commute, housework, laundry, exams, exam, studying, colleagues, office, queue, toddler tantrums, tantrums, snoring, meetings, emails, running, marathon, gym, workout, jet lag, winter, weather, renovation, overtime, deadlines, dishes, homeschooling, project, house share, potty, training, diet, dating, traffic, commute, revision, renovation, weekend, wedding planning, toddler, tantrum*, laundry, homework, essay, dissertation, spreadsheet, haircut, decorating`,
  waitingList: `waiting list, waiting for, wait for my, on the list for`,
  insectBump: `wasp, bee, mosquito, midge, insect, bite, stung, sting, shaving, ingrown, pimple, spot, forehead, cupboard, knocked, head`,
  asPrescribed: `as prescribed, took her/his, his medicine, her medicine, spits, refuses, hates, doctor gave, doctor prescribed, every day`,
  letterPlain: `retire*, class, pen pal, penpal, santa, charity, council, cover letter*, love letter*, thank you, newspaper, journal, diary, therapist, inner child, recipes, holiday, school, my job, college, wedding, party, thanks, sweet, fridge, holiday card`,
  exerciseNow: `after running, after my run, gym, marathon, jogging, sprint, ran for, running for, workout, hike this, squats, yoga, football, race`,
  atWork: `i work nights/on/in/at/as, ambulance, paramedic, on the ward, colleagues, nurse, my patients, callers, volunteer*, shifts, debrief`,
  fitEnough: `recover quickly, recover fast, pram, hill, out of shape, unfit, marathon, treadmill, running, gym, cardio`,
  pastDone: `last year, finished, completed, hair is back, years ago, ended in, thankful, remission, all clear, course is over`,
  travel: `doctor said, doctor told, constipated, constipation, pregnan*, prescribed, before the scan, colonoscopy`,
  sunny: `wedding, excited, dusting, vitamins, shopping, shoes, diving board, disco, organised, organized, cute, sweet, party, picnic, thesis, for the week, cheerful, weekend away, for a weekend, pilates, festival, honeymoon, thanks sweet`,
  shaveWord: `shaving, shaved, brambles, rose bush, thorns, hedge, gardening, my cat, the cat, rocks, barbed wire`,
}
