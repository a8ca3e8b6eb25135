const emailPattern = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu
/** Matches a date such as 2026-12-04, which has as many digits as a phone number. */
const isoDatePattern = /^(?:19|20)\d\d-\d{1,2}-\d{1,2}$/
const digitsPattern = /\+?\(?\p{Nd}(?:[\s().\-\u2010-\u2015\u2212/]{0,3}\p{Nd}){6,}/gu

/** Masks text that looks like an email address, or a phone, card or account number. */
export const maskPersonalData = (text: string) =>
  text
    .replace(emailPattern, '[email]')
    .replace(digitsPattern, (number) => (isoDatePattern.test(number) ? number : '[number]'))
