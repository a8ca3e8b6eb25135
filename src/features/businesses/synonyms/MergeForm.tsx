import { useApiForm } from '../../../kit/forms/form.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { suggestValues } from '../directory/directoryCache.ts'
import { MergedNames } from './nameMerges.contract.ts'
import type { MergedField } from './synonyms.ts'
import { useMergeNames } from './useMergeNames.tsx'

/** A form that merges two typed names. */
export function MergeForm({ field }: { field: MergedField }) {
  const { mergeNames } = useMergeNames(field)
  const form = useApiForm(
    MergedNames,
    { old_name: '', new_name: '' },
    async (names) => {
      if (await mergeNames(names, true)) form.reset()
    },
    'Failed to merge the names',
    { storageName: `merge ${field}` },
  )
  const load = async (typed: string) =>
    (await suggestValues(field, typed)).map(({ name, count }) => ({ name, note: count.toLocaleString('en-US') }))
  const nameField = (name: 'old_name' | 'new_name', label: string) => (
    <Field label={label} error={form.errors[name]?.message} required className="md:flex-1">
      {(control) => (
        <Combobox
          {...control}
          {...form.register(name)}
          isFreeText
          load={load}
          onSelect={(chosen) => form.setValue(name, chosen, { shouldDirty: true })}
        />
      )}
    </Field>
  )
  return (
    <section aria-labelledby="merge-names" className="mt-12">
      <h2 id="merge-names" className="mb-3 text-lg">
        Merge two names
      </h2>
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        {form.failure && <Alert tone="danger" title={form.failure} />}
        <div className="grid gap-4 md:flex md:items-start">
          {nameField('old_name', 'Name to replace')}
          {nameField('new_name', 'New name')}
        </div>
        <div>
          <Button type="submit" variant="secondary" busy={form.busy}>
            Merge Names
          </Button>
        </div>
      </form>
    </section>
  )
}
