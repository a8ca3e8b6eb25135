import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Checkbox, Select } from '../../../kit/ui/Input.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import type { Business, BusinessProfile } from '../business.contract.ts'
import { statusOf, type VerificationStatus, verificationStatuses } from '../businesses.constants.ts'
import { statusNames } from '../businesses.labels.ts'
import { groupSlugs, nameGroup } from '../industries/groups.ts'
import { BusinessForm } from './BusinessForm.tsx'
import type { Draft } from './drafts.contract.ts'
import { Fieldset } from './Fieldset.tsx'

const VERIFICATION_TAB_PATH = '/admin?tab=verification'

export async function loader({
  params,
  context,
}: LoaderFunctionArgs): Promise<{ business: BusinessProfile | null; draft: Draft | null }> {
  const readDraft = () => call(context)('GET /profiles/draft', { query: { id: params.id } })
  if (params.id === undefined) return { business: null, ...(await readDraft()) }
  const { business } = await call(context)('GET /admin/businesses/:id', { params: { id: params.id } })
  return { business, ...(await readDraft()) }
}

const directoryValues = (
  business: Business | null,
): { admin_verification_status: VerificationStatus; admin_is_public: boolean; admin_industry_group: string } => ({
  admin_verification_status: business ? statusOf(business.verification_status) : 'curated',
  admin_is_public: business?.is_public ?? false,
  admin_industry_group: business?.industry_group_is_set ? (business.industry_group ?? 'none') : 'auto',
})

export function Component() {
  const { business, draft } = useLoaderData<typeof loader>()
  const title = business ? 'Edit Business' : 'Create Business'

  return (
    <div className="page">
      <Meta title={title} />
      <Breadcrumb
        items={[
          { label: 'Admin', to: VERIFICATION_TAB_PATH },
          ...(business ? [{ label: business.display_name }] : []),
          { label: title },
        ]}
      />
      <PageHeading title={title} lead={business?.display_name} />
      <BusinessForm
        key={business?.id ?? 'new'}
        business={business}
        draft={draft}
        isLicenseOptional
        redirectTo={() => VERIFICATION_TAB_PATH}
        cancelTo={VERIFICATION_TAB_PATH}
        adminFields={{
          values: directoryValues(business),
          render: ({ register, errors }) => (
            <Fieldset id="directory" legend="Directory">
              <Field label="Status" error={errors.admin_verification_status?.message}>
                {(control) => (
                  <Select {...control} {...register('admin_verification_status')}>
                    {verificationStatuses.map((status) => (
                      <option key={status} value={status}>
                        {statusNames[status]}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field
                label="Group of industries"
                hint="Under which visitors find it when they browse."
                error={errors.admin_industry_group?.message}
              >
                {(control) => (
                  <Select {...control} {...register('admin_industry_group')}>
                    <option value="auto">As the industry says</option>
                    <option value="none">None</option>
                    {groupSlugs.map((slug) => (
                      <option key={slug} value={slug}>
                        {nameGroup(slug)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Checkbox
                {...register('admin_is_public')}
                label="Public"
                hint="Shown in the directory while the status is Curated or Verified."
                error={errors.admin_is_public?.message}
              />
            </Fieldset>
          ),
        }}
      />
    </div>
  )
}

export const ErrorBoundary = () => (
  <LoadFailed
    failed="Failed to load business information"
    notFound="Business not found"
    back={{ to: VERIFICATION_TAB_PATH, label: 'Back to Admin' }}
  />
)
