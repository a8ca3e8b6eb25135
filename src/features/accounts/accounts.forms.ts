import { z } from 'zod'
import { PasswordReset, Registration } from './accounts.contract.ts'

const confirmation = { confirm_password: z.string() }
const passwordsMatch = (typed: { password: string; confirm_password: string }) =>
  typed.password === typed.confirm_password
// said along with what else is wrong, not after it
const mismatch = { path: ['confirm_password'], error: 'Passwords do not match', when: () => true }

export const RegistrationForm = Registration.extend(confirmation).refine(passwordsMatch, mismatch)

export const PasswordResetForm = PasswordReset.pick({ password: true })
  .extend(confirmation)
  .refine(passwordsMatch, mismatch)
