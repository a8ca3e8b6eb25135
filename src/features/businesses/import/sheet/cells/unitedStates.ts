/** The United States, as a part of a pattern. */
export const unitedStates = String.raw`(?:USA|U\.S\.A\.|US|United States(?: of America)?)`

/** The country at the end of an address, after a comma or a ZIP code. */
const trailingCountryPattern = new RegExp(String.raw`(?:,\s*|(?<=\d)\s+)${unitedStates}$`, 'i')

/** An address without its country. */
export const withoutCountry = (text: string) => text.replace(/[,\s]+$/, '').replace(trailingCountryPattern, '')
