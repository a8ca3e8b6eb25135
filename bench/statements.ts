import { Socket } from 'node:net'

/** A statement with its parameters as the client sends them: as texts, and null for NULL. */
export type Statement = { text: string; values: (string | null)[]; isPrepared: boolean }

/** Matches statements of the task queue, of the change listener and of new connections, which belong to no request. */
const ofNoRequest = /pgboss|^\s*(listen|unlisten|set)\b|announce_changes|pg_listening_channels|questions_to_index/i
/** The version in a startup message: https://www.postgresql.org/docs/18/protocol-message-formats.html */
const PROTOCOL_VERSION = 196_608

/** Reads the messages that a client has written. A message parses a statement or binds its parameters. */
function* readMessages(data: Buffer, parsed: Map<string, string>): Generator<Statement> {
  for (let start = 0; start + 5 <= data.length; start += 1 + data.readInt32BE(start + 1)) {
    let offset = start + 5
    const readText = () => {
      const end = data.indexOf(0, offset)
      const text = data.toString('utf8', offset, end)
      offset = end + 1
      return text
    }
    const type = data.toString('latin1', start, start + 1)
    if (type === 'Q') yield { text: readText(), values: [], isPrepared: false }
    else if (type === 'P') parsed.set(readText(), readText())
    else if (type === 'B') {
      readText()
      const name = readText()
      const formats = data.readInt16BE(offset)
      offset += 2 + 2 * formats
      const count = data.readInt16BE(offset)
      offset += 2
      const values = Array.from({ length: count }, () => {
        const length = data.readInt32BE(offset)
        offset += 4 + Math.max(0, length)
        return length < 0 ? null : data.toString('utf8', offset - length, offset)
      })
      yield { text: parsed.get(name) ?? '', values, isPrepared: name !== '' }
    }
  }
}

/**
 * Calls `record` with each statement that this process sends to PostgreSQL, from any copy of the client library: the
 * build contains its own.
 * @returns a function that stops recording.
 */
export function recordStatements(record: (statement: Statement) => void): () => void {
  const { write } = Socket.prototype
  const statementsOf = new WeakMap<Socket, Map<string, string>>()
  const recordedWrite = function (this: Socket, ...args: unknown[]) {
    const [data] = args
    if (Buffer.isBuffer(data)) {
      const parsed = statementsOf.get(this)
      if (parsed) {
        for (const statement of readMessages(data, parsed)) if (!ofNoRequest.test(statement.text)) record(statement)
      } else if (data.length > 8 && data.readInt32BE(4) === PROTOCOL_VERSION) statementsOf.set(this, new Map())
    }
    return (write as (...all: unknown[]) => boolean).apply(this, args)
  }
  Socket.prototype.write = recordedWrite as typeof write
  return () => {
    Socket.prototype.write = write
  }
}
