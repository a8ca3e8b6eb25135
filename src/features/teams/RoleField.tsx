import type { ComponentProps } from 'react'
import { Field } from '../../kit/ui/Field.tsx'
import { Select } from '../../kit/ui/Input.tsx'
import { roleNames } from '../businesses/businesses.labels.ts'
import { assignableRoles, rolePermissions } from './teams.constants.ts'

/** A select of the roles that an owner can assign, with their permissions. */
export const RoleField = ({ error, ...props }: ComponentProps<'select'> & { error?: string }) => (
  <Field
    label="Role"
    hint={assignableRoles.map((role) => (
      <span key={role} className="block">
        {roleNames[role]}s can {rolePermissions[role]}.
      </span>
    ))}
    error={error}
  >
    {(control) => (
      <Select {...props} {...control}>
        {assignableRoles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
