import type { DeviceBusiness } from './deviceCopy.contract.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase()

const splitWords = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Returns a test for businesses that have all words in any order, as the beginning of words of the name, trade, town or phone. */
export function matchWords(search: string) {
  const wanted = splitWords(search)
  return ({ display_name, industry, city, phone }: DeviceBusiness) => {
    const text = ` ${splitWords([display_name, industry, city].join(' ')).join(' ')}`
    const digits = digitsOf(phone ?? '')
    return wanted.every((word) => text.includes(` ${word}`) || (/^\d{3,}$/.test(word) && digits.includes(word)))
  }
}
