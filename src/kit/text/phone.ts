// The function `match_phone` of the database returns the form in which numbers are compared.

/** The digits of a number of the United States, with or without the country code. */
const usNumber = /^1?([2-9]\d{2})(\d{3})(\d{4})$/

/** The digits that the keys with these letters dial: https://www.itu.int/rec/T-REC-E.161 */
const dialKeys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
const dialLetters = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String(dialKeys.findIndex((key) => key.includes(letter.toUpperCase())) + 2))

/** The digits of a number, with a leading plus sign. */
const extractDigits = (text: string) => text.replace(/[^\d+]/g, '').replace(/(?<=.)\+/g, '')
const isUsNumber = (digits: string) => usNumber.test(digits)

/**
 * Numbers without a missing digit: special ones such as 911, local ones, those with an area code, and those of other countries. A number
 * of eight or nine digits lacks some of its area code.
 */
const wholeNumber = /^(?:\d{3}|\d{7}|\d{10,15}|\+1\d{10}|\+(?!1)\d{7,15})$/

/** The minimum number of digits of a phone number that people type, which are those of a local number. */
const MIN_DIGITS = 7

/** Whether a typed text has the digits of a phone number, or letters of the keys instead, as in 1-800-FLY-AKXY. */
export const hasAllDigits = (text: string) =>
  text.replace(/\D/g, '').length >= MIN_DIGITS || (phoneLink(text)?.length ?? 0) >= 'tel:'.length + MIN_DIGITS

const betweenNumbers = /[,;]|(?<=\d{4}\s?)\/|\bor\b/i

/**
 * A `tel:` link for the first number of a text; null when it contains none. A number of the United States gets its
 * country code, for calls from abroad. An extension is dialed after a pause.
 */
