import { useSite } from '../../../../kit/page/site.ts'
import { formatCount, formatTime } from '../../../../kit/text/text.ts'
import { Badge } from '../../../../kit/ui/Badge.tsx'
import { Row, Rows } from '../../../../kit/ui/Rows.tsx'
import { stateNames } from '../import.labels.ts'
import type { ImportSummary } from '../imports.contract.ts'

/** The latest imports, each with a link to its page. Renders nothing when there are none. */
export function EarlierImports({ imports }: { imports: ImportSummary[] }) {
  const { time_zone } = useSite()
  if (imports.length === 0) return null
  return (
    <section aria-labelledby="earlier-imports" className="mt-12">
      <h2 id="earlier-imports" className="mb-2 text-lg">
        Earlier imports
      </h2>
      <Rows>
        {imports.map(({ id, file_name, state, created_at, user_name, counts }) => (
          <Row
            key={id}
            heading="h3"
            title={file_name}
            to={`/admin/import/${id}`}
            aside={<Badge tone={state === 'applied' ? 'success' : 'neutral'}>{stateNames[state]}</Badge>}
            meta={
              <span>{`${formatCount(counts.rows, 'row')}, ${user_name}, ${formatTime(created_at, time_zone)}`}</span>
            }
          />
        ))}
      </Rows>
    </section>
  )
}
