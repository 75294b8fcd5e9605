import type { Wordings } from '../../concepts.ts'

/** Wordings without a word of alarm: who puts everything in order, takes leave, goes near the edge. */
export const rounds: Wordings = {
  atPlace:
    'on the bridge, on the roof, by the tracks, on the tracks, at the viaduct, on the viaduct, top of the multi storey, top of the multistorey, top of the car park, on the ledge, by the railway line',
  hereNow:
    'im, i am, ive been, ended up, keep ending up, i stand, i sit, stood, sat, every night, at night, most nights, tonight, up here',
  ifGone:
    'i would gone, i was gone, i had gone, i left for good, if i wasnt around/here/there/about, if i werent around/here/there/about, if i wasnt alive, if i was gone, if i were gone, if i wasnt in the picture, if i just went, if i disappeared, if i vanished, if i never came back, if i just wasnt, once im gone, once i am gone, when im gone, when i am gone, with me gone, with me out of the way, without me around, without me here, if i dropped dead, if i didnt exist, if i stopped existing',
  eased:
    'more room, even clock, even notice, bat an eyelid, forget me in, over it in, be over it, one less mouth, spend the money on, breathe easier, easier for everyone, easier for them, easier for you, easier for my/the kids/family/husband/wife/mum/dad, be easier, better, better off, be happier, be relieved, relief, rest easy, get on with their lives, be free, be fine, manage fine, cope fine, nobody would notice, no one would notice, noone would notice, nobody would care, no one would care, nobody would miss, less stress, less hassle, save them, save everyone, be a weight off',
  petAway:
    'dog/cat/cats/dogs/rabbit/horse/hamster/bird/budgie/pets/pet __ with/to/at my/the neighbour/neighbor/sister/brother/friend/mum/mate/aunt/shelter/next, asked/told my/the neighbour/neighbor/sister/brother/friend/mum/mate _ to take/have/keep/feed/look _ dog/cat/cats/rabbit/horse/pets, found/sorted/arranged _ home for _ dog/cat/dogs/cats/pets, rehomed my/the dog/cat/dogs/cats/pets, who will have the dog/cat, who gets the dog/cat',
  papersReady:
    'insurance/will/policy/bank/passwords/pin/paperwork/documents/papers/funeral/deeds/logins __ sorted/ready/organised/organized/order/table/drawer/desk/labelled/labeled/written/out/folder/found, told/showed/tell/show _ kids/wife/husband/sister/brother/mum/son/daughter/friend/them/him/her where the/my papers/will/insurance/policy/passwords/documents/keys/money/bank, sorted/organised/organized/updated/finished/written/labelled/labeled/left my/the/all will/insurance/papers/paperwork/passwords/funeral/logins/accounts/affairs, affairs in order, put everything in order, everything is in order, everything is sorted, everythings sorted, loose ends tied, tied up loose ends, tying up loose ends, cleared my browser, deleted my browser, wiped my phone, wiped my laptop',
  givenAway:
    'giving/gave/given/give _ records/guitar/games/books/jewellery/jewelry/tools/car/bike/things/stuff/watch/ring/clothes/collection/camera/plants _ away/to, giving _ away to, gave away my/all, given away my/all, giving away my/all, passed on my things, left my things to',
  homeDone:
    'house/flat/home/room/place/kitchen is? tidy/clean/spotless/sorted/immaculate now?, cleaned the whole house/flat, tidied everything, cleaned everything, left everything tidy/clean/neat, did all the washing, done all the washing, watered the plants, fridge is empty, rent is paid, paid the rent, paid up, bills are paid',
  lighter:
    'feel/feeling/felt _ lighter/light/calm/peaceful/peace/relieved/settled/free, first time in _ calm/peace/light, calm now, at peace, peaceful now, calm about it, strangely calm, oddly calm, relief now, its decided, i have decided, ive decided, made my mind up, made up my mind, made my decision',
  leaveSoon:
    'not long now, wont be long now, soon be over, soon it will be over, over soon, all over soon, after tomorrow, by monday, by the weekend, by sunday, by friday, this time tomorrow, after the weekend, matter of days, last time ill, last time i will, wont be here, not be here, dont wait up, wont hear from me, wont be a bother, wont be writing again, last message, this is my last',
  thanksAll:
    'was proud of me, proud of me, sorry for the past, had a good run, it was fun, been fun, its been real, peace out, bye everyone, see you on the other side, see you in the next life, so long everyone, thats all folks, thanks for everything, thank you for everything, thank you all, thanks to you all, thank you for your, sorry for everything, sorry for being, so sorry for all, love you all, i love you all, that i love them, that i love you, forgive me, dont blame yourself, dont blame yourselves, not your fault, its nobodys fault, goodbye, good bye, been good to know you, all the best everyone, take care everyone, take care of yourselves, proud of you all',
  lookAfter:
    'look after mum/dad/the/my/each/them/nan/him/her, take care of mum/dad/the/my/each/them/nan/him/her, be good to mum/dad/them, keep an eye on mum/dad',
  silent:
    'wont pick up now, wont reply, hasnt replied, no answer, rings out, keeps ringing out, wont open the door, not opening the door, phone is? off, phones off, turned off _ phone, turned _ phone off, switched off _ phone, switched _ phone off, phone goes straight to voicemail, straight to voicemail, wont answer, not answering, isnt answering, doesnt answer, not picking up, wont pick up, doesnt pick up, cant reach her/him/them, cant get hold of, no reply, not replying, doesnt reply, stopped replying, gone quiet since, gone offline, went offline, disappeared, vanished, door is locked, locked the door, locked herself/himself in, wont come out, deleted her/his accounts/profile, left _ phone on/at/behind/here',
  prayNotWake:
    'stop while i sleep, stop while im asleep, end while i sleep, over in my sleep, be over while i sleep, nobody ever wake me, no one ever wake me, never be woken, never woken again, nobody wakes me again, go out like a candle, snuffed out, switch off for good, switch myself off, hope/hoping/pray/praying/prays/prayed/wish/wishing/beg/begging/ask/asking __ not/dont/wont wake/waking up, hope/hoping/pray/praying/wish/wishing/beg/begging/ask/asking __ heart stops/stop, hope/hoping/pray/wish/wishing i/to dont/not? die in my sleep, fell/fall/falling asleep and that was/is/be it/that, go/went to sleep and that was/is/be it/that, slip away in my sleep, pass away in my sleep, go in my sleep, drift off and not, sleep and just stop, god/lord/jesus/heaven _ take me tonight/now/home/already/soon, take me tonight, disappointed _ i? woke up, disappointed to wake up, gutted _ woke up, gutted to wake up, annoyed _ woke up again, woke up again and cried, hate waking up alive, sorry i woke up, wish i hadnt woken',
  edgeTrial:
    'leg/legs/foot/feet/toes _ over the rail/railing/railings/edge/barrier/parapet/ledge/side/wall, dangling _ legs/feet _ edge/roof/bridge/balcony, sat/sit/sitting/stood/stand/standing on/at/over/near the edge/ledge/parapet/railing/railings/rail/barrier/outside of the? roof/bridge/platform/cliff/balcony/building/multi, climb/climbed/climbing over/onto/up the? parapet/railing/railings/barrier/rail/fence of/on/at? bridge/flyover/viaduct, climbed the parapet/railing/railings, stood/stand/standing/sat _ edge of the? platform/cliff/roof/quay/pier/multi, closer to the edge each/every, bit closer each/every, did a practice run, practice run of it, dry run of it',
  afterMe:
    'after im gone, after i am gone, after ive gone, once im gone, when im gone, when i am not here, after me, when i am no longer',
  noBurdenLeft:
    'dont/wont/not have to sort/deal/clear/manage/worry __ after/when im/i gone/me, nobody has to clean up after me when, no mess for them to find, no mess for anyone to find, not leave a mess for, someone else than the kids finds, hope its not the kids who find',
  noOneNeeds:
    'nobody needs me, no one needs me, noone needs me, no use to anyone, no good to anyone, im just taking up space, taking up space, waste of space, waste of oxygen, waste of air, only costing them, just costing, nothing but trouble to, only make things worse for, i ruin everything for, drag everyone down, dragging everyone down',
  costsThem: 'costing, cost them, money, drag, dead weight, trouble, nuisance, dragging them',
  noPointHere:
    'cease to exist, just stop existing, no place for me here, no room for me here, whats the point of me, point of me being here, point in me being here, no point in me, no point me being, why am i still here, why am i even here, why i am still here, not meant to be here, shouldnt be here anymore, shouldnt have been born, never been born, not made for this world, done with being here, done with being alive, had my time, dont want to be around anymore, sick of being alive, tired of being alive, tired of existing, existing is too, being alive is too, alive feels like a punishment, would rather not be here, rather not be here, rather not exist, rather not be alive',
  knotsWord:
    'how far it is to the water/ground/bottom, how far down, how far the drop, how long the fall, how long it would take to fall, how high it is, whether its high enough, is it high enough, high enough to be sure, looking up knots, look up knots, looked up knots, googl* _ knots, learning _ knots, learnt how to tie a noose, practising knots, practicing knots, tie a noose, the beam in, beam in the garage/loft/barn/shed/hall, looking at the beam/hook/rafters, hook in the ceiling, hook on the door, measured the rope, measured the drop, worked out _ drop, worked out how many/much _ tablets/pills/mums/dads/would/it, how many _ tablets/pills id need, how many _ id need, counted out enough',
  drawnTo:
    'bridge/platform/tracks/cliff/rail/edge/water/river/quarry/motorway/rope/knife __ calls/pulls/draws/keeps pulling/calling/drawing me, bridge/platform/tracks/cliff/edge/water/river _ keeps calling, jump urge on the, step off and it/everything would/will/ stop, one step and its/it/everything, just one step and, one step and im, one step forward and, lean forward and thats it, lean out and thats it, tip forward and, let go and it/everything',
  madeToDo:
    'makes/made/making/forces/forced/forcing me/her/him do stuff/things/it, makes/made/forces/forced me/her/him to do stuff/things, make/force me do stuff/things, gets me to do stuff/things, have to do stuff/things for/with/to him/her, have to do things to him, do things with him after/at/in/alone, do stuff with him after/at/in/alone, wants me to do things to',
  chores:
    'squats, yoga, burpees, plank, running, revise, chores, dishes, homework, housework, laundry, cleaning, shopping, piano, maths, exercises, press ups, laps, drills, stretches, vegetables, washing up, hoovering, tidy',
  moving:
    'packing, suitcase, suitcases, in the morning we, we leave tomorrow, off to, back on monday, campsite, camping, cruise, airport, moving house, moved house, moving out, new flat, new house, removal, emigrat*, abroad, new job, retire*, on holiday, tax, taxes, mortgage, solicitor, holiday, trip, weekend away, flight, business trip, conference, surgery, hip operation',
  lethalPlace: 'layby, lay by, level crossing, ravine, river, canal, weir, quay, pier, viaduct, lock, window',
  bodyPull:
    'just jump, go on jump, jump already, do it now, legs want, my legs want, feet want, feet keep going, feet just, body wants, body leans, something pulls me, something pushes me, want to keep walking, just keep walking, it would take',
  lettersWritten:
    'note for each, notes for each, letter for each, letters for each, note to each, letter to each, a note for everyone, left notes for, left a note for each',
  debtFree:
    'no debts left, no debt left, so theres no debt, leave no debt, dont leave debts, dont leave any debt, nothing owing, nowt owing, last of the catalogue, dont want owt else, nothing for them to fret, nowt for them to fret, wont owe anyone',
  selfContext:
    'bad grade, bad marks, bad mark, failed a test, head goes quiet, quiet in my head, so my head, shuts my head up, water went pink',
  touchedMe: 'asks me to touch him/it/his, wants me to touch him/it/his, tells me to touch him/it/his',
  sexual: 'without clothes, no clothes on, clothes off, undressed',
  childRel: 'kid next door, wee girl, wee boy, wee lad, wee lass',
  sunny: 'delayed, delay, delays, late again, waiting for the train, cancelled trains',
  partingPlain: 'i texted, i wrote to my, i messaged, bingo, at work now, lol, cinema, on shift, asleep already',
  unlikeHim:
    'never does that, not like him, not like her, unlike him, unlike her, he never says, she never says, never normally, out of character',
  armedGoodbye: 'got the gun out, fetched _ gun/shotgun/rifle, dug out _ gun/shotgun/rifle',
  nerveWait:
    'waiting for the courage, waiting for the nerve, work up the courage, working up the courage, get the nerve, find the nerve, not brave enough yet, too much of a coward',
  methodPlan: 'counted out the capsules, counted _ capsules, capsules _ enough',
  hitSelf: 'banging/bashing/smacking my head off/against, head off the wall, head off the tiles',
}
