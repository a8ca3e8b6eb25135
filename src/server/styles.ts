import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * A rule of the stylesheet: its text, the at-rules around it, and the `.classes` and `elements` that each of its
 * selectors requires.
 */
type Rule = { text: string; around: string[]; needs: string[][] }

/** The styles of one page, and their SHA-256 in base64. */
export type PageStyles = { css: string; hash: string }

/** The maximum numbers of cached values of class attributes, and of cached styles of pages. Styles take 20 kB each. */
const [MAX_VALUES, MAX_STYLES] = [2000, 200]

/** Returns the index after the block, string or statement that begins at `start`. */
function findEnd(css: string, start: number): number {
  let depth = 0
  for (let at = start; at < css.length; at++) {
    const character = css[at]
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = css.indexOf(character, at + 1)
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
    else if (character === ';' && depth === 0) return at + 1
  }
  return css.length
}

/** Splits at commas outside of parentheses. */
function splitSelectors(list: string): string[] {
  const selectors: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '\\') at++
    else if (list[at] === '(') depth++
    else if (list[at] === ')') depth--
    else if (list[at] === ',' && depth === 0) {
      selectors.push(list.slice(start, at))
      start = at + 1
    }
  }
  return [...selectors, list.slice(start)]
}

/** Parts of controls that only certain inputs have, with the type of these inputs. */
const PARTS: Record<string, string> = {
  '::file-selector-button': 'type=file',
  '::-webkit-datetime-edit': 'type=date',
  '::-webkit-date-and-time-value': 'type=date',
  '::-webkit-calendar-picker-indicator': 'type=date',
  '::-webkit-inner-spin-button': 'type=number',
  '::-webkit-search-decoration': 'type=search',
}

/**
 * Joins the colors of a picture without a photo, and those of badges. Pages show any combination of them, and each combination would need
 * styles of its own.
 */
const joinColors = (name: string) => name.replace(/^\.(tint|tone)-[\w-]+$/, '.$1-*')

/**
 * The classes, elements and types of inputs without which a selector matches nothing. Those inside of `:not()`, `:is()`
 * and similar functions do not count.
 */
function findNeeds(selector: string): string[] {
  let outside = selector
  for (let before = ''; before !== outside; ) {
    before = outside
    // The content of a `:has()` with a single argument is required too.
    outside = outside.replace(/:has\(((?:\\.|[^(),:\\])*)\)/g, ' $1').replace(/:[\w-]+\((?:\\.|[^()\\])*\)/g, '')
  }
  const classes = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    joinColors(`.${name.replace(/\\(.)/g, '$1')}`),
  )
  const elements = [...outside.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)(?![\w-])/g)].map(([, name = '']) => name)
  const parts = Object.entries(PARTS).flatMap(([part, needed]) => (selector.includes(part) ? [needed] : []))
  return [...classes, ...elements.filter((name) => name !== 'html' && name !== 'body'), ...parts]
}

function parseRules(css: string, around: string[] = []): Rule[] {
  const rules: Rule[] = []
  for (let at = 0; at < css.length; ) {
    const end = findEnd(css, at)
    const text = css.slice(at, end).trim()
    at = end
    if (!text) continue
    const open = text.indexOf('{')
    const prelude = text.slice(0, open)
    if (/^@(layer|media|supports|container)\b/.test(text) && open !== -1)
      rules.push(...parseRules(text.slice(open + 1, -1), [...around, prelude]))
    else rules.push({ text, around, needs: text.startsWith('@') ? [[]] : splitSelectors(prelude).map(findNeeds) })
  }
  return rules
}

/** The custom properties of a rule, without unused ones. */
function keepUsedProperties(theme: string, others: string): string {
  const open = theme.indexOf('{')
  const declarations = theme.slice(open + 1, -1).split(';')
  let used = others
  let usedDeclarations: string[] = []
  for (let before = -1; before !== usedDeclarations.length; ) {
    before = usedDeclarations.length
    usedDeclarations = declarations.filter((declaration) => used.includes(`var(${declaration.split(':', 1)[0]}`))
    used = others + usedDeclarations.join(';')
  }
  return `${theme.slice(0, open)}{${usedDeclarations.join(';')}}`
}

