import { readSession, watchViewer } from '../kit/page/session.ts'

/** Milliseconds after a login in which the page itself loads. */
const DELAY_MS = 2000

type CodeLoader = () => Promise<unknown>
const loadToasts: CodeLoader = () => import('../kit/ui/toast.host.tsx')
/** Loads code that only members need. */
const memberCode: CodeLoader[] = [
  async () => (await import('../kit/device/startOutbox.ts')).startOutbox(),
  () => import('../features/questions/postOrQueue.ts'),
  () => import('./pages/OfflinePage.tsx'),
  // A logout asks for confirmation in this dialog while actions are unsent, and clears the device with `device.ts`.
  () => import('../kit/ui/confirm.host.tsx'),
  () => import('../kit/device/device.ts'),
]
const loaded = new Set<CodeLoader>()

async function load(loadCode: CodeLoader) {
  if (loaded.has(loadCode)) return
  await loadCode()
  loaded.add(loadCode)
}

/** Loads the code that an action without a connection needs. The next call tries again to load code that failed to load. */
async function loadOfflineCode() {
  const isMember = readSession().viewer !== null
  const loaders = isMember ? [loadToasts, ...memberCode] : [loadToasts]
  const results = await Promise.allSettled(loaders.map(load))
  if (isMember && results.every(({ status }) => status === 'fulfilled'))
    document.documentElement.dataset.outbox = 'ready'
}

/**
 * Loads code in advance that cannot be loaded when the connection is lost: for members soon after the page, and as soon as
 * somebody types in a form.
 */
export function prepareOffline() {
  watchViewer(() => setTimeout(loadOfflineCode, DELAY_MS))
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('form')) void loadOfflineCode()
  })
  addEventListener('online', () => loaded.size > 0 && loadOfflineCode())
}
