import { api } from '../../kit/api/api.ts'
import { countUnsentActions } from '../../kit/device/unsent.ts'
import { clearDrafts, countDrafts } from '../../kit/forms/draft.ts'
import { readSession, storeToken } from '../../kit/page/session.ts'
import { confirm } from '../../kit/ui/confirm.tsx'

/** Counts the actions of the viewer on this device, also where the code that reads them cannot be loaded. */
async function countUnsent() {
  const { viewer } = readSession()
  if (!viewer) return countUnsentActions()
  const reading = import('../../kit/device/outbox.ts').then(({ readOutbox }) => readOutbox(viewer.id))
  return reading.then(({ length }) => length, countUnsentActions)
}

/** Clears the session and its data in this browser, even if the API call fails. Asks for confirmation while actions or texts are unsent. */
export async function logOut() {
  const unsent = await countUnsent()
  const { viewer } = readSession()
  const drafts = viewer ? countDrafts(viewer.id) : 0
  if (unsent + drafts > 0) {
    const isConfirmed = await confirm({
      title: 'Log out and lose what was not sent?',
      body: [
        unsent > 0 && `Your outbox has ${unsent === 1 ? 'one action' : `${unsent} actions`} waiting for a network.`,
        drafts > 0 &&
          `You have typed ${drafts === 1 ? 'a text' : `${drafts} texts`} without sending ${drafts === 1 ? 'it' : 'them'}.`,
        'Logging out deletes everything of yours from this device.',
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: 'Log Out',
      tone: 'danger',
    })
    if (!isConfirmed) return
  }
  await api('POST /auth/logout', { idempotent: true }).catch(() => {})
  clearDrafts()
  storeToken(null)
  await import('../../kit/device/device.ts').then(({ clearDevice }) => clearDevice()).catch(() => {})
  location.assign('/login')
}
