import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { useApiForm } from '../../kit/forms/form.ts'
import { setViewer } from '../../kit/page/session.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { User } from '../session/session.contract.ts'
import { ProfileUpdate } from './accounts.contract.ts'

type ProfileFormProps = { user: User; onClose: () => void }

/** Edits the personal information. Email and state are read-only. */
export function ProfileForm({ user, onClose }: ProfileFormProps) {
  const { revalidate } = useRevalidator()
  const form = useApiForm(
    ProfileUpdate,
    {
      full_name: user.full_name,
      phone: user.phone ?? '',
      address: user.address ?? '',
      city: user.city ?? '',
      zip_code: user.zip_code ?? '',
    },
    async (body) => {
      setViewer(await api('PUT /auth/profile', { body }))
      await revalidate()
      toast.success('Your profile has been updated.')
      onClose()
    },
    'Failed to update profile.',
    { storageName: 'profile' },
  )
  const { errors, register, setFocus } = form
  useEffect(() => setFocus('full_name'), [setFocus])
  return (
    <form className="grid gap-5 sm:grid-cols-2" noValidate onSubmit={form.onSubmit}>
      {form.failure && <Alert tone="danger" title={form.failure} className="sm:col-span-2" />}
      <Field label="Full name" error={errors.full_name?.message} required className="sm:col-span-2">
        {(control) => <Input {...control} {...register('full_name')} autoComplete="name" />}
      </Field>
      <Field
        label="Email"
        hint={
          <>
            You use it to log in. Change it under <Link to="/profile/security">Password and Security</Link>.
          </>
        }
        className="sm:col-span-2"
      >
        {(control) => <Input {...control} value={user.email} readOnly className="bg-sunken text-muted" />}
      </Field>
      <Field label="Phone" error={errors.phone?.message} required={false} className="sm:col-span-2">
        {(control) => <Input {...control} {...register('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Address" error={errors.address?.message} required={false} className="sm:col-span-2">
        {(control) => <Input {...control} {...register('address')} autoComplete="street-address" />}
      </Field>
      <Field label="City" error={errors.city?.message} required={false} className="sm:col-span-2">
        {(control) => <Input {...control} {...register('city')} autoComplete="address-level2" />}
      </Field>
      <Field label="State">
        {(control) => <Input {...control} value={user.state} readOnly className="bg-sunken text-muted" />}
      </Field>
      <Field label="Zip code" error={errors.zip_code?.message} required={false}>
        {(control) => <Input {...control} {...register('zip_code')} autoComplete="postal-code" />}
      </Field>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={form.busy}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose} disabled={form.busy}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