export function phoneLink(phone: string): string | null {
  const [first = ''] = phone.split(betweenNumbers)
  const [, main = '', extension] = /^(.*?\d.*?)(?:\s*(?:#|x|ext|extension)\.?:?\s*(\d{1,6}))?\s*$/i.exec(first) ?? []
  const spelled = extractDigits(dialLetters(main.replace(/^[^\d(+]+/, '')))
  const number = isUsNumber(spelled)
    ? spelled
    : extractDigits(main.replace(/^\D*?(?=[\d(+])/, '').split(/[a-z]/i)[0] ?? '')
  if (!wholeNumber.test(number)) return null
  const full = isUsNumber(number) ? `+1${number.replace(/^1/, '')}` : number
  return `tel:${full}${extension ? `,${extension}` : ''}`
}

/**
 * The numbers of a text, those of the United States with the country code: `+1-907-555-0100 ext. 4`. Other numbers are
 * returned unchanged.
 */
export const listInternationalNumbers = (phone: string): string[] =>
  phone.split(betweenNumbers).flatMap((text) => {
    const [, local, extension] = /^tel:\+1(\d{10})(?:,(\d+))?$/.exec(phoneLink(text) ?? '') ?? []
    if (!local) return /\d/.test(text) ? [text.trim()] : []
    const number = local.replace(/^(...)(...)/, '+1-$1-$2-')
    return [extension ? `${number} ext. ${extension}` : number]
  })

/** The maximum length of a text that is read as a phone number. */
const MAX_PHONE_LENGTH = 200

/**
 * The first phone number of a text in the form `(907) 555-0123`, with its extension. Other numbers are returned unchanged. Null when the
 * text has no phone number.
 */
export function parsePhone(value: string): string | null {
  if (value.length > MAX_PHONE_LENGTH) return null
  for (const number of value.split(/\s*(?::{2,}|[;|\n]|\bor\b|,|(?<=\d{4}\s?)\/(?=\s*\(?\+?\d)|\s\/\s)\s*/)) {
    const phone = parseNumber(number)
    if (phone) return phone
  }
  return null
}

function parseNumber(first: string): string | null {
  // “(summer only)” is a remark.
  const plain = first.trim().replace(/\s*\((?=[^)]*\p{L}{3})[^)]*\)$/u, '')
  const [, main = '', extension] = /^(.*?)(?:\s*(?:x|ext|extension)\.?:?\s*(\d{1,6}))?$/i.exec(plain) ?? []
  const digits = main.replace(/\D/g, '')
  // “1-800-FLY-AK49” is dialed with the letters of the keys.
  if (/^(?=.*[A-Z])(?:1[\s.-]?)?\(?8(?:00|33|44|55|66|77|88)\)?[\s.-][A-Z\d-]{7,12}$/i.test(main.trim()))
    return main.trim()
  // “Phone:(907) 452-1111 Mobile:(907) 452-2222”
  const [labelled] = /[a-z]:/i.test(main) ? (/\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]\d{4}/.exec(main) ?? []) : []
  if (labelled && labelled !== main) return parseNumber(labelled)
  // The number lacks a digit. A foreign number, which begins with a plus sign, may be shorter.
  if (/^\d{8,9}$/.test(digits) && !main.includes('+')) return null
  if (/[eE]\+\d/.test(first) || digits.length < 7 || digits.length > 15 || /^(\d)\1+$/.test(digits)) return null
  if (/[a-z]/i.test(main.replace(/^\s*(?:tel|phone|ph|p|office|main)\b[.:]?/i, ''))) return first
  const local = usNumber.exec(digits)
  const formattedNumber = local ? `(${local[1]}) ${local[2]}-${local[3]}` : main.trim()
  return extension ? `${formattedNumber} ext. ${extension}` : formattedNumber
}

/**
 * The ten digits of a text that is nothing but a phone number of the United States, with or without the country code;
 * null for another text. A number of seven digits gets the area code.
 */
export function parseTypedPhone(text: string, areaCode: string | null): string | null {
  const typed = text.trim()
  if (!/^\+?[\d\s().-]{7,20}$/.test(typed)) return null
  const isLocal = areaCode !== null && /^\d{3}[\s.-]\d{4}$/.test(typed)
  const digits = (isLocal ? areaCode : '') + typed.replace(/\D/g, '')
  return isUsNumber(digits) ? digits.slice(-10) : null
}

const hyphens = String.raw`\u2010-\u2015-`
/** Amounts, decimals and longer numbers are no phone numbers: “$500-1000”, “99501-2345”. */
const [begin, end] = [String.raw`(?<![\d$€£.,${hyphens}])`, String.raw`(?!\d|[.,${hyphens}]\d|\s?%)`]
const fullNumber = new RegExp(
  String.raw`${begin}(?:\+?1[\s.${hyphens}]?)?\(?([2-9]\d{2})\)?[\s./${hyphens}]{0,2}([2-9]\d{2})[\s.${hyphens}]?(\d{4})${end}`,
)
const localNumber = new RegExp(String.raw`${begin}([2-9]\d{2})[\s.${hyphens}](\d{4})${end}`)
/** Words that show that a sentence is about a phone number. “The number of” is not one, because it counts something. */
const aboutPhones =
  /\b(?:who|whose|(?:tele)?phone|tel|cell|number(?! of\b)|call(?:s|ed|ing)?|dial(?:s|ed|ing)?|rang|text(?:s|ed|ing)?)\b/i
/** Phrases for the sender's own number, which is not the number that the sender searches for. */
const ownNumber =
  /\b(?:my|our)\s(?:[a-z]+\s){0,2}?(?:number|phone|cell|telephone)\b|\b(?:call|reach|text|contact|phone)\s(?:me|us)\s(?:back\s)?(?:at|on)\b/i

/**
 * The ten digits of the phone number of the United States within a sentence: “whose number is 555-0142”; null without one. A number
 * of seven digits counts only in a sentence about phone numbers, and gets the area code.
 */
export function findPhone(text: string, areaCode: string | null): string | null {
  if (ownNumber.test(text)) return null
  const full = fullNumber.exec(text)
  if (full) return full.slice(1).join('')
  const local = areaCode !== null && aboutPhones.test(text) ? localNumber.exec(text) : null
  return local && `${areaCode}${local[1]}${local[2]}`
}
