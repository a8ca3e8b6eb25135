/** A filter of a list without matches, the path of the list without it, and what the list has then: `12 jobs`. */
export type Removal = { label: string; without: string; found: string }

type Filter = { label: string; without: string }
type Found = { count: number; found: string }

/**
 * The filters without which an empty list has matches. The one that leaves the fewest comes first, because these are
 * closest to what was searched for. A filter whose matches cannot be counted is left out.
 */
export async function findRemovals<T extends Filter>(
  filters: T[],
  countWithout: (filter: T) => Promise<Found>,
): Promise<Removal[]> {
  if (filters.length < 2) return []
  const counted = await Promise.all(
    filters.map(async (filter) => ({
      filter,
      ...(await countWithout(filter).catch((): Found => ({ count: 0, found: '' }))),
    })),
  )
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .map(({ filter: { label, without }, found }) => ({ label, without, found }))
}
