/** Milliseconds after which hydration begins although the browser is never idle. */
const IDLE_TIMEOUT_MS = 2000

/** Waits until the whole page has arrived. The script may come first, because the page does not wait for it. */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

/** Waits until the stylesheet that the script in the head has requested is applied, or could not be loaded. */
export async function whenStyled(): Promise<void> {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  if (!link || link.sheet) return
  await new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true })
  })
}

/** Waits until the browser is idle. Does not wait when the user has done something, or has a session. */
export function whenIdle(): Promise<void> {
  const { touched, session } = document.documentElement.dataset
  if (touched || session) return Promise.resolve()
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(resolve, 200)
  })
}
