import { type Siblings, shareRuns } from '../../kit/server/siblings.server.ts'

/** The tag of everything that pages show. */
export const ALL_TAGS = ['*']

/** Milliseconds for which a write waits at most until the siblings have forgotten what it changed. */
const TIMEOUT = 2000

/**
 * Passes the tags of changes to the siblings. Each hears of changes from the database too, but a little later than the
 * author of a change, whose next request may reach any worker.
 */
export function shareChanges(siblings: Siblings, forget: (tags: string[]) => void) {
  if (siblings.count === 1) return { add() {}, async send() {} }
  let unsent: { tags: string[]; time: number }[] = []
  siblings.onMessage('changes', (tags) => forget(tags as string[]))
  return {
    /** Adds tags that this worker has just heard of. */
    add(tags: string[]) {
      const time = performance.now()
      // The siblings have heard of older changes from the database.
      while (unsent[0] && unsent[0].time < time - TIMEOUT) unsent.shift()
      unsent.push({ tags, time })
    },
    /** Resolves when all siblings have forgotten what shows the tags that were added before. */
    send: shareRuns(async () => {
      if (unsent.length === 0) return
      const tags = new Set(unsent.flatMap((change) => change.tags))
      unsent = []
      await siblings.ask('changes', TIMEOUT, [...tags])
    }),
  }
}
