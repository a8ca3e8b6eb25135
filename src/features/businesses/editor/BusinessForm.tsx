import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { api } from '../../../kit/api/api.ts'
import { storeFormValues } from '../../../kit/forms/draft.ts'
import { useApiForm } from '../../../kit/forms/form.ts'
import { useUnsavedWarning } from '../../../kit/forms/unsavedWarning.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import {
  type Business,
  BusinessFields,
  BusinessForm as BusinessFormSchema,
  type BusinessProfile,
  BusinessSave,
} from '../business.contract.ts'
import type { VerificationStatus } from '../businesses.constants.ts'
import { PicturesSection } from '../pictures/PicturesSection.tsx'
import { BusinessDetailFields } from '../profile/details.contract.ts'
import { BusinessFieldsets } from './BusinessFieldsets.tsx'
import { type BusinessFormValues, listChanged, pickFields, toFormValues } from './businessFormValues.ts'
import { type Conflict, ConflictNote, readConflict } from './ConflictNote.tsx'
import { DetailFieldsets } from './DetailFieldsets.tsx'
import { DraftNote } from './DraftNote.tsx'
import type { Draft } from './drafts.contract.ts'
import { Preview } from './Preview.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { useServerDraft } from './useServerDraft.ts'

/** Milliseconds for which the confirmation is shown before the redirect. */
const REDIRECT_DELAY = 2000

type Saved = { message: string; to: string }
type BusinessFormProps = {
  /** The business to edit; null creates a new one. */
  business: BusinessProfile | null
  /** The unsaved values that the editor has typed before. */
  draft: Draft | null
  /** Administrators may save a business that has no entity number. */
  isLicenseOptional: boolean
  /** Status and visibility, which only administrators set. */
  adminFields?: {
    values: { admin_verification_status: VerificationStatus; admin_is_public: boolean; admin_industry_group: string }
    render: (form: {
      register: UseFormRegister<BusinessFormValues>
      errors: FieldErrors<BusinessFormValues>
    }) => ReactNode
  }
  /** The path to open after saving. */
  redirectTo: (saved: Business) => string
  cancelTo: string
}

/** Creates or edits a business, for members and administrators. */
export function BusinessForm({
  business,
  draft,
  isLicenseOptional,
  adminFields,
  redirectTo,
  cancelTo,
}: BusinessFormProps) {
  const { region_code, region_name } = useSite()
  const viewer = useViewer()
  const [saved, setSaved] = useState<Saved | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const schema = adminFields ? BusinessSave : isLicenseOptional ? BusinessFields : BusinessFormSchema
  const [initial] = useState(() => ({ ...toFormValues(business, region_code), ...adminFields?.values }))
  /** The values that the editor has seen: those of the loaded business, updated by those of a draft or a conflict. */
  const seen = useRef({ ...initial, ...draft?.base })
  const storageName = `business ${business?.id ?? ''}`
  const form = useApiForm(
    schema.extend(BusinessDetailFields.shape) as unknown as z.ZodType<BusinessSave, BusinessFormValues>,
    initial,
    async (values) => {
      const changed = Object.keys(listChanged(form.getValues(), initial))
      const details = Object.keys(BusinessDetailFields.shape).filter((name) => !changed.includes(name))
      const isOmitted = (name: string) =>
        details.includes(name) || (business !== null && !changed.includes(name) && !name.startsWith('admin_'))
      const body = Object.fromEntries(Object.entries(values).filter(([name]) => !isOmitted(name)))
      try {
        const { message, profile } = await api('POST /profiles', {
          body: { ...body, ...(business && { id: business.id, expected: toExpected(changed) }) },
        })
        serverDraft.cancel()
        setSaved({ message, to: redirectTo(profile) })
      } catch (error) {
        const found = readConflict(error)
        setConflict(found)
        // The editor has now seen the values that somebody else saved. The next save replaces them.
        if (found) {
          const values = toFormValues({ ...business, ...found.values } as BusinessProfile, '')
          Object.assign(seen.current, pickFields(values, Object.keys(found.values)))
        }
        throw error
      }
    },
    'Failed to save business',
    { storageName },
  )
  const { register, watch, errors, control, setValue } = form

  /** The values that the editor has seen, in the format of the API. */
  function toExpected(changed: string[]) {
    const { year_established, ...values } = pickFields(seen.current, changed)
    const texts = Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])
    return {
      ...Object.fromEntries(texts),
      ...(year_established !== undefined && { year_established: Number(year_established) || null }),
    }
  }

  const serverDraft = useServerDraft(business?.id, draft, () => {
    if (viewer) storeFormValues(`${viewer.id} ${storageName}`, form.getValues())
  })
  // Read at each render, because the form library tracks only properties that are read while rendering.
  const { isDirty } = form.formState
  useUnsavedWarning(serverDraft.state === 'failed' && isDirty && !saved)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form mounts
  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.changed ?? {}))
      if (name in initial) setValue(name as keyof BusinessFormValues, value as never, { shouldDirty: true })
    const subscription = watch((values) => {
      const changed = listChanged(values, initial)
      serverDraft.keep({ changed, base: pickFields(seen.current, Object.keys(changed)) })
    })
    return () => subscription.unsubscribe()
  }, [])

  async function discard() {
    await api('DELETE /profiles/draft', { query: { id: business?.id } })
    form.reset(initial)
    Object.assign(seen.current, initial)
    serverDraft.cancel()
  }

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <div className="min-w-0">
        <form noValidate onSubmit={form.onSubmit}>
          <SectionLinks hasAdminFields={adminFields !== undefined} hasPictures={business !== null} />
          <DraftNote draft={draft} current={initial} onDiscard={discard} />
          <fieldset disabled={saved !== null} className="grid min-w-0 gap-8">
            {adminFields?.render({ register, errors })}
            <BusinessFieldsets
              register={register}
              watch={watch}
              setValue={setValue}
              errors={errors}
              isLicenseOptional={isLicenseOptional}
              regionName={region_name}
            />
            <DetailFieldsets form={form} />
            {!saved && (
              <div className="grid gap-4">
                {conflict && form.failure ? (
                  <ConflictNote
                    conflict={conflict}
                    onTake={(name) => setValue(name, seen.current[name] as never, { shouldDirty: true })}
                  />
                ) : (
                  form.failure && <Alert tone="danger" title={form.failure} />
                )}
                <div className="flex flex-wrap items-center gap-3">
                  <Button type="submit" busy={form.busy}>
                    {business ? 'Save Changes' : 'Create Business'}
                  </Button>
                  <LinkButton variant="quiet" to={cancelTo}>
                    Cancel
                  </LinkButton>
                  <DraftStatus state={serverDraft.state} />
                </div>
              </div>
            )}
          </fieldset>
          {saved && <SavedNote {...saved} />}
        </form>
        {business && <PicturesSection businessId={business.id} />}
      </div>
      <Preview control={control} business={business} />
    </div>
  )
}

const draftTexts = {
  none: '',
  waiting: 'Keeping a draft…',
  kept: 'Kept as a draft that only you see. It is public once you save.',
  failed: 'The draft could not be kept. Save, or stay on this page.',
}
const DraftStatus = ({ state }: { state: keyof typeof draftTexts }) => (
  <p className="hint basis-full" aria-live="polite">
    {draftTexts[state]}
  </p>
)

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
