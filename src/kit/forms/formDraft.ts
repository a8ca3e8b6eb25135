import { useEffect, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { readDraft, useDraft } from './draft.ts'

/**
 * Stores the changed values of a form as a draft under `name` in this browser, and restores them when the form mounts.
 * @param blank the empty values of the fields that are stored. A field that is not named is never stored.
 * @param suggested values for fields that are blank in the draft. They become part of the draft when the user types.
 * @returns the current values, whether a draft was restored, and a function that deletes the draft.
 */
export function useFormDraft<Values extends FieldValues & Record<string, string>, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  name: string,
  blank: Partial<Values>,
  suggested: Partial<Values> = {},
) {
  const [isRestored, setRestored] = useState(false)
  const values: Values = { ...blank, ...form.watch() }
  const storedFields = Object.keys(blank) as Path<Values>[]
  const { defaultValues } = form.formState
  // A restored draft must not bring back what others have replaced since in fields that the user has not changed.
  const changedFields = storedFields.filter((field) => values[field] !== (defaultValues?.[field] ?? blank[field]))
  // A group of radio buttons without a choice has the value null.
  const stored = Object.fromEntries(changedFields.map((field) => [field, values[field] ?? '']))
  const clearDraft = useDraft(name, stored, form.formState.isDirty)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form mounts
  useEffect(() => {
    const draft = readDraft<Values>(name)
    for (const field of storedFields) {
      const value = draft?.[field]
      if (value && typeof value === 'string')
        form.setValue(field, value as PathValue<Values, typeof field>, { shouldDirty: true })
      else if (suggested[field]) form.setValue(field, suggested[field] as PathValue<Values, typeof field>)
    }
    setRestored(draft !== null)
  }, [])

  return {
    values,
    isRestored,
    discard() {
      clearDraft()
      setRestored(false)
    },
  }
}
