import type { Wordings } from '../../concepts.ts'

/** Lo que conviene que vea un profesional en los próximos días. */
export const soon: Wordings = {
  lump: 'bulto*, bultito*, bola*, bolita*, nodulo*, quiste, masa, dureza',
  lumpPlace: 'pecho, seno, mama, axila, cuello, testiculo, ingle, clavicula, pezon, tiroides, teta, piel',
  growing: 'crec*, mas grande, no desaparece, no se va, sigue ahi',
  painless: 'no duele, no me duele, sin dolor, indolor*',
  breastChange:
    'piel de naranja, hoyuelo* _ pecho/seno/mama, pecho _ hundid*/deform*/distinto, retraccion, cambio de forma del pecho',
  nippleChange:
    'pezon _ hundid*/invertid*/sangr*/secre*/liquido/metido/costra*, secrecion _ pezon, liquido por el pezon, sale liquido del pezon',
  mole: 'lunar*, mancha en la piel, peca*, mancha oscura',
  changing: 'crec*, cambi*, oscur*, pica*, sangra*, irregular*, mas grande, bordes, forma, costra*',
  soreWontHeal:
    'herida/llaga/ulcera/grano/costra/mancha _ no cura/cicatriza/sana/quita, no cicatriza, no termina de curar, no se cura, no cura, llaga _ semanas/meses',
  stoolBlood:
    'sangre en las heces, sangre en la caca, sangre al ir al bano, sangre en el papel, sangre al limpiarme, sangre al defecar, sangro al ir al bano, sangrado rectal, heces con sangre, sangre en el inodoro, sangro por el ano',
  urineBlood:
    'sangre en la orina, orina _ roja/rosa/sangre, orino sangre, orino rojo, pis con sangre, orinar sangre, orina rojiza, orino rosa',
  bowelHabit: 'diarrea*, estrenimiento, ritmo intestinal, heces finas, deposiciones, ir al bano',
  changed: 'cambi*, distint*, mas veces, altern*, desde hace',
  unexplained:
    'sin hacer dieta, sin querer, sin motivo, sin razon, sin proponer*, sin cambiar, sin dieta, no se por que, comiendo igual, como lo mismo, sin intentarlo, no hago dieta',
  nightSweats:
    'sudores nocturnos, sudor* por la noche, sudo por las noches, sudo _ noche, sabanas empapadas, pijama empapado, despierto empapad*, empapo la cama, empapo las sabanas, cambiar las sabanas, empapad* por la noche, me despierto empapad*',
  hoarse: 'ronc*, afonic*, ronquera, voz rasposa, sin voz, voz tomada, afonia',
  menopausePast:
    'menopausia, menopausic*, sin regla desde hace, anos sin regla, se me retiro la regla, ya no tenia la regla, hace anos que no tengo la regla',
  afterSex: 'despues de tener relaciones, tras las relaciones, despues del sexo, al tener relaciones',
  betweenPeriods: 'entre reglas, entre periodos, fuera de la regla',
  bloated: 'hinchad*, distendid*, hinchazon del vientre',
  fullQuickly: 'me lleno enseguida, me lleno rapido, enseguida llen*',
  swollenGlands: 'ganglio*, ganglios inflamados, bultos en el cuello',
  newOver50: 'mas de 50 anos',
  worseningWeeks: 'cada manana desde hace',
  tremor: 'temblor*, tiembla la mano, me tiembla',
  handwriting: 'letra mas pequena, rigid*, lent*, arrastro los pies',
  forgets: 'olvid*, memoria, se pierde, repite, desmemoriad*',
  night: 'noche*',
  fatigue: 'fatiga, cansancio, cansad*, agotad*',
  heavyPeriods:
    'reglas muy abundantes, regla muy abundante, reglas abundantes, regla que dura, menstruacion muy abundante',
  mouthPatch: 'mancha blanca _ lengua/boca, llaga _ lengua/boca _ semanas/meses, ulcera en la boca, llaga en la lengua',
  heavy: 'dur*, mas grande',
  visionSlow: 'veo cada vez peor, lineas torcidas, lineas onduladas, vision empeora, pierdo vista',
  oneEarHearing: 'oigo peor de un oido, zumbido en un oido, pitido en un oido, oigo menos por un',
  joints: 'articulaciones, dedos, nudillos, manos',
  stiffMorning: 'rigid* por la manana, rigidez matutina, hinchad* desde hace semanas, rigid* por las mananas',
  erectionBlood: 'sangre en el semen, bulto en el pene',
  boneNight: 'dolor de huesos por la noche',
  ulcerFoot: 'ulcera en el pie, herida en el pie _ diabet*, diabet* _ herida/ulcera _ pie',
  tiredBreathless: 'me canso al subir, me ahogo al subir, me falta el aire al subir, ahogo al subir escaleras',
  dischargeBlood: 'flujo con sangre, flujo maloliente',
  chestLumpMale: 'bulto detras del pezon',
  noseBlockedOneSide: 'sangra un lado de la nariz',
  stream: 'chorro debil, goteo, cuesta empezar, chorro flojo',
}
