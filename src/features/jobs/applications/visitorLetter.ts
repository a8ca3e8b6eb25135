import { clearDraft, readDraft, storageKey } from '../../../kit/forms/draft.ts'
import { DAY_MS } from '../../../kit/text/milliseconds.ts'

/** A letter that a visitor has typed, stored while they log in or sign up. */
type VisitorLetter = { cover_letter: string; typed_at: string; opens_form: 'true' | '' }

/** Milliseconds for which the letter is stored, because another person may use this browser next. */
const MAX_LETTER_AGE_MS = DAY_MS

const nameOf = (job_id: number) => `visitor application to ${job_id}`

/**
 * Stores the letter of a visitor in this browser.
 * @param opensForm whether the form gets the focus when it is shown next, as after a login.
 */
export function storeVisitorLetter(job_id: number, cover_letter: string, opensForm: boolean) {
  if (!cover_letter.trim() && !opensForm) return clearDraft(nameOf(job_id))
  const letter: VisitorLetter = {
    cover_letter,
    typed_at: new Date().toISOString(),
    opens_form: opensForm ? 'true' : '',
  }
  try {
    localStorage.setItem(storageKey(nameOf(job_id)), JSON.stringify(letter))
  } catch {}
}

/** Returns the letter that a visitor has typed in this browser; null without one or when it is old. */
export function readVisitorLetter(job_id: number) {
  const letter = readDraft<VisitorLetter>(nameOf(job_id))
  const age = Date.now() - Date.parse(letter?.typed_at ?? '')
  if (!letter || !(age < MAX_LETTER_AGE_MS)) return null
  return { cover_letter: String(letter.cover_letter ?? ''), opensForm: letter.opens_form === 'true' }
}

export const clearVisitorLetter = (job_id: number) => clearDraft(nameOf(job_id))
