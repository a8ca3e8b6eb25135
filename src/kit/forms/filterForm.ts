import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate, useNavigation, useNavigationType } from 'react-router'

const DEBOUNCE_MS = 250

type FilterFormOptions = {
  /** The URL of the list on screen. */
  path: string
  /** The values of the form's controls for that URL, by name. */
  filters: Record<string, string>
  /** Returns the URL of the list for the values in the form. */
  buildPath: (values: URLSearchParams) => string
  /** Milliseconds between the last keystroke and the submit. */
  debounce?: number
  /** Whether Back returns to the list before the typed text. Otherwise each typed text replaces the URL. */
  keepsListBefore?: boolean
}

/**
 * The search and filter form of a list. Without JavaScript it is a plain GET form. With JavaScript the list updates
 * while the user types and selects.
 * @returns the props of the form, and two functions for its controls: one submits at once, the other a moment after the
 * last keystroke.
 */
export function useFilterForm(options: FilterFormOptions) {
  const { path, filters, buildPath, debounce = DEBOUNCE_MS, keepsListBefore = false } = options
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const requestedPath = useRef(path)
  /** The URL for the last typed text. More typing replaces it, so that Back does not return to half a word. */
  const typedPath = useRef('')
  /** The requested URLs that have not been shown. A slow device may show one when a later one is already requested. */
  const pendingPaths = useRef(new Set<string>())
  const isBack = useNavigationType() === 'POP'
  const { state, location: nextLocation } = useNavigation()
  const isIdle = state === 'idle'
  const nextPath = nextLocation && nextLocation.pathname + nextLocation.search

  function submit({ replace }: { replace: boolean }) {
    clearTimeout(timer.current)
    if (!form.current) return
    const values = new FormData(form.current)
    const to = buildPath(new URLSearchParams([...values].map(([name, value]) => [name, String(value)])))
    if (to === requestedPath.current) return
    requestedPath.current = to
    pendingPaths.current.add(to)
    navigate(to, { replace, preventScrollReset: true })
  }

  function submitDebounced() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      submit({ replace: !keepsListBefore || typedPath.current === requestedPath.current })
      typedPath.current = requestedPath.current
    }, debounce)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    submit({ replace: false })
  }

  // Update the controls only after a navigation that the form did not start, such as Back. Otherwise the user's latest
  // input would be overwritten.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path determines the filters
  useEffect(() => {
    if (!isIdle || (!isBack && requestedPath.current !== path && pendingPaths.current.has(path))) return
    pendingPaths.current.clear()
    if (requestedPath.current === path) return
    clearTimeout(timer.current)
    requestedPath.current = path
    for (const [name, value] of Object.entries(filters)) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (control) control.value = value
    }
  }, [path, isIdle])

  // A followed link cancels a pending submit.
  useEffect(() => {
    if (nextPath && nextPath !== requestedPath.current) clearTimeout(timer.current)
  }, [nextPath])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for input from before hydration
  useEffect(() => {
    submit({ replace: true })
    return () => clearTimeout(timer.current)
  }, [])

  return {
    form: { ref: form, method: 'get' as const, onSubmit },
    submitDebounced,
    submitNow: () => submit({ replace: false }),
  }
}
