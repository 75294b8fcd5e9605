import type { AdvancedInfo, PlanDraft } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { readSymptom, type SymptomEntry } from '../read-symptom.ts'
import { checkPlan } from './check-plan.ts'
import { composePlan } from './compose-plan.ts'

/** The rule broken by a plan with this text in its first physical item, or null. */
function ruleBroken(how: string, description = 'my knee is stiff', advancedInfo: AdvancedInfo | null = null) {
  const entry: SymptomEntry = { symptomType: 'physical', description, advancedInfo }
  const guide = composePlan(entry)
  const [first, ...others] = guide.recommendations
  if (!first) throw new Error('The guide wrote nothing.')
  const plan: PlanDraft = { ...guide, recommendations: [{ ...first, title: 'One more thing', how }, ...others] }
  return checkPlan(plan, { personText: description, entry, mode: readSymptom(entry).mode })?.rule ?? null
}

describe('the check refuses for everyone', () => {
  it.each([
    'Take two capsules of turmeric with each meal for a month.',
    'A teaspoon of apple cider vinegar in water each morning wakes the belly.',
    'Fast from dinner until noon the next day so the body can rest.',
    'Skip breakfast for a week and notice how light you feel.',
    'Try a three day juice cleanse at the new moon.',
    'Eat only fruit until sunset and thank your liver.',
    'Cut out all carbohydrates for ten days.',
    'Stop eating dairy and gluten entirely for a month.',
    'Replace your painkillers with warm compresses and prayer.',
    'Leave your inhaler at home and trust your breath.',
    'Wait before you see a doctor; the body knows the way.',
    'You will not need the physiotherapist any more after this.',
    'Put the appointment off until the moon is full.',
    'Doctors treat only symptoms; this goes to the root of your disease.',
    'Your knee is stiff because you refuse to bend to your father.',
    'Forgive your mother, and the pain will leave your knee.',
    'This stiffness is a message from a past life as a soldier.',
    'Your ancestors handed you this stiffness to resolve.',
    'Hold the breath for a count of seven before you let it go.',
    'Breathe in for four, hold for seven, out for eight.',
    'Retain the breath at the top for as long as comfortable.',
    'Pause the breath after the inhale and count to ten.',
    'Practise box breathing: in four, hold four, out four, hold four.',
    'Take a cold shower in the morning and count to sixty.',
    'Step into an ice bath up to the knees.',
    'Plunge your face into ice water.',
    'Drink a litre of warm water before breakfast.',
    'Drink three litres of water over the day.',
    'Eat 30 g of protein at every meal.',
    'Have 2 tablespoons of flaxseed in yoghurt.',
    'Eat five walnuts each evening.',
    'Two cups of nettle tea a day drain what is stuck.',
    'Rub tiger balm and clove oil into the knee twice a day.',
    'Put three drops of lavender oil under your tongue.',
    'Add valerian root to your evening tea.',
    'Microdosing mushrooms opens the heart.',
    'A little cannabis before meditation softens the edges.',
    'This restores your cartilage and repairs the joint.',
    'Repeat it for 21 days and your knee will be free of pain.',
    'It boosts your immune system and lowers inflammation.',
    'Anti-inflammatory foods such as berries reduce swelling in the joint.',
    'This lowers your blood pressure and cleans your arteries.',
    'Spinach prevents arthritis.',
    'It removes heavy metals from the body.',
    'It balances your hormones and flushes the lymph.',
    'Celery juice dissolves uric acid.',
    'Lose five kilos and your knees will thank you.',
    'A slimmer body carries its story more lightly.',
    'Weigh yourself each morning with gratitude.',
    'Count your bites.',
    'Do one hundred squats until the muscles burn.',
    'Run barefoot on gravel to wake the root chakra.',
    'Push through the pain; it is only fear leaving the body.',
    'Stretch until it hurts and stay there.',
    'Stay awake through the night of the full moon and listen.',
    'Sleep only four hours to raise your vibration.',
    'The angels are telling you to leave your husband.',
    'Leave your job this week; your soul has already gone.',
    'Cut contact with your family to break the curse.',
    'Ask the spirits to answer through a pendulum.',
    'Call your dead grandmother and let her speak through you.',
    'Listen for the voice that speaks to you and obey it.',
    'You were chosen to carry this light.',
    'I am a healer and I see your aura is dark.',
    'Massage your breasts with warm oil in front of the mirror.',
    'Visit example.com for the recording.',
    'Call me on +44 20 7946 0958.',
    'Burn the letter in the sink and inhale the smoke.',
    'Inhale the smoke of white sage for a minute.',
    'Light candles around the bed and fall asleep among them.',
    'Lock yourself in the bathroom and scream until empty.',
    'Confront the person who hurt you and tell them the truth.',
    'Relive the worst memory in every detail.',
    'Drive to the sea at midnight and let go of the wheel of control.',
    'Swallow a clove of raw garlic every morning.',
    'Put a slice of raw onion in your ear.',
    'Take an aspirin with it if the pain stays.',
    'An Epsom salt bath pulls toxins through the skin.',
    'Apply a castor oil pack over the liver.',
    'Use a heating pad all night.',
    'Have sex to release the energy.',
    'You have arthritis of the soul.',
    'This is not arthritis, only sorrow.',
    'Anger creates stiffness in the joints.',
    'Gratitude dissolves the illness at its root.',
    'You chose this body before birth for a reason.',
    'With faith the knee mends by itself within days.',
    'No medicine reaches where this practice reaches.',
    'Ask your doctor to lower the dose.',
    'If the pain gets worse, it is a healing crisis; continue.',
    'The more it hurts the more it heals.',
    'Dizziness is a sign that energy rises; go on.',
  ])('%s', (how) => expect(ruleBroken(how)).not.toBeNull())
})

