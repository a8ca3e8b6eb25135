/** The cache in which the service worker stores the pages that the visitor has seen (`src/worker/worker.ts`). */
export const SEEN_PAGES = 'pages'
