/** Values that are computed from public data, in the memory of this process until that data changes. */
export type Memory = {
  /**
   * Returns the value of a key. A lagging replica would return the data from before the change, so `read` must not read
   * from one.
   * @param tag is announced when the value may have changed.
   * @param read computes the value. It must not depend on the time or on the viewer.
   */
  recall<Value>(tag: string, key: string, read: () => Promise<Value>): Promise<Value>
}

/** Creates a memory, which forgets what has changed. It is off until changes are announced. */
export function createMemory() {
  const values = new Map<string, { tag: string; value: Promise<unknown> }>()
  let isEnabled = false

  function recall<Value>(tag: string, key: string, read: () => Promise<Value>): Promise<Value> {
    if (!isEnabled) return read()
    const known = values.get(key)
    if (known) return known.value as Promise<Value>
    const entry = { tag, value: read() }
    values.set(key, entry)
    entry.value.catch(() => {
      if (values.get(key) === entry) values.delete(key)
    })
    return entry.value
  }

  return {
    recall,
    forget(tags: string[]) {
      for (const [key, { tag }] of values) if (tags.includes(tag) || tags.includes('*')) values.delete(key)
    },
    forgetAll: () => values.clear(),
    /** Turns the memory on or off, and empties it. */
    enable(isOn: boolean) {
      isEnabled = isOn
      values.clear()
    },
  }
}
