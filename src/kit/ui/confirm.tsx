import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'

export type Question = {
  title: string
  body?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger'
  reason?: { label: string; hint?: string; required?: boolean; missing?: string }
}

export type Decision = false | { reason?: string }

export type Asked = { id: number; question: Question; opener: Element | null; decide: (decision: Decision) => void }

type State = { asked: Asked | null; Host: ComponentType<{ asked: Asked | null }> | null }

const empty: State = { asked: null, Host: null }
const listeners = new Set<() => void>()
let state = empty
let lastId = 0

/** Asks before something is done; resolves to `false`, or to the reason given. */
export function confirm(question: Question): Promise<Decision> {
  state.asked?.decide(false)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const decide = (decision: Decision) => {
      if (state.asked?.id === id) update({ asked: null })
      resolve(decision)
    }
    update({ asked: { id, question, opener: document.activeElement, decide } })
    if (state.Host) return
    import('./confirm.host.tsx').then(
      ({ ConfirmHost }) => update({ Host: ConfirmHost }),
      () => decide(askPlainly(question)),
    )
  })
}

/** Where questions appear; mounted once. Its code is fetched with the first question. */
export function Confirms() {
  const { asked, Host } = useSyncExternalStore(
    subscribe,
    () => state,
    () => empty,
  )
  return Host && <Host asked={asked} />
}

function askPlainly({ title, reason }: Question): Decision {
  if (!reason) return window.confirm(title) && {}
  const given = window.prompt(`${title}\n\n${reason.label}`)?.trim()
  return given === undefined || (reason.required && !given) ? false : { reason: given || undefined }
}

function update(change: Partial<State>) {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
