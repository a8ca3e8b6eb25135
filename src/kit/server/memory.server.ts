/** Values that are computed from public data, in the memory of this process until that data changes. */
export type Memory = {
  /**
   * Returns the value of a key. A lagging replica would return the data from before the change, so `read` must not read
   * from one.
   * @param read computes the value. It must not depend on the time or on the viewer.
   */
  recall<Value>(key: string, read: () => Promise<Value>): Promise<Value>
}

/** Creates a memory, which forgets everything when something changes. It is off until changes are announced. */
export function createMemory() {
  const values = new Map<string, Promise<unknown>>()
  let isEnabled = false

  function recall<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    if (!isEnabled) return read()
    const known = values.get(key) as Promise<Value> | undefined
    if (known) return known
    const value = read()
    values.set(key, value)
    value.catch(() => {
      if (values.get(key) === value) values.delete(key)
    })
    return value
  }

  return {
    recall,
    forget: () => values.clear(),
    /** Turns the memory on or off, and empties it. */
    enable(isOn: boolean) {
      isEnabled = isOn
      values.clear()
    },
  }
}
