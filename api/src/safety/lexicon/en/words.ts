import type { Wordings } from '../../concepts.ts'

/** What the other four languages have had words for, and what is asked about medicines. */
export const words: Wordings = {
  solved:
    'sorted everything, solved everything, would be sorted, would be solved, problem solved, all be sorted, all be over, that would be that, would have been easier, would have been better, would have been perfect, would be perfect, fine by me, wouldnt mind, would not mind, suits me, wouldnt be sad, nobodys fault, no ones fault, nobody to blame, no one would blame, done me a favour, do me a favour',
  hitByCar:
    'lorry/truck/car/bus/train/van/tram/motorbike __ hit/hits/flatten*/take/takes/took/wiped/squash* me, hit by a lorry/truck/bus/car/train, run over by a lorry/truck/bus/car, get run over, got run over, knocked down by a lorry/truck/bus/car',
  illWish:
    'hope/hoping/wish/wishing/pray/praying __ cancer/terminal/tumour/tumor/incurable/aneurysm/inoperable, hope its cancer, hope it is cancer, hope its terminal, hope its serious so, wish it was cancer, wish i had cancer, wish i would get cancer, hope the plane crashes, hope i get hit, wish i would get hit, hope i crash',
  sorryWoke:
    'woke up again, woken up again, woke up alive, still woke up, i woke up, still alive, still here, opened my eyes again, another morning, another day, made it to another',
  pity: 'gutted, disappointed, what a shame, sadly, unfortunately, sorry to, annoyed, furious, cried, worse luck, damn, ffs, hate that, no such luck, a pity',
  armedGoodbye:
    'cleaned/cleaning/loaded/loading/got/getting/took/borrowed _ shotgun/gun/rifle/pistol/revolver out?, shotgun/gun/rifle/pistol/revolver __ cleaned/loaded/table/bed/lap/kitchen',
  onlyUntil:
    'just waiting for/until/till, only waiting for/until/till, hanging on for/until/till, hang on for/until/till, holding on for/until/till, holding out for/until/till, staying for/until/till, only here for/until/till, sticking around for/until/till, only alive for, here until my',
  leaveWord:
    'then im done, then i am done, then im off, then ill go, then i can go, then i go, after that im done, after that ill go, after that i go, after that its over, then its over, then im out, then thats me, and thats me, then thats it for me, then no more, then i stop, and then im free',
  dontCare:
    'wouldnt mind, would not mind, dont mind, wouldnt care, would not care, fine by me, so be it, wouldnt be bothered, not be bothered, id be glad, i would be glad',
  notWake:
    'if i didnt wake, if i dont wake, if i never woke, if i just didnt wake, if i just never woke, fell asleep and that was, if i went to sleep and',
  noTears:
    'nobody would cry, no one would cry, no tears, would be a relief, be a relief, thats fine, be fine with that, good riddance, wouldnt be a loss, no great loss, easier all round',
  relieveThem:
    'no one/nobody/noone __ have to look after/carry/worry/deal/put/pay/mind me?, wont have to look after me, wont be a burden, not be a burden, stop being a burden, free of me, rid of me, shot of me, off their hands, one less worry',
  selfContext:
    'when they row, when they argue, when they shout, when they fight, kick off, when it gets too much, when im angry, angry at myself, angry with myself, when i cant cope, to calm down, to calm myself, till the noise, until the noise, did it again last night, again last night, cant stop once, nobody knows, ashamed after',
  scratchBlood:
    'scratch/scratched/scratching/pick/picked/picking/claw/clawing/dig/digging/rub/rubbing __ bleed/bleeds/bled/blood/raw',
  cutsPlace:
    'compass/scissors/blade/glass/pin/needle/staple/sharpener __ thigh/thighs/arm/arms/leg/legs/wrist/wrists/hip/hips/skin, thigh/thighs/arm/arms/leg/legs/skin __ compass/blade/glass/needle',
  burnSelf: 'burn/burnt/burned/burning myself with/on, hold/held/holding the lighter/iron/straighteners to/on/against',
  lettersWritten:
    'written/wrote/writing to each/all of the/my kids/children/boys/girls, letters for their 18th/18ths/birthdays/weddings, cards for their birthdays/18ths/weddings, for their 18ths, to open when im gone, to open when they are older and',
  delusion:
    'cracked the code, secret code, decoded the, warn the president, warn the government, warn everyone about the, only i can see, tracker under my skin, chip under my skin, cutting it out, cut it out of me, cutting the chip/tracker, put a tracker in/under, telly keeps giving me, telly gives me orders, tv gives me orders, radio gives me orders, giving me orders, get the demon out, getting the demon out, demon out of my/her/him, swapped for an imposter, swapped for an impostor, isnt really my mum',
  cantTalkWords: 'two words, only get two, couple of words, one word at a time, few words out, words out',
  inhalerFails:
    'puffer/inhaler/blue does nowt/nothing/bugger, does nowt, doing nowt, not touching it, aint touching it, isnt touching it, wont shift it',
  wheeze:
    'lungs are whistling, lungs whistling, chest is whistling, chest whistles, whistle when i breathe, tight and wheezy',
  twitchFit:
    'stiff and jerking, stiffening and jerking, going stiff, goes stiff, went stiff, jerking his/her arms, jerks his/her arms, jerking in clusters, little runs of jerks, spasms in clusters, clusters of spasms, head drops over and over, arms fling out, arms flying out',
  mixQuestion:
    'is it ok to have, is it okay to have, is it alright to have, ok to have, okay to mix, can i use, can i mix, alright to mix, can i take, can you take, can i have, is it ok to take, is it okay to take, is it alright to take, is it all right to take, is it safe to take, safe to take, ok to take, ok with, okay with, alright with, safe with, any problem taking, any harm in, harm in taking, does it matter if i take, do they clash, will it clash, does it clash, clash with, interact, interfere with, mess with my, can they be taken, fine to take, should i avoid',
  herb: 'st johns wort, saint johns wort, valerian, melatonin, ashwagandha, ginkgo, ginseng, cbd, cannabis, weed, kava, kratom, grapefruit, magnesium, iron tablets, iron, calcium, turmeric, omega, red yeast rice, liquorice, licorice, passionflower, chamomile, homeopathic, ayahuasca, microdos*, psilocybin, mushrooms, herbs, herbal, supplement*, milk thistle, tryptophan, 5 htp, alcohol, wine, beer, rhodiola, black cohosh, feverfew, evening primrose',
  anyMedicine:
    'the pill, my pill, contraceptive*, tablet*, medication, meds, medicine, antidepress*, sertraline, citalopram, fluoxetine, venlafaxine, mirtazapine, blood thinner*, warfarin, apixaban, statin*, thyroxine, levothyroxine, lisinopril, ramipril, amlodipine, bisoprolol, propranolol, metformin, lithium, diazepam, zopiclone, antibiotic*, painkiller*, ibuprofen, codeine, hrt, blood pressure pill*',
  doseLess:
    'every other day, alternate days, every second day, every third day, half a tablet, half a pill, half of it, half of them, halving, cutting them in half, cut them in half, split them, splitting them, less of it, fewer tablets, fewer pills, make them last, spread them out, spacing them out, weaning myself, lowering it myself, cut down myself, cutting down myself, going down myself',
  notTaken:
    'havent taken, not taken, not been taking, havent been taking, stopped taking, packed it in, packed in, jacked in, knocked on the head, left off, leaving out, left out, missed on purpose, skip, skipped, skipping, dont bother with',
  bowelHabit: 'poo habit*, toilet habit*, bathroom habit*, poos, my poo, going for a poo, motions, stools, loo more',
  menopausePast:
    'periods finished, periods stopped, periods ended, last period, finished the change, gone through the change, went through the change, after the menopause, menopause was, menopause years',
  stuckFood:
    'food/bread/meat/rice/chicken/toast __ sticking/sticks/stuck/lodged/catches, sticking on the way, sticks on the way, sticking going down, wont go down properly, wash it down, wash food down, need a drink to get food',
  fearFood:
    'scared/terrified/afraid/panic*/frightened of/about bread/rice/pasta/oil/butter/carbs/sugar/fat/potatoes, weigh everything i eat, weigh all my food, weigh every, weighing everything, weighing all my food',
  thriving:
    'feeding well, feeds well, eats well, eating well, drinking well, playing, plays, smiling, smiles, laughing, laughs, giggly, jolly, happy, gaining weight, as usual, like every evening, like every day, fine otherwise',
  confused:
    'talking to the curtains/wall/walls/furniture, talking to people who arent/not there, talking rubbish, seeing people who arent there, muddled, doesnt know where, picking at the air, away with the fairies since',
  shivers: 'freezing cold, shaking with cold, cant get warm, teeth chattering',
  saddleNumb: 'cant feel my bum, cant feel when i wipe, nothing when i wipe',
  incontinence: 'without realising, without noticing, dont notice im peeing, wee without',
  drowningLungs: 'cough up foam, coughing foam, coughing up froth, frothy spit',
  pushed: 'threw me down the, kicked me down',
  infant: 'wee one, bairn, wean, our little man, tiny',
  itch: 'scratching all over, scratching everywhere, clawing at',
  mildOnly: 'under cold water, ran it under, cold tap, popped it under',
  lessMovement: 'feel _ baby/bub/bubs/bump/her/him/them less, feel less of the baby, less from the baby',
  noSleepDays: '#n days/nights since i slept, awake since',
  carbonMonoxide: 'monoxide detector, monoxide alarm, co alarm',
}
