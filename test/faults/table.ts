import { cpus, totalmem } from 'node:os'
import type { Reporter, TestCase } from 'vitest/node'
import type { Figures } from './fault.ts'

const headings = ['fault', 'rounds', 'server died', 'acknowledged', 'lost', 'answers by status', 'remarks']

/** Prints the measurements of all faults as a Markdown table, with the date and the machine. */
export default class FaultTable implements Reporter {
  private readonly rows: string[][] = []

  onTestCaseResult(test: TestCase) {
    const figures = test.meta().figures
    if (!figures) return
    const { rounds, died, acknowledged, lost, answers = {}, remarks = '' } = figures
    const counts = Object.entries(answers).map(([status, count]) => `${status}: ${count}`)
    const failed = test.result().state === 'failed' ? 'FAILED. ' : ''
    this.rows.push([
      test.fullName,
      ...[rounds, died, acknowledged, lost].map((figure) => `${figure ?? ''}`),
      counts.join(', '),
      failed + remarks,
    ])
  }

  onTestRunEnd() {
    if (this.rows.length === 0) return
    const [cpu] = cpus()
    const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
    const lines = [headings, headings.map(() => '---'), ...this.rows].map((row) => `| ${row.join(' | ')} |`)
    console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${lines.join('\n')}\n`)
  }
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures
  }
}
