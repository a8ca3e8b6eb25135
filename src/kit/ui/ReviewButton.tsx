import { useId } from 'react'
import { useNavigate, useNavigation, useSearchParams } from 'react-router'
import { withParams } from '../listUrl.ts'
import { Button } from './Button.tsx'

/** The id of the button that opens the panel on this one, to which the focus returns. */
export const reviewButtonId = (kind: string, id: number) => `${kind}-${id}`

type ReviewButtonProps = {
  /** The parameter of the URL that holds the id under review. */
  kind: string
  id: number
  /** What is to be reviewed, for those who do not see its row. */
  name: string
}

/** Opens the panel on one of the list. */
export function ReviewButton({ kind, id, name }: ReviewButtonProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { location } = useNavigation()
  const nameId = useId()
  const target = withParams(params, { [kind]: id })
  return (
    <>
      <span id={nameId} hidden>
        {name}
      </span>
      <Button
        id={reviewButtonId(kind, id)}
        size="sm"
        variant="secondary"
        busy={location?.search === target}
        aria-haspopup="dialog"
        aria-describedby={nameId}
        onClick={() => navigate(target, { preventScrollReset: true })}
      >
        Review
      </Button>
    </>
  )
}
