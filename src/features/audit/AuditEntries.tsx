import type { ReactNode } from 'react'
import { useSite } from '../../kit/page/site.ts'
import { capitalize, formatTime, preview } from '../../kit/text/text.ts'
import { ArrowRightIcon, ClockIcon, GlobeIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Rows } from '../../kit/ui/Rows.tsx'
import type { AuditEntry } from './audit.contract.ts'

type AuditEntriesProps = {
  entries: AuditEntry[]
  /**
   * A text in place of the name of the target, for the history of a single record. An import has many targets and keeps
   * its name.
   */
  targetLabel?: string
}

/** Lists actor, action, target, details, time and IP address of each entry. */
export function AuditEntries({ entries, targetLabel }: AuditEntriesProps) {
  const { time_zone } = useSite()
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.id} className="row">
          <div className="row-main">
            <p className="wrap-anywhere">
              <strong className="font-semibold">{entry.actor_name}</strong> {entry.verb}{' '}
              {(entry.target_id && targetLabel) ?? <Target entry={entry} />}
            </p>
            <Details details={entry.details ?? {}} />
            <div className="meta">
              <span>
                <ClockIcon />
                <time dateTime={entry.created_at}>{formatTime(entry.created_at, time_zone)}</time>
              </span>
              {entry.ip_address && (
                <span>
                  <GlobeIcon />
                  from {entry.ip_address}
                </span>
              )}
            </div>
          </div>
        </li>
      ))}
    </Rows>
  )
}

function Target({ entry: { target_name, target_type, target_id, target_path } }: { entry: AuditEntry }) {
  const name = target_name ?? `${target_type} ${target_id ?? ''}`
  return target_path ? <Link to={target_path}>{name}</Link> : name
}

function Details({ details }: { details: Record<string, unknown> }) {
  const facts = Object.entries(details)
  if (facts.length === 0) return null
  return (
    <dl className="text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="pair [--name-width:8.5rem]">
          <dt className="text-muted">{formatLabel(name)}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {Array.isArray(value) ? <Change from={value[0]} to={value[1]} /> : formatValue(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const labels: Record<string, string> = {
  from: 'Status before',
  verification_status: 'Status',
  is_public: 'Public',
  alaska_business_license: 'Entity number',
  ein: 'EIN',
  about_url: 'About page',
}

function formatLabel(name: string): string {
  const text = name.replaceAll('_', ' ')
  return labels[name] ?? capitalize(text)
}

const Change = ({ from, to }: { from: unknown; to: unknown }): ReactNode => (
  <>
    {preview(formatValue(from), 300)}
    <ArrowRightIcon className="mx-2 inline size-4 align-text-bottom text-muted" />
    <span className="sr-only"> became </span>
    {preview(formatValue(to), 300)}
  </>
)

function formatValue(value: unknown): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'number' ? value.toLocaleString('en-US') : String(value)
}
