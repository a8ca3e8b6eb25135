import pg from 'pg'

export type Statement = { text: string; values: unknown[]; isPrepared: boolean }

/** Statements of the task queue, of the change listener and of connections, which belong to no request. */
const ofNoRequest = /pgboss|^\s*(listen|unlisten|set)\b|announce_changes|pg_listening_channels|questions_to_index/i

/**
 * Calls `record` with each statement that any client of this process sends.
 * @returns a function that ends that.
 */
export function recordStatements(record: (statement: Statement) => void): () => void {
  const { query } = pg.Client.prototype
  const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } }
  prototype.query = function recordedQuery(this: pg.Client, ...args: unknown[]) {
    const [config, given] = args as [string | { text?: string; values?: unknown[]; name?: string }, unknown[]?]
    const text = typeof config === 'string' ? config : (config?.text ?? '')
    const values = (typeof config === 'string' ? given : (config?.values ?? given)) ?? []
    const isPrepared = typeof config === 'object' && config?.name !== undefined
    if (text && !ofNoRequest.test(text)) record({ text, values: Array.isArray(values) ? values : [], isPrepared })
    return (query as (...args: unknown[]) => unknown).apply(this, args)
  }
  return () => {
    prototype.query = query as (...args: unknown[]) => unknown
  }
}
