import { useLocation } from 'react-router'
import { api } from '../../../kit/api/api.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { BuildingIcon, MapPinIcon } from '../../../kit/ui/icons.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { MoreRows } from '../../../kit/ui/MoreRows.tsx'
import { Row, Rows } from '../../../kit/ui/Rows.tsx'
import type { Job } from '../jobs.contract.ts'
import { SaveToggle } from './SaveToggle.tsx'

/** The jobs that the viewer has saved. */
export function SavedJobs({ jobs, next_cursor }: { jobs: Job[]; next_cursor: string | null }) {
  const { key } = useLocation()
  return (
    <section aria-labelledby="saved-jobs" className="grid min-w-0 gap-4">
      <h2 id="saved-jobs">Saved jobs</h2>
      {jobs.length === 0 ? (
        <p className="text-muted">
          You have not saved a job yet. Choose “Save” on the page of <Link to="/jobs">a job</Link> to find it here
          again.
        </p>
      ) : (
        <div>
          <SavedRows jobs={jobs} />
          <MoreRows
            key={key}
            first={jobs}
            cursor={next_cursor}
            label="Show more saved jobs"
            failed="Failed to load saved jobs"
            load={async (cursor) => {
              const more = await api('GET /jobs/user/saved', { query: { cursor } })
              return { items: more.jobs, cursor: more.next_cursor }
            }}
          >
            {(more) => <SavedRows jobs={more} />}
          </MoreRows>
        </div>
      )}
    </section>
  )
}

const SavedRows = ({ jobs }: { jobs: Job[] }) => (
  <Rows>
    {jobs.map(({ id, title, is_active, company, location, salary_range }) => (
      <Row
        key={id}
        heading="h3"
        title={title}
        to={`/jobs/${id}`}
        badges={!is_active && <Badge tone="waiting">Closed</Badge>}
        meta={
          <>
            <span>
              <BuildingIcon />
              {company}
            </span>
            {location && (
              <span>
                <MapPinIcon />
                {location}
              </span>
            )}
            {salary_range && <span>{salary_range}</span>}
          </>
        }
        aside={<SaveToggle id={id} isSaved size="sm" />}
      />
    ))}
  </Rows>
)
