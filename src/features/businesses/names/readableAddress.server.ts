import { readableCity } from './readableName.server.ts'

/** Words of addresses whose capitals do not follow from a rule. */
const forms = new Map(
  'Blvd Hwy Pkwy Rm Apt Ste Bldg Fl Trlr Spc Cir Ct Dr Ln Rd St Ave Pl Ter Trl Sq Xing Fwy Expy Lp Mt Pt Lk Rte Bsmt Frnt Ofc Hngr Plz Hts Vlg'
    .split(' ')
    .map((form) => [form.toUpperCase(), form]),
)
/** Words that stay in capitals: directions, kinds of post office boxes, military addresses and initials. */
const capitals = new Set(
  'PO POB HC RR PMB PSC APO FPO CMR NE NW SE SW N S E W US MP AFB JBER DBA II III IV AK USA'.split(' '),
)
const STATE = /^\s*[A-Z]{2}\.?(\s+\d{5}(-\d{4})?)?\s*$/
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * The address as people write it: "PO BOX 12, 800 E DIMOND BLVD" becomes "PO Box 12, 800 E Dimond Blvd". An address
 * that has a lower-case letter is returned unchanged. Only the case of letters changes.
 * @param city as screens show it.
 */
export function readableAddress(location: string, city: string | null): string {
  if (/\p{Ll}/u.test(location) || !/\p{Lu}/u.test(location)) return location
  return location
    .split(',')
    .map((part) => {
      if (STATE.test(part)) return part
      const [lead = ''] = /^\s*/.exec(part) ?? []
      if (city && part.trim().toLowerCase() === city.toLowerCase()) return lead + city
      return readablePart(part)
    })
    .join(',')
}

function readablePart(part: string): string {
  const words = part.split(/(\s+)/)
  const readable = readableCity(part).split(/(\s+)/)
  return words.map((word, at) => readableWord(word, readable[at] ?? word)).join('')
}

function readableWord(word: string, readable: string): string {
  if (word.includes('/')) {
    return word
      .split('/')
      .map((part) => readableWord(part, readableCity(part)))
      .join('/')
  }
  const plain = word.replace(EDGES, '').replaceAll('.', '')
  if (capitals.has(plain) || /^[A-Z]\d*(-\d+)?$/.test(plain)) return word
  const form = forms.get(plain)
  return form ? word.replace(plain, form) : readable
}
