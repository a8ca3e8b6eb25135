import { useSite } from '../../kit/page/site.ts'
import { capitalize, formatCount, formatDate, formatTime } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PanelSection } from '../../kit/ui/PanelSection.tsx'
import { SpamSignals } from '../heldPosts/SpamSignals.tsx'
import { reasonNames, targetNames } from '../reports/reports.constants.ts'
import { AppealFacts } from './AppealFacts.tsx'
import { decisionNames } from './moderation.labels.ts'
import type { ReportContext } from './reports.load.ts'

/**
 * Shows the reported content, the reporters and their reasons, earlier decisions about the author, and the decision
 * once there is one.
 */
export function ReportFacts({ report, target, spam, entries, author }: ReportContext) {
  const { time_zone } = useSite()
  const name = targetNames[report.target_type]
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Badge>{capitalize(name)}</Badge>
        {report.appeal && <Badge tone="waiting">Appeal</Badge>}
        {target?.visibility === 'hidden' && <Badge tone="waiting">Hidden</Badge>}
        {target?.visibility === 'held' && <Badge tone="waiting">Held</Badge>}
      </div>
      {report.action && report.resolved_at && (
        <Alert
          tone="info"
          title={`${decisionNames[report.action]} by ${report.resolver_name ?? 'a former moderator'}, ${formatTime(report.resolved_at, time_zone)}`}
        >
          <p className="whitespace-pre-line wrap-anywhere">
            {report.note ? `Reason: ${report.note}` : 'Without a reason.'}
          </p>
        </Alert>
      )}
      {report.appeal && <AppealFacts appeal={report.appeal} message={report.message} />}
      <PanelSection title={`The ${name}`}>
        {target === null ? (
          <p className="hint">It has been deleted.</p>
        ) : (
          target.content && (
            <blockquote className="border-line border-l-2 pl-4 whitespace-pre-line wrap-anywhere">
              {target.content}
            </blockquote>
          )
        )}
        {target && report.target_path && (
          <p className="mt-2">
            <Link to={report.target_path}>{`Open the ${name}`}</Link>
          </p>
        )}
        {spam && spam.score > 0 && (
          <div className="mt-3">
            <SpamSignals {...spam} />
          </div>
        )}
      </PanelSection>
      {!report.appeal && (
        <PanelSection title={formatCount(report.report_count, 'report')}>
          <ul className="grid gap-3">
            {entries.map(({ id, reason, message, reporter_name, created_at }) => (
              <li key={id}>
                <strong>{reasonNames[reason]}</strong>
                {message && <p className="whitespace-pre-line wrap-anywhere">{message}</p>}
                <p className="hint wrap-anywhere">
                  {`${reporter_name ?? 'A visitor'}, ${formatTime(created_at, time_zone)}`}
                </p>
              </li>
            ))}
          </ul>
          {entries.length < report.report_count && (
            <p className="hint mt-2">{`The latest ${entries.length} of ${report.report_count} are shown.`}</p>
          )}
        </PanelSection>
      )}
      <PanelSection title={report.target_type === 'business' ? 'The owner' : 'The author'}>
        {author ? (
          <>
            <p className="wrap-anywhere">
              <strong>{author.full_name}</strong>
              {author.is_banned && ' (banned)'}
            </p>
            <p className="hint">
              {`Member since ${formatDate(author.created_at, time_zone)}, ${formatCount(author.post_count, 'post')}`}
            </p>
            {author.decisions.length > 0 ? (
              <ul className="mt-2 grid gap-2">
                {author.decisions.map(({ id, target_title, action, note, resolved_at }) => (
                  <li key={id} className="wrap-anywhere">
                    {`${action && decisionNames[action]}: ${target_title}`}
                    <span className="hint block">
                      {[resolved_at && formatDate(resolved_at, time_zone), note].filter(Boolean).join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="hint">No report about this person was decided before.</p>
            )}
          </>
        ) : (
          <p className="hint">{report.target_type === 'business' ? 'Nobody owns it.' : 'The account is gone.'}</p>
        )}
      </PanelSection>
    </>
  )
}