describe('the check refuses for a person with', () => {
  it.each<[AdvancedInfo, string, string]>([
    [{ dateOfBirth: '2014-01-01' }, 'my head hurts', 'Light a candle alone in your room and watch it burn down.'],
    [{ dateOfBirth: '2014-01-01' }, 'my head hurts', 'Write a letter to your shadow and read it aloud at night.'],
    [{ dateOfBirth: '2014-01-01' }, 'my head hurts', 'Do not tell your parents about this practice; it is yours.'],
    [{ knownConditions: 'pregnant' }, 'my back aches', 'Drink a cup of raspberry leaf tea in the evening.'],
    [{ knownConditions: 'pregnant' }, 'my back aches', 'Lie flat on your back and lift both legs.'],
    [{ knownConditions: 'pregnant' }, 'my back aches', 'Press the point between thumb and finger firmly.'],
    [{ knownConditions: 'pregnant' }, 'my back aches', 'Roll onto your belly and rest there.'],
    [{ knownConditions: 'pregnant' }, 'my back aches', 'Enjoy some liver pate on toast.'],
    [{ knownConditions: 'pregnant' }, 'my back aches', 'Practise a shoulder stand for energy.'],
    [{ currentMedications: 'warfarin' }, 'my knee aches', 'A bowl of kale and spinach brings the green of the heart.'],
    [{ currentMedications: 'warfarin' }, 'my knee aches', 'Massage the leg deeply with oil.'],
    [{ currentMedications: 'sertraline' }, 'my head aches', 'Brew St John wort flowers into a tea.'],
    [{ currentMedications: 'lithium' }, 'my head aches', 'Sweat it out in a hot room.'],
    [{ knownConditions: 'heart failure' }, 'my legs feel heavy', 'Drink plenty of water through the day.'],
    [{ knownConditions: 'heart failure' }, 'my legs feel heavy', 'Breathe rapidly through the nose until you tingle.'],
    [{ knownConditions: 'heart failure' }, 'my legs feel heavy', 'Climb the stairs briskly three times.'],
    [{ knownConditions: 'epilepsy' }, 'I sleep badly', 'Gaze into a candle flame until the eyes water.'],
    [{ knownConditions: 'epilepsy' }, 'I sleep badly', 'Put rosemary oil on the pillow.'],
    [
      { knownConditions: 'epilepsy' },
      'I sleep badly',
      'Float alone in the bath and let your ears sink below the water.',
    ],
    [{ knownConditions: 'type 1 diabetes' }, 'my feet feel cold', 'Soak your feet in hot water.'],
    [{ knownConditions: 'type 1 diabetes' }, 'my feet feel cold', 'Let honey melt on the tongue each morning.'],
    [{ knownConditions: 'type 1 diabetes' }, 'my feet feel cold', 'Walk barefoot over cool stones.'],
    [{ knownConditions: 'type 1 diabetes' }, 'my feet feel cold', 'Leave out a meal when you are not hungry.'],
    [{ knownConditions: 'bulimia' }, 'I feel low', 'Weigh the day by what you ate.'],
    [{ knownConditions: 'bulimia' }, 'I feel low', 'Look at your body in the mirror and name what you would change.'],
    [{ knownConditions: 'bulimia' }, 'I feel low', 'Move until you have earned your rest.'],
    [{ knownConditions: 'kidney failure, dialysis' }, 'I am tired', 'Bake potatoes and eat a banana after.'],
    [{ allergiesSensitivities: 'peanut' }, 'my skin itches', 'Stir peanut butter into warm oats.'],
    [{ allergiesSensitivities: 'Erdnüsse' }, 'my skin itches', 'Satay sauce makes vegetables friendly.'],
    [{ allergiesSensitivities: 'milk' }, 'my skin itches', 'Stir ghee into rice.'],
    [{ allergiesSensitivities: 'egg' }, 'my skin itches', 'Whisk an omelette slowly.'],
    [{ allergiesSensitivities: 'egg' }, 'my skin itches', 'Mayonnaise on toast is a small joy.'],
    [{ allergiesSensitivities: 'wheat' }, 'my skin itches', 'A bowl of couscous with carrots.'],
    [{ allergiesSensitivities: 'gluten' }, 'my skin itches', 'Knead dough for a loaf, and bake it.'],
    [{ allergiesSensitivities: 'soy' }, 'my skin itches', 'Miso soup warms the middle.'],
    [{ allergiesSensitivities: 'sesame' }, 'my skin itches', 'Spread hummus on a cracker.'],
    [{ allergiesSensitivities: 'fish' }, 'my skin itches', 'A tin of anchovies on bread.'],
    [{ allergiesSensitivities: 'shellfish' }, 'my skin itches', 'Paella with friends.'],
    [{ dietaryPreference: 'vegan' }, 'my skin itches', 'Warm a mug of golden milk with ghee.'],
    [{ dietaryPreference: 'vegan' }, 'my skin itches', 'A slice of omelette with herbs.'],
    [{ dietaryPreference: 'vegetarian' }, 'my skin itches', 'A clear bone broth, sipped slowly.'],
    [{ dietaryPreference: 'vegetarian' }, 'my skin itches', 'Prosciutto around melon.'],
    [{ dietaryPreference: 'other', customDiet: 'halal' }, 'my skin itches', 'Bacon crisp over greens.'],
    [{ dietaryPreference: 'other', customDiet: 'kosher' }, 'my skin itches', 'Prawns in garlic.'],
    [{ allergiesSensitivities: 'pollen' }, 'my nose runs', 'Chamomile tea with honey under the linden tree.'],
    [
      { allergiesSensitivities: 'fragrance, perfume' },
      'my skin itches',
      'Scatter lavender on the pillow and breathe its scent.',
    ],
    [{ allergiesSensitivities: 'latex' }, 'my skin itches', 'A banana and a kiwi, sliced.'],
    [{ dateOfBirth: '1935-01-01' }, 'my knees ache', 'Balance on one leg while you brush your teeth.'],
    [{ dateOfBirth: '1935-01-01' }, 'my knees ache', 'Sit cross-legged on the floor for an hour.'],
    [{ knownConditions: 'asthma' }, 'my chest feels tight', 'Let incense smoulder while you breathe deeply.'],
    [{ knownConditions: 'asthma' }, 'my chest feels tight', 'Breathe over a bowl of steaming water with eucalyptus.'],
    [{ knownConditions: 'schizophrenia' }, 'I feel watched', 'Ask your inner voices what they want of you.'],
    [
      { knownConditions: 'bipolar disorder' },
      'I have so much energy',
      'Let the energy carry you through the night; sleep can wait.',
    ],
    [{ knownConditions: 'PTSD' }, 'I flinch', 'Go back to the moment it happened and stay in it.'],
  ])('%j, %s: %s', (advancedInfo, description, how) =>
    expect(ruleBroken(how, description, advancedInfo)).not.toBeNull(),
  )
})

