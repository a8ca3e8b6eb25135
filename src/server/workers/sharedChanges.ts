import { type Siblings, shareRuns } from '../../kit/server/siblings.server.ts'

/** The tag of everything that pages show. */
export const ALL_TAGS = ['*']

/** The maximum milliseconds for which a write waits until the siblings have dropped the pages that it has changed. */
const TIMEOUT_MS = 2000

/**
 * Sends the tags of changes to the siblings. They also receive changes from the database, but a little later, and the
 * author's next request may reach any worker.
 */
export function shareChanges(siblings: Siblings, invalidate: (tags: string[]) => void) {
  if (siblings.count === 1) return { add() {}, async send() {} }
  let unsent: { tags: string[]; time: number }[] = []
  siblings.onMessage('changes', (tags) => invalidate(tags as string[]))
  return {
    /** Adds tags that this worker has just received. */
    add(tags: string[]) {
      const time = performance.now()
      // By now the siblings have received older changes from the database.
      while (unsent[0] && unsent[0].time < time - TIMEOUT_MS) unsent.shift()
      unsent.push({ tags, time })
    },
    /** Resolves when all siblings have dropped the pages with the tags that were added before. */
    send: shareRuns(async () => {
      if (unsent.length === 0) return
      const tags = new Set(unsent.flatMap((change) => change.tags))
      unsent = []
      await siblings.request('changes', TIMEOUT_MS, [...tags])
    }),
  }
}
