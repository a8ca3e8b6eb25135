import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { useTimeZone } from '../../kit/page/clock.ts'
import { useSite } from '../../kit/page/site.ts'
import { cx } from '../../kit/ui/cx.ts'
import { CloseIcon, SearchIcon } from '../../kit/ui/icons.tsx'
import { region } from '../../region/region.ts'
import { formatEventTime } from '../events/timeText.ts'
import { kindNames, QUERY_MAX } from './kinds.ts'
import type { SearchItem, SearchReply } from './search.contract.ts'
import { searchPath } from './searchUrl.ts'

const DEBOUNCE_MS = 180
/** The maximum number of items of each kind. */
const ITEMS_PER_KIND = 4

type Choice = { label: string; url: string; details: string }
type Group = { value: string; items: Choice[] }

/** The results with the text that they belong to. */
type SearchState = { text: string; groups: SearchReply['groups']; understood: string; failure: string | null }
const emptyState: SearchState = { text: '', groups: [], understood: '', failure: null }

function useSearch(text: string): SearchState {
  const [state, setState] = useState(emptyState)
  useEffect(() => {
    if (!text) return setState(emptyState)
    let isStale = false
    const timer = setTimeout(async () => {
      try {
        const { groups, understood } = await api('GET /search', { query: { q: text, limit: String(ITEMS_PER_KIND) } })
        const summary = understood.parts.map(({ label }) => label).join(' · ')
        if (!isStale) setState({ text, groups, understood: summary, failure: null })
      } catch (error) {
        if (!isStale) setState({ ...emptyState, text, failure: describeFailure('The search failed', error) })
      }
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
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
  const navigate = useNavigate()
  const zone = useTimeZone()
  const { time_zone: regionZone } = useSite()
  const text = typed.trim()
  const { text: loadedText, groups, understood, failure } = useSearch(text)

  const toChoice = ({ title, url, meta, start_datetime, end_datetime }: SearchItem): Choice => {
    const time =
      start_datetime && end_datetime ? [formatEventTime('range', start_datetime, end_datetime, zone, regionZone)] : []
    return { label: title, url, details: [...time, ...meta.slice(0, 3)].join(' · ') }
  }
  const choices: Group[] = [
    ...groups.map(({ kind, items }) => ({ value: kindNames[kind], items: items.map(toChoice) })),
    ...(text
      ? [{ value: 'Everything', items: [{ label: `All results for “${text}”`, url: searchPath(text), details: '' }] }]
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
        {formatNote(text, loadedText, groups, understood, failure)}
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
                  {choice.details && <span className="palette-meta">{choice.details}</span>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

function formatNote(
  text: string,
  loadedText: string,
  groups: SearchReply['groups'],
  understood: string,
  failure: string | null,
) {
  if (!text) return 'Businesses, jobs, events, questions and help. Ask as you would ask a person.'
  if (failure) return failure
  if (loadedText !== text) return 'Searching …'
  if (groups.length === 0) return `Nothing found for “${text}”.`
  return understood ? `Understood as ${understood}` : ''
}
