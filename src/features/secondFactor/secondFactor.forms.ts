import { z } from 'zod'
import { code } from './secondFactor.contract.ts'

export const CodeForm = z.object({ code: code('Enter a code') })