const isForPrint = ({ text, around }: Rule) => around.includes('@media print') || text.startsWith('@page')

const isTheme = ({ around }: Rule) => around[0] === '@layer theme' || around[0] === '@layer properties'

function join(rules: Rule[]): string {
  let css = ''
  let open: string[] = []
  for (const { text, around } of rules) {
    let shared = 0
    while (shared < open.length && open[shared] === around[shared]) shared++
    css +=
      '}'.repeat(open.length - shared) +
      around
        .slice(shared)
        .map((prelude) => `${prelude}{`)
        .join('') +
      text
    open = around
  }
  return css + '}'.repeat(open.length)
}

function reduce(rules: Rule[], isUsed: boolean[]): PageStyles {
  const usedRules = rules.filter((_, index) => isUsed[index])
  const others = usedRules
    .filter((rule) => !isTheme(rule))
    .map(({ text }) => text)
    .join('')
  const css = join(
    usedRules.flatMap((rule) => {
      if (isTheme(rule)) return [{ ...rule, text: keepUsedProperties(rule.text, others) }]
      const property = /^@property ([\w-]+)/.exec(rule.text)?.[1]
      const keyframes = /^@keyframes ([\w-]+)/.exec(rule.text)?.[1]
      if (keyframes && !new RegExp(`animation(-name)?:[^;}]*\\b${keyframes}\\b`).test(others)) return []
      return property && !others.includes(`var(${property}`) ? [] : [rule]
    }),
  )
  return { css, hash: createHash('sha256').update(css).digest('base64') }
}

function parseClassValues(html: string): Set<string> {
  const values = new Set<string>()
  for (let at = html.indexOf(' class="'); at !== -1; at = html.indexOf(' class="', at)) {
    const end = html.indexOf('"', at + 8)
    values.add(html.slice(at + 8, end))
    at = end
  }
  return values
}

/** The elements of a page, and the types of its inputs. */
function parseElements(html: string): Set<string> {
  const elements = new Set<string>()
  for (const [, name = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) elements.add(name)
  for (const [, type = ''] of html.matchAll(/ type="(\w+)/g))
    elements.add(`type=${/date|time/.test(type) ? 'date' : type}`)
  return elements
}

const unescapeHtml = (value: string) =>
  value.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  )

/**
 * Returns a function that selects the rules of a minified stylesheet that can match the elements of a page, so that the
 * page is painted without a request for its styles. The whole stylesheet may be loaded later without any visible
 * change. The rules for printing are only in the whole stylesheet.
 */
export function createStyleSelector(stylesheet: string): (html: string) => PageStyles {
  const rules = parseRules(stylesheet.replace(/\/\*.*?\*\//gs, '')).filter((rule) => !isForPrint(rule))
  // Classes that no rule names are ignored. Pages differ in many of them, and would need many cached sets of styles.
  const needed = new Set(rules.flatMap(({ needs }) => needs.flat()))
  const classesOf = new Map<string, string[]>()
  const selected = new LRUCache<string, PageStyles>({ max: MAX_STYLES })
  return (html) => {
    const present = parseElements(html)
    for (const value of parseClassValues(html)) {
      let names = classesOf.get(value)
      if (!names) {
        names = unescapeHtml(value)
          .split(' ')
          .map((name) => joinColors(`.${name}`))
        if (classesOf.size >= MAX_VALUES) classesOf.clear()
        classesOf.set(value, names)
      }
      for (const name of names) present.add(name)
    }
    const key = [...present]
      .filter((name) => needed.has(name))
      .sort()
      .join(' ')
    let styles = selected.get(key)
    if (!styles) {
      const isUsed = rules.map(({ needs }) => needs.some((names) => names.every((name) => present.has(name))))
      styles = reduce(rules, isUsed)
      selected.set(key, styles)
    }
    return styles
  }
}
