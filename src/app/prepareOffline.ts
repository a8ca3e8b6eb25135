import { readSession, watchViewer } from '../kit/page/session.ts'

/** Milliseconds after a login in which the page itself loads. */
const DELAY = 2000

type Part = () => Promise<unknown>
const loadToasts: Part = () => import('../kit/ui/toast.host.tsx')
/** What only members need. */
const memberParts: Part[] = [
  async () => (await import('../kit/device/startOutbox.ts')).startOutbox(),
  () => import('../features/questions/postOrQueue.ts'),
  () => import('./pages/OfflinePage.tsx'),
  // A logout asks for confirmation in this dialog while actions are unsent, and clears the device with `device.ts`.
  () => import('../kit/ui/confirm.host.tsx'),
  () => import('../kit/device/device.ts'),
]
const loaded = new Set<Part>()

async function load(part: Part) {
  if (loaded.has(part)) return
  await part()
  loaded.add(part)
}

/** Loads the code that an action without a connection needs. What could not be loaded is tried again at the next call. */
async function loadParts() {
  const isMember = readSession().viewer !== null
  const parts = isMember ? [loadToasts, ...memberParts] : [loadToasts]
  const results = await Promise.allSettled(parts.map(load))
  if (isMember && results.every(({ status }) => status === 'fulfilled'))
    document.documentElement.dataset.outbox = 'ready'
}

/**
 * Loads in advance what cannot be loaded when the connection is lost: for members soon after the page, and as soon as
 * somebody types in a form.
 */
export function prepareOffline() {
  watchViewer(() => setTimeout(loadParts, DELAY))
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('form')) void loadParts()
  })
  addEventListener('online', () => loaded.size > 0 && loadParts())
}
