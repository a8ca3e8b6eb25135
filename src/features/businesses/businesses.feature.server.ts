import { assertFound } from '../../kit/api/errors.ts'
import { combineMailKinds, defineFeature, type Feed, type FeedRequest } from '../../kit/server/feature.server.ts'
import { businessesAudit } from './businesses.audit.server.ts'
import { businessesCaching } from './businesses.caching.server.ts'
import { businessesContract } from './businesses.contract.ts'
import { businessesHandlers } from './businesses.handlers.server.ts'
import { businessesMailKinds } from './businesses.mailKinds.server.ts'
import { businessesReportable } from './businesses.reportables.server.ts'
import { businessesSearchSource } from './businesses.searchSource.server.ts'
import { businessesSitemap } from './businesses.sitemap.server.ts'
import { businessesMails } from './businesses.tasks.server.ts'
import { waitingBusinesses } from './businesses.waiting.server.ts'
import { confirmationContract } from './confirmation/confirmation.contract.ts'
import { confirmationHandlers } from './confirmation/confirmation.handlers.server.ts'
import { confirmationMailKinds } from './confirmation/confirmation.mailKinds.server.ts'
import { confirmationMails, confirmationTasks } from './confirmation/confirmation.tasks.server.ts'
import { deviceCopyContract } from './deviceCopy/deviceCopy.contract.ts'
import { deviceCopyHandlers } from './deviceCopy/deviceCopy.handlers.server.ts'
import { duplicatesContract } from './duplicates/duplicates.contract.ts'
import { duplicatesHandlers, duplicatesTasks } from './duplicates/duplicates.handlers.server.ts'
import { draftsTasks } from './editor/drafts.tasks.server.ts'
import { figuresContract } from './figures/figures.contract.ts'
import { figuresHandlers } from './figures/figures.handlers.server.ts'
import { figuresTasks } from './figures/figures.tasks.server.ts'
import { importsContract } from './import/imports.contract.ts'
import { importsHandlers } from './import/imports.handlers.server.ts'
import { waitingProposals } from './import/proposals.waiting.server.ts'
import { importsTasks } from './import/run/imports.tasks.server.ts'
import { browseContract } from './industries/browse.contract.ts'
import { browseCaching, browseHandlers } from './industries/browse.handlers.server.ts'
import { browseSitemap } from './industries/browse.sitemap.server.ts'
import { industriesTasks } from './industries/industries.tasks.server.ts'
import { namesTasks } from './names/fillNames.server.ts'
import { picturesAudit } from './pictures/pictures.audit.server.ts'
import { picturesContract } from './pictures/pictures.contract.ts'
import { picturesHandlers } from './pictures/pictures.handlers.server.ts'
import { pictureUploads } from './pictures/pictures.limits.server.ts'
import { picturesTasks } from './pictures/pictures.tasks.server.ts'
import { drawMap } from './places/mapPicture.server.ts'
import { placesTasks } from './places/places.tasks.server.ts'
import { readBusinessCard } from './profile/vcard.server.ts'
import { suggestionsContract } from './suggestions/suggestions.contract.ts'
import { suggestionsHandlers, suggestionsTasks, waitingSuggestions } from './suggestions/suggestions.handlers.server.ts'
import { memberSuggestions, visitorSuggestions } from './suggestions/suggestions.limits.server.ts'
import { nameMergesContract } from './synonyms/nameMerges.contract.ts'
import { nameMergesHandlers, nameMergesTasks } from './synonyms/nameMerges.handlers.server.ts'

/** @throws 404 when the name of the file is not an id. */
const parseId = ({ params: { file = '' } }: FeedRequest) =>
  Number(assertFound(file.match(/^([1-9]\d{0,14})\.vcf$/)?.[1], 'There is nothing here'))

const businessesFeeds: Feed[] = [
  {
    path: '/businesses/:file{.+\\.vcf}',
    type: 'vcf',
    read: (services, request) => readBusinessCard(services, parseId(request)),
    file: (request) => `business-${parseId(request)}.vcf`,
  },
  { path: '/businesses/map.svg', type: 'svg', read: drawMap, file: null },
]

const contract = {
  ...businessesContract,
  ...browseContract,
  ...deviceCopyContract,
  ...duplicatesContract,
  ...confirmationContract,
  ...figuresContract,
  ...importsContract,
  ...nameMergesContract,
  ...picturesContract,
  ...suggestionsContract,
}

export const businessesFeature = defineFeature<typeof contract>({
  contract,
  handlers: {
    ...businessesHandlers,
    ...browseHandlers,
    ...deviceCopyHandlers,
    ...duplicatesHandlers,
    ...confirmationHandlers,
    ...figuresHandlers,
    ...importsHandlers,
    ...nameMergesHandlers,
    ...picturesHandlers,
    ...suggestionsHandlers,
  },
  tasks: {
    ...confirmationTasks,
    ...draftsTasks,
    ...duplicatesTasks,
    ...figuresTasks,
    ...importsTasks,
    ...industriesTasks,
    ...nameMergesTasks,
    ...namesTasks,
    ...picturesTasks,
    ...placesTasks,
    ...suggestionsTasks,
  },
  limits: [pictureUploads, visitorSuggestions, memberSuggestions],
  mails: combineMailKinds(
    { ...businessesMailKinds, ...confirmationMailKinds },
    { ...businessesMails, ...confirmationMails },
  ),
  audit: { ...businessesAudit, ...picturesAudit },
  feeds: businessesFeeds,
  sitemap: [businessesSitemap, browseSitemap],
  searchSource: businessesSearchSource,
  waiting: [waitingBusinesses, waitingProposals, waitingSuggestions],
  reportables: [businessesReportable],
  caching: { ...businessesCaching, ...browseCaching },
  nextChange: null,
})
