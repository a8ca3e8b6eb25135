import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endOnInterrupt } from './interrupt.ts'
import { startServer } from './server.ts'
import type { Statement } from './statements.ts'

/** Starts a server whose statements are recorded. */
export async function startRecordedServer(data: string) {
  const file = join(tmpdir(), `bench-statements-${process.pid}.jsonl`)
  const remove = endOnInterrupt(() => rmSync(file, { force: true }))
  writeFileSync(file, '')
  const recorder = pathToFileURL('bench/recorder.ts').href
  const server = await startServer(data, {
    environment: { STATEMENTS: file, NODE_OPTIONS: `--import=${recorder}` },
  })
  const read = (): Statement[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  return {
    server,
    /** Records the statements of a GET request after the server has filled its caches. */
    async record(path: string, headers: Record<string, string> = {}): Promise<Statement[]> {
      const send = async () => {
        const response = await fetch(server.url + path, { headers })
        await response.arrayBuffer()
        if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      }
      await send()
      const before = read().length
      await send()
      return read().slice(before)
    },
    async stop() {
      await server.stop()
      await remove()
    },
  }
}