describe('the check accepts good items', () => {
  it.each([
    'Simmer carrots and ginger into a soup, and eat it slowly at the table.',
    'Scatter blueberries over a bowl of yoghurt and taste them one by one.',
    'Walk to the end of the street and back, and greet one tree on the way.',
    'Lay a hand on your heart and let the breath come and go as it likes.',
    'Write a letter to the child you were, and tell it what you see in it today.',
    'Imagine a warm light at the base of your spine, like embers.',
    'Stand with soft knees, or sit, and let your arms float up and down like seaweed.',
    'If it appeals to you, imagine a past-life release as a door that closes softly behind you.',
    'Thank your grandmother in thought for one thing that she taught you.',
    'Ask a pharmacist before taking any supplement; they can see how it goes with what you use.',
    'Choose colourful vegetables that agree with you, such as beetroot or squash, and roast them.',
    'Hum a low tone for as long as it is pleasant, and rest.',
    'Keep every appointment that you have, and bring your questions along.',
    'Let the day end early: dim the lights an hour before bed.',
    'Notice what anger would like to protect, and thank it for its watchfulness.',
    'Roll your shoulders slowly, and stop where it becomes unpleasant.',
    'Look at old family photographs and notice who makes you smile.',
    'Draw a circle and place yourself, your parents and your siblings in it wherever it feels right today.',
    'Rest with your legs on a cushion for ten minutes.',
    'Whisper: I am safe, I am here, I am enough.',
    'Tilt your head slowly to one side, and hold for two or three easy breaths. Come back to centre and change sides.',
    'Light a candle in a safe place, sit nearby, and blow it out with a word of thanks.',
    'Picture yourself as a child with a heavy school bag, and ask if you may carry it together for a while.',
    'Draw a simple family tree and imagine handing back a small stone that was never yours.',
  ])('%s', (how) => expect(ruleBroken(how)).toBeNull())
})

