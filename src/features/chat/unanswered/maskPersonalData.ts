const email = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]+/gu
/** A date such as 2026-12-04, which is not a phone number although it has as many digits. */
const isoDate = /^(?:19|20)\d\d-\d{1,2}-\d{1,2}$/
const digits = /\+?\(?\p{Nd}(?:[\s().\-\u2010-\u2015\u2212/]{0,3}\p{Nd}){6,}/gu

/** Masks text that looks like an email address, or a phone, card or account number. */
export const maskPersonalData = (text: string) =>
  text.replace(email, '[email]').replace(digits, (number) => (isoDate.test(number) ? number : '[number]'))
