import { useAction } from '../../kit/api/api.ts'
import { useSite } from '../../kit/page/site.ts'
import { formatDate } from '../../kit/text/text.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import { listLabels } from './savedSearches.constants.ts'
import type { SavedSearch } from './savedSearches.contract.ts'

/** The viewer's saved searches, with their alerts. */
export function SavedSearches({ searches }: { searches: SavedSearch[] }) {
  const { time_zone } = useSite()
  return (
    <section aria-labelledby="saved-searches" className="grid min-w-0 gap-4">
      <h2 id="saved-searches">Saved searches</h2>
      {searches.length === 0 ? (
        <p className="text-muted">
          You have not saved a search yet. Choose “Save Search” beside the results of{' '}
          <Link to="/questions">questions</Link>, <Link to="/jobs">jobs</Link>, <Link to="/events">events</Link> or{' '}
          <Link to="/businesses">businesses</Link>, and you are told when something new matches.
        </p>
      ) : (
        <Rows>
          {searches.map((search) => (
            <Row
              key={search.id}
              heading="h3"
              title={`${listLabels[search.list].name}: ${search.description || 'everything new'}`}
              to={search.url}
              badges={!search.has_alerts && <Badge tone="neutral">Alerts off</Badge>}
              meta={<span>{`Saved on ${formatDate(search.created_at, time_zone)}`}</span>}
              aside={<SearchActions search={search} />}
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

function SearchActions({ search: { id, has_alerts } }: { search: SavedSearch }) {
  const toggle = useAction('PATCH /saved-searches/:id', {
    failed: 'Failed to change the alerts',
    done: has_alerts ? 'You get no more alerts of this search.' : 'You are told when something new matches.',
  })
  const remove = useAction('DELETE /saved-searches/:id', {
    failed: 'Failed to delete the search',
    done: 'The saved search has been deleted.',
  })
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        busy={toggle.busy}
        onClick={() => toggle({ params: { id }, body: { has_alerts: !has_alerts } })}
      >
        {has_alerts ? 'Stop Alerts' : 'Start Alerts'}
      </Button>
      <Button variant="quiet" size="sm" busy={remove.busy} onClick={() => remove({ params: { id } })}>
        Delete
      </Button>
    </span>
  )
}
