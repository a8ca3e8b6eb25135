import { defineFeature } from '../../kit/server/feature.server.ts'
import { peopleCaching } from './people.caching.server.ts'
import { peopleContract } from './people.contract.ts'
import { peopleHandlers } from './people.handlers.server.ts'
import { personPictureAudit } from './picture/personPicture.audit.server.ts'
import { personPictureContract } from './picture/personPicture.contract.ts'
import { personPictureHandlers } from './picture/personPicture.handlers.server.ts'
import { personPictureUploads } from './picture/personPicture.limits.server.ts'

export const peopleFeature = defineFeature({
  contract: { ...peopleContract, ...personPictureContract },
  handlers: { ...peopleHandlers, ...personPictureHandlers },
  tasks: {},
  limits: [personPictureUploads],
  mails: [],
  audit: personPictureAudit,
  feeds: [],
  sitemap: [],
  searchSource: null,
  waiting: [],
  reportables: [],
  caching: { ...peopleCaching },
  nextChange: null,
})
