/** The tag of a value that every published change invalidates, except changes of votes. */
export const ANY_CONTENT = 'content'

const isContent = (tag: string) => !/^(questions\.)?votes\b/.test(tag)

/**
 * A cache of values that are computed from public data. It is in the memory of this process and is invalidated when the
 * data changes.
 */
export type Memory = {
  /**
   * Returns the cached value of a key.
   * @param tag the tag that is published when the value may have changed.
   * @param read computes the value. It must not read from a replica, which may lag behind the change, and must not
   * depend on the time or on the viewer.
   */
  recall<Value>(tag: string, key: string, read: () => Promise<Value>): Promise<Value>
}

/** Creates a cache that is invalidated by changes. It is off until this process receives changes. */
export function createMemory() {
  const values = new Map<string, { tag: string; value: Promise<unknown> }>()
  let isEnabled = false

  function recall<Value>(tag: string, key: string, read: () => Promise<Value>): Promise<Value> {
    if (!isEnabled) return read()
    const cachedEntry = values.get(key)
    if (cachedEntry) return cachedEntry.value as Promise<Value>
    const entry = { tag, value: read() }
    values.set(key, entry)
    entry.value.catch(() => {
      if (values.get(key) === entry) values.delete(key)
    })
    return entry.value
  }

  return {
    recall,
    invalidate(tags: string[]) {
      const published = new Set(tags.some(isContent) ? [...tags, ANY_CONTENT] : tags)
      for (const [key, { tag }] of values) if (published.has(tag) || published.has('*')) values.delete(key)
    },
    invalidateAll: () => values.clear(),
    /** Turns the cache on or off, and empties it. */
    enable(isOn: boolean) {
      isEnabled = isOn
      values.clear()
    },
  }
}
