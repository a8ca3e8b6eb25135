import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { isAdministrator } from '../../../kit/page/roles.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { HelpLink } from '../../../kit/ui/HelpLink.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { getViewer } from '../../session/guard.ts'
import type { Business, BusinessProfile } from '../business.contract.ts'
import { canEdit } from '../businesses.rules.ts'
import { BusinessForm } from './BusinessForm.tsx'
import type { Draft } from './drafts.contract.ts'

export async function loader({
  params,
  context,
}: LoaderFunctionArgs): Promise<{ business: BusinessProfile | null; draft: Draft | null }> {
  const viewer = getViewer(context)
  const readDraft = () => call(context)('GET /profiles/draft', { query: { id: params.id } })
  if (params.id === undefined) return { business: null, ...(await readDraft()) }
  const { profile } = await call(context)('GET /profiles/:id', { params: { id: params.id } })
  if (!canEdit(viewer, profile))
    throw data({ error: 'You do not have permission to edit this business' }, { status: 403 })
  return { business: profile, ...(await readDraft()) }
}

/** The page of the team for members, the public page for other administrators. */
const businessPath = ({ id, role }: Business) => (role ? `/my-businesses/${id}` : `/businesses/${id}`)

export function Component() {
  const { business, draft } = useLoaderData<typeof loader>()
  const isByAdministrator = isAdministrator(useViewer())
  const title = business ? 'Edit Business' : 'Create Business'

  return (
    <div className="page">
      <Meta title={title} />
      <Breadcrumb
        items={[
          business?.role || !business
            ? { label: 'My Businesses', to: '/my-businesses' }
            : { label: 'Businesses', to: '/businesses' },
          ...(business ? [{ label: business.display_name, to: businessPath(business) }] : []),
          { label: title },
        ]}
      />
      <PageHeading
        title={title}
        lead={
          business
            ? undefined
            : 'An administrator verifies each new business before it appears in the public directory.'
        }
      />
      <div className="mb-6">
        <HelpLink page={business ? 'edit-a-business' : 'create-a-business'}>How profiles work</HelpLink>
      </div>
      {business?.verification_status === 'approved' && !isByAdministrator && (
        <Alert title="This business is verified" className="mb-6 max-w-form">
          Changing its name, entity number, EIN or structure sets it to pending: it leaves the public directory until an
          administrator has verified it again. Other changes have no effect on the status.
        </Alert>
      )}
      <BusinessForm
        key={business?.id ?? 'new'}
        business={business}
        draft={draft}
        isLicenseOptional={isByAdministrator}
        redirectTo={businessPath}
        cancelTo={business ? businessPath(business) : '/my-businesses'}
      />
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load business information"
    notFound="Business not found"
    back={{ to: '/my-businesses', label: 'Back to My Businesses' }}
  />
)
