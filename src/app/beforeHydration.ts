import { startCounting } from '../features/businesses/figures/countShown.ts'
import { VIEW_PARAMETER } from '../features/businesses/places/viewParameter.ts'
import { formatEventTime, isOtherZone, type TimeForm } from '../features/events/timeText.ts'
import { superviseCodeLoading } from './codeLoading.ts'
import { findMissingPage, showMissingPage } from './missingPage.ts'
import { startWorker } from './startWorker.ts'

// Corrects what the server cannot know, such as the time zone of the visitor, before the page is hydrated. This file
// loads after the first paint and imports little.

const isHydrated = () => 'live' in document.documentElement.dataset

/** Starts hydration, like an action of the user (`src/server/headScript.ts`). */
const hydrateSoon = () => dispatchEvent(new Event('scroll'))

/** Whether the page shows a form whose draft this browser stores (`src/features/accounts/RegisterPage.tsx`). */
function hasRegistrationDraft() {
  try {
    return location.pathname === '/register' && localStorage['draft registration'] !== undefined
  } catch {
    return false
  }
}

/** Shows times in the visitor's time zone (`src/features/events/EventTime.tsx`). */
function showLocalTimes() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const elements = document.querySelectorAll<HTMLElement>('[data-time]')
  if (elements.length === 0 || isHydrated()) return
  const { time_zone: regionZone } = JSON.parse(document.getElementById('hydration')?.textContent ?? '{}').site
  if (regionZone === timeZone) return
  for (const element of elements) {
    const { time, end = '' } = element.dataset
    const start = element.getAttribute('datetime') ?? ''
    if (time === 'note') element.hidden = !isOtherZone(end, timeZone, regionZone)
    else element.textContent = formatEventTime(time as TimeForm, start, end || start, timeZone, regionZone)
  }
}

addEventListener('storage', ({ key }) => {
  // Another tab logged in or out.
  if (key === 'token' && !isHydrated()) location.reload()
})

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, target } = event
  const isTyping = target instanceof Element && target.matches('input, textarea, select')
  const opensSearch = key === '/' ? !isTyping : key === 'k' && (ctrlKey || metaKey)
  if (isHydrated() || !opensSearch) return
  // Prevents the browser's own shortcut for these keys.
  event.preventDefault()
  document.documentElement.dataset.search = 'requested'
})

// The browser itself submits a GET form. Its empty fields do not belong in the URL.
addEventListener('formdata', ({ target, formData }) => {
  if (isHydrated() || (target as HTMLFormElement).method !== 'get') return
  for (const name of new Set(formData.keys()))
    if (formData.getAll(name).every((value) => value === '')) formData.delete(name)
})

// This file has loaded, so it replaces the handler of the script in the head.
globalThis.ononline = null
const missingPage = findMissingPage()
if (!missingPage) superviseCodeLoading()
if (document.readyState === 'loading')
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
if (missingPage) showMissingPage(missingPage)
// Hydrate these pages soon, because the cached HTML lacks what they show: rows that were loaded before a reload, the row that a fragment names, the purpose or the invitation in the URL of login and registration, and the draft of a registration.
const query = new URLSearchParams(location.search)
const namesMore = location.hash !== '' || [VIEW_PARAMETER, 'return', 'token'].some((name) => query.has(name))
if (history.state || namesMore || hasRegistrationDraft()) hydrateSoon()
showLocalTimes()
startCounting()
startWorker()
