import { searchAll } from './searchAll.server.ts'
import type { SearchServices } from './searchContext.server.ts'

/**
 * Searches once, so that the word lists and the statistics are built before the first visitor searches. They take a
 * second on a slow machine. A failure is ignored, because the first search builds what is missing.
 */
export const warmUpSearch = (services: SearchServices) =>
  searchAll(services, 'a plumber for frozen pipes in town').catch(() => {})
