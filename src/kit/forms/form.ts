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
import { CallError } from '../api/call.ts'
import { describeFailure, type FailureMessage } from '../api/failure.ts'
import { createIdempotencyKey } from '../api/idempotencyKey.ts'
import { useViewer } from '../page/session.ts'
import { storeFormValues, takeStoredFormValues } from './draft.ts'

/**
 * A form that is validated with the schema of its API call. Server errors for a field appear at that field, other
 * errors in `failure`. A failed submit keeps the values. After a submit the first invalid field on the page gets the
 * focus.
 * @param submit makes the call with the output of the schema: texts trimmed, blank optional fields null. The key is the
 * same until the values change or a submit succeeds, so that a submit after a lost reply creates nothing twice.
 * @param failureMessage the message for a failed submit.
 * @param storageName the name under which the values are stored when the session has ended. Must not be set for
 * passwords.
 * @param includesFieldErrors whether `failure` also reports errors that appear at fields.
 */
export function useApiForm<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
  defaultValues: DefaultValues<NoInfer<Values>>,
  submit: (values: Checked, idempotencyKey: string) => Promise<void>,
  failureMessage: FailureMessage,
  { storageName, includesFieldErrors = false }: { storageName?: string; includesFieldErrors?: boolean } = {},
) {
  const [failure, setFailure] = useState<{ error: unknown; hasFieldErrors: boolean } | null>(null)
  const form = useForm<Values, unknown, Checked>({
    // biome-ignore lint/suspicious/noExplicitAny: the resolver's types require the internal type of the schema
    resolver: zodResolver(schema as any) as any,
    defaultValues,
    // The library focuses the field that registered first, which may not be the first one on the page.
    shouldFocusError: false,
  })
  const viewer = useViewer()
  const storageKey = storageName && viewer && `${viewer.id} ${storageName}`
  useRestoredValues(form, storageKey)

  const element = useRef<HTMLFormElement>(null)
  const sending = useRef<Promise<void>>(null)
  const attempt = useRef({ values: '', key: '' })
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  const send = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      const sent = JSON.stringify(values)
      if (attempt.current.values !== sent) attempt.current = { values: sent, key: createIdempotencyKey() }
      await submit(values, attempt.current.key)
      attempt.current = { values: '', key: '' }
    } catch (error) {
      if (storageKey && error instanceof CallError && error.status === 401)
        storeFormValues(storageKey, form.getValues())
      const fields = error instanceof CallError ? error.errors.filter(({ field }) => field in form.getValues()) : []
      for (const [at, { field, message }] of fields.entries()) {
        form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 })
      }
      setFailure({ error, hasFieldErrors: fields.length > 0 })
    }
  })
  const { errors } = form.formState
  // React Hook Form removes the error of a field when the user edits it. `failure` then no longer applies.
  const isFailureShown = failure && (!failure.hasFieldErrors || (includesFieldErrors && Object.keys(errors).length > 0))
  return {
    ...form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      element.current = event.currentTarget
      // `busy` disables the button only after React has rendered, so a second submit may come before that.
      if (sending.current) return event.preventDefault()
      sending.current = send(event).finally(() => {
        sending.current = null
      })
    },
    errors,
    busy: form.formState.isSubmitting,
    /** The message for a failed submit, or null. */
    failure: isFailureShown ? describeFailure(failureMessage, failure.error) : null,
    /** The error of a failed submit, for responses with details beyond a message. */
    refusal: isFailureShown && failure.error instanceof CallError ? failure.error : null,
  }
}

/** Restores the values that were stored when the session ended. */
function useRestoredValues<Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  name: string | null | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form mounts
  useEffect(() => {
    const stored = name && takeStoredFormValues(name)
    if (!stored) return
    for (const [field, value] of Object.entries(stored))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
  }, [])
}
