import { useNavigate } from 'react-router'
import { useFilterForm } from '../../kit/forms/filterForm.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Filters } from '../../kit/ui/Filters.tsx'
import { Input, Select } from '../../kit/ui/Input.tsx'
import { countFilters, type EventFilters, eventsPath, parseEventFilters } from './eventFilters.ts'
import { eventTypes } from './events.constants.ts'
import { QuickDates } from './QuickDates.tsx'

export function EventFilterForm({ filters, loadedAt }: { filters: EventFilters; loadedAt: number }) {
  const navigate = useNavigate()
  const { form, submitDebounced, submitNow } = useFilterForm({
    path: eventsPath(filters),
    filters,
    keepsListBefore: true,
    buildPath: (typed) => eventsPath(parseEventFilters(typed)),
  })
  const { search, type, startDate, endDate, businessId, view, month, day } = filters
  const hiddenFields = Object.entries({ businessId, view, month, day })

  return (
    <Card as="section" aria-label="Find events" className="[&_.filters]:mt-4 [&_.filters]:mb-0">
      <form {...form} action="/events">
        {hiddenFields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} defaultValue={value} disabled={value === ''} />
        ))}
        <Field label="Search">
          {(field) => (
            <div className="field-row">
              <Input
                {...field}
                type="search"
                name="search"
                className="max-sm:basis-full max-sm:placeholder:text-sm"
                defaultValue={search}
                maxLength={200}
                placeholder="Search title, description, location..."
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
        <Filters
          count={countFilters(filters) - Number(search !== '')}
          onClear={() => navigate(eventsPath({ view }), { preventScrollReset: true })}
        >
          <Field label="Event Type">
            {(field) => (
              <Select {...field} name="type" defaultValue={type} autoComplete="off" onChange={submitNow}>
                <option value="">All Types</option>
                {eventTypes.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </Select>
            )}
          </Field>
          {view !== 'calendar' && (
            <>
              <Field label="From Date">
                {(field) => (
                  <Input
                    {...field}
                    type="date"
                    name="startDate"
                    defaultValue={startDate}
                    autoComplete="off"
                    onChange={submitDebounced}
                  />
                )}
              </Field>
              <Field label="To Date">
                {(field) => (
                  <Input
                    {...field}
                    type="date"
                    name="endDate"
                    defaultValue={endDate}
                    autoComplete="off"
                    onChange={submitDebounced}
                  />
                )}
              </Field>
            </>
          )}
        </Filters>
        {view !== 'calendar' && (
          <div className="mt-4">
            <QuickDates filters={filters} loadedAt={loadedAt} />
          </div>
        )}
      </form>
    </Card>
  )
}
