import type { Tasks } from '../../../kit/server/services.server.ts'
import { removeOrphans } from './pictureFiles.server.ts'
import { removeOldUploads } from './receivePicture.server.ts'

export const picturesTasks = {
  'pictures.sweep': {
    cron: '23 * * * *',
    async run(services, { signal }) {
      await removeOldUploads(services.settings)
      await removeOrphans(services, signal)
    },
  },
} satisfies Tasks
