import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from './call.ts'

/**
 * A form checked by the schema of its call. What the server refuses appears at its field, or in `failure`;
 * what was typed stays. After a submit the first wrong field of the page gets the focus.
 * @param submit makes the call with what the schema makes of the values: texts trimmed, blank optional fields null.
 * @param failed the words for a failure without a sentence of its own.
 */
export function useApiForm<Values extends FieldValues, Checked>(
  schema: z.ZodType<Checked, Values>,
  defaultValues: DefaultValues<NoInfer<Values>>,
  submit: (values: Checked) => Promise<void>,
  failed: string,
) {
  const [failure, setFailure] = useState<CallError | Error | null>(null)
  const form = useForm<Values, unknown, Checked>({
    // biome-ignore lint/suspicious/noExplicitAny: the resolver's types want to know the schema's inside
    resolver: zodResolver(schema as any) as any,
    defaultValues,
    // the library would focus the field that registered first, which need not be the first one on the page
    shouldFocusError: false,
  })
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
      const fields = error instanceof CallError ? error.errors.filter(({ field }) => field in form.getValues()) : []
      for (const { field, message } of fields) form.setError(field as Path<Values>, { message })
      const speaks = error instanceof CallError && (error.status === 0 || error.body?.error)
      if (fields.length === 0) setFailure(speaks ? error : new Error(failed))
    }
  })
  return {
    ...form,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      element.current = event.currentTarget
      return send(event)
    },
    errors: form.formState.errors,
    busy: form.formState.isSubmitting,
    /** What is wrong with the whole: a sentence, or null. */
    failure: failure?.message ?? null,
    /** The refusal itself, for answers that carry more than a sentence. */
    refusal: failure instanceof CallError ? failure : null,
  }
}
