import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from '../listUrl.ts'
import { Field } from './Field.tsx'
import { Input } from './Input.tsx'

const DEBOUNCE = 300

type SearchFieldProps = { label: string; param?: string; hint?: string; placeholder?: string; className?: string }

/** A search box whose words go to the URL once the typing rests, and back to the list's first page. */
export function SearchField({ label, param = 'search', ...props }: SearchFieldProps) {
  const { hint, placeholder, className } = props
  const [params, setParams] = useSearchParams()
  const current = params.get(param) ?? ''
  const [typed, setTyped] = useState(current)
  const asked = useRef(current)

  // The URL also changes by other hands: Back, or a button that clears the filters.
  useEffect(() => {
    if (current === asked.current) return
    asked.current = current
    setTyped(current)
  }, [current])

  const wanted = typed.trim()
  useEffect(() => {
    if (wanted === asked.current) return
    const timer = setTimeout(() => {
      asked.current = wanted
      setParams(withParams(params, { [param]: wanted, page: null, cursor: null }), {
        replace: true,
        preventScrollReset: true,
      })
    }, DEBOUNCE)
    return () => clearTimeout(timer)
  }, [wanted, param, params, setParams])

  return (
    <Field label={label} hint={hint} className={className}>
      {(field) => (
        <Input
          {...field}
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
}
