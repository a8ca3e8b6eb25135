/** An entry of the browser's history. React Router sets `idx` and `key`. `overlay` counts what was open above the page. */
type Entry = { idx?: number; key?: string; overlay?: number }

const readEntry = (): Entry => history.state ?? {}
const levelOf = ({ overlay = 0 }: Entry) => overlay

/** The functions that close the dialogs and menus above the page when the user goes back, oldest first. */
const closers: (() => void)[] = []
let current: Entry = {}

/** Remembers the entry of the page that is shown. It must run after each navigation. */
export function rememberEntry() {
  current = readEntry()
}

/**
 * Adds an entry to the history, so that going back closes what has opened instead of leaving the page. When it closes in
 * another way, the entry stays, is used for what opens next, and is skipped when the user goes back.
 * @returns a function that must be called when it has closed.
 */
export function closeOnBack(close: () => void): () => void {
  closers.push(close)
  if (levelOf(readEntry()) < closers.length) {
    history.pushState({ ...history.state, overlay: closers.length }, '')
    rememberEntry()
  }
  return () => void closers.splice(closers.indexOf(close), 1)
}

/**
 * Handles a change of the history between entries of the same page: closes what was open above it, or skips an entry
 * that is no longer needed.
 * @returns false for a navigation to another page.
 */
export function handleOwnEntry(): boolean {
  const before = current
  const entry = readEntry()
  const isSamePage = entry.idx !== undefined && entry.idx === before.idx && entry.key === before.key
  if (!isSamePage || levelOf(entry) === levelOf(before)) return false
  current = entry
  if (levelOf(entry) < closers.length) for (const close of closers.slice(levelOf(entry)).reverse()) close()
  else if (levelOf(entry) < levelOf(before)) history.back()
  return true
}
