/** Raised when the rule changes, so that `fillNames` computes all names again. */
export const RULE_VERSION = 1

/**
 * The name as people write it: "AURORA BOATS LLC" becomes "Aurora Boats LLC". A name that has a lower-case letter stays as it
 * is. Only the case of letters changes.
 */
export function readableName(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name.replace(/\p{L}[\p{L}'’]*/gu, (word) =>
    keptInCapitals.has(word) ? word : word.charAt(0) + word.slice(1).toLowerCase(),
  )
}

const keptInCapitals = new Set(['LLC', 'LLP', 'PC', 'USA', 'II', 'III', 'IV'])

/** The columns that an import writes besides the name and the city; null where the import is readable as it is. */
export function readableColumns({ business_name, city }: { business_name: string | null; city: string | null }) {
  const changed = (text: string | null) => {
    const readable = text && readableName(text)
    return readable === text ? null : readable
  }
  return { readable_name: changed(business_name), readable_city: changed(city) }
}
