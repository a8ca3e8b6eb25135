import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { withParams } from '../forms/listUrl.ts'
import { Button } from './Button.tsx'

/** The id of the button that opens the review panel of an item. The focus returns to it. */
export const reviewButtonId = (kind: string, id: number) => `${kind}-${id}`

type ReviewButtonProps = {
  /** The parameter of the URL with the id of the item under review. */
  kind: string
  id: number
  /** The name of the item. It makes the accessible names of the buttons in a list differ. */
  name: string
}

/** Opens the review panel of one item of a list. */
export function ReviewButton({ kind, id, name }: ReviewButtonProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const target = withParams(params, { [kind]: id })
  return (
    <Button
      id={reviewButtonId(kind, id)}
      size="sm"
      variant="secondary"
      busy={location?.search === target}
      aria-haspopup="dialog"
      aria-label={`Review ${name}`}
      onClick={() => navigate(target, { preventScrollReset: true })}
    >
      Review
    </Button>
  )
}
