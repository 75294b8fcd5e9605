import { expect, test } from 'vitest'
import { anchored } from './anchors.ts'
import { listen } from './listen.ts'

test.each([
  ['I sprained my left wrist at badminton a month ago, it is still swollen and sore when I write', 'hands'],
  ['Me hice un esguince en la muñeca jugando al pádel y sigue hinchada, me duele al escribir', 'hands'],
  ['Je me suis fait une entorse au poignet en roller, il est encore gonflé et douloureux', 'hands'],
  ['Fiz uma entorse no pulso a jogar vólei e ainda está inchado e dói quando escrevo', 'hands'],
  ['I tore my hamstring in the race on Sunday and now it burns when I walk.', 'legs'],
  ['Oberschenkel gezerrt beim Fußball, Saison vorbei', 'legs'],
  ['Me desgarré el muslo en el partido y me duele al correr', 'legs'],
  ['Je me suis fait un claquage à la cuisse au match, ça tire', 'legs'],
  ['Tive uma distensão na coxa no treino e dói a correr', 'legs'],
])('hears the part of the body that is named: %s', (text, theme) => {
  const heard = listen(text, 'physical')
  expect(heard.theme).toBe(theme)
  expect(heard.second).toBeNull()
})

test.each([
  'Gracias a Dios todavía camino sola, pero me da miedo resbalar',
  'Graças a Deus ainda ando bem, mas tenho medo de escorregar',
  'Gott sei Dank bin ich noch gut zu Fuß, aber ich habe Angst zu fallen',
  'Dieu merci je marche encore, mais j’ai peur de tomber',
  'Thank God I still walk fine, but I am afraid of falling',
])('takes no faith from an idiom: %s', (text) => {
  const guessed = [
    { key: 'faith', share: 0.5 },
    { key: 'breakup', share: 0.3 },
    { key: 'none', share: 0.1 },
  ]
  expect(anchored(guessed, text)).toEqual([{ key: 'none', share: 0.1 }])
  expect(anchored(guessed, 'I stopped believing in God')).toContainEqual(guessed[0])
})

test.each([
  ['My daughter (6) has a sore tummy on Sunday evenings and on Monday before school', 'wrong_job'],
  ['Buenas noches. La rodilla me duele al agacharme y al subir escaleras', 'night_and_sleep'],
  ['Cleared my late husband’s shed, boxes and boxes of fishing rods. Now I cannot lift my left arm', 'moving_home'],
  [
    'Mother calls me by the name of her sister now. She ate well and hummed a song, and I stood there and wept',
    'siblings',
  ],
  ['J’ai une boule dans la gorge, elle disparaît quand je chante et revient quand je parle à mon père', 'presenting'],
  ['Choveu bem este ano e a horta está bonita, mas bate uma tristeza quando recolho as galinhas', 'season'],
  ['Mein Freund hat Durchfall vor jedem Heimspiel. Sein Vater steht immer am Rand und schaut zu', 'mother_or_father'],
  [
    'Je suis enseignante. Le dimanche vers cinq heures, je repasse dans ma tête tout ce qui pourrait arriver',
    'wrong_job',
  ],
  ['My belly ties itself in knots each Sunday at teatime and lets go on Friday. Do the maths', 'school_child'],
  ['Depuis les résultats du semestre j’ai les mains froides quand je révise', 'illness_waiting'],
  ['Seit den Prüfungsergebnissen sind meine Hände beim Lernen kalt', 'illness_waiting'],
  ['Desde los resultados del semestre tengo las manos frías al estudiar', 'illness_waiting'],
  ['Desde os resultados do vestibular fico com as mãos frias ao estudar', 'illness_waiting'],
  ['My hands have been cold at my desk ever since the exam results', 'illness_waiting'],
  ['They said yes. Four days from January. I should be happy and I am just exhausted', 'pleasing'],
  ['Le cou bloqué depuis lundi. La clim ou mon chef, au choix', 'decision'],
  ['I snapped at my son over spilled milk and cried. His dad only has him every other weekend', 'caring_for_parent'],
  ['Worried about my brother. He is drinking again and mum calls me every night', 'siblings'],
  ['bloated every single day, look 6 months pregnant but im not', 'pregnancy'],
  ['Physio says it is muscular, right under the shoulder blade', 'sport'],
  ['The office is closing for Christmas and I feel tired', 'job_at_risk'],
  ['Die Firma schließt heute früher, mir tut der Kopf weh', 'job_at_risk'],
  ['La fábrica cierra en agosto y me duele la espalda', 'job_at_risk'],
  ["La boîte ferme en août, j'ai mal au dos", 'job_at_risk'],
  ['A loja fecha em dez minutos e dói-me o pé', 'job_at_risk'],
  ['In the divorce I got the house, and my neck is stiff', 'moving_home'],
  ["Mes parents ont acheté une maison il y a trente ans, j'ai mal au genou", 'moving_home'],
  ['Le bébé pleure chez les voisins et ma tête cogne', 'new_baby'],
  ['my boss hired a new guy and now my stomach hurts', 'new_job'],
  ['Estou com dor de cabeça, a fazer home office na mesa da cozinha', 'screens'],
])('hears nothing that has no word of its own kind: %s', (text, situation) => {
  for (const type of ['physical', 'mental_emotional'] as const)
    expect(listen(text, type).situations).not.toContain(situation)
})

