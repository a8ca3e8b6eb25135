import type { Kind } from '../kinds.ts'
import { compilePattern } from './pattern.ts'

/**
 * The meaning of a phrase. `kind` is the kind of results that the phrase is about; unless `namesKind` is set, the phrase
 * counts only when the text names that kind.
 */
export type Phrase<Meaning> = {
  meaning: Meaning
  label: string
  kind: Kind | null
  /** Whether the phrase itself names the kind. */
  namesKind: boolean
  expression: RegExp
}

export const createPhrase = <Meaning>(
  meaning: Meaning,
  label: string,
  kind: Kind | null,
  namesKind: boolean,
  source: string,
): Phrase<Meaning> => ({
  ...{ meaning, label, kind, namesKind },
  expression: compilePattern(source),
})

export type ParsedPhrase<Meaning> = { meaning: Meaning; label: string; kind: Kind | null; length: number }

/** Returns the first of the phrases that matches the beginning of a text in lower case without apostrophes. */
export const parsePhrase = <Meaning>(
  phrases: Phrase<Meaning>[],
  text: string,
  kinds: Set<Kind>,
): ParsedPhrase<Meaning> | null => {
  for (const { meaning, label, kind, namesKind, expression } of phrases) {
    const [match] = expression.exec(text) ?? []
    if (match === undefined || !/\S/.test(match)) continue
    if (!namesKind && (kind === null ? kinds.size === 0 : !kinds.has(kind))) continue
    return { meaning, label, kind, length: match.length }
  }
  return null
}
