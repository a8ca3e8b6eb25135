import { useEffect, useState } from 'react'
import { phoneLink } from '../../../kit/text/phone.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import type { DeviceBusiness } from './deviceCopy.contract.ts'
import { readStoredBusinesses } from './directoryCopy.ts'
import { KeepDirectory, useDirectoryCopy } from './KeepDirectory.tsx'
import { matchWords } from './wordSearch.ts'

const PAGE_SIZE = 50

/**
 * The copy of the directory on this device, searchable offline. `words` is the search of a page that the device does
 * not have.
 */
export function OfflineDirectory({ words }: { words: string }) {
  const copy = useDirectoryCopy()
  const [businesses, setBusinesses] = useState<DeviceBusiness[]>([])
  useEffect(() => {
    if (copy) readStoredBusinesses().then(setBusinesses, () => setBusinesses([]))
  }, [copy])
  if (copy === undefined) return null
  return (
    <section className="mt-10" aria-labelledby="kept-directory">
      <h2 id="kept-directory">Directory on this device</h2>
      {copy && businesses.length > 0 && <Search key={words} businesses={businesses} words={words} />}
      <div className="mt-4">
        <KeepDirectory />
      </div>
    </section>
  )
}

function Search({ businesses, words }: { businesses: DeviceBusiness[]; words: string }) {
  const [typed, setTyped] = useState(words)
  const [shownCount, setShown] = useState(PAGE_SIZE)
  const matches = businesses.filter(matchWords(typed))
  return (
    <div className="mt-4">
      <Field label="Search the directory" hint="Name, trade or town, in any order.">
        {(field) => (
          <Input
            {...field}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setShown(PAGE_SIZE)
            }}
          />
        )}
      </Field>
      <p className="mt-3 text-sm text-muted" role="status">
        {matches.length === 0 ? '' : formatCount(matches.length, 'business', 'businesses')}
      </p>
      {matches.length === 0 && (
        <EmptyState heading="h3" title="No businesses found">
          <p>Try fewer words, or the beginning of a word.</p>
        </EmptyState>
      )}
      <ul className="rows mt-2">
        {matches.slice(0, shownCount).map((business) => (
          <OfflineBusiness key={business.id} business={business} />
        ))}
      </ul>
      {matches.length > shownCount && (
        <Button size="sm" variant="secondary" className="mt-4" onClick={() => setShown(shownCount + PAGE_SIZE)}>
          Show More
        </Button>
      )}
    </div>
  )
}

function OfflineBusiness({
  business: { id, display_name, industry, city, phone, is_verified },
}: {
  business: DeviceBusiness
}) {
  return (
    <li className="row flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <a className="link font-semibold" href={`/businesses/${id}`}>
            {display_name}
          </a>{' '}
          {is_verified && <Badge tone="success">Verified</Badge>}
        </p>
        <p className="text-sm text-muted wrap-anywhere">{[industry, city].filter(Boolean).join(' · ')}</p>
      </div>
      {phone && (
        <a className="link inline-flex min-h-11 items-center" href={phoneLink(phone) ?? undefined}>
          {phone}
        </a>
      )}
    </li>
  )
}
