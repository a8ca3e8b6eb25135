const units: [RegExp, string][] = [
  [/^h/, 'HOUR'],
  [/^d/, 'DAY'],
  [/^w/, 'WEEK'],
  [/^m/, 'MONTH'],
  [/^[ya]/, 'YEAR'],
]

const amount = String.raw`\$?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s?(k)?`
const unit = 'hour(?:ly)?|hr|da(?:y|ily)|week(?:ly)?|wk|month(?:ly)?|mo|year(?:ly)?|yr|annum|annually'
const pattern = new RegExp(
  String.raw`^(?=\$)${amount}(?:\s*(?:-|–|—|to)\s*${amount})?\s*(?:\/|per|an?)?\s*(${unit})\b`,
  'i',
)

/** Pay that is said plainly, such as `$28–34 an hour` or `$60-80k a year`; null for everything that leaves a doubt. */
export function readSalary(text: string | null) {
  const [whole, low = '', lowCents = '', lowK, high, highCents = '', highK, per = ''] = text?.match(pattern) ?? []
  if (!whole) return null
  const number = (digits: string, cents: string, thousands: boolean) =>
    Number(digits.replaceAll(',', '') + cents) * (thousands ? 1000 : 1)
  const minValue = number(low, lowCents, Boolean(lowK ?? highK))
  const maxValue = high === undefined ? minValue : number(high, highCents, Boolean(highK))
  const unitText = units.find(([begins]) => begins.test(per.toLowerCase()))?.[1]
  return minValue > 0 && maxValue >= minValue && unitText ? { minValue, maxValue, unitText } : null
}
