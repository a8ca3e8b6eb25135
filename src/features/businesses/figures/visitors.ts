import { listNormalizedWords } from '../../../kit/text/words.ts'

/** Programs that read pages without a person: crawlers, previews of links, monitoring, scripts, automated browsers. */
const robots =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|archiver|scrape|preview|headless|lighthouse|pagespeed|monitor|uptime|pingdom|facebookexternalhit|embedly|whatsapp|telegram|curl|wget|python|java\/|ruby|perl|php|go-http|okhttp|axios|node-fetch|undici|postman|phantom|selenium|puppeteer|playwright/i

/** Whether a page of this network in the browser of a person has sent the request, as far as the headers tell. */
export function isPerson(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  // Browsers send this header over secure connections only.
  const site = headers.get('sec-fetch-site')
  return /^mozilla\//i.test(agent) && !robots.test(agent) && (site === null || site === 'same-origin')
}

const MAX_SEARCH_WORDS = 6
/** Stop words, which tell nothing about the search. */
const empty = new Set(
  'a an and are at be by can do for find from get have how i in is it me my near nearby of on or some that the there to we what where who with'.split(
    ' ',
  ),
)

/** The words of a search that the figures of a business count. Long numbers are left out because they could identify a person, and a search with an email address has none. */
export function extractCountedWords(search: string): string[] {
  if (search.includes('@')) return []
  const words = listNormalizedWords(search).filter(
    (word) => word.length >= 2 && word.length <= 40 && !/\d{4}/.test(word) && !empty.has(word),
  )
  return [...new Set(words)].slice(0, MAX_SEARCH_WORDS)
}
