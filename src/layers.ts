/** The folders of `src` from the ground up. A file imports only from its own folder and from those below. */
export const folders = ['kit', 'region', 'database', 'features', 'app', 'server']

/** The features from the ground up. A feature imports only features below it, and no page of another feature. */
export const features = [
  'session',
  'audit',
  'mails',
  'markdown',
  'accounts',
  'businesses',
  'teams',
  'claims',
  'questions',
  'jobs',
  'events',
  'help',
  'search',
  'chat',
  'legal',
  'sitemap',
  'system',
  'admin',
]
