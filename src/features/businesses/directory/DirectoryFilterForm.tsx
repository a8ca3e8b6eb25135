import type { ChangeEvent, ComponentProps } from 'react'
import { useFilterForm } from '../../../kit/forms/filterForm.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Filters } from '../../../kit/ui/Filters.tsx'
import { Input, Select } from '../../../kit/ui/Input.tsx'
import {
  type AllFacets,
  type DirectoryFilters,
  directoryPath,
  type Facet,
  facetOptions,
  MAX_FACET_LENGTH,
  MAX_FACETS_IN_PAGE,
  MAX_SEARCH_LENGTH,
  parseFilters,
} from './directory.ts'
import { readAllBusinesses, suggestValues } from './directoryCache.ts'

type DirectoryFilterFormProps = {
  filters: DirectoryFilters
  /** The options of a select. Without industries or cities that are more than a page holds. */
  facets: Omit<AllFacets, 'groups'>
}

export function DirectoryFilterForm({ filters, facets }: DirectoryFilterFormProps) {
  const { form, submitDebounced, submitNow } = useFilterForm({
    path: directoryPath(filters),
    filters: { ...filters, sort: filters.sort ?? 'best', open: filters.open ?? '', near: filters.near ?? '' },
    keepsListBefore: true,
    buildPath: (typed) => directoryPath(parseFilters(typed)),
  })

  /** Selects the order `nearest` when a place is typed, and another order when it is removed. */
  function chooseSort({ target: { form, value } }: ChangeEvent<HTMLInputElement>) {
    const sort = form?.elements.namedItem('sort') as HTMLSelectElement
    if (value) sort.value = 'nearest'
    else if (sort.value === 'nearest') sort.value = 'best'
  }

  return (
    <form
      {...form}
      action="/businesses"
      onFocus={() => void readAllBusinesses(true)}
      className="my-6 grid gap-4 lg:flex lg:items-end [&>.filters]:my-0 [&>.filters]:lg:flex-[2]"
    >
      {filters.view && <input type="hidden" name="view" value={filters.view} />}
      <Field label="Search" className="lg:flex-1">
        {(field) => (
          <div className="field-row">
            <Input
              {...field}
              type="search"
              name="search"
              defaultValue={filters.search}
              maxLength={MAX_SEARCH_LENGTH}
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
      {filters.group && <input type="hidden" name="group" value={filters.group} />}
      <Filters count={[filters.industry, filters.city, filters.open].filter(Boolean).length}>
        <Field label="Industry" className="flex-[1_1_10rem]">
          {(control) => (
            <FacetControl
              {...{ control, facets: facets.industries, count: facets.industry_count }}
              {...{ name: 'industry', all: 'All Industries', selected: filters.industry, onSelect: submitNow }}
            />
          )}
        </Field>
        <Field label="City">
          {(control) => (
            <FacetControl
              {...{ control, facets: facets.cities, count: facets.city_count }}
              {...{ name: 'city', all: 'All Cities', selected: filters.city, onSelect: submitNow }}
            />
          )}
        </Field>
        <Field label="Open">
          {(control) => (
            <Select {...control} name="open" defaultValue={filters.open ?? ''} autoComplete="off" onChange={submitNow}>
              <option value="">Any time</option>
              <option value="now">Now</option>
            </Select>
          )}
        </Field>
        {/* On wider screens, the form stands above the results. */}
        <Field label="Near" className="md:hidden">
          {(control) => (
            <Input
              {...control}
              name="near"
              defaultValue={filters.near}
              placeholder="ZIP code or city"
              autoComplete="postal-code"
              maxLength={MAX_SEARCH_LENGTH}
              onChange={chooseSort}
              // A latitude without a longitude is not a place.
              onBlur={submitNow}
            />
          )}
        </Field>
        <Field label="Sort">
          {(control) => (
            <Select
              {...control}
              name="sort"
              defaultValue={filters.sort ?? 'best'}
              autoComplete="off"
              onChange={submitNow}
            >
              <option value="best">Best first</option>
              <option value="name">Name</option>
              <option value="newest">Newest</option>
              <option value="nearest">Nearest</option>
            </Select>
          )}
        </Field>
      </Filters>
    </form>
  )
}

type FacetControlProps = {
  control: ComponentProps<'input'> & ComponentProps<'select'>
  name: 'industry' | 'city'
  /** The option without a filter, such as “All industries”. */
  all: string
  selected: string
  facets: Facet[]
  /** The number of facets in the whole directory, also those that the page does not hold. */
  count: number
  onSelect: () => void
}

/** A select or, when the page does not hold all values, a field with suggestions from the server. */
function FacetControl({ control, name, all, selected, facets, count, onSelect }: FacetControlProps) {
  if (count <= MAX_FACETS_IN_PAGE) {
    return (
      <Select {...control} name={name} defaultValue={selected} autoComplete="off" onChange={onSelect}>
        <option value="">{all}</option>
        <Options facets={facetOptions(facets, selected).options} />
      </Select>
    )
  }
  const load = async (typed: string) =>
    (await suggestValues(name, typed)).map(({ name, count, synonym }) => ({
      name,
      note: count.toLocaleString('en-US'),
      synonym,
    }))
  return (
    <Combobox
      {...control}
      {...{
        name,
        load,
        onSelect,
        defaultValue: selected,
        placeholder: all,
        maxLength: MAX_FACET_LENGTH,
        type: 'search',
      }}
    />
  )
}

const Options = ({ facets }: { facets: Facet[] }) =>
  facets.map(({ name, count }) => (
    <option key={name} value={name}>
      {`${name} (${count.toLocaleString('en-US')})`}
    </option>
  ))