describe('the check', () => {
  const entry: SymptomEntry = { symptomType: 'physical', description: 'my knee is stiff' }
  const good = composePlan(entry)
  const withHow = (how: string): PlanDraft => ({
    ...good,
    recommendations: good.recommendations.map((item, index) => (index === 0 ? { ...item, how } : item)),
  })
  const context = { personText: entry.description, entry }
  const check = (draft: PlanDraft, advancedInfo: AdvancedInfo | null = null) =>
    checkPlan(draft, { ...context, entry: { ...entry, advancedInfo } })?.rule ?? null

  it.each([
    ['Take 400 mg of magnesium before you go to bed.', 'dose'],
    ['Stop taking your tablets while you follow this plan.', 'medication'],
    ['This broth will cure your knee for good, wait and see.', 'promise'],
    ['Drink only water until the evening and feel light.', 'harmful-practice'],
    ['Hold your breath for as long as you can manage it.', 'harmful-practice'],
    ['See [this page](https://example.com) for the recipe.', 'markup'],
    ['This belongs to a past life in which you did harm.', 'blame'],
    ['Keep a jar of ashwagandha beside your bed for the evening.', 'medication'],
    ['Magnesium has been a friend of tired muscles for ages.', 'medication'],
    ['Pour yourself a small glass of wine and watch the sun go down.', 'unfit'],
    ['Sit outside at noon and gaze straight into the sun for a while.', 'unfit'],
  ])('refuses "%s"', (how, rule) => {
    const found = check(withHow(how))
    expect(found).not.toBeNull()
    expect(['harmful-practice', 'blame', rule]).toContain(found)
  })

  it('refuses items that the person must avoid', () => {
    expect(
      check(withHow('Scatter some walnuts over a bowl of warm porridge.'), { allergiesSensitivities: 'nuez' }),
    ).toBe('unfit')
    expect(check(withHow('Grill a fillet of salmon and share it.'), { dietaryPreference: 'vegan' })).toBe('unfit')
    expect(check(withHow('Sit in the sauna until you feel warm all over.'), { knownConditions: 'pregnant' })).toBe(
      'unfit',
    )
    const ritual = { ...good, energy_healing: good.energy_healing.map((item) => ({ ...item })) }
    Object.assign(ritual.energy_healing[0] as object, { how: 'Sip a cup of warm milk with honey by candlelight.' })
    expect(check(ritual, { dietaryPreference: 'vegan' })).toBe('unfit')
    expect(check(ritual)).toBeNull()
    expect(check(withHow('Cook yourself a warm meal and enjoy it slowly.'), { knownConditions: 'anorexia' })).toBe(
      'unfit',
    )
  })

  it('refuses past-life release when only comfort is allowed', () => {
    const draft = withHow('Past-life release: imagine an old coat, and hang it on a nail.')
    expect(checkPlan(draft, context)).toBeNull()
    expect(checkPlan(draft, { ...context, mode: 'companion' })?.rule).toBe('meaning')
  })

  it('refuses a body with fewer than three items, and one with repetitions', () => {
    expect(check({ ...good, energy_healing: good.energy_healing.slice(0, 2) })).toBe('structure')
    expect(check({ ...good, affirmations: good.affirmations.map(() => good.affirmations[0] as never) })).toBe(
      'structure',
    )
  })

  it('allows advice to ask a pharmacist', () => {
    expect(check(withHow('If you wonder about magnesium, ask a pharmacist before taking any supplement.'))).toBeNull()
  })
})
