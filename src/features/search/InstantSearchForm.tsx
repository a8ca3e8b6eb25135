import { type SubmitEvent, useId } from 'react'
import { useFilterForm } from '../../kit/forms/filterForm.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { SearchIcon } from '../../kit/ui/icons.tsx'
import { type Kind, MAX_QUERY_LENGTH } from './kinds.ts'
import { recordSearch } from './recentSearches.ts'
import { searchPlaceholder } from './searchPlaceholder.ts'
import { parseSearch, searchPath } from './searchUrl.ts'

/** The time between the last keystroke and the search. */
const DEBOUNCE_MS = 150

/** The form of the search screen. With JavaScript the results update while the user types. */
export function InstantSearchForm({ text, kind }: { text: string; kind: Kind | null }) {
  const id = useId()
  const { form, submitDebounced } = useFilterForm({
    path: searchPath(text, kind),
    filters: { q: text, kind: kind ?? '' },
    buildPath: (typed) => {
      const search = parseSearch(typed)
      return searchPath(search.text, search.kind)
    },
    debounce: DEBOUNCE_MS,
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    recordSearch(parseSearch(new URLSearchParams({ q: String(new FormData(event.currentTarget).get('q')) })).text)
    form.onSubmit(event)
  }

  return (
    <search>
      <form {...form} onSubmit={submit} action="/search" className="search-form">
        <label htmlFor={id} className="sr-only">
          Search everything
        </label>
        <Input
          id={id}
          type="search"
          name="q"
          defaultValue={text}
          // Before hydration the search link of every page leads here, where the visitor expects to type.
          autoFocus={!text}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={searchPlaceholder}
          onInput={submitDebounced}
        />
        <input type="hidden" name="kind" defaultValue={kind ?? ''} disabled={!kind} />
        <Button type="submit">
          <SearchIcon />
          Search
        </Button>
      </form>
    </search>
  )
}
