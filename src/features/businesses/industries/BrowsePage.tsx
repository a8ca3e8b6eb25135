import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { JsonLd } from '../../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { useSite } from '../../../kit/page/site.ts'
import { formatCount, withoutBlanks } from '../../../kit/text/text.ts'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { FollowButton } from '../../notifications/FollowButton.tsx'
import { DirectoryCards } from '../directory/DirectoryCards.tsx'
import { loadTimeOf, toCard } from '../directory/directory.ts'
import { BrowseLinks } from './BrowseLinks.tsx'

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { profiles, filters, ...page } = await call(context)('GET /profiles/browse', {
    query: { city: params.city, industry: params.industry },
  })
  // Each page has one URL. Another case, or the name of a group in place of its slug, is redirected to it.
  if (page.path !== new URL(request.url).pathname.replace(/\/+$/, '')) throw redirect(page.path, 301)
  const cards = profiles.map(toCard)
  return {
    ...page,
    cards,
    loadedAt: loadTimeOf(cards),
    all: `/businesses?${new URLSearchParams(filters)}`,
  }
}

type Page = Awaited<ReturnType<typeof loader>>

const nameTitle = ({ city, industry }: Pick<Page, 'city' | 'industry'>, region: string) =>
  `${industry?.name ?? 'Businesses'} in ${city?.name ?? region}`

/** A sentence with the number of businesses, and the cities or industries that have the most of them. */
function describe({ city, industry, total, groups, industries, cities }: Page, region: string) {
  const where = city?.name ?? region
  const what = formatCount(total, 'business', 'businesses')
  const parts = (city ? (industry ? [] : groups.length > 0 ? groups : industries) : cities).slice(0, 3)
  const most = parts.map(({ name, count }) => `${count.toLocaleString('en-US')} in ${name}`)
  const list = most.length > 1 ? `${most.slice(0, -1).join(', ')} and ${most.at(-1)}` : most[0]
  return `${what} in ${withoutBlanks(industry?.name ?? null, where).join(', ')}${list ? `: ${list}` : ''}.`
}

export function Component() {
  const page = useLoaderData<typeof loader>()
  const { city, industry, total, cards, loadedAt, groups, industries, cities, path, all } = page
  const { region_name, url } = useSite()
  const title = nameTitle(page, region_name)
  const facts = describe(page, region_name)
  const inCity = city ? ` in ${city.name}` : ''

  return (
    <div className="page">
      <Meta title={title} description={facts} path={path} />
      <JsonLd
        data={{
          '@type': 'ItemList',
          name: title,
          numberOfItems: total,
          itemListElement: cards.map((card, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: card.display_name,
            url: `${url}/businesses/${card.id}`,
          })),
        }}
      />
      <Breadcrumb
        items={[
          { label: 'Businesses', to: '/businesses' },
          ...(city && industry ? [{ label: city.name, to: city.path }] : []),
          { label: industry?.name ?? city?.name ?? '' },
        ]}
        path={path}
      />
      <PageHeading
        title={title}
        lead={facts}
        actions={city && !industry && <FollowButton target={{ type: 'city', key: city.name }} about={city.name} />}
      />
      <section aria-label={title} className="mt-6">
        <h2 className="sr-only">Businesses</h2>
        <DirectoryCards cards={cards} loadedAt={loadedAt} />
        {total > cards.length && (
          <p className="mt-6">
            <LinkButton variant="secondary" to={all}>
              {`Show all ${total.toLocaleString('en-US')}`}
            </LinkButton>
          </p>
        )}
      </section>
      <div className="mt-12 grid gap-10">
        {city && industry && (
          <BrowseLinks
            title={`${industry.name} in other places`}
            links={[{ name: `All of ${region_name}`, path: industry.path, count: null }, ...cities]}
          />
        )}
        {groups.length > 0 && (
          <BrowseLinks title={industry ? `Also${inCity}` : `What there is${inCity}`} links={groups} />
        )}
        {industries.length > 0 && (
          <BrowseLinks title={city ? `Industries${inCity}` : 'Related industries'} links={industries} />
        )}
        {!(city && industry) && cities.length > 0 && (
          <BrowseLinks title={city ? `Near ${city.name}` : `${industry?.name} by place`} links={cities} />
        )}
      </div>
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load business profiles"
    notFound="No business is listed here"
    back={{ to: '/businesses', label: 'Back to Businesses' }}
  />
)
