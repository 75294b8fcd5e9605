import type { RuleSheet } from '../rules.ts'

/** Not an emergency, but worth a professional's look in the next days. */
export const soon: RuleSheet = {
  see_doctor_soon: {
    card: `
      lump + lumpPlace ! throatLump/hernia
      lump + growing/hard/painless ! insectBump/hernia
      postmenoBleed
      forgets + lostWay
      tremor + atRest/handwriting
      breastChange
      nippleChange ! alwaysSo
      nippleWord + inward ! alwaysSo @9
      mole + changing
      soreWontHeal
      stool + blood
      stoolBlood ! bloodTest
      urine + blood
      urineBlood ! beetroot
      urine + redColour ! beetroot @9
      bowelHabit + changed + longWeeks/blood/weightLoss
      weightLoss + unexplained ! dieting
      weightLoss + longWeeks/exhausted/nightSweats/cough/noAppetite/thirst ! dieting
      hoarse + longWeeks
      cough + longWeeks ! assessedWord
      cough + blood
      stuckFood ! rushed/nerves
      swallowHard + longWeeks/worse
      nightSweats ! menopause
      menopausePast + bleeding
      bleeding + afterSex/betweenPeriods
      bloated + longWeeks/fullQuickly
      thirst + urinesOften
      yellow ! bruise/bruises
      swollenGlands + longWeeks
      headache + morning + vomit/worse/longWeeks
      headache + newOver50/worseningWeeks
      exertionOnly + chest/calf
      calf + pain + exertionOnly
      tremor + oneSide/longWeeks/handwriting
      forgets + worse
      over55 + spottingWord @12
      menopausePast + spottingWord
      bowelHabit + changed + over55
      back + pain + night + weightLoss/longWeeks @10
      faint + repeated
      palpitations + repeated
      chestInfections
      lowMood + monthsLong ! mildMood
      tickRing + tickBite/spreads/changing
      easyBruise ! sportBruise
      lowFever + monthsLong
      feetTingle + monthsLong/diabetic
      leaksUrine + monthsLong
      itchAll + monthsLong
      weakHand + monthsLong/worse
      coughSign + monthsLong
      newHeadache + monthsLong/worse
      wavy + vision
      hearingOne + monthsLong
      irregularPeriod + monthsLong
      needleExposure
      mouthSore + longWeeks
      skinPatch + bleeding/changing + longWeeks/repeated/bleeding
      tremor + oneHand
      nightJoint + pain + notLying + longWeeks ! pregnant @14
      sleepApnoea + stoppedBreathing
      stoppedBreathing + sleepApnoea
      testicle + lump/heavy
      fatigue + heavyPeriods
      heavyPeriods
      indigestion + weightLoss/stuckFood
      numbWeak + feet/hands + longWeeks
      mouthPatch
      visionSlow
      oneEarHearing
      joints + stiffMorning ! mildOnly
      erectionBlood
      boneNight
      ulcerFoot
      tiredBreathless ! fitEnough
      legSwelling + breathless/worse
      dischargeBlood
      chestLumpMale
      noseBlockedOneSide
      urinesOften + night/stream
    `,
  },
}
