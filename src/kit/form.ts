import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from './call.ts'

/**
 * A form checked by the schema of its call. What the server refuses appears at its field, or in `failure`;
 * what was typed stays.
 * @param submit makes the call with the values as typed; the server normalises them.
 * @param failed the words for a failure without a sentence of its own.
 */
export function useApiForm<Values extends FieldValues>(
  schema: z.ZodType<unknown, Values>,
  defaultValues: DefaultValues<Values>,
  submit: (values: Values) => Promise<void>,
  failed: string,
) {
  const [failure, setFailure] = useState<CallError | Error | null>(null)
  const form = useForm<Values, unknown, Values>({
    // biome-ignore lint/suspicious/noExplicitAny: the resolver's types want to know the schema's inside
    resolver: zodResolver(schema as any, undefined, { raw: true }) as any,
    defaultValues,
  })
  const onSubmit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await submit(values)
    } catch (error) {
      const fields = error instanceof CallError ? error.errors.filter(({ field }) => field in form.getValues()) : []
      for (const [at, { field, message }] of fields.entries()) {
        form.setError(field as Path<Values>, { message }, { shouldFocus: at === 0 })
      }
      const speaks = error instanceof CallError && (error.status === 0 || error.body?.error)
      if (fields.length === 0) setFailure(speaks ? error : new Error(failed))
    }
  })
  return {
    ...form,
    onSubmit,
    errors: form.formState.errors,
    busy: form.formState.isSubmitting,
    /** What is wrong with the whole: a sentence, or null. */
    failure: failure?.message ?? null,
    /** The refusal itself, for answers that carry more than a sentence. */
    refusal: failure instanceof CallError ? failure : null,
  }
}
