import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { OfflineDirectory } from '../../features/businesses/deviceCopy/OfflineDirectory.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { isOwnPath } from '../../kit/text/path.ts'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { MissingPage } from './offline/MissingPage.tsx'
import { Outbox } from './offline/Outbox.tsx'
import { SeenPages } from './offline/SeenPages.tsx'

/** The search words in a path of the directory; empty for other paths. */
function parseSearchWords(path: string) {
  const { pathname, searchParams } = new URL(path, location.origin)
  if (pathname !== '/businesses') return ''
  return ['search', 'industry', 'city'].flatMap((name) => searchParams.get(name) ?? []).join(' ')
}

/** Everything that can be used offline. The service worker shows this page instead of one that it has not cached. */
export function Component() {
  const [params] = useSearchParams()
  const [from, setFrom] = useState<string | null>(null)
  const missingPath = params.get('from')
  // The server renders the page for everybody, without the query.
  useEffect(() => setFrom(missingPath && isOwnPath(missingPath) ? missingPath : null), [missingPath])
  return (
    <div className="page page-reading" data-at-once="">
      <Meta title="Without a network" description="Pages that you have seen stay readable without a network." />
      <PageHeading
        title="Without a network"
        lead="Pages that you have seen on this device stay readable without a network."
      />
      <MissingPage />
      <Outbox />
      <OfflineDirectory words={from ? parseSearchWords(from) : ''} />
      <SeenPages />
    </div>
  )
}
