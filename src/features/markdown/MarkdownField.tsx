import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { api } from '../../kit/api.ts'
import { describeFailure } from '../../kit/failure.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Textarea } from '../../kit/ui/Input.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { Tabs } from '../../kit/ui/Tabs.tsx'

/** How few characters are left before their number is shown, where there are many. */
const NEAR_LIMIT = 1000
const MANY = 5000

const HINT = 'You can use Markdown: **bold**, *italic*, - lists, [links](https://…).'

type MarkdownFieldProps = {
  label: string
  error?: string
  required: boolean
  value: string
  max: number
  rows?: number
  control: ComponentProps<'textarea'>
}

/** A long text in Markdown, with a preview that the server renders as it will be shown. */
export function MarkdownField({ label, error, required, value, max, rows = 10, control }: MarkdownFieldProps) {
  const [tab, setTab] = useState('write')
  const tabs = useRef<HTMLDivElement>(null)

  // a form that is checked puts the focus where something is wrong, if that is on the page
  useEffect(() => {
    const form = tabs.current?.closest('form')
    const write = () => setTab('write')
    form?.addEventListener('submit', write)
    return () => form?.removeEventListener('submit', write)
  }, [])

  return (
    <Field
      label={label}
      hint={HINT}
      error={error}
      required={required}
      aside={<CharactersLeft left={max - value.length} max={max} />}
    >
      {(field) => (
        <Tabs
          ref={tabs}
          label={`${label}: write or preview`}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'write', label: 'Write', panel: <Textarea {...field} {...control} rows={rows} /> },
            { id: 'preview', label: 'Preview', panel: tab === 'preview' && <Preview text={value} /> },
          ]}
        />
      )}
    </Field>
  )
}

function CharactersLeft({ left, max }: { left: number; max: number }) {
  if (left >= NEAR_LIMIT && max > MANY) return null
  const characters = Math.abs(left).toLocaleString('en-US')
  return (
    <span className={left < 100 ? 'text-signal' : undefined}>
      {left < 0 ? `${characters} characters too many` : `${characters} characters left`}
    </span>
  )
}

type Rendered = { html: string } | { failed: string } | null

function Preview({ text }: { text: string }) {
  const [rendered, setRendered] = useState<Rendered>(null)
  useEffect(() => {
    if (!text.trim()) return
    const left = new AbortController()
    const show = (made: Rendered) => !left.signal.aborted && setRendered(made)
    api('POST /markdown', { readOnly: true, body: { text } }).then(show, (error) =>
      show({ failed: describeFailure('Failed to render the preview', error) }),
    )
    return () => left.abort()
  }, [text])
  if (!text.trim()) return <p className="min-h-50 text-muted">Nothing to preview yet.</p>
  if (rendered === null) return <Spinner text="Rendering the preview" className="min-h-50" />
  if ('failed' in rendered) return <Alert tone="danger" title={rendered.failed} />
  return <Markdown html={rendered.html} className="min-h-50" />
}
