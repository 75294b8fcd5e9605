import type { RuleSheet } from '../rules.ts'

/** Danger from oneself or from others, eating disorders, and medicines given up. */
export const crisis: RuleSheet = {
  suicide: {
    urgent: `
      wantDeath
      noWill
      killSelf ! otherKilled
      suicidal
      sleepForever
      burden + gone/betterOff/noWill @12
      betterOffWithoutMe ! sunny
      goodbye + otherPerson/me/letters
      farewell + farewellContext ! farewellPlain
      lettersWritten ! letterPlain
      goodbyeThings + calm/letters/goodbye/farewell/despair ! clutter
      joinDead
      methodPlan ! sunny
      methodWish ! sunny
      pills/pillsMeds/medication + enough
      endIt
      noReason + live
      noFuture
      tookMany + wantDeath/killSelf/onPurpose/endIt
      otherSuicidal ! partingPlain
      pillsHere + hadEnough @16
      scaredOfSelf
      leaveBody
      cantGoOn ! everydayLoad
      cantGoOn + live/noFuture/wantDeath
      endThings + nightOrSorry/thinkOf/despair/spareMeans/pillsHere/cantGoOn ! endObject @12
      lastTime + decided/farewell/goodbye @6
      noReturn + goodbyeThings/despair/farewell/cantGoOn/nightOrSorry/calm
      goodbyeThings + noReturn
      pillsHere + cantGoOn/despair/endThings/thinkOf/deathDraw/urge
      thinkOf + lethalAct @8
      lethalPlace + deathDraw @14
      spareMeans + onlyJust @16
      joinWish + bereaved ! dreamt
      soulLeave
      sacred + homeEarly
      chosenPlace + onlyComfort/methodWish/wantDeath
      dignitas + forMe
      oneWay + heavyHeart/despair/calm/noReturn ! sunny
      noPlans + heavyHeart/despair/calm/byThen @14
      byThen + heavyHeart/despair ! endObject @10
      burialPlot + despair/stop/calm/oddFarewell
      suicideWord ! suicideBenign
      carRisk + riskDraw + thinkOf/lethalAct
      handsOver + oddFarewell
      nothingLeft + finalWord ! endObject/partingPlain @14
      wantDisappear ! cosy
      lethalAsk
      whenGone
      cantFight + nothingLeft/finalWord/hadEnough/wantDeath
      attempt
      burden + spareMeans
      relieveThem + leaveWord @14
      lettersDone + lackCourage
      restAtLast + arranged ! sunny/holiday
      onlyUntil + leaveWord ! everydayLoad
      notWake + noTears/dontCare @14
      dontCare + hitByCar @10
      spareMeans + sufficed/soulTired
      ifGone + eased @10
      petAway + papersReady/lighter/thanksAll/homeDone/givenAway/leaveSoon ! moving/holiday
      papersReady + thanksAll/givenAway/leaveSoon/burden ! moving/holiday
      givenAway + lighter/leaveSoon/homeDone/thanksAll ! moving/clutter
      homeDone + burden/noOneNeeds + lighter/papersReady/thanksAll/petAway
      thanksAll/lookAfter + silent ! partingPlain @20
      relieveThem + thanksAll/petAway/papersReady/homeDone/lighter/leaveSoon
      atPlace + hereNow ! sunny @8
      atPlace + despair/calm/deathDraw/lethalAct/thinkOf/cantGoOn/leaveWord/endIt/noOneNeeds/ifGone/goodbye/burden/lighter/leaveSoon/enough ! sunny @14
      lethalPlace + bodyPull ! sunny @14
      debtFree + thanksAll/petAway/papersReady/leaveSoon/lettersWritten/eased/handsOver
      nerveWait + lethalPlace/atPlace/pillsHere/methodPlan/lethalAct ! sunny @14
      prayNotWake
      hitByCar + solved
      illWish ! sunny
      sorryWoke + pity @6
      armedGoodbye + unlikeHim/thanksAll/papersReady/leaveSoon/leaveWord/despair/calm/silent/petAway
      edgeTrial ! sunny
      afterMe + eased/papersReady/homeDone/noBurdenLeft
      noBurdenLeft
      noOneNeeds + noPointHere/eased/gone/costsThem
      noPointHere
      knotsWord ! sunny
      drawnTo
      wontNeedIt + askedWhy/bequeath ! moving/holiday @14
      bequeath + noReturn/noOneWorries/leaveSoon ! moving/holiday
      petAway/papersReady/homeDone/givenAway/arranged + noOneWorries ! moving/holiday
      accountsClosed + lettersWritten/petAway/givenAway/goodbyeSent/noOneWorries ! moving/holiday
      goodbyeSent + silent/givenAway/bequeath ! partingPlain @20
      timetable + notTravel @16
      throughTrain
      spareMeans + almostEnough/waitAsleep @16
      ropeUp
      timedFound
      scoutPlace + unwatched @14
      upToLook ! sunny
      opWrong
      lookAccident + insurancePays/offRoad
      offRoad + insurancePays/thinkOf/urge/cantGoOn ! exercise
    `,
  },
  self_harm: {
    urgent: `
      cutSelf ! shaveWord
      hurtSelf
      selfHarm ! recoveredLong
      urge + hurtSelf/blade
      urge + cut + skinPlace/arm/skin/relief @14
      blade + onlyJust @14
      blade + urge/out/skin/deserve/relief/arm @12
      burnSelf
      hitSelf ! sportHit
      selfStrike + untilBruised @12
      otherCuts
      cuts + skinPlace + hidden/fresh/otherPerson/sleeves/daughter
      sleeves + cuts/scars/burns
      relief + cut/hurtSelf/blade
      cutsPlace + selfContext ! accident @18
      cleanDays + relapse
      sleeves + stripes
      ripSelf + selfContext/guilt @14
      blade + relapse
      tryNotCut ! recoveredLong
      scratchBlood + deserve/guilt/selfContext @14
      onPurpose + swallowed/cutsPlace/burn/bruises
    `,
  },
  psychosis_or_harm: {
    urgent: `
      voices + command
      voices + harm/kill @14
      voices ! figurativeVoice/choirVoices
      harmThoughts + harmAct + victim @16
      divine + insistent + selfStarveCommand @16
      noSleepDays + delusion/chosen/spend
      chosen + spend/mania @18
      delusion
      tripLasting + tripSign ! mildOnly @16
      catatonic
      sacrificeWish
      delusion + plan
      wantHarmOthers
      wantHarmOthers + weapon
      urge + harm + otherPerson/baby @12
      weapon + harm/kill + otherPerson ! figurativeWeapon
      noSleepDays + mania
      mania + spend/chosen/noSleepDays/fly
      chosen + noSleepDays/command/noEat
      postpartum + delusion/voices/notMine/seesThings
      baby + notMine/evil @12
      seesThings ! migraineUsual/stoppedAlcohol/stoppedSedative/fever/drugs
      poisonedMe
      fireSet
      pillowHeld + baby/victim + quietForever/harmThought/scaredOfSelf
      pillowFace + otherPerson/baby + thinkOf/harmThoughts/quietForever/scaredOfSelf/urge
      baby/infant + quietForever + thinkOf/harmThoughts/urge
      theyllSee + schoolPlace + listMade/weapon ! dressUp
      theyllSee + weapon ! dressUp
      canFly
      cantDie + chosen/divine/noSleepDays/lethalPlace/brink/plan/iAmProphet @24
      iAmProphet ! figurative/dreamt
    `,
  },
  abuse_child: {
    urgent: `
      minor/childAdult + touchedMe
      minor + hitMe/lockedIn/noFood/afraidHome
      minor + picsThreat
      minor + onlineAdult
      minor + forcedSex/touchedMe/secretTouch
      minor + nightVisit
      minor + madeToDo ! chores
      childRel + madeToDo + adult ! chores @14
      childRel + touchedBy/sexual/secretTouch
      childRel + hitBy ! headBump
      childRel + bruisesBy ! exercise/accident
      childRel + belt + hitBy/bruisesBy/fear
      childRel + neglect
      childRel + nightVisit
      childRel + doesThings + adult/secretTouch
      childRel + picsThreat
      childRel + picAsk + onlineAdult/adult
      minor + picAsk + onlineAdult/adult
      childRel + sexual + adult
      childRel + fear + adult/touched/home ! schoolFear
      childRel + lockedIn/noFood/leftAlone
      childRel + bruises + explain/fear/adult/always
      parentHits
      authority + coercion ! reported
      teacherTouches
      eroticMinor
      shakenByMe
      forcedMarriage + minor
      cutGirl
      picsThreat
      groomed
      minor + watchedBath + dontTell/secretTouch/fear
      takesBelt + badMarks/sitHurts/fear
      minor/authority/childAdult + picUndress ! dressUp
      matureFor + picUndress/nightText/onlineAdult/dontTell/secretTouch
    `,
    card: `
      childhoodAbuse
    `,
  },
  abuse_adult: {
    urgent: `
      carerHits + careHome
      raped ! past
      forcedSex
      strangled ! figurative
      partner + hits @12
      partner + threatens + harm/kill/killThreat/weapon/hits @14
      partner + lockedIn
      partner + weapon @12
      partner + killThreat @14
      hits + me + injury/again
      beatenUp
      threatens + weapon
      stalker + stalkerClose
      stalker/threatens + takesKids
      stalker + threatens/weapon/home/killThreat/fear
      spiked + assault
      assault
      elder + bruisesBy
      elder + hitBy/neglect/lockedIn
      forcedMarriage
      trafficked
      afraidPartner + kill/hits/weapon/home
      partner + pushed
      honour
      photosAdult
      withholds + partner/elder/fear/hits ! hidesFood @14
      suicideThreat
      cultHold + lockedIn/hits/forcedSex/fear/assault
    `,
    card: `
      control
      partner + control
      partner + humiliates
      afraidPartner
      raped
      stalker
    `,
  },
  eating_disorder: {
    urgent: `
      laxatives + cramps/faint/palpitations/blood
      laxatives + manyTaken @5
      restrict + faint/palpitations/chest/weak/cold/lowWeight/noPeriod + faint/palpitations/chest/lowWeight/longDays
      lowWeight
      purge + blood/faint/palpitations/cramps
      noEatDays + fat/weight/afraid/faint/control
      restrict + longDays + fat/weight/afraid/faint
      anorexia + faint/palpitations/lowWeight/noEatDays/chest
      noEatDays + faint
      restrict/noEatDays/purge + faint/palpitations + fat/weight/afraid/calories/lowWeight/anorexia
      refusesFood + faint/lowWeight/weightLoss + faint/lowWeight
      dietPills + palpitations/chest/faint
      waterFast + faint/weak/palpitations/longDays
    `,
    card: `
      laxatives + weight/fat/eat/daily/flatBelly/binge/many ! constipated
      laxatives + afterMeals ! constipated
      binge + secret
      bonesShow
      restrict + fat/weight/afraid/calories/guilt/control @14
      purge
      purge + binge/fat/guilt
      anorexia ! recoveredLong
      binge + guilt/secret/purge
      hidesFood
      overexercise + guilt/fat/calories
      fearFood
      noPeriod + weightLoss/restrict/exercise
      dietPills
      waterFast
      calories + obsessed
      mirrorFat + restrict/noEatDays/purge
    `,
  },
  medication: {
    urgent: `
      stop + insulin ! supervised
      stop + bloodThinner + valve/clot/stent/afib ! supervised
      noInsulin
      stop + steroid ! supervised/cream
      stop + antiepileptic ! supervised
      stop + transplantMed ! supervised
      transplant + stop + pillsMeds/medication ! supervised
      epilepsy + stop + medication ! supervised
      valve + stop + medication ! supervised
      diabetic + stop + medication ! supervised
      steroid + ranOut
      stop + medication + voices/suicidal/mania
    `,
    card: `
      mixWord + medication/pillsMeds ! supervised @12
      mixQuestion + herb + anyMedicine/medication/pills/drugs/bloodThinner ! supervised @16
      mixWord + herb + anyMedicine/medication/pills/drugs/bloodThinner ! supervised @12
      doseLess + anyMedicine/medication/bloodThinner ! supervised @14
      notTaken + anyMedicine/medication ! supervised/finishedCourse/painkillerOnly/forgot @10
      stop + medication ! supervised/finishedCourse/painkillerOnly @12
      stop + bloodThinner ! supervised @12
      stop + cancerTreatment ! supervised/pastDone
      instead + medication ! supervised
      instead + cancerTreatment
      swapVerb + medication/anyMedicine/bloodThinner/steroid/insulin/antiepileptic + remedyWord ! supervised @14
      altFirst + cancer/cancerTreatment/tumour
      delay + cancerTreatment/surgery ! waitingList
      withoutMeds ! supervised
      medication + block/poisonWord ! supervised/migraineUsual @7
      noVaccine
      ownAccord + medication/steroid/bloodThinner/antiepileptic/insulin ! supervised/painkillerOnly
      boughtOnline + medication/drugs ! painkillerOnly
      instead + surgery + cancer
      medication/steroid/bloodThinner/antiepileptic/insulin + moreDose ! supervised
      healSelf + cancer/tumour
      refuse + treatment
      shareMeds
      stopEarly
      medication + ratherTrust ! supervised @14
      medication + onlineBuy + bought @10
      cancelTreatment + instinct
      childsMeds + giveUp ! supervised @12
      stop + medication + instinct ! supervised @18
    `,
  },
}
