import { type ComponentProps, type KeyboardEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { Input } from './Input.tsx'

export type ComboboxOption = {
  name: string
  note?: string
  /** Words for the same that contain the typed text, when the name does not. */
  synonym?: string
}

type ComboboxProps = Omit<ComponentProps<'input'>, 'onSelect'> & {
  /** Loads the options for the typed text. For an empty text, they are the most frequent ones. */
  load: (typed: string) => Promise<ComboboxOption[]>
  /** Called when an option was chosen or the text was removed. The value of the input is the name of the option. */
  onSelect: (name: string) => void
  /**
   * Whether any text is valid. The options then only help to type, and Enter chooses one only when a key has marked it.
   */
  isFreeText?: boolean
}

const DEBOUNCE_MS = 150

/** A text field that suggests values while the user types: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function Combobox({ load, onSelect, isFreeText = false, defaultValue = '', ref, ...props }: ComboboxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const request = useRef(0)
  const [options, setOptions] = useState<ComboboxOption[] | null>(null)
  const [active, setActive] = useState(-1)
  /** Whether the active option is the one that Enter chooses by default, and no key has marked it. */
  const [isDefault, setIsDefault] = useState(false)
  const isOpen = options !== null && !(isFreeText && options.length === 0)

  useEffect(() => () => clearTimeout(timer.current), [])

  function suggest(typed: string, delay: number) {
    clearTimeout(timer.current)
    const current = ++request.current
    timer.current = setTimeout(async () => {
      // Without suggestions, the user can still type a name.
      const suggestions = await load(typed).catch(() => [])
      if (current !== request.current) return
      setOptions(suggestions)
      setActive(typed && suggestions.length > 0 && !isFreeText ? 0 : -1)
      setIsDefault(true)
    }, delay)
  }

  /** The text that was typed after the value was set. All options begin with it. */
  function typedText() {
    const typed = input.current?.value.trim() ?? ''
    return typed === defaultValue ? '' : typed
  }

  function close() {
    clearTimeout(timer.current)
    request.current++
    setOptions(null)
  }

  function choose(name: string) {
    if (input.current) input.current.value = name
    close()
    onSelect(name)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!options) return suggest(typedText(), 0)
      const step = key === 'ArrowDown' ? 1 : -1
      // The first Arrow Down marks the first option, and Arrow Up the last one.
      const from = isDefault ? (step > 0 ? -1 : 0) : active
      setActive((from + step + options.length) % Math.max(1, options.length))
      setIsDefault(false)
    } else if (key === 'Enter' && isOpen) {
      const option = options[active]
      if (option) {
        event.preventDefault()
        choose(option.name)
      }
    } else if (key === 'Escape') {
      // While suggestions are open, Escape closes them and does not remove the text.
      if (isOpen) event.preventDefault()
      close()
    }
  }

  return (
    <span className="combobox">
      <Input
        {...props}
        ref={input}
        defaultValue={defaultValue}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-options`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
        onFocus={(event) => {
          if (isFreeText) return
          event.currentTarget.select()
          suggest('', 0)
        }}
        onInput={(event) => {
          const typed = event.currentTarget.value.trim()
          if (typed === '') choose('')
          suggest(typed, typed === '' ? 0 : DEBOUNCE_MS)
        }}
        onClick={() => isOpen || suggest(typedText(), 0)}
        onBlur={(event) => {
          close()
          props.onBlur?.(event)
        }}
        onKeyDown={onKeyDown}
      />
      <span
        id={`${id}-options`}
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        className="combobox-options"
        hidden={!isOpen}
      >
        {options?.map(({ name, note, synonym }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <span
            key={name}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="combobox-option"
            ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            // Prevented, so that the field keeps the focus and a finger can scroll the options.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            <span className="wrap-anywhere">
              {name}
              {synonym && <span className="block text-muted text-sm">{`“${synonym}”`}</span>}
            </span>
            {note && <span className="ms-auto text-muted text-sm tabular-nums">{note}</span>}
          </span>
        ))}
        {options?.length === 0 && <span className="combobox-option text-muted">Nothing has this name</span>}
      </span>
    </span>
  )
}
