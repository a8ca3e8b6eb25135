/** Words of headings that mark a column as private. */
const notPublicPattern =
  /\b(?:(?:do not|don t|dont|not (?:to be|for)|not|never|no|non) (?:publish\w*|publication|print\w*|list(?:ed|ing)?|shar(?:e|ed|ing)|show\w*|post(?:ed|ing)?|display\w*|releas\w*|distribut\w*|disclos\w*|giv(?:e|en) out|give to .+|public\w*|(?:in|for|on) (?:the )?(?:directory|website|web|public))|confidential\w*|(?:for )?(?:internal|office|staff|admin\w*|board|members?|private|personal) (?:use|only)|(?:internal|staff|admin\w*|private|personal) notes?|hidden|unlisted|unpublished|restricted|secret|pii)\b/
const contact =
  '(?:phones?|telephones?|tel|ph|cell|cellphone|mobile|text|numbers?|no|line|hotline|contacts?|address|addr|street|mail|website|web ?site|web ?page|url|link)'
const ofPrivateLife =
  '(?:private|personal|internal|emerg(?:ency)?|res|residen(?:ce|tial)|spouse|night|evening|eve|weekend|after ?hours?|hm)'
/** `Private Phone`, `Tel. (personal)`, `After-hours number`. A list of private schools has `Private School Phone`. */
const privateContactPattern = new RegExp(
  `\\b${ofPrivateLife} (?:24 7 |cell |mobile |home )?${contact}\\b|\\b${contact} (?:number )?(?:after ?hours?|${ofPrivateLife})\\b|^(?:after ?hours?|emergency|home|hm|(?:24|7) ?(?:7|hr|hour) emergency)$`,
)
/** `Home Phone` and `Phone (home)`. A list of funeral homes has `Funeral Home Phone`. */
const homePattern = new RegExp(
  `(?<!\\b(?:nursing|funeral|care|group|foster|adult|rest|retirement|mobile|tiny|family|boarding|living|veterans|children s) )\\bhome (?:(?:or|and) (?:mailing|postal|billing) )?${contact}\\b|\\b(?:phone|telephone|tel|ph|cell|mobile|number)(?: number)? home\\b`,
)

/**
 * Whether a heading marks its values as private, such as `Cell - do not publish` and `Home Phone`.
 * @param words of the heading: see `normalizeHeading`
 */
export const isPrivateHeading = (words: string): boolean =>
  notPublicPattern.test(words) || privateContactPattern.test(words) || homePattern.test(words)

/** Whether a heading is a mobile or direct number, which may be private. */
export const isMobilePhoneHeading = (words: string): boolean =>
  /\b(?:mobile|cell|cellular|cellphone|text|sms|direct)\b/.test(words)
