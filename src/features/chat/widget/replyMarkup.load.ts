type Markup = typeof import('./replyMarkup.ts')
let loaded: Markup | undefined

export const loadedMarkup = () => loaded

/** Fetches what replies are formatted with, once. Undefined when it cannot be had. */
export async function loadMarkup(): Promise<Markup | undefined> {
  try {
    loaded ??= await import('./replyMarkup.ts')
  } catch {
    // the words of a reply are there without it
  }
  return loaded
}