test.each([
  ['Her dad and I separated in spring, and she has had tummy aches ever since', 'breakup'],
  ['Nos separamos en otoño y desde entonces me duele la cabeza', 'breakup'],
  ['Wir haben uns im Herbst getrennt, seitdem habe ich Kopfschmerzen', 'breakup'],
  ['On s’est séparés à l’automne, depuis j’ai mal à la tête', 'breakup'],
  ['Separei-me no outono e desde então dói-me a cabeça', 'breakup'],
  ['Enviudé hace tres años y al caer la tarde me entra una tristeza', 'bereavement'],
  ['I was widowed two years ago and I feel sad at dusk', 'bereavement'],
  ['Enviuvei há três anos e sinto uma tristeza', 'bereavement'],
  ['La fábrica nos echó a todos y no siento nada', 'job_lost'],
  ['La boîte m’a mis dehors en mars, je ne ressens rien', 'job_lost'],
  ['The factory let us go in March and I feel nothing at all', 'job_lost'],
  ['Me duele la rodilla al ponerle los calcetines a mi mamá', 'caring_for_parent'],
  ['I am preparing for the bar exam and have heartburn', 'exams'],
  ['Estoy preparando unas oposiciones y tengo acidez', 'exams'],
  ['Tengo ansiedad en el metro, es mi primer trabajo', 'new_job'],
  ['My eczema came back when I moved into halls', 'moving_home'],
  ['The factory is closing in March and my chest is tight', 'job_at_risk'],
  ['A fábrica vai fechar em março e dói-me a cabeça', 'job_at_risk'],
  ['Das Werk soll geschlossen werden, ich schlafe kaum', 'job_at_risk'],
  ['Van a cerrar la planta y me duele el estómago', 'job_at_risk'],
  ["L'usine va fermer, j'ai mal au ventre", 'job_at_risk'],
  ['Seit beide Jungs ausgezogen sind, sitze ich hinter Glas', 'empty_nest'],
  ['We moved my daughter into her dorm and my back has hurt since', 'empty_nest'],
  ['We bought a house and ever since I have this knot', 'moving_home'],
  ['Wir haben ein Haus gekauft und ich habe einen Kloß im Hals', 'moving_home'],
  ['Compramos una casa y tengo un nudo en el estómago', 'moving_home'],
  ['Every eye on me at the lectern and my throat shuts', 'presenting'],
])('hears what is told outright: %s', (text, situation) => {
  for (const type of ['physical', 'mental_emotional'] as const)
    expect(listen(text, type).situations).toContain(situation)
})

test.each([
  ['Enviudé hace tres años y al caer la tarde me entra una tristeza', 'jealousy'],
  ['It is a stupid reason to be upset, but I was jealous when they talked about her cakes', 'self_worth'],
])('hears no second theme in a word that only looks like it: %s', (text, theme) => {
  expect(listen(text, 'mental_emotional').second).not.toBe(theme)
})

test.each([
  ['Mis hijas llaman los domingos. Me duele la rodilla', null],
  ['I have help in the mornings now. My back hurts', null],
  ['Depuis la vente du magasin, au printemps, mon genou gonfle', null],
  ['Heartburn after every meal', 'meals'],
  ['Sodbrennen nach jedem Essen', 'meals'],
  ['Bate uma tristeza no fim da tarde', 'evening'],
  ['Me entra una tristeza en cuanto empieza a oscurecer', 'evening'],
  ['My bladder wakes me five times a night', 'night'],
] as const)('hears when it comes: %s', (text, time) => {
  expect(listen(text, 'physical').time).toBe(time)
})

test.each([
  'Mein Freund hat Durchfall vor jedem Spiel, daheim nie',
  'I sat in the car in the driveway and felt jealous',
])('hears no place where it does not come: %s', (text) => {
  expect(listen(text, 'physical').place).toBeNull()
})

test('hears a nosebleed only where a nose or blood is named', () => {
  const torn = 'Pulled my hamstring training for a half marathon, and it grabs each time I pass the third kilometre'
  expect(listen(torn, 'physical')).not.toMatchObject({ theme: 'nosebleed' })
  expect(listen(torn, 'physical').second).not.toBe('nosebleed')
  expect(listen('My nose bleeds whenever I train for the half marathon', 'physical').theme).toBe('nosebleed')
})

test('takes no sign of the body from what is fine', () => {
  const text = 'Hot flushes are fine. It is my left shoulder, I cannot reach the shelf, and my sister keeps talking'
  expect(listen(text, 'physical').qualities).not.toContain('burning')
})
