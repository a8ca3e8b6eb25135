import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { Alert } from '../../kit/ui/Alert.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Textarea } from '../../kit/ui/Input.tsx'
import { Markdown } from '../../kit/ui/Markdown.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { Tabs } from '../../kit/ui/Tabs.tsx'

/** The number of remaining characters from which a field longer than `LONG_TEXT` shows it. */
const WARN_BELOW = 1000
const LONG_TEXT = 5000

const MARKDOWN_HINT = 'You can use Markdown: **bold**, *italic*, - lists, [links](https://…).'

type MarkdownFieldProps = {
  label: string
  error?: string
  required: boolean
  value: string
  max: number
  rows?: number
  control: ComponentProps<'textarea'>
}

/** A field for Markdown text, with a preview that the server renders. */
export function MarkdownField({ label, error, required, value, max, rows = 10, control }: MarkdownFieldProps) {
  const [tab, setTab] = useState('write')
  const tabs = useRef<HTMLDivElement>(null)

  // The text area must be visible to receive the focus when validation fails.
  useEffect(() => {
    const form = tabs.current?.closest('form')
    const openWriteTab = () => setTab('write')
    form?.addEventListener('submit', openWriteTab)
    return () => form?.removeEventListener('submit', openWriteTab)
  }, [])

  return (
    <Field
      label={label}
      hint={MARKDOWN_HINT}
      error={error}
      required={required}
      aside={<RemainingCharacters remaining={max - value.length} max={max} />}
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

function RemainingCharacters({ remaining: abortController, max }: { remaining: number; max: number }) {
  if (abortController >= WARN_BELOW && max > LONG_TEXT) return null
  const characters = Math.abs(abortController).toLocaleString('en-US')
  return (
    <span className={abortController < 100 ? 'text-signal' : undefined}>
      {abortController < 0 ? `${characters} characters too many` : `${characters} characters left`}
    </span>
  )
}

type PreviewState = { html: string } | { failed: string } | null

function Preview({ text }: { text: string }) {
  const [rendered, setRendered] = useState<PreviewState>(null)
  useEffect(() => {
    if (!text.trim()) return
    const abortController = new AbortController()
    const setResult = (result: PreviewState) => !abortController.signal.aborted && setRendered(result)
    api('POST /markdown', { readOnly: true, body: { text } }).then(setResult, (error) =>
      setResult({ failed: describeFailure('Failed to render the preview', error) }),
    )
    return () => abortController.abort()
  }, [text])
  if (!text.trim()) return <p className="min-h-50 text-muted">Nothing to preview yet.</p>
  if (rendered === null) return <Spinner text="Rendering the preview" className="min-h-50" />
  if ('failed' in rendered) return <Alert tone="danger" title={rendered.failed} />
  return <Markdown html={rendered.html} className="min-h-50" />
}
