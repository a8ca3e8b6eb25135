import { z } from 'zod'
import { createSettingsReader } from '../../kit/server/settings.server.ts'

const Environment = z.object({
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required'], 'must be optional or required').default('optional'),
})

export const readSecondFactorSettings = createSettingsReader(Environment, (env) => ({
  /** Whether administrators without a second factor have the rights of members only. */
  admin_second_factor: env.ADMIN_SECOND_FACTOR,
}))

type SecondFactorSettings = ReturnType<typeof readSecondFactorSettings>
declare module '../../kit/server/settings.server.ts' {
  interface Settings extends SecondFactorSettings {}
}
