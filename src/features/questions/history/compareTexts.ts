import { diffWords } from 'diff'

export type Difference = { text: string; change: 'added' | 'removed' | null }

/** After this, two long texts without common words are shown one after the other. */
const TIMEOUT_MS = 300

/** Returns what an edit changed, by word. Changed spaces and line breaks alone are no difference. */
export function compareTexts(before: string, after: string): Difference[] {
  // Finds the words of every script.
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
