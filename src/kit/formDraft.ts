import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readDraft, useDraft } from './draft.ts'

/**
 * Keeps what is typed into a form under `name` in this browser, and puts it back when the form appears.
 * @param blank every field of the form, empty.
 * @returns whether something was put back, and what to call once it was sent or given up.
 */
export function useFormDraft<Values extends FieldValues & Record<string, string>, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  name: string,
  blank: Values,
) {
  const [restored, setRestored] = useState(false)
  const values = { ...blank, ...form.watch() }
  const sent = useDraft(name, values, form.formState.isDirty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const kept = readDraft<Values>(name)
    if (!kept) return
    for (const field of Object.keys(blank) as Path<Values>[]) {
      const value = kept[field]
      if (typeof value === 'string')
        form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true })
    }
    setRestored(true)
  }, [])

  return {
    values,
    restored,
    forget() {
      sent()
      setRestored(false)
    },
  }
}
