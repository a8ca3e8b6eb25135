import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { LoadFailed } from '../../kit/page/LoadFailed.tsx'
import { Meta } from '../../kit/page/Meta.tsx'
import { preview } from '../../kit/text/text.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../kit/ui/Breadcrumb.tsx'
import { HelpLink } from '../../kit/ui/HelpLink.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { Business } from '../businesses/business.contract.ts'
import { getViewer } from '../session/guard.ts'
import { EventForm } from './EventForm.tsx'
import type { Event } from './event.contract.ts'
import { canCreate, canEdit } from './events.rules.ts'

type LoaderData = { business: Business; event: Event | null }

export async function loader({ params, context }: LoaderFunctionArgs): Promise<LoaderData> {
  const viewer = getViewer(context)
  const { profile: business } = await call(context)('GET /profiles/:id', { params: { id: params.id ?? '' } })
  if (params.event_id === undefined) {
    if (canCreate(viewer, business)) return { business, event: null }
    throw data({ error: 'You do not have permission to create events for this business' }, { status: 403 })
  }
  const { event } = await call(context)('GET /events/:id', { params: { id: params.event_id } }).catch((error) => {
    toast.error(describeFailure('Failed to load event.', error))
    throw redirect(`/businesses/${business.id}`)
  })
  if (event.business_id !== business.id) throw data({ error: 'Event not found' }, { status: 404 })
  if (!canEdit(viewer, event)) throw data({ error: 'You do not have permission to edit this event' }, { status: 403 })
  return { business, event }
}

export function Component() {
  const { business, event } = useLoaderData<typeof loader>()
  const title = event ? 'Edit Event' : 'Create Event'
  return (
    <div className="page page-reading">
      <Meta title={title} />
      <Breadcrumb
        items={[
          { label: 'Businesses', to: '/businesses' },
          { label: preview(business.display_name, 60), to: `/businesses/${business.id}` },
          { label: title },
        ]}
      />
      <PageHeading title={title} />
      <Alert title="Tip" className="mb-6 max-w-form">
        Keep the description short, and link to your own page for tickets, the program and other details.
      </Alert>
      <div className="mb-6">
        <HelpLink page="create-an-event">How to create an event</HelpLink>
      </div>
      <EventForm key={event?.id ?? 'new'} business_id={business.id} event={event} />
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed failed="Failed to load business information" back={{ to: '/events', label: 'Back to Events' }} />
)
