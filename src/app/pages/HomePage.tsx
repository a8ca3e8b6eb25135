import { JsonLd } from '../../kit/page/JsonLd.tsx'
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

export function Component() {
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
      <Features />
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
      <div className="page grid gap-8 pt-14 pb-10 sm:pt-20 lg:pt-24 lg:pb-14">
        <div className="grid max-w-160 gap-4">
          <h1>The notice board of {region_name}’s businesses</h1>
          <p className="max-w-140 text-lg">
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

function Features() {
  const { region_name } = useSite()
  return (
    <section className="page pt-6" aria-labelledby="board">
      <h2 id="board">What is on the board</h2>
      <ul className="cards mt-6">
        <Card as="li" className="grid content-start gap-3">
          <div className="flex items-center justify-between text-glacier">
            <QuestionIcon className="size-7" />
            <ArrowRightIcon />
          </div>
          <CardTitle as="h3" to="/questions">
            Q&amp;A Forum
          </CardTitle>
          <p className="text-muted">
            Permits, freight, winter storage: ask, and be answered by somebody who has done it here.
          </p>
        </Card>
        <Card as="li" className="grid content-start gap-3">
          <div className="flex items-center justify-between text-glacier">
            <BriefcaseIcon className="size-7" />
            <ArrowRightIcon />
          </div>
          <CardTitle as="h3" to="/jobs">
            Job Board
          </CardTitle>
          <p className="text-muted">Work across {region_name}, for a season or for good, posted by those who hire.</p>
        </Card>
        <Card as="li" className="grid content-start gap-3">
          <div className="flex items-center justify-between text-glacier">
            <BuildingIcon className="size-7" />
            <ArrowRightIcon />
          </div>
          <CardTitle as="h3" to="/businesses">
            Business Profiles
          </CardTitle>
          <p className="text-muted">
            Who does what, and where. Browse the directory, or put up a profile of your own business.
          </p>
        </Card>
      </ul>
    </section>
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
            {!viewer && ' All it takes is an account.'}
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
