import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import type { Endpoints, ReplyOf } from '../../kit/api/contract.ts'
import { parseFailure } from '../../kit/api/failure.ts'
import { useNow } from '../../kit/page/clock.ts'
import { JsonLd } from '../../kit/page/JsonLd.tsx'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { useViewer } from '../../kit/page/session.ts'
import { useSite } from '../../kit/page/site.ts'
import { phoneLink } from '../../kit/text/phone.ts'
import { markdownToText, preview } from '../../kit/text/text.ts'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { ExternalIcon, PencilIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { LinkMenu } from '../../kit/ui/LinkMenu.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { ShareMenu } from '../../kit/ui/ShareMenu.tsx'
import { PersonAvatar, PersonName } from '../accounts/PersonName.tsx'
import { UserLink } from '../businesses/profile/ContactCard.tsx'
import { shortenUrl } from '../businesses/profile/contact.ts'
import { ReportButton } from '../reports/ReportButton.tsx'
import { VisibilityNote } from '../reports/VisibilityNote.tsx'
import { CancelledEvent } from './CancelledEvent.tsx'
import { DateBlock } from './DateBlock.tsx'
import { DeleteEventButtons, ToggleEventButton } from './EventActions.tsx'
import { EventBadges } from './EventBadges.tsx'
import { eventJsonLd } from './eventJsonLd.ts'
import { eventPicture } from './eventPicture.ts'
import { canDelete, canEdit, canToggle } from './events.rules.ts'
import { computeTimeStatus } from './eventTimes.ts'
import { addToCalendarLinks } from './icalendar/calendarLinks.ts'
import { InterestButton, InterestCount } from './interest/InterestButton.tsx'
import { OtherDates, WhenAndWhere } from './WhenAndWhere.tsx'

type LoadedEventData = { loadedAt: number; event: ReplyOf<Endpoints['GET /events/:id']>['event'] }
type LoaderData = LoadedEventData | ReplyOf<Endpoints['GET /events/:id/cancellation']>

export async function loader({ params, context }: LoaderFunctionArgs) {
  const loadedAt = Date.now()
  const ofEvent = { params: { id: params.id ?? '' } }
  try {
    return { loadedAt, ...(await call(context)('GET /events/:id', ofEvent)) }
  } catch (error) {
    if (parseFailure(error).status !== 404) throw error
    const cancelled = await call(context)('GET /events/:id/cancellation', ofEvent).catch(() => null)
    if (!cancelled) throw error
    // The event itself is not there. No search engine may keep the page.
    return data(cancelled, { status: 404 })
  }
}

export function Component() {
  const loaded = useLoaderData<LoaderData>()
  return 'event' in loaded ? <LoadedEvent {...loaded} /> : <CancelledEvent cancellation={loaded.cancellation} />
}

function LoadedEvent({ event, loadedAt }: LoadedEventData) {
  const viewer = useViewer()
  const site = useSite()
  const now = useNow(loadedAt)
  const path = event.is_public ? `/events/${event.id}` : undefined

  return (
    <div className="page">
      <Meta
        title={event.title}
        description={preview(markdownToText(event.description), 160)}
        path={path}
        picture={eventPicture(event, event.time_zone)}
      />
      {path && <JsonLd data={eventJsonLd(event, site)} />}
      <Breadcrumb items={[{ label: 'Events', to: '/events' }, { label: preview(event.title, 60) }]} path={path} />
      <div className="event-heading">
        <DateBlock start={event.start_datetime} />
        <PageHeading
          title={<span className="wrap-anywhere">{event.title}</span>}
          badges={<EventBadges event={event} now={now} />}
          actions={
            (canEdit(viewer, event) || canToggle(viewer, event)) && (
              <>
                {canEdit(viewer, event) && (
                  <LinkButton variant="secondary" to={`/businesses/${event.business_id}/events/${event.id}/edit`}>
                    <PencilIcon />
                    Edit
                  </LinkButton>
                )}
                {canToggle(viewer, event) && <ToggleEventButton event={event} />}
                {canDelete(viewer, event) && <DeleteEventButtons event={event} />}
              </>
            )
          }
        />
      </div>
      <VisibilityNote target_type="event" target_id={event.id} visibility={event.visibility} className="mb-6" />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid min-w-0 gap-8">
          <WhenAndWhere event={event}>
            {event.is_public && (
              <>
                <div className="flex flex-wrap gap-3">
                  {computeTimeStatus(event, now) !== 'past' && (
                    <>
                      <InterestButton event={event} />
                      <LinkMenu label="Add to calendar" links={addToCalendarLinks(event, site)} size="sm" />
                    </>
                  )}
                  <ShareMenu title={event.title} path={`/events/${event.id}`} />
                </div>
                <InterestCount count={event.interested_count} />
              </>
            )}
          </WhenAndWhere>
          <section aria-label="Description">
            <Markdown html={event.description_html} />
          </section>
          <OtherDates event={event} />
          {event.event_url && (
            <p>
              <a href={event.event_url} className="button button-primary" target="_blank" rel="nofollow ugc noopener">
                Visit Event Page
                <ExternalIcon />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </p>
          )}
        </div>
        <div className="grid gap-4">
          <HostedBy event={event} />
          {event.created_by_name && (
            <Card as="section" aria-labelledby="creator">
              <h2 id="creator" className="text-muted text-sm">
                Event Created By
              </h2>
              <div className="mt-2 flex items-center gap-3">
                <PersonAvatar name={event.created_by_name} pictureUrl={event.creator?.picture_url ?? null} />
                <PersonName name={event.created_by_name} person={event.creator} />
              </div>
            </Card>
          )}
          {event.role === null && (
            <div className="-ml-3">
              <ReportButton target_type="event" target_id={event.id} about="this event" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function HostedBy({ event }: Pick<LoadedEventData, 'event'>) {
  const { business_id, display_name, display_city, state, phone, website } = event
  const phoneHref = phone && phoneLink(phone)
  return (
    <Card as="section" aria-labelledby="host">
      <h2 id="host" className="text-muted text-sm">
        Hosted By
      </h2>
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        <li className="card-title">
          <Link to={`/businesses/${business_id}`}>{display_name}</Link>
        </li>
        <li>{[display_city, state].filter(Boolean).join(', ')}</li>
        {phone && <li>{phoneHref ? <a href={phoneHref}>{phone}</a> : phone}</li>}
        {website && (
          <li>
            <UserLink href={website}>{shortenUrl(website)}</UserLink>
          </li>
        )}
      </ul>
      <LinkButton variant="secondary" size="sm" to={`/businesses/${business_id}`} className="mt-4">
        View Business Profile
      </LinkButton>
    </Card>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load event. Please try again."
    notFound="Event not found"
    back={{ to: '/events', label: 'Back to Events' }}
  />
)
