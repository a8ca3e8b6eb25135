import { z } from 'zod'
import { PasswordChange, PasswordReset, Registration } from './accounts.contract.ts'

const confirmation = { confirm_password: z.string() }
const passwordsMatch = ({ password, confirm_password }: { password: string; confirm_password: string }) =>
  password === confirm_password
// `when` runs the check although another field is invalid, so that all errors appear at once.
const mismatch = { path: ['confirm_password'], error: 'Passwords do not match', when: () => true }

export const RegistrationForm = Registration.extend(confirmation).refine(passwordsMatch, mismatch)

export const PasswordResetForm = PasswordReset.pick({ password: true })
  .extend(confirmation)
  .refine(passwordsMatch, mismatch)

export const PasswordChangeForm = PasswordChange.extend(confirmation).refine(
  ({ new_password, confirm_password }) => new_password === confirm_password,
  mismatch,
)
