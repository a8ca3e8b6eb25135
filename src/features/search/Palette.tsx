import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { useTimeZone } from '../../kit/page/clock.ts'
import { useSite } from '../../kit/page/site.ts'
import { withoutBlanks } from '../../kit/text/text.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { cx } from '../../kit/ui/cx.ts'
import { CloseIcon, SearchIcon } from '../../kit/ui/icons.tsx'
import { Marked } from '../../kit/ui/Marked.tsx'
import { region } from '../../region/region.ts'
import { formatEventTime } from '../events/timeText.ts'
import { kindNames, MAX_QUERY_LENGTH } from './kinds.ts'
import { clearRecentSearches, recordSearch, useRecentSearches } from './recentSearches.ts'
import type { SearchItem, SearchReply } from './search.contract.ts'
import { searchPath } from './searchUrl.ts'

const DEBOUNCE_MS = 150
/** The maximum number of items of each kind. */
const ITEMS_PER_KIND = 4

/** `search` is the text that this choice adds to the recent searches. */
type Choice = { label: string; url: string; details: string; search: string }
type Group = { value: string; items: Choice[] }

/** A reply and its search text. */
type SearchState = { text: string; reply: SearchReply | null; failure: string | null }
const emptyState: SearchState = { text: '', reply: null, failure: null }

function useSearch(text: string): SearchState {
  const [state, setState] = useState(emptyState)
  useEffect(() => {
    if (!text) return setState(emptyState)
    const abort = new AbortController()
    const { signal } = abort
    const timer = setTimeout(async () => {
      try {
        const reply = await api('GET /search', { query: { q: text, limit: String(ITEMS_PER_KIND) }, signal })
        if (!signal.aborted) setState({ text, reply, failure: null })
      } catch (error) {
        if (!signal.aborted) setState({ text, reply: null, failure: describeFailure('The search failed', error) })
      }
    }, DEBOUNCE_MS)
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [text])
  return state
}

/** The search dialog. Closing it clears the text. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={cx('dialog', 'palette')} aria-label="Search">
          <PaletteSearch onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const zone = useTimeZone()
  const { time_zone: regionZone } = useSite()
  const recentSearches = useRecentSearches()
  const text = typed.trim()
  const { reply, failure } = useSearch(text)
  const phrases = reply?.highlights ?? []
  const showsRecent = !text && recentSearches.length > 0

  const toChoice = ({ title, url, meta, start_datetime, end_datetime }: SearchItem): Choice => {
    const time =
      start_datetime && end_datetime ? [formatEventTime('range', start_datetime, end_datetime, zone, regionZone)] : []
    return { label: title, url, details: [...time, ...meta.slice(0, 3)].join(' · '), search: text }
  }
  const toSearch = (search: string, label = search): Choice => ({ label, url: searchPath(search), details: '', search })
  const results = reply?.groups.map(({ kind, items }) => ({ value: kindNames[kind], items: items.map(toChoice) })) ?? []
  const choices: Group[] = text
    ? [{ value: 'Everything', items: [toSearch(text, `All results for “${text}”`)] }, ...results]
    : showsRecent
      ? [{ value: 'Recent searches', items: recentSearches.map((search) => toSearch(search)) }]
      : []

  function choose({ url, search }: Choice) {
    recordSearch(search)
    onClose()
    navigate(url)
  }

  /** Enter opens all results until an arrow key has selected one. */
  function openAllOnEnter({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key !== 'Enter' || nativeEvent.isComposing || !text) return
    if (!currentTarget.hasAttribute('aria-activedescendant')) choose(toSearch(text))
  }

  function clearRecent() {
    clearRecentSearches()
    // The focused button disappears with the list, so move the focus to the input.
    input.current?.focus()
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={choices}
      filter={null}
      mode="none"
      // A resting pointer selects nothing that Enter would open.
      highlightItemOnHover={false}
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
      itemToStringValue={({ label }: Choice) => label}
    >
      <div className="palette-field">
        <SearchIcon />
        <Autocomplete.Input
          ref={input}
          className="palette-input"
          aria-label="Search everything"
          placeholder={`Roofers in ${region.examples.roofers}, events this week …`}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          onKeyDown={openAllOnEnter}
        />
        <Dialog.Close className="icon-button" aria-label="Close">
          <CloseIcon />
        </Dialog.Close>
      </div>
      <p className="palette-note" role="status">
        {formatNote(text, reply, failure)}
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
                  onClick={() => choose(choice)}
                >
                  <span>{choice.details ? <Marked text={choice.label} phrases={phrases} /> : choice.label}</span>
                  {choice.details && <span className="palette-meta">{choice.details}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {showsRecent && (
        <div className="palette-foot">
          <Button variant="quiet" size="sm" onClick={clearRecent}>
            Clear recent searches
          </Button>
        </div>
      )}
    </Autocomplete.Root>
  )
}

/**
 * The note on how the search understood the text. While the next results load, the note of the results on screen stays.
 */
function formatNote(text: string, reply: SearchReply | null, failure: string | null) {
  if (!text) return 'Businesses, jobs, events, questions and help. Ask as you would ask a person.'
  if (failure) return failure
  if (!reply) return 'Searching …'
  const { groups, understood, partial, corrected } = reply
  if (groups.length === 0) return `Nothing found for “${text}”.`
  const parts = understood.parts.map(({ label }) => label).join(' · ')
  return withoutBlanks(
    corrected !== null && `Results for “${corrected}”.`,
    parts && `Understood as ${parts}${partial ? '.' : ''}`,
    partial && 'Nothing matches all of it. These match most:',
  ).join(' ')
}
