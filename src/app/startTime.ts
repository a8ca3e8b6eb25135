/** Milliseconds after which hydration begins although the browser is never idle. */
const IDLE_TIMEOUT = 2000
const touches = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart', 'scroll']

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

/** Waits until the browser is idle or the user does something. Does not wait when a session is stored. */
export function whenIdleOrTouched(): Promise<void> {
  const { early } = globalThis as { early?: unknown[] }
  if ('session' in document.documentElement.dataset || early?.length) return Promise.resolve()
  return new Promise((resolve) => {
    const begin = () => {
      for (const type of touches) removeEventListener(type, begin, true)
      resolve()
    }
    for (const type of touches) addEventListener(type, begin, { capture: true, passive: true })
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: IDLE_TIMEOUT })
    else setTimeout(begin, 200)
  })
}
