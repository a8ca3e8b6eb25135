import type { ComponentProps } from 'react'
import { Select } from '../../kit/ui/Input.tsx'
import { roleNames } from '../businesses/statusWords.ts'
import { givenRoles, roleRights } from './teams.constants.ts'

/** The roles that an owner gives, and what each may do. */
export const RoleSelect = (props: ComponentProps<'select'>) => (
  <Select {...props}>
    {givenRoles.map((role) => (
      <option key={role} value={role}>
        {roleNames[role]}: {roleRights[role]}
      </option>
    ))}
  </Select>
)
