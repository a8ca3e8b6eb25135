import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { SearchIcon } from '../../kit/ui/icons.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { toast } from '../../kit/ui/toast.tsx'

type Palette = typeof import('./Palette.tsx').Palette

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** The search link of every page. With JavaScript it opens the palette, as do Ctrl+K and /. */
export function SearchButton() {
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ Palette: Palette } | null>(null)
  const loading = useRef(false)

  const openPalette = useCallback(async () => {
    setOpen(true)
    if (loading.current) return
    loading.current = true
    try {
      const { Palette } = await import('./Palette.tsx')
      setLoaded({ Palette })
    } catch {
      loading.current = false
      setOpen(false)
      toast.error('The search could not be opened. Check your connection and try again.')
    }
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      const isShortcut = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(target)
      // Another dialog has the keyboard focus.
      if (!(isShortcut || isSlash) || document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      openPalette()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [openPalette])

  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openPalette()
  }

  return (
    <>
      <Link
        to="/search"
        className="nav-search"
        title="Search (Ctrl+K)"
        aria-keyshortcuts="Control+K /"
        onClick={onClick}
      >
        <SearchIcon />
        <span className="nav-search-label">Search</span>
      </Link>
      {loaded && <loaded.Palette open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
