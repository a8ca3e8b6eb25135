import type { KeyboardEvent } from 'react'

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => !(altKey || ctrlKey || metaKey || shiftKey)

/**
 * Handles the keys in the element around a search field and its results: the arrow keys move the focus from the field
 * to the first result, between results, and back. Escape returns to the field.
 */
export function moveBetweenResults(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event
  if (!isPlain(event) || !(target instanceof HTMLElement)) return
  const field = currentTarget.querySelector<HTMLInputElement>('input[type=search]')
  const links = [...currentTarget.querySelectorAll<HTMLElement>('.row .card-link')]
  const position = target === field ? -1 : links.indexOf(target)
  if (target !== field && position < 0) return
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  // In the field, Escape empties it, as browsers do.
  const isReturn = key === 'Escape' && target !== field
  if (!step && !isReturn) return
  const next = isReturn || position + (step ?? 0) < 0 ? field : links[position + (step ?? 0)]
  if (!next || next === target) return
  event.preventDefault()
  next.focus()
}
