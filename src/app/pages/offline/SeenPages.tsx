import { useEffect, useState } from 'react'
import { SEEN_PAGES } from '../../../kit/device/seenPages.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'

type SeenPage = { path: string; title: string }

/**
 * The title of a page, without the name of the site. Parses the title element only: the content security policy blocks
 * inline styles of other elements and reports them.
 */
function parseTitle(html: string) {
  const [element = ''] = /<title>[^<]*<\/title>/.exec(html) ?? []
  return new DOMParser().parseFromString(element, 'text/html').title.replace(/ · [^·]*$/, '')
}

/** Reads the titles of the pages that the service worker has cached, the most recent first. */
async function readSeenPages(): Promise<SeenPage[]> {
  const cache = await caches.open(SEEN_PAGES)
  const requests = await cache.keys()
  const pages = [...requests].reverse().map(async (request) => {
    const { pathname, search } = new URL(request.url)
    const html = (await (await cache.match(request))?.text()) ?? ''
    return { path: pathname + search, title: parseTitle(html) || pathname }
  })
  return Promise.all(pages)
}

/** The path with decoded letters. Some URLs have a percent sign that encodes nothing. */
function readable(path: string) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Links to the pages that can be read offline. */
export function SeenPages() {
  const [pages, setPages] = useState<SeenPage[] | null>(null)
  useEffect(() => {
    // Over plain HTTP, browsers have no such cache.
    if (!('caches' in globalThis)) return setPages([])
    readSeenPages().then(setPages, () => setPages([]))
  }, [])
  if (!pages) return null
  return (
    <section className="mt-10" aria-labelledby="seen-pages">
      <h2 id="seen-pages" className="mb-4">
        Pages on this device
      </h2>
      {pages.length === 0 ? (
        <EmptyState heading="h3" title="No pages yet">
          <p>Each page that you open is kept, up to 100, and is here when the network is not.</p>
        </EmptyState>
      ) : (
        <ul className="rows">
          {pages.map(({ path, title }) => (
            <li key={path} className="row">
              <a className="link font-semibold" href={path}>
                {title}
              </a>
              <p className="text-sm text-muted">{readable(path)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
