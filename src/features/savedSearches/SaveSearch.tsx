import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../kit/api/api.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { Button, LinkButton } from '../../kit/ui/Button.tsx'
import { CheckIcon } from '../../kit/ui/icons.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import type { SearchList } from './savedSearches.constants.ts'

/**
 * The button of `SaveSearchButton` for members. Saving a search twice changes nothing, so it does not request the saved
 * searches.
 */
export function SaveSearch({ list, filters }: { list: SearchList; filters: Record<string, string | undefined> }) {
  const [isSaved, setSaved] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [params, setParams] = useSearchParams()
  const isAsked = params.get('save') === 'search'

  async function save() {
    setBusy(true)
    try {
      const entries = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))
      await api('POST /saved-searches', { body: { list, query: String(new URLSearchParams(entries)) } })
      setSaved(true)
      toast.success('Saved. You are told when something new matches.')
    } catch (error) {
      toast.error(describeFailure('Failed to save the search', error))
    }
    setBusy(false)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the component has a key, so it runs once for each search
  useEffect(() => {
    if (!isAsked) return
    // The visitor clicked the button before the login.
    setParams(
      (before) => {
        before.delete('save')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
    void save()
  }, [])

  if (isSaved) {
    return (
      <LinkButton variant="quiet" size="sm" to="/saved">
        <CheckIcon />
        Saved Searches
      </LinkButton>
    )
  }
  return (
    <Button variant="quiet" size="sm" busy={isBusy} onClick={save}>
      Save Search
    </Button>
  )
}
