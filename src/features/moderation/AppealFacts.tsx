import { useSearchParams } from 'react-router'
import { withParams } from '../../kit/forms/listUrl.ts'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatTime } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PanelSection } from '../../kit/ui/PanelSection.tsx'
import type { Report } from './moderation.contract.ts'
import { decisionNames } from './moderation.labels.ts'

type AppealFactsProps = { appeal: NonNullable<Report['appeal']>; message: string | null }

/** The contested decision of an appeal, and the message of the author. */
export function AppealFacts({ appeal, message }: AppealFactsProps) {
  const { time_zone } = useSite()
  const viewer = useViewer()
  const [params] = useSearchParams()
  const { action, note, resolved_at, resolver_id, resolver_name, report_id } = appeal
  const isOwnDecision = viewer !== null && viewer.id === resolver_id
  return (
    <>
      <PanelSection title="The decision">
        {action && resolved_at ? (
          <>
            <p className="wrap-anywhere">
              {`${decisionNames[action]} by ${resolver_name ?? 'a former moderator'}, ${formatTime(resolved_at, time_zone)}`}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{note ? `Reason: ${note}` : 'Without a reason.'}</p>
          </>
        ) : (
          <p>It was changed after the appeal.</p>
        )}
        <p className="mt-2">
          <Link to={withParams(params, { report: report_id })} preventScrollReset>
            Open the report
          </Link>
        </p>
      </PanelSection>
      {isOwnDecision && (
        <Alert tone="info" title="You made this decision">
          If there is another moderator, leave the appeal to them.
        </Alert>
      )}
      <PanelSection title="The appeal">
        <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      </PanelSection>
    </>
  )
}
