const unitCodes: [RegExp, string][] = [
  [/^h/, 'HOUR'],
  [/^d/, 'DAY'],
  [/^w/, 'WEEK'],
  [/^m/, 'MONTH'],
  [/^[ya]/, 'YEAR'],
]

const amountPattern = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s?(k)?`
const unitPattern = 'hour(?:ly)?|hr|da(?:y|ily)|week(?:ly)?|wk|month(?:ly)?|mo|year(?:ly)?|yr|annum|annually'
const salaryPattern = new RegExp(
  String.raw`^(?=\$)${amountPattern}(?:\s*(?:-|–|—|to)\s*${amountPattern})?\s*(?:\/|per|an?)?\s*(${unitPattern})\b`,
  'i',
)

/** Parses pay such as `$28–34 an hour` or `$60-80k a year`, in US dollars. Returns null for anything ambiguous. */
export function parseSalary(text: string | null) {
  const [fullMatch, low = '', lowCents = '', lowK, high, highCents = '', highK, unitWord = ''] =
    text?.match(salaryPattern) ?? []
  if (!fullMatch) return null
  const number = (digits: string, cents: string, thousands: boolean) =>
    Number(digits.replaceAll(',', '') + cents) * (thousands ? 1000 : 1)
  const minValue = number(low, lowCents, Boolean(lowK ?? highK))
  const maxValue = high === undefined ? minValue : number(high, highCents, Boolean(highK))
  const unitText = unitCodes.find(([start]) => start.test(unitWord.toLowerCase()))?.[1]
  return minValue > 0 && maxValue >= minValue && unitText ? { minValue, maxValue, unitText } : null
}
