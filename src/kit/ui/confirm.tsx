import type { ComponentType } from 'react'
import { createStore, useStore } from 'zustand'
import type { ConfirmOptions, ConfirmResult, OpenConfirm } from './confirm.host.tsx'

type State = { openConfirm: OpenConfirm | null; Host: ComponentType<{ openConfirm: OpenConfirm | null }> | null }

const confirms = createStore<State>(() => ({ openConfirm: null, Host: null }))
let lastId = 0

/** Asks for confirmation. Resolves to `false` when cancelled, else to an object with the reason, if one was typed. */
export function confirm(options: ConfirmOptions): Promise<ConfirmResult> {
  confirms.getState().openConfirm?.decide(false)
  lastId += 1
  const id = lastId
  return new Promise((resolve) => {
    const decide = (result: ConfirmResult) => {
      if (confirms.getState().openConfirm?.id === id) confirms.setState({ openConfirm: null })
      resolve(result)
    }
    confirms.setState({ openConfirm: { id, options, opener: document.activeElement, decide } })
    if (confirms.getState().Host) return
    import('./confirm.host.tsx').then(
      ({ ConfirmHost }) => confirms.setState({ Host: ConfirmHost }),
      () => decide(confirmNatively(options)),
    )
  })
}

/** Renders confirmation dialogs. It is mounted once. Its code is loaded with the first dialog. */
export function ConfirmOutlet() {
  const { openConfirm, Host } = useStore(confirms)
  return Host && <Host openConfirm={openConfirm} />
}

function confirmNatively({ title, body, reason }: ConfirmOptions): ConfirmResult {
  if (!reason) return window.confirm(typeof body === 'string' ? `${title}\n\n${body}` : title) && {}
  const typedReason = window.prompt(`${title}\n\n${reason.label}`)?.trim()
  return typedReason === undefined || (reason.required && !typedReason) ? false : { reason: typedReason || undefined }
}
