import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SearchForm } from '../../features/search/SearchForm.tsx'
import { call } from '../../kit/api/api.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => call(context)('GET /help')

/** Lists all pages of the help. */
export function Component() {
  const { sections } = useLoaderData<typeof loader>()
  return (
    <div className="page pb-16">
      <Meta
        title="Help"
        description="How to use this network: accounts, businesses, claims, teams, the forum, jobs and events."
        path="/help"
      />
      <PageHeading title="Help" lead="How to use this network. Search in your own words, or choose a page." />
      <SearchForm label="Search the help and everything else" />
      <div className="mt-10 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map(({ section, pages }) => (
          <section key={section}>
            <h2 className="mb-3 text-lg">{section}</h2>
            <ul className="grid gap-1">
              {pages.map(({ name, title }) => (
                <li key={name}>
                  <Link to={`/help/${name}`} className="inline-block py-1">
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the help" back={{ to: '/', label: 'Home' }} />
