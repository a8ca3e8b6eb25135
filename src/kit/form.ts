import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from './call.ts'
import { storeFormValues, takeStoredFormValues } from './draft.ts'
import { describeFailure, type FailureMessage } from './failure.ts'
import { useViewer } from './session.ts'

/**
 * A form that the schema of its call validates. Errors of the server appear at their field, others in `failure`; the
 * values stay. After a submit the first invalid field on the page gets the focus.
 * @param submit makes the call with the output of the schema: texts trimmed, blank optional fields null.
 * @param keptAs the name under which the values are kept when the session has ended; not for passwords.
 * @param repeatsFields whether `failure` also reports errors that appear at fields.
 */
export function useApiForm<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
  defaultValues: DefaultValues<NoInfer<Values>>,
  submit: (values: Checked) => Promise<void>,
  failed: FailureMessage,
  { keptAs, repeatsFields = false }: { keptAs?: string; repeatsFields?: boolean } = {},
) {
  const [failure, setFailure] = useState<{ error: unknown; atFields: boolean } | null>(null)
  const form = useForm<Values, unknown, Checked>({
    // biome-ignore lint/suspicious/noExplicitAny: the resolver's types want to know the schema's inside
    resolver: zodResolver(schema as any) as any,
    defaultValues,
    // The library focuses the field that registered first, which may not be the first one on the page.
    shouldFocusError: false,
  })
  const viewer = useViewer()
  const kept = keptAs && viewer && `${viewer.id} ${keptAs}`
  useKeptValues(form, kept)

  const element = useRef<HTMLFormElement>(null)
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const send = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await submit(values)
    } catch (error) {
      if (kept && error instanceof CallError && error.status === 401) storeFormValues(kept, form.getValues())
      const fields = error instanceof CallError ? error.errors.filter(({ field }) => field in form.getValues()) : []
      for (const [at, { field, message }] of fields.entries()) {
        form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 })
      }
      setFailure({ error, atFields: fields.length > 0 })
    }
  })
  const { errors } = form.formState
  // An error at a field no longer applies once the field was edited.
  const isShown = failure && (!failure.atFields || (repeatsFields && Object.keys(errors).length > 0))
  return {
    ...form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      element.current = event.currentTarget
      return send(event)
    },
    errors,
    busy: form.formState.isSubmitting,
    /** What failed and why, or null. */
    failure: isShown ? describeFailure(failed, failure.error) : null,
    /** The error itself, for responses that carry more than a sentence. */
    refusal: isShown && failure.error instanceof CallError ? failure.error : null,
  }
}

/** Restores, once, the values that were typed before the session ended. */
function useKeptValues<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  name: string | null | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const kept = name && takeStoredFormValues(name)
    if (!kept) return
    for (const [field, value] of Object.entries(kept))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }, [])
}
