import { useEffect, useId, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FieldError } from '../../../kit/ui/Field.tsx'
import { CheckIcon, PlusIcon } from '../../../kit/ui/icons.tsx'
import { MAX_TOPICS } from '../questions.constants.ts'
import type { Topic } from './topics.contract.ts'
import './topics.css'

const DEBOUNCE_MS = 600
/** With more topics than this, those that are neither chosen nor suggested are collapsed. */
const MAX_EXPANDED_TOPICS = 16

type NamedTopic = Pick<Topic, 'slug' | 'name'>
type TopicPickerProps = {
  value: string[]
  onChange: (slugs: string[]) => void
  /** The typed text, from which topics are suggested. Without it there are no suggestions. */
  text?: { title: string; content: string }
  error?: string
}

/** Checkboxes for the topics of a question, with suggestions for its text. */
export function TopicPicker({ value, onChange, text, error }: TopicPickerProps) {
  const id = useId()
  const [topics, setTopics] = useState<NamedTopic[] | null>(null)
  const suggested = useSuggestions(text)

  useEffect(() => {
    // Topics are optional, so the field is left out when the request fails.
    api('GET /topics').then(
      (reply) => setTopics(reply.topics),
      () => {},
    )
  }, [])

  if (!topics || topics.length === 0) return null
  const isFull = value.length >= MAX_TOPICS
  const toggle = (slug: string) =>
    onChange(value.includes(slug) ? value.filter((other) => other !== slug) : [...value, slug])
  const added = suggested.filter(({ slug }) => !value.includes(slug))
  const shownTopics = topics.length <= MAX_EXPANDED_TOPICS ? topics : topics.filter(({ slug }) => value.includes(slug))
  const folded = topics.filter((topic) => !shownTopics.includes(topic))

  const choice = ({ slug, name }: NamedTopic) => {
    const isChosen = value.includes(slug)
    return (
      <label key={slug} className="topic-choice">
        <input type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={() => toggle(slug)} />
        {isChosen && <CheckIcon />}
        <span>{name}</span>
      </label>
    )
  }
  return (
    <fieldset className="field min-w-0" aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className="field-label mb-1">
        Topics <span className="field-optional">optional</span>
      </legend>
      <p id={`${id}-hint`} className="hint">
        {isFull ? `A question has at most ${MAX_TOPICS} topics.` : 'Those who follow a topic hear of the question.'}
      </p>
      <div role="status" className="flex flex-wrap items-center gap-2">
        {added.length > 0 && !isFull && (
          <>
            <span className="text-sm text-muted">Suggested:</span>
            {added.map(({ slug, name }) => (
              <Button key={slug} variant="secondary" size="sm" onClick={() => toggle(slug)}>
                <PlusIcon />
                {name}
              </Button>
            ))}
          </>
        )}
      </div>
      <div className="topic-choices">{shownTopics.map(choice)}</div>
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 content-center cursor-pointer text-sm">All topics</summary>
          <div className="topic-choices">{folded.map(choice)}</div>
        </details>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Requests suggestions a moment after the last keystroke. */
function useSuggestions(text: TopicPickerProps['text']) {
  const [suggested, setSuggested] = useState<NamedTopic[]>([])
  const title = text?.title.trim() ?? ''
  const content = text?.content.trim() ?? ''
  useEffect(() => {
    if (!title && !content) return setSuggested([])
    const abortController = new AbortController()
    const timer = setTimeout(() => {
      const { signal } = abortController
      // Suggestions are optional, so the earlier ones stay when the request fails.
      api('POST /topics/suggest', { readOnly: true, signal, body: { title, content } }).then(
        ({ topics }) => signal.aborted || setSuggested(topics),
        () => {},
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [title, content])
  return suggested
}
