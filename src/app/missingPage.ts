import { isServerReachable } from './codeLoading.ts'

const CHECK_INTERVAL_MS = 5000

/** The page that the device lacks, on the page that the service worker shows instead; null elsewhere. */
export function findMissingPage(): URL | null {
  const from = new URLSearchParams(location.search).get('from') ?? ''
  if (location.pathname !== '/offline' || !from || !URL.canParse(from, location.origin)) return null
  const url = new URL(from, location.origin)
  return url.origin === location.origin ? url : null
}

/** Names the page that the device lacks (`src/app/pages/offline/MissingPage.tsx`), and opens it when the server can be reached. */
export function showMissingPage(url: URL) {
  const box = document.getElementById('missing-page')
  const [link, name] = [box?.querySelector('a'), box?.querySelector('b')]
  if (!box || !link || !name) return
  link.href = url.href
  name.textContent = url.pathname + url.search
  try {
    name.textContent = decodeURI(name.textContent)
  } catch {
    // Some URLs have a percent sign that encodes nothing.
  }
  box.hidden = false
  const openWhenReachable = async () => {
    if (await isServerReachable()) location.replace(url)
  }
  setInterval(openWhenReachable, CHECK_INTERVAL_MS)
  addEventListener('online', openWhenReachable)
}
