import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNow } from '../../../kit/page/clock.ts'
import { useSite } from '../../../kit/page/site.ts'
import { markdownToText, preview } from '../../../kit/text/text.ts'
import { findHoliday } from '../../../region/holidays.ts'
import { timeZoneOf } from '../../../region/timeZone.ts'
import type { BusinessProfile } from '../business.contract.ts'
import { DESCRIPTION_PREVIEW_LENGTH } from '../businesses.constants.ts'
import { describeState } from '../hours/describeState.ts'
import { describeWeek, formatDayTimes, formatExceptionDays, formatSeasonDays } from '../hours/formatHours.ts'
import { OpeningHoursInput } from '../hours/openingHours.contract.ts'
import { openingState } from '../hours/openingState.ts'
import { BusinessLogo } from '../pictures/BusinessLogo.tsx'
import { addressLines, shortenUrl } from '../profile/contact.ts'
import { accessibilityNames } from '../profile/details.constants.ts'
import { socialKindOf, socialNames } from '../profile/socialLinks.ts'
import { type BusinessFormControl, type BusinessFormValues, toFormValues } from './businessFormValues.ts'
import { listNextSteps } from './nextSteps.ts'
import { SectionLink } from './SectionLinks.tsx'

type PreviewProps = { control: BusinessFormControl; business: BusinessProfile | null }

/** Previews the card in the directory and the page, and lists missing information. */
export function Preview({ control, business }: PreviewProps) {
  const site = useSite()
  const values = { ...toFormValues(business, site.region_code), ...useWatch({ control }) } as BusinessFormValues
  const steps = listNextSteps(values)
  return (
    <aside
      id="preview"
      aria-labelledby="preview-title"
      className="grid scroll-mt-20 content-start gap-4 self-start lg:sticky lg:top-6"
    >
      <h2 id="preview-title" className="font-display font-semibold text-lg">
        Preview
      </h2>
      <p className="hint">As visitors will see it when you have saved.</p>
      <CardPreview values={values} business={business} />
      <PagePreview values={values} />
      {steps.length > 0 && (
        <section aria-labelledby="next-steps" className="card grid gap-3">
          <h3 id="next-steps" className="font-semibold">
            What is missing
          </h3>
          <ul className="grid gap-3">
            {steps.slice(0, 4).map(({ section, what, reason }) => (
              <li key={what} className="text-sm">
                <SectionLink id={section}>{what}</SectionLink>
                <span className="block text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

/** The opening hours in the form, and whether the business is open now according to them. Null while they are not complete. */
function useOpening(values: BusinessFormValues) {
  const { time_zone } = useSite()
  const [loadedAt] = useState(() => Date.now())
  const now = useNow(loadedAt)
  const { data: hours } = OpeningHoursInput.safeParse(values.opening_hours)
  if (!hours) return { hours: null, label: null }
  const zone = timeZoneOf(values, time_zone)
  return { hours, label: describeState(openingState(hours, now, zone), now, zone) }
}

function CardPreview({ values, business }: { values: BusinessFormValues; business: BusinessProfile | null }) {
  const { label } = useOpening(values)
  const name = values.business_name.trim() || 'Name of the business'
  const text = preview(markdownToText(values.description), DESCRIPTION_PREVIEW_LENGTH)
  const facts = [values.industry, values.city].filter((fact) => fact.trim() !== '')
  return (
    <div className="card grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <BusinessLogo name={name} logo={business?.logo ?? null} />
        <div className="marked-text">
          <p className="line-clamp-3 font-display font-semibold text-lg wrap-anywhere">{name}</p>
          {facts.length > 0 && <p className="text-muted text-sm wrap-anywhere">{facts.join(' · ')}</p>}
        </div>
      </div>
      {values.tagline && <p className="line-clamp-3 wrap-anywhere">{values.tagline}</p>}
      {text && <p className="text-muted text-sm wrap-anywhere">{text}</p>}
      {label && <p className="text-sm">{label}</p>}
    </div>
  )
}

function PagePreview({ values }: { values: BusinessFormValues }) {
  const { hours, label } = useOpening(values)
  const lines = addressLines({ ...values, display_city: values.city })
  const lists: [title: string, entries: string[]][] = [
    ['Services', values.services],
    ['Service area', values.service_area],
    ['Languages', values.languages],
    ['Accessibility', values.accessibility.map((feature) => accessibilityNames[feature])],
    [
      'Elsewhere',
      values.social_links.map((url) => {
        const kind = socialKindOf(url)
        return kind === 'other' ? shortenUrl(url) : socialNames[kind]
      }),
    ],
  ]
  const contacts = [...lines, values.phone, shortenUrl(values.website)].filter((line) => line.trim() !== '')
  const filledLists = lists.filter(([, entries]) => entries.length > 0)
  if (contacts.length === 0 && filledLists.length === 0 && !hours) return null
  return (
    <div className="card grid gap-4 text-sm">
      {contacts.length > 0 && (
        <ul className="grid gap-1">
          {contacts.map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      {hours && (
        <div className="grid gap-1">
          <p className="font-semibold">{label ?? 'Opening hours'}</p>
          {hours.weekly.length > 0 && <WeekLines weekly={hours.weekly} />}
          {hours.seasons.map((season) => (
            <div key={season.from} className="mt-2">
              <p className="text-muted">
                {season.name ? `${season.name}, ` : ''}
                {formatSeasonDays(season)}
                {season.weekly.length === 0 && (season.by_appointment ? ': by appointment' : ': closed')}
              </p>
              {season.weekly.length > 0 && <WeekLines weekly={season.weekly} />}
            </div>
          ))}
          {hours.exceptions.map((exception) => (
            <p key={exception.from} className="text-muted">
              {formatExceptionDays(exception)}: {formatDayTimes(exception.times)}
            </p>
          ))}
          {hours.holidays.map(({ holiday, times }) => (
            <p key={holiday} className="text-muted">
              {findHoliday(holiday)?.label ?? holiday}: {formatDayTimes(times)}
            </p>
          ))}
          {hours.note && <p className="text-muted wrap-anywhere">{hours.note}</p>}
        </div>
      )}
      {filledLists.map(([title, entries]) => (
        <div key={title}>
          <p className="font-semibold">{title}</p>
          <p className="wrap-anywhere">{entries.join(', ')}</p>
        </div>
      ))}
    </div>
  )
}

const WeekLines = ({ weekly }: { weekly: Parameters<typeof describeWeek>[0] }) => (
  <ul>
    {describeWeek(weekly).map(({ label, hours }) => (
      <li key={label} className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="text-right tabular-nums">{hours}</span>
      </li>
    ))}
  </ul>
)
