import type { RuleSheet } from '../rules.ts'

/** Emergencies of the body at any age, after published lists of red flags. */
export const medical: RuleSheet = {
  cardiac: {
    urgent: `
      chest + pressure + armJaw/sweat/nausea/breathless/faint/sudden/recent/atRest/exertion/severe/palpitations/unwellLook ! benignChest/nerves @22
      chest + pain + armJaw/sweat/nausea/breathless/faint/sudden/atRest/exertion/severe/palpitations/unwellLook ! benignChest/nerves @16
      chest + pain + recent + worse ! benignChest @16
      weightOnMe + unwellLook
      weightOnMe + armJaw/sweat/breathless/nausea/pain/chest
      heartAttackNow
      armJaw + pain/numbWeak/pressure + sweat/unwellLook ! benignChest/shivers/fever
      armJaw + pain/numbWeak/pressure + breathless ! benignChest @14
      armJaw + pain/pressure + nausea + sudden/exertion/recent ! migraineUsual/fever
      indigestion + sweat/armJaw/unwellLook/faint @12
      nausea + sweat + armJaw/breathless/chest/exhausted ! fever/hot
      palpitations + faint/sweat/chest ! nerves/joyful @12
      palpitations + collapse/blackout ! nerves/joyful @14
      palpitations + breathless ! nerves/exercise
      palpitations + longHours ! nerves
      heart + fastPulse ! exercise
      tearing + chest/upperBack/back
      defibrillator
      chestSqueeze + sweat/nausea/armJaw/breathless ! nerves
      chestClutch + unwellLook/sweat/breathless/greySweaty
      greySweaty + chest/armJaw/pain/elder/nausea/breathless ! winter @14
      slowPulse + faint/breathless/confused/chest
      fastRate + faint/breathless/chest/sweat ! exercise
      collapse/blackout + exercise ! hunger
      faint + noWarning
      exertion + exhausted/breathless + sudden/recent + sweat/nausea/chest/armJaw
    `,
  },
  stroke: {
    urgent: `
      face + droop ! yearsLong/age/whenTired/teething @8
      face + numbWeak + sudden/oneSide/recent ! dentist/cold
      speechLost ! dentist/drunkJoke/movedToTears
      speech + sudden/numbWeak/face/oneSide/dropsThings + severe/sudden/recent/numbWeak/face/dropsThings ! dentist
      oneSide + numbWeak ! sleptOn/dentist/exercise/nerve @12
      limb + numbWeak + sudden ! sleptOn/exercise/nerve/dentist
      limb + cantMove ! sleptOn/exercise/frozenJoint @10
      handFails + sudden/speech/face/suddenSpell/droop ! sleptOn/exercise/nerve/dentist
      bumpsInto + visionLost/headache/sudden/balance
      numbWeak/speechLost/visionLost + suddenSpell + sudden/oneSide/face/limb ! sleptOn/exercise/dentist
      dropsThings + sudden/speech/confused/numbWeak/face
      visionLost ! dark
      doubleVision + sudden/headache/dizzy/numbWeak/balance/recent/droop/swallowHard
      balance + sudden + dizzy/vomit/headache/speech/numbWeak/oneSide
      dizzy + sudden + speech/numbWeak/doubleVision/swallowHard/balance/severeHead
      strokeNow
      speechOut + wentAway/suddenSpell/limb/oneSide/droop ! nerves/dentist/drunkJoke/hoarseCause/movedToTears @16
      limbOut + wentAway/suddenSpell/speechOut/face ! sleptOn/seatLong/exercise/nerve/dentist @16
      handFails/droop/numbWeak + face/speechOut + wentAway ! dentist/whenTired
      confused + speech ! exhausted
      misses + speechOut/speechLost/droop/numbWeak ! exhausted @26
      crooked + speechOut/speech/dropsThings/handFails/misses ! dentist/teething
      halfPlate
      handDisobeys + sudden/recent/oneSide/dropsThings/speechOut/longHours ! sleptOn/exercise/nerve/dentist
    `,
  },
  breathing: {
    urgent: `
      cantBreathe ! noseBlocked/figurative/nerves
      breathless + atRest/severe/sudden/blueLips/chestPain/coughBlood/worse/calf/legSwelling/wheeze/faint/fever/unwellLook/inhalerFails/lieFlat/flightOrOp/choking/recent ! noseBlocked/figurative/exercise/exertionOnly/nerves @14
      breathless + chest + pain ! nerves/exercise
      cantSpeakSentences
      asthma/wheeze + cantTalkWords
      breathless/cantBreathe + effortDrop ! noseBlocked/exerciseNow
      wheeze + lieFlat/inhalerFails/lowOxygen
      lowOxygen
      lungDisease + drowsy/confused/blueLips/worse/cantBreathe
      drowningLungs + lieFlat/breathless/night/air/sudden/recent ! figurative
      gulpAir ! noseBlocked/figurative/exercise/nerves
      blueLips ! cold/food/lipstick/bruise
      inhalerFails
      lieFlat + breathless/air
      pinkFroth
      chokingNow
      stridor
      asthma + severe/worse/wheeze + breathless/inhaler/sudden/recent/cantSpeakSentences
      asthma + wheeze + inhaler
      wheeze + severe/worse/faint/exhausted/blueLips/sudden/allNight
      breathIn + pain + sudden/breathless/severe/calf/flightOrOp/coughBlood ! benignChest
      stoppedBreathing ! sleepApnoea
      inhaledSmoke
    `,
  },
  anaphylaxis: {
    urgent: `
      airwaySwelling ! tonsils/sleepIn
      throatTight + allergen/hives/faint/vomit/wheeze/dizzy/sudden/swelling/cantBreathe/breathless ! nerves
      lipsFace + swelling + allergen/hives/breathless/sudden/faint/vomit/wheeze/recent ! tooth/tears
      tongue + swelling/tingles ! tooth/bitten
      lipsFace + tingles + allergen
      hives + breathless/wheeze/faint/dizzy/vomit/throatTight/cantBreathe/swallowHard/hoarse ! nerves @12
      allergen + breathless/wheeze/faint/cantBreathe/throatTight/swallowHard/collapse ! mildOnly @12
      allergen + hives + vomit/dizzy/faint/diarrhoea/nausea/swelling/palpitations/everywhere ! mildOnly
      allergen + swelling + dizzy/vomit/palpitations/nausea/spreads/everywhere ! mildOnly
      allergen + vomit + dizzy/faint/palpitations @14
      allergen + dizzy + itch/heatRush
      usedEpipen
      allergen + itch/hives + limp/drowsy ! mildOnly @16
      allergen + voiceOdd/eyesSlits @14
      allergen/hives + doomFeel ! nerves
      airwaySwelling + drools/allergen/hives
      anaphylaxisNow
    `,
  },
  bleeding: {
    urgent: `
      heavyBleeding
      bleeding + wontStop ! gums
      bleeding + bloodThinner ! gums
      blood + wontStop
      blood + soaks
      vomit + blood/coffeeGrounds
      vomitBlood
      coughBlood
      blackStool ! iron
      stool + blood + lots/faint/dizzy/clots/weak/bloodThinner/sudden/recentLots
      blood + clots + lots/dizzy/faint/soaks/pad
      pad + soaks
      nosebleed + wontStop/longHours/bloodThinner/lots/swallowing/faint ! stoppedShort
      wound + deep + bleeding/blood/numbWeak/bone
      wound + wontStop/spurts/bone @12
      severed
      afterOperation + bleeding
      bleeding + faint/dizzy/unwellLook/lots ! bloodTest @12
      bloodThinner + headInjury
      bloodThinner + fell + drowsy/confused/headache/vomit/memoryGap/personality
      bloodThinner + blackStool/bruises/blood
      stabbed
      bruises + gumsBleed/tinySpots/nosebleed + sudden/recent/everywhere/exhausted/fever
      urine + blood + clots/cantPee/fever
    `,
  },
  neuro: {
    urgent: `
      thunderclap
      headache + sudden/exploded + severe/worst/vomit/stiffNeck/faint/exploded
      headache + worst ! migraineUsual
      headache + stiffNeck/confused/drowsy/seizure/numbWeak/speech/rashNoFade/visionLost/doubleVision/personality @12
      headache + fever + lightHurts/vomit/confused/stiffNeck/drowsy
      headache + vomit + worse/morning/drowsy/lies ! migraineUsual/hangover/bug
      headache + jawChewing/scalpSore
      headInjury + vomit/confused/drowsy/blackout/memoryGap/seizure/earFluid/bloodThinner/doubleVision/visionLost/pupils/speech/numbWeak/bigSwelling/personality @18
      headInjury + headache + worse/severe
      headInjury + dizzy + nausea/worse/recent
      confused + sudden/recent/fever/fell/drowsy/elder ! lifeConfusion
      elder + confused ! lifeConfusion/yearsLong
      wontWake ! sleepIn
      unconscious ! past/sleepIn
      noAnswer ! past/sleepIn/phoneTalk
      seizure ! knownEpilepsy
      seizure + longMinutes/repeated/notRecovered/injured/bluish/first/pregnant/diabetic/headInjury/fever ! knownEpilepsy
      saddleNumb ! sleptOn/cycling/seatLong
      saddleZone + noFeeling ! sleptOn/cycling/seatLong @9
      unnoticed + back/saddleZone/noFeeling/legs/sciatica
      back + pain + cantPee/incontinence/saddleNumb
      back + pain + bothLegs + numbWeak
      back + numbWeak + cantPee/incontinence
      sciatica + cantPee/incontinence/saddleNumb/bothLegs
      legs + numbWeak + climbing/worse + recent/climbing ! exercise
      numbWeak + climbing ! exercise
      pupils
      drooping + pupils/doubleVision
      elder + fell + drowsy/confused/memoryGap/vomit/lethargicNext
      fell + lethargicNext
      twitchFit + notRecovered/unconscious/first/longMinutes/recent/repeated/drowsy ! knownEpilepsy
      neckTrauma + tingles/numbWeak/severe
      headache + bumpsInto
      cancer + back + pain + legsWood/night/numbWeak/legs
      back + pain + legsWood + night/recent/worse
      blackout + memoryGap/injured/recent/incontinence ! hunger
      neckInjury + numbWeak/pain
      numbWeak + swallowHard/breathless/doubleVision @12
      personality + fever/headache/sudden + confused/fever/headache
    `,
  },
  infection: {
    urgent: `
      transplantMed/transplant + fever/shivers/highFever
      sepsis
      fever/infected/shivers + confused/mottled/veryIll/faint/noUrine/drowsy ! mildOnly @16
      fever/infected/shivers + breathFast/cantBreathe/breathless ! mildOnly/noseBlocked @16
      fever/infected/shivers + palpitations + coldSkin/noUrine/veryIll/weak/dizzy @16
      highFever + shivers/vomit/longDays/pain/elder
      fever + stiffNeck
      stiffNeck + lightHurts/rash/vomit/drowsy ! sleptOn
      rashNoFade ! bruisesOld
      fever + tinySpots/rash + drowsy/headache/stiffNeck/spreads/purple/vomit
      lightHurts + fever + headache/rash
      mottled + coldSkin/confused/breathFast/fever/shivers/drowsy ! winter
      chemo + fever/shivers/infected/highTemp/unwellSudden
      steroidUser + fever + shivers/weak/vomit/confused
      redStreak
      skinRed + spreads + fever/fast/hot/shivers/unwellLook/eye
      wound/bite + redHot/infected/spreads + fever/shivers/spreads/streak
      wound + infected + fever
      skinBlack + pain/fever/spreads/wound
      painOutOfProportion
      heartValve + fever/shivers
      jawStiff + dirtyWound
      testicle/genitals + skinBlack
      skinBlistering + pain/hot/fever/redHot/spreads ! sunMild
      fever + tropics
      wildBite
      lockjaw
      eye + swelling + fever/bulging/shut + fever/pain/redHot
      throat + cantOpenMouth/drools
      swallowSaliva
      sideOrBack + pain + fever/shivers + vomit/shivers/urineBurn/fever
      urineBurn + fever + shivers/vomit/back/confused
      tampon + fever/rash/faint/vomit
      afterOperation + fever/pus/shivers/wound + fever/shivers/redHot/spreads/swelling
      joint + redHot/swelling + fever/shivers @12
      fever + backPain + numbWeak/cantPee
      needleShared + fever
    `,
  },
  acute_other: {
    urgent: `
      lowerRight + pain + fever/vomit/moved/walkHurts/worse/touchHurts/nausea/severe/noAppetite ! period
      navelPain + moved
      bellyRigid ! exercise
      belly + pain + unbearable/doubled ! period/periodPain
      belly + pain + severe + vomit/fever/sudden/recent/swelling/noStool/faint/sweat/longHours ! period
      belly + pain + sudden + vomit/faint/shoulder/worse/fever
      belly + pain + vomit + noStool/swelling/green
      belly + swelling + noStool + pain/vomit
      vomit + noStool
      vomit + green/faeces
      upperBelly + pain + throughBack/fever/vomit/yellow ! reflux
      upperBelly + severe + vomit/fever/hours
      back + pulsingLump
      belly + pulsingLump
      back + pain + sudden + faint/belly ! lifting
      hernia + pain/hard/vomit/purple
      testicle + pain/swelling + sudden/severe/vomit/recent/unbearable/redHot/moved/nausea ! lump
      testicleTorsion
      priapism
      erectionLong
      bonePart + wrongWay
      calf + swelling/hard + pain/redHot/oneSide/flightOrOp/recent/sudden ! bothLegs @12
      calf + pain + redHot/flightOrOp/breathless/pill ! exercise
      leg + swelling + redHot/oneSide/flightOrOp/pill + pain/redHot/sudden/recent/flightOrOp/breathless ! bothLegs/insect
      arm + swelling + purple/sudden + pain/purple/recent ! bruise
      limb + pale/bluish + cold + pain/numbWeak/sudden ! winter
      floaters + flashes/curtain/sudden/shower
      curtain ! house
      flashes + curtain/eye + sudden/recent/curtain ! migraineUsual
      eye + pain + halos/vomit/blurred/severe/redHot/visionLost/headache ! screen
      eye + redHot + blurred/halos/vomit/lightHurts/lenses + pain/blurred/lightHurts
      stoneHard + halos/redHot/vomit/blurred/pain
      halos + eye/headache + pain/vomit/redHot
      eye + chemical ! poolEyes
      eye + pierced
      vision + suddenLoss
      diabetic + vomit/deepBreathing/fruityBreath/ketones/drowsy/confused/cantEat
      diabetic + sugarHigh + vomit/drowsy/thirst/belly/unwellLook
      diabetic + shaky/sweat + confused/drowsy/sugarLow/faint
      sugarLow
      ketones
      pumpFailed + vomit/sugarHigh/thirst/drowsy
      sugarHigh + fruityBreath/deepBreathing/vomit
      fruityBreath + vomit/drowsy/breathFast/deepBreathing
      thirst + urinesOften + vomit/drowsy/weightLoss/exhausted/fruityBreath + vomit/drowsy/fruityBreath/breathFast/belly/recent
      diabetic + foot + skinBlack/infected/fever
      heat + confused/collapse/noSweat/seizure/vomit/faint + confused/collapse/noSweat/highTemp/hot/stopped
      coldExposure + confused/noShiver/drowsy/speech
      frostbite
      cantPee ! toddlerTraining
      burn + big/blisters/face/electric/chemicalWord/white/deep/hands/genitals/infant ! sunMild/mildOnly/reflux/mouthBurn @10
      electricShock
      diving + afterDive + sudden/recent/breathless ! exercise @16
      brokenBone
      limb + deformed @10
      fellHeight
      crash + pain/dizzy/belly/chest/neck/breathless/urineBlood ! mildOnly
      elder + fell + cantStand/hip/headInjury
      limb + injured + cold/numbWeak/pale @12
      injuredTight
      suddenDeaf
      yellow + fever/confused/pain/vomit/drowsy/dark
      steroidUser + vomit + weak/faint/cantEat
      steroidUser + cantDrink/cantKeepDown/steroidCrisis
      steroidUser + faint/collapse
      sickleCell + pain/fever/chest
      fishbone
      nearDrowned
      noUrine + vomit/swelling/confused/breathless
      kidneyStone + fever
      sideOrBack + unbearable + blood/vomit/fever
      vomit + longHours + cantDrink/noUrine/dizzy/elder/faint
      vomit/diarrhoea + cantDrink + weak/dizzy/noUrine/drowsy
      swallowed + stuckFood + drools/swallowSaliva
      breastInfected + fever + shivers
      pelvis + severe + fever/faint/vomit
      exertion + darkUrine + pain/weak
      darkUrine + muscle
      backFever
      pain + unbearable + sudden/recent/vomit/fever/faint/sweat ! period/periodPain/tooth/dentist/lifting/exercise
      pain + severe + sudden + vomit/fever/faint/sweat/unwellLook/swelling ! period/periodPain/mildOnly
    `,
  },
  poisoning: {
    urgent: `
      wholeSupply ! supervised/vitaminsSafe
      overdose ! foodJoke/atWork
      paracetamolWord + manyDaily @12
      tookMany ! vitaminsSafe
      ritualPoison + ritualHarm ! reported @18
      weekBox + medWord ! vitaminsSafe/finishedCourse @10
      homebrew + blurSight/vomit/belly/headache/confused
      engineRunning + confused/headache/drowsy/unconscious/sleepy
      took + pills + sleepy/slow/alcohol + drowsy/slow/breathless/alcohol/confused
      swallowed + poison ! rinsed
      swallowed + battery
      swallowed + magnets
      swallowed + underSink
      poison + eye/skinContact + burns
      carbonMonoxide ! alarmTestOnly
      heater + headache + nausea/dizzy/everyoneIll/drowsy/betterOutside/confused
      heater + everyoneIll
      fumes + breathless/cough/dizzy/headache/burns/vomit/chest/confused ! indigestion @12
      gasLeak
      drugs + wontWake/unconscious/drowsy/slow/bluish/seizure/confused/chest/overheated/breathSlow/snoresOdd/collapse/cantBreathe/palpitations @14
      drugs + alcohol + mixed/drowsy/slow/vomit
      alcohol + wontWake/unconscious/bluish/coldSkin/breathSlow/vomitAsleep/seizure
      stoppedAlcohol + shakes/seesThings/seizure/confused/sweat/palpitations/fever
      stoppedSedative + shakes/seesThings/seizure/confused
      sertonin + shakes/sweat/fever/twitch/confused/palpitations/diarrhoea
      serotoninMix
      lithium + shakes/vomit/confused/speech/diarrhoea/drowsy
      wildMushrooms + eaten/vomit/diarrhoea/nausea/belly/dizzy/confused/seesThings/drowsy/infant/child @18
      eaten + mushroomWord + gathered @16
      deadlyMushroom
      mushroomWord + vomit/diarrhoea @16
      mushroomWord + gathered + nausea/belly/dizzy/seesThings/sweat/confused/blurSight @18
      venom + swelling/pain/breathless/faint/vomit/numbWeak/sweat/dizzy/bitten
      snakeBite
      plantPoison
      cannedFood + doubleVision/droop/swallowHard/numbWeak/speech/blurred
      digoxin + vomit/palpitations/seesYellow
      doubleDose
      tookTwice + unsureDose/slow/slowPulse/drowsy/dizzy/confused ! vitaminsSafe @16
      spiked
      pesticide + vomit/sweat/drools/breathless/twitch/dizzy
      vapeLiquid
    `,
  },
}
