import { useState } from 'react'
import { useFilterForm } from '../../../kit/forms/filterForm.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Filters } from '../../../kit/ui/Filters.tsx'
import { Input, Select } from '../../../kit/ui/Input.tsx'
import {
  type DirectoryFilters,
  directoryPath,
  type Facet,
  type Facets,
  facetOptions,
  readFilters,
  SEARCH_MAX,
} from './directory.ts'
import { readAllBusinesses, readFacets } from './directoryCache.ts'

type DirectoryFormProps = {
  filters: DirectoryFilters
  /** Those of the page: on the first one only the most frequent. */
  facets: Facets
}

export function DirectoryForm({ filters, facets: given }: DirectoryFormProps) {
  const [loaded, setLoaded] = useState<Facets | null>(null)
  const facets = loaded ?? given
  const { form, submitDebounced, submitNow } = useFilterForm({
    path: directoryPath(filters),
    filters,
    buildPath: (typed) => directoryPath(readFilters(typed)),
  })

  // Before a select opens. Without the others, the most frequent industries and cities stay.
  const loadFacets = () => void readFacets().then(setLoaded, () => {})

  return (
    <form
      {...form}
      action="/businesses"
      onPointerEnter={loadFacets}
      onFocus={() => {
        loadFacets()
        void readAllBusinesses(true)
      }}
      className="my-6 grid gap-4 md:flex md:items-end [&>.filters]:my-0 [&>.filters]:md:flex-1"
    >
      {filters.view && <input type="hidden" name="view" value={filters.view} />}
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
              onInput={submitDebounced}
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
            <Select {...field} name="industry" defaultValue={filters.industry} autoComplete="off" onChange={submitNow}>
              <option value="">All Industries</option>
              <Options facets={facetOptions(facets.industries, filters.industry).options} />
            </Select>
          )}
        </Field>
        <Field label="City">
          {(field) => (
            <Select {...field} name="city" defaultValue={filters.city} autoComplete="off" onChange={submitNow}>
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
