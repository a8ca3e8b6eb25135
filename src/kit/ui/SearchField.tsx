import { useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { withParams } from '../forms/listUrl.ts'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

const DEBOUNCE_MS = 300

type SearchFieldProps = { label: string; param?: string; hint?: string; placeholder?: string; className?: string }

/** A search box that writes its text to the URL 300 ms after the last keystroke and returns to the first page. */
export function SearchField({ label, param = 'search', ...props }: SearchFieldProps) {
  const { hint, placeholder, className } = props
  const [params, setParams] = useSearchParams()
  const current = params.get(param) ?? ''
  const [inputText, setTyped] = useState(current)
  const requestedText = useRef(current)
  const typedText = useRef<string | null>(null)
  /** The requested texts that have not been shown. A slow device may show one when a later one is already requested. */
  const pendingTexts = useRef(new Set<string>())
  const isBack = useNavigationType() === 'POP'

  // Back, and the button that clears the filters, change the URL too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the URL has another text
  useEffect(() => {
    if (!isBack && current !== requestedText.current && pendingTexts.current.has(current)) return
    pendingTexts.current.clear()
    if (current === requestedText.current) return
    requestedText.current = current
    setTyped(current)
  }, [current])

  const trimmedText = inputText.trim()
  useEffect(() => {
    if (trimmedText === requestedText.current) return
    const timer = setTimeout(() => {
      // More typing replaces the URL, so that Back returns to the list before the typed text, not to half a word.
      const isContinued = typedText.current === requestedText.current
      requestedText.current = trimmedText
      typedText.current = trimmedText
      pendingTexts.current.add(trimmedText)
      setParams(withParams(params, { [param]: trimmedText, page: null, cursor: null }), {
        replace: isContinued,
        preventScrollReset: true,
      })
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [trimmedText, param, params, setParams])

  return (
    <Field label={label} hint={hint} className={className}>
      {(field) => (
        <Input
          {...field}
          type="search"
          name={param}
          maxLength={200}
          autoComplete="off"
          placeholder={placeholder}
          value={inputText}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
}
