import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, in descending order. A long file that starts near the end would run while the other
 * workers have nothing left. The order of the other files makes little difference.
 */
const longest = [
  'test/walk.browser.test.ts',
  'test/access.browser.test.ts',
  'test/questions.browser.test.ts',
  'test/failures.browser.test.ts',
  'test/businesses.browser.test.ts',
  'test/offline.browser.test.ts',
  'test/sessions.browser.test.ts',
  'test/events.browser.test.ts',
  'test/claims.browser.test.ts',
  'test/jobs.browser.test.ts',
  'test/loadFailures.browser.test.ts',
  'test/toasts.browser.test.ts',
  'test/server.api.test.ts',
  'test/access.api.test.ts',
  'test/bodies.api.test.ts',
  'src/database/backup/backup.api.test.ts',
  'src/database/dump.api.test.ts',
  'test/pages.api.test.ts',
  'src/features/businesses/import/imports.api.test.ts',
  'test/uploads.api.test.ts',
  'src/features/businesses/import/importedLists.api.test.ts',
  'test/workers.api.test.ts',
  'src/database/embedded/embeddedSecurity.api.test.ts',
  'test/demo.api.test.ts',
  'test/visibility.api.test.ts',
  'src/features/claims/claims.api.test.ts',
  'test/oddSearches.api.test.ts',
  'test/faults/restart.faults.ts',
  'test/faults/backup.faults.ts',
  'test/faults/replica.faults.ts',
]
/** Short files come last, so that all workers end at about the same time. A worker runs one project after the other. */
const projects = ['browser', 'api', 'unit']

/** Runs the longest test files first. Other files of a project keep their order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const getRank = ({ project, moduleId }: TestSpecification) => {
      const place = longest.indexOf(relative(project.config.root, moduleId))
      return [projects.indexOf(project.name), place < 0 ? longest.length : place] as const
    }
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => {
      const [[projectA, placeA], [projectB, placeB]] = [getRank(a), getRank(b)]
      return projectA - projectB || placeA - placeB
    })
  }
}
