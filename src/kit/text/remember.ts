/** The maximum number of texts whose values are remembered. */
const MAX_CACHED_VALUES = 20_000

/** Caches the results of a function of a text. The cache is emptied when it is full. */
export function remember<Value>(compute: (text: string) => Value): (text: string) => Value {
  const cachedValues = new Map<string, Value>()
  return (text) => {
    const value = cachedValues.get(text)
    if (value !== undefined) return value
    if (cachedValues.size >= MAX_CACHED_VALUES) cachedValues.clear()
    const computed = compute(text)
    cachedValues.set(text, computed)
    return computed
  }
}
