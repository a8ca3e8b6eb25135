// biome-ignore-all lint/a11y/noRedundantRoles: a grid on phones would remove the implicit roles
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { parseFailure } from '../../../kit/api/failure.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { phoneLink } from '../../../kit/text/phone.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { cx } from '../../../kit/ui/cx.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { ShareMenu } from '../../../kit/ui/ShareMenu.tsx'
import { markScrollEdges } from '../../../kit/ui/scrollEdges.ts'
import type { BusinessProfile } from '../business.contract.ts'
import { describeHours } from '../hours/describeHours.ts'
import { OpeningBadge } from '../hours/OpeningBadge.tsx'
import { BusinessLogo } from '../pictures/BusinessLogo.tsx'
import { UserLink } from '../profile/ContactCard.tsx'
import { addressLines, directionsLink, shortenUrl } from '../profile/contact.ts'
import { accessibilityNames } from '../profile/details.constants.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { ComparisonBar } from './ComparisonBar.tsx'
import { comparisonPath, parseComparedIds, removeCompared } from './comparison.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ids = parseComparedIds(new URL(request.url).searchParams.get('ids'))
  const api = call(context)
  const profiles = await Promise.all(
    ids.map(async (id) => {
      try {
        return (await api('GET /profiles/:id', { params: { id } })).profile
      } catch (error) {
        if (parseFailure(error).status === 404) return null
        throw error
      }
    }),
  )
  const visibleProfiles = profiles.filter((profile) => profile !== null)
  // Two of the chosen businesses may have been merged.
  const businesses = [...new Map(visibleProfiles.map((profile) => [profile.id, profile])).values()]
  return { businesses, missing: profiles.length - visibleProfiles.length, loadedAt: Date.now() }
}

/** The rows of the comparison. Null and an empty list mean unknown. */
const rows: [name: string, describe: (business: BusinessProfile, loadedAt: number) => ReactNode][] = [
  ['Industry', ({ industry, category }) => industry ?? category],
  ['Now', ({ opening }, loadedAt) => opening && <OpeningBadge opening={opening} loadedAt={loadedAt} />],
  ['Hours', ({ opening_hours }) => opening_hours && lines(describeHours(opening_hours))],
  ['Phone', ({ phone }) => phone && <Phone phone={phone} />],
  ['Website', ({ website }) => website && <UserLink href={website}>{shortenUrl(website)}</UserLink>],
  ['Address', (business) => (business.location || business.display_city) && lines(addressLines(business))],
  ['Directions', (business) => directions(directionsLink(business))],
  ['Services', ({ services }) => services.join(', ')],
  ['Service area', ({ service_area }) => service_area.join(', ')],
  ['Languages', ({ languages }) => languages.join(', ')],
  [
    'Accessibility',
    ({ accessibility, accessibility_note }) =>
      lines([
        ...accessibility.map((feature) => accessibilityNames[feature]),
        ...(accessibility_note ? [accessibility_note] : []),
      ]),
  ],
  ['Since', ({ year_established }) => year_established],
  ['About', ({ tagline }) => tagline],
]

const lines = (texts: string[]) =>
  texts.length > 0 &&
  texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ))

function Phone({ phone }: { phone: string }) {
  const href = phoneLink(phone)
  return href ? <a href={href}>{phone}</a> : phone
}

const directions = (href: string | null) => href && <UserLink href={href}>Open a map</UserLink>

export function Component() {
  const { businesses, missing, loadedAt } = useLoaderData<typeof loader>()
  const path = comparisonPath(businesses.map(({ id }) => id))
  return (
    <div className="page">
      <Meta title="Compare Businesses" />
      <Breadcrumb items={[{ label: 'Businesses', to: '/businesses' }, { label: 'Compare' }]} />
      <PageHeading
        title="Compare Businesses"
        actions={businesses.length > 0 && <ShareMenu title="Businesses to compare" path={path} align="end" />}
      />
      {missing > 0 && (
        <Alert
          className="mb-6"
          title={`${formatCount(missing, 'business', 'businesses')} could not be found, and ${missing === 1 ? 'is' : 'are'} left out.`}
        />
      )}
      {businesses.length === 0 ? (
        <>
          <ComparisonBar className="mb-6" />
          <EmptyState title="Nothing to compare yet" action={<LinkButton to="/businesses">Find Businesses</LinkButton>}>
            <p>Open a business and choose Compare. Do the same with another one.</p>
          </EmptyState>
        </>
      ) : (
        <>
          <Comparison businesses={businesses} loadedAt={loadedAt} />
          <p className="mt-6">
            <Link to="/businesses">Find another business</Link>
          </p>
        </>
      )}
    </div>
  )
}

