// Loads the code of the application when the visitor acts, and recovers when a file could not be loaded. Chromium
// remembers a failed module for the life of the document, so only a reload loads it again. This file loads before the
// code that others share, so it repeats a few lines of `CodeNotLoaded.tsx` and `connection.ts`.

type Early = [type: string, target: EventTarget][] & { load(files: string): void }

const NO_CONNECTION_MESSAGE = 'There is no connection. This page works again as soon as it is back.'
const LOADING_MESSAGE = 'This page is still loading. What you did takes effect in a moment.'
const RELOAD_MESSAGE = 'A part of this page could not be loaded. Keep a copy of your text, then reload the page.'

/** Milliseconds after an action without an effect until the message says that the page is loading. */
const LOADING_DELAY_MS = 500
/** Milliseconds after a failed attempt in which other events, such as scrolling, cause no further attempt. */
const RETRY_DELAY_MS = 1000
const RELOADED_AT_KEY = 'reloaded at'
/** Milliseconds between two reloads, so that code that is missing on the server does not cause a loop. */
const MIN_RELOAD_INTERVAL_MS = 10_000

/**
 * Code that is loaded in advance or has a replacement, and screens, which `CodeNotLoaded.tsx` reloads when their link is
 * followed. Its absence after hydration is no reason for a reload.
 */
const REPLACEABLE_CODE =
  /\/(\w+Page|confirm\.host|device|directoryCopy|outbox|postOrQueue|startOutbox|toast\.host)-|\.css/

const isHydrated = () => 'live' in document.documentElement.dataset

const isCode = (target: EventTarget | null) =>
  (target instanceof HTMLScriptElement && target.src.includes('/assets/')) ||
  (target instanceof HTMLLinkElement && target.href.includes('/assets/'))

const note = document.createElement('div')
note.className = 'code-note'
note.setAttribute('role', 'status')

function showMessage(text: string, action?: HTMLElement) {
  if (note.firstChild?.textContent === text) return
  if (!note.isConnected) document.body.append(note)
  note.replaceChildren(...(text ? [text] : []), ...(action ? [action] : []))
}

const typedIn = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Whether a reload would lose text that the visitor has typed. */
const hasTypedText = () => [...typedIn].some((control) => control.isConnected && control.value.trim() !== '')

function watchTyping(target: EventTarget | null) {
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'range'].includes(target.type))
  if (isText) typedIn.add(target)
}

export async function isServerReachable(): Promise<boolean> {
  const reply = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return reply?.ok ?? false
}

function reload() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) < MIN_RELOAD_INTERVAL_MS) return
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
    location.reload()
  } catch {}
}

function offerReload() {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button button-secondary button-sm code-note-reload'
  button.textContent = 'Reload'
  button.addEventListener('click', () => location.reload())
  showMessage(RELOAD_MESSAGE, button)
}

let isReloadNeeded = false

/** Reloads the page if the server can be reached, or offers that if text would be lost. */
async function recover() {
  isReloadNeeded = true
  if (!(await isServerReachable())) {
    // After hydration, the feature whose code is missing says so.
    if (!isHydrated()) showMessage(NO_CONNECTION_MESSAGE)
  } else if (hasTypedText()) offerReload()
  else reload()
}

/** Fetches files into the HTTP cache. Unlike the request of a module, a failed one can be repeated. */
async function fetchFiles(urls: string[]) {
  await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(url)
      if (response.status >= 500) throw new Error(`status ${response.status}`)
      await response.arrayBuffer()
    }),
  )
}

/** Makes the script in the head request the application's modules only when all have arrived. */
function fetchBeforeImport(early: Early) {
  const request = early.load
  let isBusy = false
  early.load = async (files) => {
    if (isBusy) return
    isBusy = true
    try {
      await fetchFiles((document.documentElement.dataset[files] ?? '').split(' ').filter(Boolean))
      early.load = request
      request(files)
      if (!isReloadNeeded) showMessage('')
    } catch {
      showMessage(NO_CONNECTION_MESSAGE)
      setTimeout(() => {
        isBusy = false
      }, RETRY_DELAY_MS)
    }
  }
}

/** Says that the page is loading when an action has had no effect for some time. */
function announceLoading() {
  setTimeout(() => {
    if (!isHydrated() && !note.firstChild) showMessage(LOADING_MESSAGE)
  }, LOADING_DELAY_MS)
}

const isAction = (type: string, target: EventTarget | null) =>
  ['submit', 'input', 'change'].includes(type) ||
  (type === 'click' && target instanceof Element && target.closest('button:not([popovertarget])') !== null)

export function superviseCodeLoading() {
  const { early } = globalThis as unknown as { early: Early }
  document.body?.append(note)
  fetchBeforeImport(early)

  for (const [type, target] of early) {
    if (type === 'input') watchTyping(target)
    if (isAction(type, target)) announceLoading()
    if (type === 'error' && isCode(target)) void recover()
  }
  addEventListener('input', ({ target }) => watchTyping(target), true)
  addEventListener('error', ({ target }) => !isHydrated() && isCode(target) && recover(), true)
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload?: Error }
    if (isHydrated() && REPLACEABLE_CODE.test(payload?.message ?? '')) return
    // After hydration, the feature whose code is missing asks the visitor to try again. Only that reloads the page.
    if (!isHydrated() || isReloadNeeded) void recover()
    isReloadNeeded = true
  })
  for (const type of ['click', 'submit', 'input', 'change'])
    addEventListener(
      type,
      ({ target }) => {
        if (isHydrated() || !isAction(type, target)) return
        announceLoading()
        if (isReloadNeeded) void recover()
      },
      true,
    )
  addEventListener('online', () => {
    if (isReloadNeeded) void recover()
    else if (!isHydrated() && note.firstChild) setTimeout(() => early.load('touched'), RETRY_DELAY_MS)
  })
  new MutationObserver(() => isHydrated() && !isReloadNeeded && showMessage('')).observe(document.documentElement, {
    attributeFilter: ['data-live'],
  })
}
