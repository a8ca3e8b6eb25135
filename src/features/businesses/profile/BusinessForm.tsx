import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { api } from '../../../kit/api/api.ts'
import { useApiForm } from '../../../kit/forms/form.ts'
import { useUnsavedWarning } from '../../../kit/forms/unsavedWarning.ts'
import { useSite } from '../../../kit/page/site.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import type { VerificationStatus } from '../businesses.constants.ts'
import {
  type Business,
  BusinessFields,
  BusinessForm as BusinessFormSchema,
  BusinessSave,
} from '../businesses.contract.ts'
import { BusinessFieldsets } from './BusinessFieldsets.tsx'
import { type BusinessValues, toFormValues } from './businessValues.ts'

/** Milliseconds. */
const REDIRECT_DELAY = 2000

type Saved = { message: string; to: string }
type BusinessFormProps = {
  /** The business to edit; null creates a new one. */
  business: Business | null
  /** Administrators may save a business that has no entity number. */
  isLicenseOptional: boolean
  /** Status and visibility, which only administrators set. */
  adminFields?: {
    values: { admin_verification_status: VerificationStatus; admin_is_public: boolean }
    render: (form: { register: UseFormRegister<BusinessValues>; errors: FieldErrors<BusinessValues> }) => ReactNode
  }
  /** The path to open after saving. */
  redirectTo: (saved: Business) => string
  cancelTo: string
}

/** Creates or edits a business, for members and administrators. */
export function BusinessForm({ business, isLicenseOptional, adminFields, redirectTo, cancelTo }: BusinessFormProps) {
  const { region_code, region_name } = useSite()
  const [saved, setSaved] = useState<Saved | null>(null)
  const schema = adminFields ? BusinessSave : isLicenseOptional ? BusinessFields : BusinessFormSchema
  const form = useApiForm(
    schema as z.ZodType<BusinessSave, BusinessValues>,
    { ...toFormValues(business, region_code), ...adminFields?.values },
    async (values) => {
      const { message, profile } = await api('POST /profiles', { body: { ...values, id: business?.id } })
      setSaved({ message, to: redirectTo(profile) })
    },
    'Failed to save business',
    { storageName: `business ${business?.id ?? ''}` },
  )
  const { register, watch, errors } = form
  useUnsavedWarning(form.formState.isDirty && !saved)

  return (
    <form noValidate onSubmit={form.onSubmit} className="max-w-form">
      <fieldset disabled={saved !== null} className="grid min-w-0 gap-8">
        {adminFields?.render({ register, errors })}
        <BusinessFieldsets
          register={register}
          watch={watch}
          errors={errors}
          isLicenseOptional={isLicenseOptional}
          regionName={region_name}
        />
        {!saved && (
          <div className="grid gap-4">
            {form.failure && <Alert tone="danger" title={form.failure} />}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={form.busy}>
                {business ? 'Save Changes' : 'Create Business'}
              </Button>
              <LinkButton variant="quiet" to={cancelTo}>
                Cancel
              </LinkButton>
            </div>
          </div>
        )}
      </fieldset>
      {saved && <SavedNote {...saved} />}
    </form>
  )
}

/** Confirms the save and redirects. */
function SavedNote({ message, to }: Saved) {
  const navigate = useNavigate()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    note.current?.focus()
    const timer = setTimeout(() => navigate(to, { replace: true }), REDIRECT_DELAY)
    return () => clearTimeout(timer)
  }, [navigate, to])
  return (
    <div ref={note} tabIndex={-1} className="mt-8 outline-none">
      <Alert tone="success" title={message} action={<Link to={to}>Continue</Link>} />
    </div>
  )
}