const scrollBox = 'max-md:max-h-[85dvh] max-md:overflow-auto print:max-h-none print:overflow-visible'

/**
 * Leaves each column readable. On phones, the name of a row stands above its values, so that two businesses fit beside
 * each other. More of them scroll sideways in a box of the height of the window, in which their names stay visible.
 */
const layouts: Record<number, { section?: string; table?: string; row: string }> = {
  1: { row: 'max-sm:grid-cols-1' },
  2: { row: 'max-sm:grid-cols-2' },
  3: { section: scrollBox, table: 'min-w-122', row: 'max-sm:grid-cols-3' },
  4: { section: scrollBox, table: 'min-w-156', row: 'max-sm:grid-cols-4' },
}

function Comparison({ businesses, loadedAt }: { businesses: BusinessProfile[]; loadedAt: number }) {
  const filledRows = rows
    .map(([name, describe]) => ({ name, values: businesses.map((business) => describe(business, loadedAt)) }))
    .filter(({ values }) => values.some(Boolean))
  const ids = businesses.map(({ id }) => id)
  const layout = layouts[ids.length]
  const row = cx('align-top max-sm:grid', layout?.row)
  return (
    // The region can get the focus, so that keys scroll it.
    <section
      className={cx('relative', layout?.section)}
      aria-label="Comparison"
      tabIndex={layout?.section ? 0 : undefined}
      ref={layout?.section ? markScrollEdges : undefined}
    >
      {/* A grid is no table to some screen readers, unless the roles say so. */}
      <table role="table" className={cx('w-full table-fixed border-collapse text-left max-sm:block', layout?.table)}>
        <thead role="rowgroup" className="sticky top-0 z-1 bg-ground shadow-[0_1px_0_var(--color-line)] max-sm:block">
          <tr role="row" className={row}>
            <td role="cell" className="w-24 max-sm:hidden" />
            {businesses.map(({ id, display_name }) => (
              <th key={id} role="columnheader" scope="col" className="p-2 font-semibold max-sm:ps-0">
                <Link to={`/businesses/${id}`} className="link line-clamp-2 wrap-anywhere" title={display_name}>
                  {display_name}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          <tr role="row" className={row}>
            <th role="rowheader" scope="row" className="max-sm:hidden">
              <span className="sr-only">Logo</span>
            </th>
            {businesses.map(({ id, display_name, logo, verification_status }) => (
              <td key={id} role="cell" className="p-2 max-sm:ps-0">
                <BusinessLogo name={display_name} logo={logo} />
                {verification_status === 'approved' && (
                  <p className="mt-2">
                    <StatusBadge status={verification_status} />
                  </p>
                )}
                {ids.length > 1 && (
                  <Link
                    to={comparisonPath(ids.filter((other) => other !== id))}
                    className="no-print mt-1 block w-fit py-1 text-sm pointer-coarse:py-3"
                    onClick={() => removeCompared(id)}
                  >
                    Remove<span className="sr-only"> {display_name}</span>
                  </Link>
                )}
              </td>
            ))}
          </tr>
          {filledRows.map(({ name, values }) => (
            <tr key={name} role="row" className={cx(row, 'border-line border-t')}>
              <th
                role="rowheader"
                scope="row"
                className="py-2.5 pr-2 font-normal text-muted text-sm hyphens-auto max-sm:sticky max-sm:left-0 max-sm:col-span-full max-sm:w-fit max-sm:pb-0"
              >
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={ids[index]}
                  role="cell"
                  className="p-2 py-2.5 tabular-nums wrap-anywhere max-sm:ps-0 max-sm:pt-0.5"
                >
                  {value || <span className="text-muted text-sm">not known</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load the businesses. Please try again."
    back={{ to: '/businesses', label: 'Back to Businesses' }}
  />
)
