import type { RuleSheet } from '../rules.ts'

/** Pregnancy, birth, babies and children. */
export const family: RuleSheet = {
  pregnancy: {
    urgent: `
      pregnant + bleeding/blood ! bloodTest/gums/noseOnly
      pregnant/gestation + lessMovement
      babyKicks + lessMovement
      kicksLess + kicksUsual/longHours/recent
      pregnant/gestation/bumpWord + quietBaby + kicksUsual/recent ! weeksOld
      gestation + headache + visionTrouble ! weeksOld
      gestation + itch + palmsSoles
      gestation/pregnant + feetItch
      lateWeeks + fell/hitBelly/crash/shunted ! weeksOld
      lateWeeks + bleeding/blood ! weeksOld/bloodTest/gums
      lateWeeks + fever/shivers + back/urineBurn/vomit/belly ! weeksOld
      lateWeeks + highPressure ! weeksOld
      lateWeeks + belly + hard/severe/sudden ! weeksOld
      pregnant + shunted
      pregnant/gestation/baby + noHeartbeat
      waterPop + monthAlong/gestation/pregnant
      gestation + upperBelly + pain + visionTrouble/nausea/headache
      pregnant/gestation + watersBroke/fluidLeak
      watersBroke ! labourTerm
      pregnant/gestation + contractions ! practice
      pregnant + belly + pain + severe/sudden/constant/hard/unbearable
      pregnant + headache + visionTrouble/swelling/severe/upperBelly
      pregnant + visionTrouble ! needGlasses
      pregnant + swelling + face/hands/sudden/headache
      pregnant + upperBelly + pain ! reflux
      pregnant + highPressure
      pregnant + cantDrink/cantKeepDown
      pregnant + vomit + faint/weightLoss/noUrine/blood/constant
      pregnant + faint/seizure/collapse
      pregnant + chest + pain/pressure ! reflux @14
      pregnant + breathless + sudden/chest/calf/atRest/recent
      pregnant + calf + swelling/pain ! cramp @14
      pregnant + fever/shivers ! mildOnly
      pregnant + fell/hitBelly/crash @12
      pregnant + itch + palmsSoles/allOver ! mildOnly
      pregnant + shoulder + pain + oneSide/belly/bleeding
      maybePregnant + oneSide/lowerSide/belly + pain + bleeding/severe/faint/shoulder/oneSide/sudden
      maybePregnant + bleeding + pain/faint/dizzy/shoulder
      maybePregnant + shoulder + pain
      pregnant + lowerSide/oneSide + pain + severe/sudden/bleeding/shoulder/faint/sharp
      ectopic
      cord
      miscarryNow
      postpartum + soaks/heavyBleeding/clots/lots
      postpartum + fever/shivers ! mildOnly
      postpartum + smellDischarge
      postpartum + headache + visionTrouble/severe/swelling
      postpartum + calf + pain/swelling/redHot
      postpartum + breathless/chestPain/seizure/faint
      afterAbortion + fever/soaks/heavyBleeding/pain
      labourNow
    `,
  },
  infant_child: {
    urgent: `
      youngInfant + fever/highTemp/coldBody
      youngInfant + infantWarm ! asPrescribed
      youngInfant + notFeeding/drowsy/limp/vomit + notFeeding/drowsy/limp/fever/forceful/green/recent
      infant + fever + notFeeding/drowsy/limp/rash/cryOdd/vomit/breathFast/highTemp/noWetNappy
      infant + highTemp ! jabs
      infant/child + unresponsive ! phoneTalk
      infant/child + limp/wontWake/blueLips/grunts/ribsSuck/stoppedBreathing/fontanelle/noWetNappy/cryOdd/forceful/mottled
      fontanelle
      noWetNappy
      ribsSuck
      grunts
      infant + notFeeding + drowsy/recent/limp/noWetNappy/vomit/breathless/wheeze
      infant + breathFast/breathless/stridor/cantBreathe/wheeze ! noseBlocked @12
      child + breathFast/breathless/cantBreathe/stridor/wheeze + severe/recent/sudden/ribsSuck/drools/fever/worse/exhausted ! noseBlocked @14
      child + stridor/cantBreathe/chokingNow ! noseBlocked/figurative
      infant/child + twitchFit + repeated/sudden/fever/recent
      infant/child + seizure ! knownEpilepsy
      infant/child + green + vomit
      infant/child + bloodStool/stool + jelly/blood
      infant/child + rashNoFade/tinySpots ! bruisesOld
      infant/child + fever + drowsy/limp/stiffNeck/rashNoFade/cantDrink/cryOdd/breathFast/longDays/hot/drools/legRefusal/lightHurts/confused/mottled/seizure
      infant/child + vomit/diarrhoea + cantDrink/noUrine/drowsy/sunken/dryMouth/blood/limp/constantVomit
      infant/child + noUrine/sunken
      infant/child + drools + fever/breathless/swallowHard/cantBreathe/stridor
      infant/child + burn ! sunMild/mildOnly @12
      infant/child + scald ! mildOnly
      infant/child + swallowed + childMeds ! asPrescribed @12
      infant/child + blueSpell
      hairTourniquet
      infant/child + swallowed + battery/magnets/poison/pills/poisonPlant/underSink/coinStuck
      infant/child + headInjury + vomit/drowsy/confused/unconscious/bigSwelling/cryOdd/limp/seizure/earFluid
      infant + fell + head/height
      infant + shaken
      infant/child + legRefusal + fever
      infant/child + jaundice + notFeeding/drowsy/pale/worse
      infant/child + wontStopCrying + longHours/legsUp/vomit/fever/drowsy ! thriving
      infant/child + legsUp + vomit/blood/wontStopCrying
      infant/child + nearDrowned
      infant/child + choking + cough/wheeze/breathless/bluish @14
      infant/child + thirst + urinesOften + weightLoss/exhausted/vomit
      infant/child + belly + pain + severe/vomit/fever/lowerRight + fever/vomit/severe/walkHurts/moved
      infant/child + testicle + pain
      infant/child + leftInCar
      infant/child + pillsGone ! asPrescribed @18
      infant/child + allergen + swelling/hives + vomit/breathless/wheeze/drowsy
      infant/child + confused/drowsy + sudden/fever/vomit/pills
      infant/child + lipsFace + bluish
      infant/child + pale + limp/drowsy/floppy
      infant/child + coldSkin + drowsy/mottled/fever
      infant/child + wont + drink + recent/fever/drowsy
    `,
  },
}
