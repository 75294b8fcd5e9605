import { cleanText } from '@soulsign/contracts/text'

/** Letters of other alphabets (and Latin letters without a decomposition) that look like, or stand for, a plain one. */
const LOOK_ALIKES: Record<string, string> = {
  ...pairs('авекмнорстухіјѕԁӏԛԝһьпгіүвєёї', 'abekmhopctyxijsdlqwhbnriybeei'),
  ...pairs('αβεικνορτυχηωγσςμδλζξ', 'abeikvoptuxnwyosudlzx'),
  ...pairs('ıłøđħŧʟɪɑɡɩɴʀʏᴀʙᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱꜰ', 'ilodhtliaginryabcdejkmoptuvwzsf'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '′': "'",
}

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, i) => [letter, to[i] ?? letter]))
}

const NOT_ASCII = /[^\p{ASCII}]/gu
/** Text in which nothing is hidden and no letter has another form. */
const PLAIN = /^(?:[ -~]|\n(?!\[))*$/
/** Flags are built from these; "🇩🇮🇪" spells a word. */
const REGIONAL_A = 0x1f1e6

/**
 * One plain form for everything that reads the same: NFKC, lower case, without accents, invisible characters and
 * direction marks, look-alike letters of other alphabets replaced. Line breaks stay.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.trim().replaceAll('`', "'").toLowerCase()
  const plain = cleanText(text)
    .replace(/[´`]/gu, "'")
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
  return plain.replace(NOT_ASCII, (letter) => {
    const known = LOOK_ALIKES[letter]
    if (known !== undefined) return known
    const flag = (letter.codePointAt(0) ?? 0) - REGIONAL_A
    return flag >= 0 && flag < 26 ? String.fromCharCode(97 + flag) : letter
  })
}
