import { Button } from '../../../kit/ui/Button.tsx'
import { ScaleIcon } from '../../../kit/ui/icons.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { Business } from '../business.contract.ts'
import { addCompared, COMPARED_MAX, removeCompared, useCompared } from './comparison.ts'

/** Adds a business to the comparison of this browser, or removes it. */
export function CompareButton({ business: { id, display_name } }: { business: Business }) {
  const compared = useCompared()
  const isCompared = compared.some((business) => business.id === id)
  function toggle() {
    if (isCompared) return removeCompared(id)
    // A click that is replayed while the page hydrates comes before the stored list is rendered.
    const count = addCompared({ id, name: display_name })
    if (count === null)
      return toast.error(`You are comparing ${COMPARED_MAX} businesses already. Please remove one first.`)
    if (count === 1) toast.success('Added. Open another business and choose Compare there too.')
  }
  return (
    <Button variant="secondary" size="sm" aria-pressed={isCompared} onClick={toggle}>
      <ScaleIcon />
      Compare
    </Button>
  )
}
