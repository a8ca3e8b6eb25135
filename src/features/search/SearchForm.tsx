import { useId } from 'react'
import { Button } from '../../kit/ui/Button.tsx'
import { GetForm } from '../../kit/ui/GetForm.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { SearchIcon } from '../../kit/ui/icons.tsx'
import { region } from '../../region/region.ts'
import { QUERY_MAX } from './kinds.ts'

/** The form of the search over all kinds. It also works without JavaScript. */
export function SearchForm({ label, text = '' }: { label: string; text?: string }) {
  const id = useId()
  return (
    <search>
      <GetForm action="/search" className="search-form">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <Input
          key={text}
          id={id}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={QUERY_MAX}
          autoComplete="off"
          placeholder={`Roofers in ${region.examples.roofers}, events this week, how to claim a business`}
        />
        <Button type="submit">
          <SearchIcon />
          Search
        </Button>
      </GetForm>
    </search>
  )
}
