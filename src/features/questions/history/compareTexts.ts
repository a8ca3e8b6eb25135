import { diffWords } from 'diff'

export type Difference = { text: string; change: 'added' | 'removed' | null }

/**
 * Milliseconds after which the comparison ends. Two long texts without common words are then shown one after the other.
 */
const TIMEOUT_MS = 300

/** Returns the changes of an edit, by word. A change of spaces and line breaks alone is no difference. */
export function compareTexts(before: string, after: string): Difference[] {
  // Splits words in every script.
  const intlSegmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'word' }) : undefined
  const changes = diffWords(before, after, { timeout: TIMEOUT_MS, intlSegmenter })
  if (!changes) {
    return [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ]
  }
  return changes.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : null,
  }))
}
