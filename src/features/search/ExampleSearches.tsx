import { Button } from '../../kit/ui/Button.tsx'
import { ClockIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { region } from '../../region/region.ts'
import { clearRecentSearches, useRecentSearches } from './recentSearches.ts'
import { searchPath } from './searchUrl.ts'

const { examples: cities } = region
const examples = [
  `Plumbers in ${cities.plumbers}`,
  'Networking events this month',
  `Part-time jobs in ${cities.jobs}`,
  `Churches in ${cities.churches}`,
  'How do I claim my business?',
]

/** The search screen before a search: examples, and the recent searches of this browser. */
export function ExampleSearches() {
  const recentSearches = useRecentSearches()
  return (
    <div className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2">
      <section aria-labelledby="examples">
        <h2 id="examples" className="text-lg">
          Ask as you would ask a person
        </h2>
        <p className="mt-1 mb-3 text-muted">Businesses, jobs, events, questions and help, in one search.</p>
        <ul className="grid gap-1">
          {examples.map((example) => (
            <li key={example}>
              <Link to={searchPath(example)} className="search-example">
                {example}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {recentSearches.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent" className="text-lg">
            Recent searches
          </h2>
          <p className="mt-1 mb-3 text-muted">Stored in this browser only.</p>
          <ul className="grid gap-1">
            {recentSearches.map((text) => (
              <li key={text}>
                <Link to={searchPath(text)} className="search-recent">
                  <ClockIcon />
                  <span className="wrap-anywhere">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Button variant="quiet" size="sm" className="mt-2 -ms-3.5" onClick={clearRecentSearches}>
            Clear recent searches
          </Button>
        </section>
      )}
    </div>
  )
}
