import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'

const PAUSE = 250

type Filtered = {
  /** The address of the view on screen, and what of it is in the form. */
  path: string
  filters: Record<string, string>
  /** The address of what the form asks for. */
  pathOf: (typed: URLSearchParams) => string
}

/**
 * Search and filters of a list. A plain form without JavaScript; with it, the results follow what is typed and chosen.
 * @returns what the form spreads, and how its controls ask: at once, or when the typing rests.
 */
export function useFilterForm({ path, filters, pathOf }: Filtered) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(path)
  const { state, location: ahead } = useNavigation()
  const settled = state === 'idle'
  const going = ahead && ahead.pathname + ahead.search

  function send({ replace }: { replace: boolean }) {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    const to = pathOf(new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])))
    if (to === asked.current) return
    asked.current = to
    navigate(to, { replace, preventScrollReset: true })
  }

  function sendSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send({ replace: true }), PAUSE)
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    send({ replace: false })
  }

  // The form keeps what is typed; only an address that it did not ask for itself (back, a link) is shown in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path stands for all that is shown
  useEffect(() => {
    if (!settled || asked.current === path) return
    clearTimeout(timer.current)
    asked.current = path
    for (const [name, value] of Object.entries(filters)) {
      const control = form.current?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (control) control.value = value
    }
  }, [path, settled])

  // A link that was followed counts for more than what was typed just before.
  useEffect(() => {
    if (going && going !== asked.current) clearTimeout(timer.current)
  }, [going])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code was there
  useEffect(() => {
    send({ replace: true })
    return () => clearTimeout(timer.current)
  }, [])

  return { form: { ref: form, method: 'get' as const, onSubmit }, sendSoon, sendNow: () => send({ replace: false }) }
}
