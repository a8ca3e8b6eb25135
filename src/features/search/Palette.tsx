import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../kit/api.ts'
import { describeFailure } from '../../kit/failure.ts'
import { cx } from '../../kit/ui/cx.ts'
import { CloseIcon, SearchIcon } from '../../kit/ui/icons.tsx'
import { region } from '../../region/region.ts'
import { useEventTimes } from '../events/eventTimes.ts'
import { kindNames, QUERY_MAX } from './kinds.ts'
import type { Found, Item } from './search.contract.ts'
import { searchPath } from './searchList.ts'

const DEBOUNCE = 180
/** How many of each kind. */
const SHOWN = 4

type Choice = { label: string; url: string; facts: string }
type Group = { value: string; items: Choice[] }

/** What was found for which text. */
type Answer = { text: string; groups: Found['groups']; understood: string; failure: string | null }
const none: Answer = { text: '', groups: [], understood: '', failure: null }

function useFound(text: string): Answer {
  const [answer, setAnswer] = useState(none)
  useEffect(() => {
    if (!text) return setAnswer(none)
    let left = false
    const timer = setTimeout(async () => {
      try {
        const { groups, understood } = await api('GET /search', { query: { q: text, limit: String(SHOWN) } })
        const words = understood.parts.map(({ label }) => label).join(' · ')
        if (!left) setAnswer({ text, groups, understood: words, failure: null })
      } catch (error) {
        if (!left) setAnswer({ ...none, text, failure: describeFailure('The search failed', error) })
      }
    }, DEBOUNCE)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [text])
  return answer
}

/** The search in a dialog over every page. It forgets what was typed when it closes. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={cx('dialog', 'palette')} aria-label="Search">
          <Search onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const times = useEventTimes()
  const text = typed.trim()
  const { text: answered, groups, understood, failure } = useFound(text)

  const choiceOf = ({ title, url, meta, start_datetime, end_datetime }: Item): Choice => {
    const when = start_datetime && end_datetime ? [times.formatRange({ start_datetime, end_datetime })] : []
    return { label: title, url, facts: [...when, ...meta.slice(0, 3)].join(' · ') }
  }
  const choices: Group[] = [
    ...groups.map(({ kind, items }) => ({ value: kindNames[kind], items: items.map(choiceOf) })),
    ...(text
      ? [{ value: 'Everything', items: [{ label: `All results for “${text}”`, url: searchPath(text), facts: '' }] }]
      : []),
  ]

  function choose(url: string) {
    onClose()
    navigate(url)
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={choices}
      filter={null}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
      itemToStringValue={({ label }: Choice) => label}
    >
      <div className="palette-field">
        <SearchIcon />
        <Autocomplete.Input
          className="palette-input"
          aria-label="Search everything"
          placeholder={`Roofers in ${region.examples.roofers}, events this week …`}
          maxLength={QUERY_MAX}
          enterKeyHint="search"
        />
        <Dialog.Close className="icon-button" aria-label="Close">
          <CloseIcon />
        </Dialog.Close>
      </div>
      <p className="palette-note" role="status">
        {noteOf(text, answered, groups, understood, failure)}
      </p>
      <Autocomplete.List className="palette-list">
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="palette-label">{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(choice: Choice) => (
                <Autocomplete.Item
                  key={choice.url}
                  value={choice}
                  className="palette-item"
                  onClick={() => choose(choice.url)}
                >
                  <span>{choice.label}</span>
                  {choice.facts && <span className="palette-meta">{choice.facts}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

function noteOf(text: string, answered: string, groups: Found['groups'], understood: string, failure: string | null) {
  if (!text) return 'Businesses, jobs, events, questions and help. Ask as you would ask a person.'
  if (failure) return failure
  if (answered !== text) return 'Searching …'
  if (groups.length === 0) return `Nothing found for “${text}”.`
  return understood ? `Understood as ${understood}` : ''
}
