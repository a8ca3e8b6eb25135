import type { Call, Role } from './calls.ts'

/** Addresses of the members that the fuzzer registers end with this host, which no generated text contains. */
export const PRIVATE_HOST = 'members.fuzz.example'

// Patterns of texts that a response must never contain: stack traces, files of the server, statements and names of the
// database, hashes.
const internals = [
  /\n\s+at .+[:(]\d+:\d+/,
  /node_modules|\/src\/(features|kit|server|database)\/|dist\/server/,
  /\b(violates (unique|check|foreign|not-null)|duplicate key value|syntax error at or near|relation ".+" does not exist)/,
  /\b(password_hash|token_hash|\$argon2id\$)/,
  /\b(PostgresError|DatabaseError|KyselyError|ZodError|ECONNREFUSED|SQLSTATE)\b/,
]

const levels: Record<Role, number> = { visitor: 0, member: 1, moderator: 2, administrator: 3 }
const required: Record<string, number> = { public: 0, member: 1, moderator: 2, admin: 3 }

/** Whether the role may not call the endpoint although the status says that the call succeeded. */
export const exceedsRole = ({ role, access = 'public' }: Call, status: number) =>
  levels[role] < (required[access] ?? 0) && (status < 400 || status === 409)

/** Returns the forbidden text in a response; undefined when there is none. */
export function findLeak({ role }: Call, text: string): string | undefined {
  if (role === 'visitor' && text.includes(PRIVATE_HOST)) return 'the address of a member'
  return internals.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)
}

/** Whether an address has the path of an endpoint. Odd values of path parameters can lead to another endpoint. */
export function hasPath(address: string, template: string, base: string) {
  const { pathname } = new URL(address, base)
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^/api${pattern}$`).test(pathname)
}
