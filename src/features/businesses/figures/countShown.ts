import type { FigureKind } from './figures.constants.ts'

// Reports to the server which businesses a visitor sees and contacts, for the figures of their owners. It sends no
// cookie, no id and nothing about the visitor. It runs before hydration and reads the document, so that visitors need
// not wait for it.

/**
 * Milliseconds for which a business must be on screen to count. A list changes less often than this unless somebody is
 * typing a search.
 */
const MIN_VISIBLE_MS = 1500

function send(kind: FigureKind, business_ids: number[], search = '') {
  let token: string | null = null
  try {
    token = localStorage.getItem('token')
  } catch {}
  // `keepalive` lets it finish while the browser opens the next page.
  void fetch('/api/figures', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ kind, business_ids, search: search.slice(0, 200) || null }),
  }).catch(() => {})
}

const extractSearch = ({ searchParams }: URL) => searchParams.get('search') ?? searchParams.get('q') ?? ''

/** The id of the business whose public page is open. */
const readShownBusiness = () => Number(document.querySelector<HTMLElement>('[data-business]')?.dataset.business ?? 0)

/** The businesses of the list on screen, or of one of its cards, by their links. */
const listShownBusinesses = (part: ParentNode | null = document.querySelector('main')) =>
  [...(part?.querySelectorAll('a.card-link[href^="/businesses/"]') ?? [])].flatMap((link) => {
    const id = /^\/businesses\/([1-9]\d*)$/.exec(link.getAttribute('href') ?? '')?.[1]
    return id ? Number(id) : []
  })

/** The search through which the visitor found the page. */
function findSearch(id: number, listed: { ids: number[]; search: string }): string {
  if (listed.ids.includes(id)) return listed.search
  const { referrer } = document
  return referrer.startsWith(`${location.origin}/`) ? extractSearch(new URL(referrer)) : ''
}

/** Counts the businesses on screen now and after each navigation, and clicks on links with `data-figure`. */
export function startCounting() {
  if (navigator.webdriver) return
  let listed = { ids: [] as number[], search: '' }
  let counted = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function count() {
    if (document.visibilityState !== 'visible') return
    const businessId = readShownBusiness()
    const ids = businessId ? [] : listShownBusinesses().slice(0, 100)
    const search = businessId ? findSearch(businessId, listed) : extractSearch(new URL(location.href))
    const key = businessId || ids.length > 0 ? JSON.stringify([businessId, ids, search]) : ''
    if (key === counted) return
    counted = key
    if (businessId) send('seen', [businessId], search)
    else if (key) {
      listed = { ids, search }
      send('listed', ids, search)
    }
  }
  const countSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(count, MIN_VISIBLE_MS)
  }

  addEventListener('shown', countSoon)
  document.addEventListener('visibilitychange', countSoon)
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLElement>('[data-figure]')
      if (!link) return
      const card = link.closest('.card')
      const id = readShownBusiness() || (card && listShownBusinesses(card)[0])
      if (id) send(link.dataset.figure as FigureKind, [id])
    },
    true,
  )
  countSoon()
}
