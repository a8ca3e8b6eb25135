/**
 * An event from before hydration, as the script in the head records it (`src/server/headScript.ts`). The target of an
 * `error` may be the window.
 */
type EarlyEvent = [type: string, target: Element, value?: string, checked?: boolean, submitter?: HTMLElement | null]

const readEarlyEvents = () => (globalThis as { early?: EarlyEvent[] }).early ?? []

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (target: Element): target is Control => target.matches?.('input, textarea, select')
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/**
 * Sets a value and makes React notice it. React ignores the event of a value that it knows already, so the value is
 * emptied first.
 */
function enterValue(control: Control, value: string) {
  const { value: current } = control
  const [start, end] = 'selectionStart' in control ? [control.selectionStart, control.selectionEnd] : [null, null]
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  // The cursor stays where the user is typing.
  if (start !== null && current === value) (control as HTMLInputElement).setSelectionRange(start, end)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

function takeSearchRequest(): boolean {
  const { dataset } = document.documentElement
  const isRequested = 'search' in dataset
  delete dataset.search
  return isRequested
}

/** Opens the search through its keyboard shortcut. */
const openSearch = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true }))

function choose(control: HTMLInputElement, checked: boolean) {
  control.checked = !checked
  control.click()
}

/**
 * Returns a function that repeats what the user did before this moment, to be called after hydration: what was typed and
 * selected, and then each clicked button and submitted form once. React itself handles clicks that happen meanwhile, but
 * form libraries overwrite what is typed meanwhile, so that is repeated too.
 */
export function collectEarlyEvents(): () => void {
  const earlyEvents = readEarlyEvents()
  const actions = new Map<Element, () => void>()
  for (const [type, target, , , submitter] of earlyEvents) {
    // The browser itself has opened a popover. A second click would close it.
    const button = type === 'click' ? target.closest?.<HTMLElement>('button:not([type=submit], [popovertarget])') : null
    if (button) actions.set(button, () => button.click())
    if (type === 'submit') actions.set(target, () => (target as HTMLFormElement).requestSubmit(submitter))
  }
  return () => {
    const values = new Map<Control, { value: string; checked: boolean }>()
    for (const [, target, value = '', checked = false] of earlyEvents.splice(0))
      if (isControl(target)) values.set(target, { value, checked })
    for (const [control, { value, checked }] of values) {
      if (!control.isConnected) continue
      if (isChoice(control)) choose(control, checked)
      else enterValue(control, value)
    }
    if (takeSearchRequest()) openSearch()
    for (const [element, act] of actions) if (element.isConnected) act()
  }
}
