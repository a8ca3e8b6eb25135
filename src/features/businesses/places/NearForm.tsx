import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../kit/api/api.ts'
import { CallError } from '../../../kit/api/call.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { Input } from '../../../kit/ui/Input.tsx'
import { NavigationIcon } from '../../../kit/ui/icons.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { type DirectoryFilters, directoryPath } from '../directory/directory.ts'
import { Spellings } from '../directory/Spellings.tsx'
import { readPosition } from './position.ts'

type NearFormProps = {
  filters: DirectoryFilters
  /** The error message for an unknown place in the filters. */
  unknownPlace: string | undefined
  /** Cities that are spelled like the unknown place. */
  placeSpellings: string[]
  /** The distance to the nearest business, when none is near. */
  farAway: string | undefined
}

/**
 * Sorts businesses by distance from a typed ZIP code or city, or from the visitor. The browser asks for permission only
 * after a click.
 */
export function NearForm({ filters, unknownPlace, placeSpellings, farAway }: NearFormProps) {
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState(unknownPlace)
  const pathNear = (near: string) => directoryPath({ ...filters, near, sort: undefined })
  const open = (near: string) => navigate(pathNear(near), { preventScrollReset: true })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const near = String(new FormData(event.currentTarget).get('near')).trim()
    if (near) open(near)
  }
  async function locate() {
    setIsBusy(true)
    setFailure(undefined)
    try {
      const { place } = await api('POST /places/nearest', { body: await readPosition(), readOnly: true })
      open(place.near)
    } catch (error) {
      setFailure(
        error instanceof CallError
          ? (error.body?.error ?? 'Your place was not found.')
          : String((error as Error).message),
      )
    }
    setIsBusy(false)
  }

  if (filters.near && !unknownPlace) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 text-sm">
        <span>{`${filters.sort === 'nearest' ? 'Nearest first, from' : 'Distances from'} ${filters.near}`}</span>
        <Link
          to={directoryPath({
            ...filters,
            near: undefined,
            sort: filters.sort === 'nearest' ? undefined : filters.sort,
          })}
          className="link"
          preventScrollReset
        >
          {filters.sort === 'nearest' ? 'In the usual order' : 'Without distances'}
        </Link>
        {farAway && <span className="basis-full">{`None of them is near: the closest is ${farAway} away.`}</span>}
      </p>
    )
  }
  const advice =
    failure ?? (filters.sort === 'nearest' ? 'Nearest to what? Please type a ZIP code or city.' : undefined)
  // On phones this field is among the filters. It is shown here when the page asks for a place.
  const hiddenOnPhones = advice ? undefined : 'max-md:hidden'
  return (
    <form action="/businesses" onSubmit={submit} className="flex flex-wrap items-center gap-2">
      {advice && (
        <div className="basis-full">
          <Alert tone={failure ? 'danger' : 'info'}>
            <p>{advice}</p>
            {failure === unknownPlace && (
              <Spellings spellings={placeSpellings.map((label) => ({ label, path: pathNear(label) }))} />
            )}
          </Alert>
        </div>
      )}
      {(['search', 'industry', 'city', 'group', 'open'] as const).map(
        (name) => filters[name] && <input key={name} type="hidden" name={name} value={filters[name]} />,
      )}
      <Input
        name="near"
        defaultValue={filters.near}
        aria-label="Near which ZIP code or city"
        placeholder="ZIP code or city"
        className={cx('max-w-56', hiddenOnPhones)}
        autoComplete="postal-code"
      />
      <Button type="submit" variant="secondary" className={hiddenOnPhones}>
        Nearest First
      </Button>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={locate} className="rounded-full noscript:hidden">
        <NavigationIcon />
        Near Me
      </Button>
      {!filters.open && (
        <LinkButton
          variant="secondary"
          size="sm"
          to={directoryPath({ ...filters, open: 'now' })}
          className="rounded-full md:hidden"
          preventScrollReset
        >
          Open Now
        </LinkButton>
      )}
    </form>
  )
}
