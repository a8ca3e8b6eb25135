import { useId } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { GetForm } from '../../kit/ui/GetForm.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { SearchIcon } from '../../kit/ui/icons.tsx'
import { MAX_QUERY_LENGTH } from './kinds.ts'
import { searchPlaceholder } from './searchPlaceholder.ts'

/** The form of the search over all kinds. It also works without JavaScript. */
export function SearchForm({ label }: { label: string }) {
  const id = useId()
  return (
    <search>
      <GetForm action="/search" className="search-form">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Input
          id={id}
          type="search"
          name="q"
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          placeholder={searchPlaceholder}
        />
        <Button type="submit">
          <SearchIcon />
          Search
        </Button>
      </GetForm>
    </search>
  )
}
