import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { MAX_COUNT } from '../../features/home/home.constants.ts'
import type { HomeCounts } from '../../features/home/home.contract.ts'
import type { OwnHomeProps } from '../../features/home/OwnHome.tsx'
import { RecentActivity } from '../../features/home/RecentActivity.tsx'
import { call } from '../../kit/api/api.ts'
import { JsonLd } from '../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { GetForm } from '../../kit/ui/GetForm.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { ArrowRightIcon, BriefcaseIcon, BuildingIcon, QuestionIcon, SearchIcon } from '../../kit/ui/icons.tsx'
import { Contours } from '../../kit/ui/illustrations.tsx'
import { Aurora } from './Aurora.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => call(context)('GET /home')

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the home page" />

export function Component() {
  const home = useLoaderData<typeof loader>()
  const { name, region_name, url } = useSite()
  return (
    <>
      <Meta
        title={name}
        description={`A free place for the businesses of ${region_name} to find each other, share what they know and find work.`}
        path="/"
      />
      <JsonLd
        data={{
          '@type': 'WebSite',
          name,
          url: `${url}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
      <JsonLd
        data={{
          '@type': 'Organization',
          name,
          url: `${url}/`,
          logo: `${url}/icon.svg`,
          areaServed: { '@type': 'State', name: region_name },
        }}
      />
      <Hero />
      <OwnPlace counts={home.counts} />
      <Features counts={home.counts} />
      <RecentActivity {...home} />
      <Banner />
    </>
  )
}

function Hero() {
  const { region_name } = useSite()
  const viewer = useViewer()
  return (
    <section className="relative isolate overflow-clip">
      <Aurora className="absolute inset-x-0 top-0 -z-10 h-56 sm:h-64" />
      <Contours className="absolute inset-y-0 right-0 -z-10 h-full w-1/2 max-lg:hidden" />
      <div className="page home-hero">
        <div className="home-title-block">
          <h1 className="home-title">The notice board of {region_name}’s businesses</h1>
          <p className="home-lead">
            Find each other, share what you know and find work. Free for everybody, with no membership fees.
          </p>
        </div>
        <DirectorySearch />
        <div className="flex min-h-11 flex-wrap gap-3">
          {viewer ? (
            <LinkButton to="/my-businesses" variant="secondary">
              My Businesses
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/register" className="when-logged-out">
                Get Started
              </LinkButton>
              <LinkButton to="/login" variant="secondary" className="when-logged-out">
                Login
              </LinkButton>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** A plain GET form, which works without JavaScript. */
function DirectorySearch() {
  return (
    <search>
      <GetForm action="/businesses" className="flex max-w-140 flex-wrap items-end gap-3">
        <Field label="Search the directory" className="flex-1 basis-48">
          {(control) => (
            <Input {...control} type="search" name="search" maxLength={200} placeholder="Name, trade or place" />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          <SearchIcon />
          Search
        </Button>
      </GetForm>
    </search>
  )
}

const OwnHome = lazy<ComponentType<OwnHomeProps>>(() =>
  import('../../features/home/OwnHome.tsx').then(
    ({ OwnHome }) => ({ default: OwnHome }),
    // When this code cannot be loaded, the rest of the page still works.
    () => ({ default: () => null }),
  ),
)

/** The section of the home page for members. Its height is reserved before the first paint. Visitors do not load its code. */
function OwnPlace({ counts }: { counts: HomeCounts }) {
  const viewer = useViewer()
  return (
    <div className="own-place">
      {viewer && (
        <Suspense>
          <OwnHome key={viewer.id} viewer={viewer} counts={counts} />
        </Suspense>
      )}
    </div>
  )
}

const formatMany = (count: number) =>
  count > MAX_COUNT ? `${MAX_COUNT.toLocaleString('en-US')}+` : count.toLocaleString('en-US')

function Features({ counts }: { counts: HomeCounts }) {
  const { region_name } = useSite()
  return (
    <section className="page pt-6" aria-labelledby="board">
      <h2 id="board">What is on the board</h2>
      <ul className="cards mt-6">
        <Feature
          icon={QuestionIcon}
          title="Q&amp;A Forum"
          to="/questions"
          figures={[
            [counts.questions, 'question', 'questions'],
            [counts.answered, 'answered', 'answered'],
          ]}
        >
          Permits, freight, winter storage: ask, and be answered by somebody who has done it here.
        </Feature>
        <Feature icon={BriefcaseIcon} title="Job Board" to="/jobs" figures={[[counts.jobs, 'open job', 'open jobs']]}>
          Work across {region_name}, for a season or for good, posted by those who hire.
        </Feature>
        <Feature
          icon={BuildingIcon}
          title="Business Profiles"
          to="/businesses"
          figures={[
            [counts.businesses, 'business', 'businesses'],
            [counts.verified, 'verified', 'verified'],
          ]}
        >
          Who does what, and where. Browse the directory, or put up a profile of your own business.
        </Feature>
      </ul>
    </section>
  )
}

type FeatureProps = {
  icon: ComponentType<{ className?: string }>
  title: string
  to: string
  /** Totals, such as “12 questions”. Totals of zero are left out. */
  figures: [count: number, one: string, many: string][]
  children: ReactNode
}

function Feature({ icon: Icon, title, to, figures, children }: FeatureProps) {
  const counted = figures.filter(([count]) => count > 0)
  return (
    <Card as="li" className="feature">
      <div className="feature-icons">
        <Icon className="size-7" />
        <ArrowRightIcon />
      </div>
      <CardTitle as="h3" to={to}>
        {title}
      </CardTitle>
      <p className="feature-text">{children}</p>
      {counted.length > 0 && (
        <p className="feature-figures dotted">
          {counted.map(([count, one, many]) => (
            <span key={one}>{`${formatMany(count)} ${count === 1 ? one : many}`}</span>
          ))}
        </p>
      )}
    </Card>
  )
}

function Banner() {
  const viewer = useViewer()
  return (
    <section className="page py-12 lg:py-16" aria-labelledby="banner">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg bg-glacier-soft p-6 sm:p-8">
        <div className="grid max-w-140 gap-2">
          <h2 id="banner">Put your business on the board</h2>
          <p>
            A profile costs nothing. An administrator looks at it, and then everybody can find it.
            <span className="when-logged-out">{!viewer && ' All it takes is an account.'}</span>
          </p>
        </div>
        {viewer ? (
          <LinkButton to="/businesses/new">Create Business</LinkButton>
        ) : (
          <LinkButton to="/register" variant="secondary" className="when-logged-out">
            Create an Account
          </LinkButton>
        )}
      </div>
    </section>
  )
}
