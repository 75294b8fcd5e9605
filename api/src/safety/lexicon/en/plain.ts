import type { Wordings } from '../../concepts.ts'

/** How tired people say it at home: zones of the body without their names, spells that passed, what was picked or swapped. */
export const plain: Wordings = {
  saddleZone:
    'bum, bottom, backside, buttocks, butt, arse, bumhole, crotch, groin, saddle, inner thigh/thighs, inside/insides of my legs/thighs, privates, private parts, undercarriage, nether regions, between my legs, genitals, vagina, penis, back passage, perineum, sit bones, where i sit',
  noFeeling:
    'numb*, dead, no feeling, no sensation, cant feel, dont feel, lost feeling, lost the feeling, lost sensation, lost all feeling, feel nothing, cotton wool, like cotton, fuzzy, like rubber, tingly, tingling, pins and needles, gone to sleep, asleep, wooden, anaesthetised, not there anymore, isnt there',
  unnoticed:
    'wet/wetted/weed/peed/pee/peeing/wee/urine/poo/pooed/pood/soiled/messed/shat/stool/accident/accidents/leaked/leaking __ noticing/notice/noticed/realising/realise/realised/knowing/feeling, without noticing/realising/knowing/feeling _ wet/weed/peed/pooed/soiled/pee/wee/poo, didnt feel/notice/know _ wet/weed/peed/pooed/soiled/pee/wee/poo/going',
  seatLong:
    'bus, coach, cinema, bench, hard chair, wooden chair, bleachers, pew, on the toilet too long, sat too long, sitting too long, sitting all day, long flight, cross legged, sat funny, car journey, sat on my foot/leg/hand, shake it, shaking it, stamp*, wiggle, massage it, sleep on, slept on, lie on, lying on, spin class, spin bike, rowing machine',
  limbAsleep: 'foot/leg/arm/hand falls/fell/goes/went/gone asleep/to',
  speechOut:
    'cant speak, cant talk, cant say, cant get/find/form __ word/words/sentence/speech, words wouldnt/wont/cant/didnt come, words came out wrong/funny/jumbled, wouldnt come out right, lost my/his/her speech/words, no words came, talked/talking/spoke gibberish/rubbish/nonsense, tongue/mouth wouldnt/wont/didnt work/move/obey, all garbled, speech went/was/got',
  limbOut:
    'arm/hand/leg/fingers/foot/side __ wouldnt/wont/didnt/cant/dead/useless/numb/limp/heavy/dropped/weak, cant move/lift/use/feel/hold __ arm/hand/leg/fingers/foot/side',
  wentAway:
    'came back, come back, its back now, back to normal, all back, passed, passed off, it passed, went away, gone now, gone again, all gone, cleared up, cleared, wore off, worn off, fine now, fine again, fine since, all right again, alright now, alright again, ok now, ok again, okay now, normal again, normal now, over now, right as rain, good as new, better now, then nothing, recovered',
  hoarseCause:
    'laryngitis, a cold, hoarse, crying, cried, tears, laughing, moved, speechless, emotional, sore throat, tonsil*, karaoke, concert',
  movedToTears:
    'speechless, crying so much, crying so hard, for crying, sobbing so, choked up, at the wedding, with laughter, laughing so, laryngitis, karaoke, so moved, so nervous, too nervous, was nervous, stage fright, too shy',
  mushroomWord: 'mushroom*, toadstool*, chanterelle*, cep, ceps, bolete*, fungi, fungus stew, puffball*, morels',
  poison:
    'drain opener, drain unblocker, drain cleaner, drano, mr muscle, lye, caustic soda, rust remover, limescale remover, hydrochloric, muriatic, hair relaxer, pool chlorine, patio cleaner, brick cleaner, quicklime, sink unblocker, unblocker',
  eaten:
    'ate, eaten, eat, eating, cooked, fried, swallowed, nibbled, chewed, for dinner, for supper, for tea, for lunch, risotto, soup, omelette, stew',
  deadlyMushroom: 'death cap*, fly agaric, destroying angel',
  urineBlood: 'blood when i weed/peed/urinated, blood when _ weed/peed, weed blood, peed blood',
  gathered:
    'picked, pick, picking, foraged, forage, foraging, gathered, collected, found, own, ourselves, woods, forest, woodland, field, garden, lawn, backyard',
  headInjury:
    'fell/came/thrown/chucked/bucked/flew/tumbled off/from/over __ horse/pony/bike/scooter/skateboard/trampoline/swing/ladder/bunk/handlebars/quad/sledge/skis, no helmet, without a helmet, wasnt wearing a helmet, knock to the head, bonked _ head, conked _ head, clonked _ head, walloped _ head, head clattered, bang*/bump*/hit/smack*/whack*/crack*/clonk*/knock* nut/noggin/bonce/skull/forehead/temple',
  memoryGap:
    'ask/asks/asking/asked/repeat/repeats/repeating/say/saying __ same question/thing/things/questions, same question again, same thing again and again, on repeat, how i got here, how we got here, what day it is',
  palpitations:
    'heart __ raced/racing/galloped/galloping/thudding/like the clappers/stumbling/tripping/flipping/flip/flopping/stuttering',
  joyful: 'laughing, laughter, rollercoaster, roller coaster, with joy, for joy, concert, in love',
  faint:
    'going black, went black, goes black, everything black, seeing black, hit the deck, folded up, crumpled, went over, keeled',
  selfStrike:
    'hit/hits/hitting/punch/punches/punching/thump/thumping/slap/slapping/whack/whacking/smack/smacking/batter/battering/pummel/pummelling/beat/beating/bash/bashing/belt/belting/lay/laying into? myself/himself/herself/meself/legs/thighs/head/face/arms/stomach/ribs, slam/slamming/smash/smashing/bang/banging/bash/bashing/kick/kicking _ hand/hands/arm/arms/forearm/leg/legs/shin/shins/fist/fists/knee/knees/foot',
  untilBruised:
    'till/until/til/so/enough __ bruise*/black/blue/purple/blood/bleed*/swollen/swells/hurts/raw/marks/numb, black and blue',
  sportHit:
    'kickboxing, kick boxing, boxing class, martial arts, foam roller, karate, taekwondo, muay thai, percussion massage',
  cantDie:
    'wont/cant/never drown/sink, cant/never die, wont/cant burn/bleed/get/be hurt/burned/harmed, not drown/die/burn/sink, nothing can hurt/harm/kill/touch me, nobody can hurt/kill me, bullets/cars/trains/fire/water cant/wont hurt/touch/hit/harm/kill, im immortal, i am immortal, immortal now, walk on water, walk through traffic/fire/walls, invincible, indestructible, angels will catch/carry, water will part, water will carry me, waves will carry me',
  brink:
    'sea, ocean, lake, river, motorway, highway, traffic, roof, rooftop, rails, tracks, fire, bridge, window, balcony, cliff, edge, electricity, swim out, walk into',
  iAmProphet:
    'i am/im the? new/next/true/real/chosen/last? prophet/messiah/jesus/christ/saviour/redeemer, i am/im the? reincarnation/second coming/son/daughter/voice of god/jesus/christ',
  swapVerb:
    'swap, swapped, swapping, swop, replace, replaced, replacing, switch, switching, switched, exchange, trade, trading, instead, change my, changing my, ditch, ditched, ditching, bin, chuck, drop, dropped',
  remedyWord:
    'tea, teas, herb*, garlic, juice, smoothie*, cinnamon, turmeric, ginger, vinegar, drops, tincture*, homeopath*, globules, beetroot, aubergine, honey, celery, mushrooms, cbd, oil, oils, infusion, supplement*, moringa, nettle, hawthorn, remedy, remedies, berberine, lemon, magnet*, crystal*',
  afterMeals:
    'after each/every/all/big/dinner/supper/lunch/tea/breakfast/meals/meal/eating/food/pizza/binge*, when ive eaten, once ive eaten, if i eat',
  flatBelly:
    'flat tummy, flat stomach, flatter, tummy flat, stomach flat, stay thin, stay skinny, keep slim, stay small, get it out, get rid of it, so it doesnt stick, not gain, weight off, skinny, thin, empty',
  constipated: 'constipat*, backed up, doctor, prescribed, nurse, pharmacist, piles, pregnan*, codeine, colonoscopy',
  manyTaken: '#many, whole box/packet/pack/strip, handful, handfuls, double dose, triple, a box of, packets',
  nippleWord: 'nipple, nipples, areola',
  inward:
    'inward, inwards, in, inside, sunk, sunken, sinking, inverted, inverting, retract*, pulled, pulling, pulls, drawn, flattened, turned, turning, puckered, dent*, tucked, points, pointing, dips, hollow',
  alwaysSo:
    'always been, always had, since birth, since puberty, born with, all my life, both have, since i was, pierced, piercing, breastfeed*, cold, feeding',
  urine: 'weed, piss, pissed, urinated',
  redColour:
    'pink, pinkish, red, reddish, rose, rosy, rust, rusty, cola, coke coloured, blood, bloody, brownish, tea coloured, port, rosé',
  beetroot: 'beetroot, beets, blackberries, rifampicin, food colouring, my period, on my period, time of the month',
  noAnswer:
    'wont respond, not responding, doesnt respond, isnt responding, no response, wont answer me, doesnt answer when, not answering when',
  phoneTalk:
    'phone, text, texts, message*, email*, emails, call, calls, whatsapp, letter, letters, customer service, support, company, boss, landlord, chat, dating, applications, app, website, laptop, screen, mobile',
  studied:
    'studying, revising, revision on/of/for, revise, swotting, cramming, studying/revising/study/revise/cramming/learning __ exam/exams/finals/boards/osce/osces/test/degree/quiz/certificate, learning about, teach/teaching/taught students/nurses/classes/kids/people/trainees? about/on/how, lecture/lecturing/essay/dissertation/presentation/talk/slides/flashcards/chapter/module on/about, teach/teaching/taught my/our/a/the? class/classes/pupils/students/trainees/nurses/kids/year/group about/on/how',
  past: 'back at uni, back in school, in my twenties, in my teens, when i was at school, a lifetime ago, half a lifetime ago, donkeys years, decades back, another life, at #teen __ im #adult, i was #teen __ im #adult, at #teen __ today i am #adult, in the 80s/90s/70s/60s/eighties/nineties/seventies, #n decades',
  recovered:
    'years ago and over, over and done, done with, long past, ancient history, all in the past, closed chapter, that chapter, good life, lovely life, happily married, grandkids, grandchildren, never again since, not once since, nothing since, all behind me, well out of it, peace with it, different person, water under the bridge',
}
