import type { ComponentType } from 'react'
import { createStore, useStore } from 'zustand'
import type { ConfirmOptions, ConfirmResult, OpenConfirm } from './confirm.host.tsx'

type State = { asked: OpenConfirm | null; Host: ComponentType<{ asked: OpenConfirm | null }> | null }

const confirms = createStore<State>(() => ({ asked: null, Host: null }))
let lastId = 0

/** Asks for confirmation. Resolves to `false` when cancelled, else to an object with the reason, if one was typed. */
export function confirm(question: ConfirmOptions): Promise<ConfirmResult> {
  confirms.getState().asked?.decide(false)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const decide = (decision: ConfirmResult) => {
      if (confirms.getState().asked?.id === id) confirms.setState({ asked: null })
      resolve(decision)
    }
    confirms.setState({ asked: { id, question, opener: document.activeElement, decide } })
    if (confirms.getState().Host) return
    import('./confirm.host.tsx').then(
      ({ ConfirmHost }) => confirms.setState({ Host: ConfirmHost }),
      () => decide(confirmNatively(question)),
    )
  })
}

/** Renders confirmation dialogs. It is mounted once. Its code is loaded with the first dialog. */
export function ConfirmOutlet() {
  const { asked, Host } = useStore(confirms)
  return Host && <Host asked={asked} />
}

function confirmNatively({ title, reason }: ConfirmOptions): ConfirmResult {
  if (!reason) return window.confirm(title) && {}
  const given = window.prompt(`${title}\n\n${reason.label}`)?.trim()
  return given === undefined || (reason.required && !given) ? false : { reason: given || undefined }
}
