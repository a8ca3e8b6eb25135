/** A typed URL with `https://` before it, if it has no scheme. Other texts are returned unchanged. */
export const addScheme = (typed: string): string =>
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(typed.trim())
    ? `https://${typed.trim()}`
    : typed

// Country codes of the root zone: https://data.iana.org/TLD/tlds-alpha-by-domain.txt
const countries = `
  ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bv bw by bz ca cc cd cf
  cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg
  gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp
  kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne
  nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sj sk
  sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn
  vu wf ws ye yt za zm zw`
/** The generic top-level domains of most links. */
const generic = `
  com net org edu gov mil int info biz name pro mobi aero asia cat coop jobs museum post tel travel
  xyz top site online website web page link click app dev cloud tech digital email chat live news blog wiki space world
  today life group team company business agency solutions services support center store shop shopping sale deals
  discount promo win bet casino poker loan loans money cash credit finance bank trade trading crypto vip club fun games
  game porn sex adult xxx dating download zip mov host hosting press media video photos rest bar pub buzz icu cyou
  monster quest rocks lol uno work works zone network systems guru expert review reviews gift gifts prize onion`
/** The top-level domains of most links, in lower case. */
export const topLevelDomains = new Set(`${countries} ${generic}`.split(/\s+/).filter(Boolean))
/**
 * Top-level domains with short links, whose names have one or two letters, such as `t.co`. With other domains such a
 * text is a person's initials: `J.R.Services`.
 */
const shortLinkDomains = new Set(['com', 'net', 'org', 'co', 'me', 'ly', 'to', 'cc', 'io', 'gl', 'gd'])

/**
 * Reveals a link that is hidden from filters but not from readers: removes invisible characters, and replaces other
 * characters for a dot and `[.]`.
 */
const unmask = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u3002\u2024\u2027\uFE52\uFF0E\uFF61\u06D4\u0701]/g, '.')
    .replace(/\s*[[({<]\s*(?:\.|dot)\s*[\])}>]\s*/gi, '.')

const scheme = /(?:\b|_)(?:https?|hxxps?|ftp|mailto)\s*:|[a-z][a-z\d+.-]*:\s*\/\//i
const www = /(?<![\p{L}\p{N}])www\d?\s*\./iu
const ipAddress = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/
const domain =
  /(?<![\p{L}\p{N}])((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+)(xn--[a-z\d-]+|\p{L}{2,})(?![\p{L}\p{N}])(\/)?/giu

function isDomain([, labels = '', topLevel = '', slash]: RegExpExecArray): boolean {
  const lengths = labels.split('.').map(({ length }) => length)
  const longest = Math.max(...lengths)
  const name = topLevel.toLowerCase()
  // The split leaves an empty text after the last dot.
  if (lengths.length === 2 && shortLinkDomains.has(name)) return true
  return slash || /[^a-z]/.test(name) ? longest > 1 : topLevelDomains.has(name) && longest > 2
}

/**
 * Whether a short text contains a link, or a text that email programs turn into one: `evil.com`, `www.evil.example`.
 */
export function hasLink(text: string): boolean {
  const plain = unmask(text)
  if (scheme.test(plain) || www.test(plain) || ipAddress.test(plain)) return true
  return [...plain.matchAll(domain)].some(isDomain)
}

const legalForm = /[\s,]+(?:inc|incorporated|llc|l\.l\.c|corp|corporation|co|company|ltd|limited|llp|lp|pllc|pc)\.?$/i

/**
 * Whether the name of a business contains a link. A registered name may begin with a domain when it ends with a legal form:
 * `Booking.com Alaska LLC`.
 */
export function hasLinkInBusinessName(name: string): boolean {
  if (!legalForm.test(name)) return hasLink(name)
  return hasLink(name.replace(/^[a-z\d-]+\.[a-z]{2,}(?=[\s,])/i, ''))
}
