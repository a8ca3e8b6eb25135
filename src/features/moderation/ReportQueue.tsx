import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from '../../kit/forms/listUrl.ts'
import { useSite } from '../../kit/page/site.ts'
import { capitalize, formatCount, formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { CursorPages } from '../../kit/ui/CursorPages.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Filters } from '../../kit/ui/Filters.tsx'
import { Select } from '../../kit/ui/Input.tsx'
import { ListFailed } from '../../kit/ui/ListFailed.tsx'
import { ReviewButton } from '../../kit/ui/ReviewButton.tsx'
import { type Column, Table } from '../../kit/ui/Table.tsx'
import { HeldPosts } from '../heldPosts/HeldPosts.tsx'
import { reasonNames, targetNames } from '../reports/reports.constants.ts'
import type { Report } from './moderation.contract.ts'
import { decisionNames } from './moderation.labels.ts'
import { ReportPanel } from './ReportPanel.tsx'
import { type loadReports, parseReportStatus, type ReportList } from './reports.load.ts'

/** The queue of reports, most reported first, with a panel for deciding one report after the other. */
export function ReportQueue({ list, review, held }: Awaited<ReturnType<typeof loadReports>>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const rows = 'failure' in list ? [] : list.reports
  return (
    <>
      <HeldPosts held={held} />
      {'failure' in list ? <ListFailed {...list} /> : <Reports list={list} heading={heading} />}
      <ReportPanel review={review} queue={rows} fallbackFocus={() => heading.current} />
    </>
  )
}

type ReportsProps = { list: ReportList; heading: React.RefObject<HTMLHeadingElement | null> }

function Reports({ list: { reports, total, next_cursor }, heading }: ReportsProps) {
  const [params, setParams] = useSearchParams()
  const { time_zone } = useSite()
  const status = parseReportStatus(params)
  const isOpen = status === 'open'
  const setStatus = (value: string | null) =>
    setParams(withParams(params, { cursor: null, reports: value }), { preventScrollReset: true })
  const columns: Column<Report>[] = [
    {
      key: 'target',
      header: 'Reported',
      cell: ({ target_type, target_title, author_name }) => (
        <>
          <span className="block wrap-anywhere">{target_title}</span>
          <span className="block font-normal text-muted wrap-anywhere">
            {[capitalize(targetNames[target_type]), target_type !== 'user' && author_name].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'reason',
      header: 'Reason',
      cell: ({ reason, report_count, action, appeal }) => (
        <span className="flex min-w-0 flex-wrap gap-1.5 max-md:justify-end">
          {action && <Badge>{decisionNames[action]}</Badge>}
          <Badge tone={isOpen ? 'waiting' : 'neutral'}>{appeal ? 'Appeal' : reasonNames[reason]}</Badge>
          {report_count > 1 && <Badge>{formatCount(report_count, 'report')}</Badge>}
        </span>
      ),
    },
    {
      key: 'when',
      header: isOpen ? 'Since' : 'Decided',
      className: 'whitespace-nowrap',
      cell: ({ created_at, resolved_at }) => formatDate(resolved_at ?? created_at, time_zone),
    },
    {
      key: 'review',
      header: 'Review',
      actions: true,
      cell: ({ id, target_type, target_title }) => (
        <ReviewButton kind="report" id={id} name={`the ${targetNames[target_type]} ${target_title}`} />
      ),
    },
  ]
  return (
    <>
      <Filters count={Number(!isOpen)} onClear={isOpen ? undefined : () => setStatus(null)}>
        <Field label="Status">
          {(field) => (
            <Select
              {...field}
              value={status}
              onChange={({ target }) => setStatus(target.value === 'open' ? null : target.value)}
            >
              <option value="open">Open</option>
              <option value="resolved">Decided</option>
            </Select>
          )}
        </Field>
      </Filters>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="mb-3 text-lg">
          {total === 0 ? 'No reports found' : formatCount(total, isOpen ? 'open report' : 'decided report')}
        </h2>
      </div>
      {reports.length > 0 ? (
        <Table caption="Reports" captionHidden columns={columns} rows={reports} rowKey={({ id }) => id} />
      ) : (
        <EmptyState title={isOpen ? 'Nothing is reported' : 'Nothing decided yet'} heading="h3">
          <p>
            {isOpen
              ? 'What members and visitors report appears here, most reported first.'
              : 'Reports appear here once a moderator has decided on them.'}
          </p>
        </EmptyState>
      )}
      <CursorPages next={next_cursor} />
    </>
  )
}
