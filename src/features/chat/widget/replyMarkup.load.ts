type MarkupModule = typeof import('./replyMarkup.ts')
let loadedModule: MarkupModule | undefined

export const getLoadedMarkup = () => loadedModule

/** Loads the Markdown renderer once. Returns undefined when it cannot be loaded. */
export async function loadMarkup(): Promise<MarkupModule | undefined> {
  try {
    loadedModule ??= await import('./replyMarkup.ts')
  } catch {
    // Without the module, replies are shown as plain text.
  }
  return loadedModule
}
