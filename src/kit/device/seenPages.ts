/** The cache of the service worker for pages that were seen (`src/worker/worker.ts`). */
export const SEEN_PAGES = 'pages'
