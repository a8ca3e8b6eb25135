import { z } from 'zod'
import { currentPassword } from '../session/session.contract.ts'
import { code, PasskeyName } from './secondFactor.contract.ts'

export const CodeForm = z.object({ code: code('Enter a code') })

const password = currentPassword()
export const PasswordForm = z.object({ password })
export const PasskeyForm = z.object({ password, name: PasskeyName })
