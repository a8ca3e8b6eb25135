import type { Services, Tasks } from '../../../kit/server/services.server.ts'
import { sweepFigures } from './figures.service.server.ts'

export const figuresTasks = {
  'businesses.sweepFigures': {
    cron: '23 9 * * *',
    run: ({ db }: Services) => sweepFigures(db),
  },
} satisfies Tasks
