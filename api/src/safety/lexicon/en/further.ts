import type { Wordings } from '../../concepts.ts'

/** More lay wordings of concepts that the other files name, and a few pictures of their own. */
export const further: Wordings = {
  climbing:
    'its climbing, it is climbing, and climbing, keeps climbing, climbs, climbed, rising up, creeping up, crept up, moving up, moved up, spreading up, spread up, travelling up, working its way up, higher each day, higher every day, up my legs, up to my knees, up to my thighs, up to my waist',
  numbWeak: 'weakness, no strength, legs give way, legs gave way, legs like jelly since, couldnt manage the stairs',
  cantSpeakSentences:
    'puffed to finish/speak/talk/say/get, puffed out to _, out of puff to, out of breath to speak/talk/finish/say, breath to finish a sentence, breath to get a sentence, finish a sentance, cant finish a sentance, gasping between words, only whisper words',
  usedEpipen:
    'used/gave/given/needed/had __ injector/autoinjector/autoinjectors/injectors, injector on him/her/me/my, adrenaline pen, second pen, both pens',
  wholeSupply:
    'swallow*/took/taken/ate/eaten/downed/gulped __ week/weeks/weekly/months/entire/whole __ pills/tablets/pill/dosette/organiser/organizer/medication/meds/medicines, took/taken/swallowed/had __ somebody/someone/wrong/husbands/wifes/mothers/mums/dads/dogs __ pills/tablets/medication/meds/insulin, took/taken/had/gave/given __ twice/double/triple/again __ dose/tablets/pills/medicine/insulin',
  calories: 'cals, counting cals, kcal, kcals',
  notFeeding:
    'barely feeds/feeding/fed, hardly feeds/feeding, too sleepy to feed, wake her/him/them for everything, wake her/him to feed, not interested in feeding, wont latch, falls asleep on the breast/bottle',
  methodPlan:
    'rope in the garage/shed/loft/attic/car/boot/wardrobe/cupboard/barn/drawer, going in to look at it, go in to look at it, keep looking at the rope/pills/tablets/knife/bridge/gun, keep checking the rope/pills/tablets, picked out the rope/bridge/train/tree/spot, chosen the spot, found the spot',
  methodWish:
    'drove into a tree/wall/lorry/truck/river/bridge, drive into a tree/wall/lorry/truck/river/bridge, look like an accident, looks like an accident, looked like an accident, make it look like, think it was an accident, insurance would pay, insurance pays out/either/if/even, insurance will pay, pay off the house, pays off the house, pay off the mortgage',
  delusion:
    'putting something in my/the/it food/water/tea/milk/fridge, putting something in it, putting things in my food/drink/water, tampering with my food/water, read what i type/think/write, reading my thoughts, hear my thoughts, see my thoughts, watching me through the, listening through the sockets/phone/walls, sent to watch me, agents outside',
  jaundice:
    'yellower, getting yellow, turning yellow, gone yellow, looks yellow, yellow skin, yellow eyes, yellow tinge, more yellow, orange skin',
  carerHits:
    'carer/carers/caregiver/nurse/staff/aide/orderly/helper _ slap*/hit/hits/hitting/pinch*/push*/shov*/drag*/shake*/shook/yell*/scream*/rough, slaps/hits/pinches/pushes/shoves _ my/the gran/grandma/grandmother/granny/nan/mother/mum/father/dad/grandad/grandfather/resident/patient, marks on her/his face/arms, bruises on her/his arms/wrists',
  careHome:
    'home, carer, carers, care home, nursing home, ward, mother, mum, father, dad, gran, grandma, nan, grandad, grandfather',
  urinesOften:
    'up _ times to pee/wee/urinate, up every hour to pee/wee, peeing all the time, weeing all the time, peeing all night, always peeing, constantly peeing, never off the loo, never off the toilet',
  thirst: 'always thirsty, so thirsty, thirsty all the time, cant quench, unquenchable, drink litres, drinking litres',
  menopausePast:
    'periods ended/stopped/finished _ ago, last period was years ago, no period for years, years after menopause, years past menopause, through the menopause, been through the change, since the menopause, post menopausal, postmenopausal',
  bleeding: 'spotting again, spotting, bleeding again, blood on my pants, blood in my underwear, pink on the paper',
  obsessed:
    'cant stop counting, panic if i, panic when i go over, terrified to go over, over six hundred, over 600, over 800, over 1000, weigh every, weighing every',
  mixWord:
    'on top of, mix with, mixing, mix, combine with, combining, combine, alongside, together with, how many mg, how much can i take, how many can i take, safe to take with, ok to take with, along with my',
  idiom:
    'numb bum, bum is numb, bum gone numb, numb backside, dog had a seizure, cat had a seizure, dog has seizures, dogs seizure, dog had a stroke, cat had a stroke, trainer/teacher/coach/boss/instructor/workout/class/shoes/heels/heat __ kill me, killing each other, kids are killing each other, kill each other over, kill each other',
}
