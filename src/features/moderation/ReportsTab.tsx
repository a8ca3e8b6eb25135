import type { Caller, Endpoints } from '../../kit/api/contract.ts'
import { HoldingChoice } from '../heldPosts/HoldingChoice.tsx'
import { ReportQueue } from './ReportQueue.tsx'
import { loadReports } from './reports.load.ts'

export async function load(api: Caller<Endpoints>, url: URL) {
  const [reports, holding] = await Promise.all([loadReports(api, url), api('GET /admin/held-posts/choice')])
  return { reports, holding }
}

export function Component({ reports, holding }: Awaited<ReturnType<typeof load>>) {
  return (
    <>
      <HoldingChoice holding={holding} />
      <ReportQueue {...reports} />
    </>
  )
}
