import { launchChromium } from '../test/chromium.ts'
import { withServers } from './contenders.ts'
import { endOnInterrupt } from './interrupt.ts'
import { visitsPerPage } from './options.ts'
import { isTooLate, report } from './progress.ts'
import type { VisitResult } from './results.ts'
import type { Contender } from './run.ts'
import { median } from './statistics.ts'
import { type Visit, visit } from './visit.ts'

/** The width of a phone in pixels. */
const WINDOW_WIDTH_PIXELS = 390

/** The pages that visitors open first, with one example of each kind of detail page. */
async function findVisitPaths(url: string): Promise<string[]> {
  const firstId = async (path: string) => {
    const list: Record<string, { id: number }[]> = await (await fetch(`${url}/api${path}`)).json()
    return Object.values(list).find(Array.isArray)?.[0]?.id
  }
  const [question, job, event, business] = await Promise.all(
    ['/questions', '/jobs', '/events', '/profiles'].map(firstId),
  )
  return [
    ...['/', '/questions', question && `/questions/${question}`, '/jobs', job && `/jobs/${job}`],
    ...['/events', event && `/events/${event}`, '/businesses', business && `/businesses/${business}`],
    ...['/search?q=fishing', '/help', '/login', '/register'],
  ].filter((path): path is string => typeof path === 'string')
}

/** Measures first visits. Each URL was requested once before, so that its page is cached. */
export const measureFirstVisits = (data: string): Promise<VisitResult[]> =>
  withServers({ ours: { data } }, async ([contender]) => {
    const { url } = (contender as Contender).server
    const launching = launchChromium({ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    const close = endOnInterrupt(async () => (await launching).close())
    try {
      const browser = await launching
      const results: VisitResult[] = []
      for (const path of await findVisitPaths(url)) {
        if (isTooLate(path)) continue
        report(`visit of ${path}`)
        await (await fetch(url + path)).arrayBuffer()
        const visits: Visit[] = []
        while (visits.length < visitsPerPage) visits.push(await visit(browser, url + path, WINDOW_WIDTH_PIXELS))
        results.push({ path, visits: visits.length, ...medianOf(visits) })
      }
      printVisits(results)
      return results
    } finally {
      await close()
    }
  })

function medianOf(visits: Visit[]): Visit {
  const keys = Object.keys(visits[0] as Visit) as (keyof Visit)[]
  return Object.fromEntries(keys.map((key) => [key, median(visits.map((one) => one[key]))])) as Visit
}

function printVisits(results: VisitResult[]) {
  const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))
  console.table(
    Object.fromEntries(
      results.map(({ path, lcp, fcp, blocking, shift, requests, html, script, early_scripts }) => [
        path,
        {
          'LCP ms': Math.round(lcp),
          'FCP ms': Math.round(fcp),
          'blocking ms': Math.round(blocking),
          shift: Number(shift.toFixed(3)),
          requests,
          'HTML kB': kilobytes(html),
          'script kB': kilobytes(script),
          'scripts before the paint': early_scripts,
        },
      ]),
    ),
  )
}
