import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Filters } from '../../kit/ui/Filters.tsx'
import { Input, Select } from '../../kit/ui/Input.tsx'
import { type DirectoryFilters, directoryPath, type Facet, facetOptions, readFilters, SEARCH_MAX } from './directory.ts'
import { readWhole } from './wholeDirectory.ts'

const PAUSE = 250

type DirectoryFormProps = { filters: DirectoryFilters; facets: { industries: Facet[]; cities: Facet[] } }

/** Search and filters. A plain form without JavaScript; with it, the results follow what is typed and chosen. */
export function DirectoryForm({ filters, facets }: DirectoryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const path = directoryPath(filters)
  const asked = useRef(path)
  const { state, location: ahead } = useNavigation()
  const settled = state === 'idle'
  const going = ahead && ahead.pathname + ahead.search

  function send({ replace }: { replace: boolean }) {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    const to = directoryPath(readFilters(new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]))))
    if (to === asked.current) return
    asked.current = to
    navigate(to, { replace, preventScrollReset: true })
  }

  function sendSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send({ replace: true }), PAUSE)
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    send({ replace: false })
  }

  // The form keeps what is typed; only an address that it did not ask for itself (back, a link) is shown in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for all that is shown
  useEffect(() => {
    if (!settled || asked.current === path) return
    clearTimeout(timer.current)
    asked.current = path
    for (const [name, value] of Object.entries(filters)) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (control) control.value = value
    }
  }, [path, settled])

  // A link that was followed counts for more than what was typed just before.
  useEffect(() => {
    if (going && going !== asked.current) clearTimeout(timer.current)
  }, [going])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code was there
  useEffect(() => {
    send({ replace: true })
    return () => clearTimeout(timer.current)
  }, [])

  return (
    <form
      ref={form}
      action="/businesses"
      method="get"
      onSubmit={submit}
      onFocus={() => void readWhole(true)}
      className="my-6 grid gap-4 md:flex md:items-end [&>.filters]:my-0 [&>.filters]:md:flex-1"
    >
      <Field label="Search" className="md:flex-1">
        {(field) => (
          <div className="flex gap-2">
            <Input
              {...field}
              type="search"
              name="search"
              defaultValue={filters.search}
              maxLength={SEARCH_MAX}
              placeholder="Name, trade, place…"
              autoComplete="off"
              enterKeyHint="search"
              onInput={sendSoon}
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </div>
        )}
      </Field>
      <Filters count={Number(filters.industry !== '') + Number(filters.city !== '')}>
        <Field label="Industry" className="flex-[1_1_10rem]">
          {(field) => (
            <Select
              {...field}
              name="industry"
              defaultValue={filters.industry}
              autoComplete="off"
              onChange={() => send({ replace: false })}
            >
              <option value="">All Industries</option>
              <Options facets={facetOptions(facets.industries, filters.industry).options} />
            </Select>
          )}
        </Field>
        <Field label="City">
          {(field) => (
            <Select
              {...field}
              name="city"
              defaultValue={filters.city}
              autoComplete="off"
              onChange={() => send({ replace: false })}
            >
              <option value="">All Cities</option>
              <Options facets={facetOptions(facets.cities, filters.city).options} />
            </Select>
          )}
        </Field>
      </Filters>
    </form>
  )
}

const Options = ({ facets }: { facets: Facet[] }) =>
  facets.map(({ name, count }) => (
    <option key={name} value={name}>
      {`${name} (${count.toLocaleString('en-US')})`}
    </option>
  ))
