import { readNavigator } from '../../../kit/page/navigator.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { ScaleIcon } from '../../../kit/ui/icons.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { Business } from '../business.contract.ts'
import { addCompared, comparisonPath, MAX_COMPARED, removeCompared, useCompared } from './comparison.ts'

type CompareButtonProps = {
  business: Pick<Business, 'id' | 'display_name'>
  /** On a card, where the button is an icon, and the list of the chosen businesses may be out of sight. */
  isOnCard?: boolean
}

const about = 'comparison'

/** Adds a business to the comparison of this browser, or removes it. */
export function CompareButton({ business: { id, display_name }, isOnCard = false }: CompareButtonProps) {
  const compared = useCompared()
  const isCompared = compared.some((business) => business.id === id)
  function toggle() {
    toast.dismiss(about)
    if (isCompared) return removeCompared(id)
    // A click that is replayed while the page hydrates comes before the stored list is rendered.
    const ids = addCompared({ id, name: display_name })
    if (ids === null)
      return toast.error(`You are comparing ${MAX_COMPARED} businesses already. Please remove one first.`, { about })
    if (ids.length === 1) toast.success('Added. Choose Compare at another business too.', { about })
    else if (isOnCard) {
      const path = comparisonPath(ids)
      const run = () => readNavigator()?.navigate(path, {})
      toast.success(`Added. ${ids.length} businesses are chosen.`, { about, action: { label: 'Compare', run, path } })
    }
  }
  if (isOnCard) {
    return (
      <span className="compare-on-card">
        <button
          type="button"
          className="icon-button"
          aria-label={`Compare ${display_name}`}
          title="Compare"
          aria-pressed={isCompared}
          onClick={toggle}
        >
          <ScaleIcon />
        </button>
      </span>
    )
  }
  return (
    <Button variant="secondary" size="sm" aria-pressed={isCompared} onClick={toggle}>
      <ScaleIcon />
      Compare
    </Button>
  )
}
