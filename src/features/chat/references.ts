import type { Kind } from '../search/kinds.ts'

/** Identifies a business, job, event, question or help page. */
export type ItemReference = { kind: Exclude<Kind, 'help'>; id: number } | { kind: 'help'; name: string }

const segments = { business: 'businesses', job: 'jobs', event: 'events', question: 'questions' } as const
const kinds = Object.keys(segments) as (keyof typeof segments)[]

/** Returns the item whose page has this path, such as `/jobs/12`; null for other paths. */
export function parseReference(path: string): ItemReference | null {
  const [, segment = '', name = ''] = /^\/([a-z]+)\/([a-z0-9-]{1,80})$/.exec(path) ?? []
  if (segment === 'help') return { kind: 'help', name }
  const kind = kinds.find((other) => segments[other] === segment)
  return kind && /^[1-9]\d{0,14}$/.test(name) ? { kind, id: Number(name) } : null
}

/** Returns the path of a page. */
export const toPath = (reference: ItemReference) =>
  reference.kind === 'help' ? `/help/${reference.name}` : `/${segments[reference.kind]}/${reference.id}`
