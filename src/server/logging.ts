import { pino } from 'pino'
import { toSingleLine, truncate } from '../kit/text/text.ts'

const MAX_PATH_LENGTH = 200

/**
 * A path for the log: on one line, with a limited length, and without the query and the token of a link from an email.
 */
export const toLogPath = (path: string) =>
  truncate(toSingleLine(path.replace(/[?#].*/s, '').replace(/(\/verify-email\/).+/s, '$1…')), MAX_PATH_LENGTH)

type LoggedError = Error & Record<(typeof properties)[number], unknown>
// Only these properties are logged. Other properties of errors of PostgreSQL, SMTP and HTTP clients contain values,
// addresses and whole replies.
const properties = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'command', 'responseCode', 'statusCode'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'],
] as const

const emailAddress = /[^\s<>"'`,;:]+@[^\s<>"'`,;:]+/g

/**
 * Removes quoted values: PostgreSQL quotes the invalid value in data exceptions (class 22) and syntax errors (42601).
 */
function removeValues(message: string, code: unknown) {
  const quotesValue = typeof code === 'string' && /^22...$|^42601$/.test(code)
  return (quotesValue ? message.replace(/["“:].*$/s, '…') : message).replace(emailAddress, '<address>')
}

/** Serializes an error for the log, without values from the database and without email addresses. */
export function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack = '', cause } = error
  const loggedMessage = removeValues(message, (error as LoggedError).code)
  const frames = stack.split('\n').filter((frame) => /^\s+at /.test(frame))
  return {
    type: error.constructor.name,
    message: loggedMessage,
    stack: [`${name}: ${loggedMessage}`, ...frames].join('\n'),
    ...Object.fromEntries(
      properties.flatMap((property) => {
        const value = (error as LoggedError)[property]
        return value === undefined ? [] : [[property, value]]
      }),
    ),
    ...(cause instanceof Error ? { cause: serializeError(cause) } : {}),
  }
}

/** Creates the log, which writes JSON lines to standard output. */
export function createLog(level: string) {
  // Asynchronous, so that a slow terminal or pipe does not delay requests.
  const output = pino.destination({ sync: false })
  // A full disk loses log lines but must not stop the server.
  output.on('error', () => {})
  return pino({ level, base: undefined, serializers: { err: serializeError } }, output)
}
