import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import type { z } from 'zod'
import { api } from '../../../kit/api/api.ts'
import { storeFormValues } from '../../../kit/forms/draft.ts'
import { useApiForm } from '../../../kit/forms/form.ts'
import { useUnsavedWarning } from '../../../kit/forms/unsavedWarning.ts'
import { isAdministrator } from '../../../kit/page/roles.ts'
import { useViewer } from '../../../kit/page/session.ts'
import { useSite } from '../../../kit/page/site.ts'
import {
  type Business,
  BusinessFields,
  BusinessForm as BusinessFormSchema,
  type BusinessProfile,
  BusinessSave,
} from '../business.contract.ts'
import type { VerificationStatus } from '../businesses.constants.ts'
import { type PicturesHandle, PicturesSection } from '../pictures/PicturesSection.tsx'
import { BusinessDetailFields } from '../profile/details.contract.ts'
import { BusinessFieldsets } from './BusinessFieldsets.tsx'
import { type BusinessFormValues, listChanged, pickFields, toFormValues } from './businessFormValues.ts'
import { type Conflict, ConflictNote, extractConflict } from './ConflictNote.tsx'
import { DetailFieldsets } from './DetailFieldsets.tsx'
import { DraftNote } from './DraftNote.tsx'
import type { Draft } from './drafts.contract.ts'
import { Preview } from './Preview.tsx'
import { SaveBar, SavedNote, type SaveResult } from './SaveBar.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { useServerDraft } from './useServerDraft.ts'

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
  const [saved, setSaved] = useState<SaveResult | null>(null)
  const formId = useId()
  const pictures = useRef<PicturesHandle>(null)
  /** The number of chosen pictures that are not uploaded yet. */
  const [chosenCount, setChosenCount] = useState(0)
  const [pictureProblem, setPictureProblem] = useState<string | null>(null)
  /** Whether a change of the legal identity makes the business pending. */
  const isReviewed = business?.verification_status === 'approved' && !isAdministrator(viewer)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const schema = adminFields ? BusinessSave : isLicenseOptional ? BusinessFields : BusinessFormSchema
  const [initial] = useState(() => ({ ...toFormValues(business, region_code), ...adminFields?.values }))
  /** The values that the editor has seen: those of the loaded business, updated by those of a draft or a conflict. */
  const seen = useRef({ ...initial, ...draft?.base })
  const storageName = `business ${business?.id ?? ''}`
  const form = useApiForm(
    schema.extend(BusinessDetailFields.shape) as unknown as z.ZodType<BusinessSave, BusinessFormValues>,
    initial,
    async (values, idempotencyKey) => {
      const changed = Object.keys(listChanged(form.getValues(), initial))
      const details = Object.keys(BusinessDetailFields.shape).filter((name) => !changed.includes(name))
      const isOmitted = (name: string) =>
        details.includes(name) || (business !== null && !changed.includes(name) && !name.startsWith('admin_'))
      const body = Object.fromEntries(Object.entries(values).filter(([name]) => !isOmitted(name)))
      const problem = (await pictures.current?.uploadChosen()) ?? null
      setPictureProblem(problem)
      if (problem) return
      try {
        const { message, profile } = await api('POST /profiles', {
          body: { ...body, ...(business && { id: business.id, expected: toExpected(changed) }) },
          // A repeated edit changes nothing more, and its conflict must be found anew.
          ...(!business && { idempotencyKey }),
        })
        serverDraft.cancel()
        setSaved({ message, to: redirectTo(profile) })
      } catch (error) {
        const conflict = extractConflict(error)
        setConflict(conflict)
        // The editor has now seen the values that somebody else saved. The next save replaces them.
        if (conflict) {
          const values = toFormValues({ ...business, ...conflict.values } as BusinessProfile, '')
          Object.assign(seen.current, pickFields(values, Object.keys(conflict.values)))
        }
        throw error
      }
    },
    'Failed to save business',
    { storageName },
  )
  const { register, watch, errors, control, setValue } = form
  const failure = pictureProblem ?? (conflict ? null : form.failure)

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
  const isDraftLost = serverDraft.state === 'failed' && isDirty
  useUnsavedWarning(
    (isDraftLost || chosenCount > 0) && !saved,
    // The draft keeps the other changes.
    isDraftLost
      ? undefined
      : `${chosenCount === 1 ? 'The chosen picture is' : `The ${chosenCount} chosen pictures are`} not uploaded yet and will be lost.`,
  )

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
        <form id={formId} noValidate onSubmit={form.onSubmit}>
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
          </fieldset>
        </form>
        {business && <PicturesSection ref={pictures} businessId={business.id} onChosen={setChosenCount} />}
        {conflict && form.failure && !saved && (
          <div className="mt-6" ref={(note) => note?.scrollIntoView({ block: 'center' })}>
            <ConflictNote
              conflict={conflict}
              onTake={(name) => setValue(name, seen.current[name] as never, { shouldDirty: true })}
            />
          </div>
        )}
        <div className="h-8" />
        {saved ? (
          <SavedNote {...saved} />
        ) : (
          <SaveBar
            form={formId}
            label={business ? 'Save Changes' : 'Create Business'}
            busy={form.busy}
            draft={serverDraft.state}
            cancelTo={cancelTo}
            failure={failure}
            control={control}
            verified={isReviewed ? initial : null}
          />
        )}
      </div>
      <Preview control={control} business={business} />
    </div>
  )
}
