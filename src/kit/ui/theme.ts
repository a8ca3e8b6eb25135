export type Theme = 'system' | 'light' | 'dark'

const storageKey = 'theme'

/**
 * Applies the stored theme to the dataset `d` of the document. It must run before the first paint, so that the other
 * theme does not flash.
 */
export const themeScript = `try{let x=localStorage.${storageKey};if(x=='light'||x=='dark')d.theme=x}catch{}`

/** Returns the selected theme; `system` by default. */
export function readTheme(): Theme {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage, the theme lasts until the page is closed.
  }
}
