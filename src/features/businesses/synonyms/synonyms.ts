import { toSlug } from '../../../kit/text/slug.ts'

export const mergedFields = ['city', 'industry'] as const
/** A field of a business whose names can be merged. */
export type MergedField = (typeof mergedFields)[number]

export type Synonym = { field: MergedField; old_name: string; new_name: string }

/** The maximum number of successive merges that a name follows. */
const MAX_STEPS = 10

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Creates functions that resolve merged names of cities and industries. */
export function createSynonyms(list: Synonym[]) {
  const toKey = (field: MergedField, name: string) => `${field}\x1f${name.toLowerCase()}`
  const names = new Map(list.map(({ field, old_name, new_name }) => [toKey(field, old_name), new_name]))
  const slugs = new Map(list.map(({ field, old_name }) => [`${field}\x1f${toSlug(old_name)}`, old_name]))

  /** Returns the name into which a name was merged, else the name itself. */
  function resolve<Name extends string | undefined>(field: MergedField, name: Name): Name | string {
    let currentName: Name | string = name
    for (let step = 0; step < MAX_STEPS && currentName !== undefined; step++) {
      const next = names.get(toKey(field, currentName))
      if (next === undefined) break
      currentName = next
    }
    return currentName
  }

  const pattern =
    list.length > 0
      ? new RegExp(
          `(?<![\\p{L}\\p{N}])(?:${list
            .map(({ old_name }) => escapePattern(old_name))
            .sort((a, b) => b.length - a.length)
            .join('|')})(?![\\p{L}\\p{N}])`,
          'giu',
        )
      : null

  return {
    resolve,
    /** Returns the slug of the name into which the name with this slug was merged; undefined when it was not merged. */
    resolveSlug(field: MergedField, slug: string): string | undefined {
      const old = slugs.get(`${field}\x1f${slug}`)
      return old === undefined ? undefined : toSlug(resolve(field, old))
    },
    /** Returns a search text in which the new names replace the old ones. */
    rewrite: (text: string): string =>
      pattern
        ? text.replace(pattern, (old) => {
            const city = resolve('city', old)
            return city === old ? resolve('industry', old) : city
          })
        : text,
  }
}

export type Synonyms = ReturnType<typeof createSynonyms>
