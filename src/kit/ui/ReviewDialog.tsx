import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { NotLoaded } from '../api/api.ts'
import { withParams } from '../forms/listUrl.ts'
import { Alert } from './Alert.tsx'
import { Dialog } from './Dialog.tsx'
import { reviewButtonId } from './ReviewButton.tsx'

type ReviewDialogProps<Loaded extends object> = {
  /** The parameter of the URL with the id of the item under review, as in `ReviewButton`. */
  kind: string
  /** The item under review, or the reason why it could not be loaded; null when none is under review. */
  review: Loaded | NotLoaded | null
  /** Returns the id and the name of the item. */
  describe: (loaded: Loaded) => { id: number; title: string }
  /** The title while there is no item. */
  title: string
  /** The message when the item does not exist. */
  missing: string
  footer?: (loaded: Loaded) => ReactNode
  /** Returns the element that gets the focus when the item is no longer in the list. */
  fallbackFocus: () => HTMLElement | null
  children: (loaded: Loaded) => ReactNode
}

/** The side panel for the item of a list that `ReviewButton` opens. */
export function ReviewDialog<Loaded extends object>(props: ReviewDialogProps<Loaded>) {
  const { kind, review, describe, title, missing, footer, fallbackFocus, children } = props
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // The panel keeps its content during the closing animation.
  const [shown, setShown] = useState(review)
  if (review && review !== shown) setShown(review)
  if (!shown) return null

  const loaded = 'failure' in shown ? null : shown
  const item = loaded && describe(loaded)
  return (
    <Dialog
      open={review !== null}
      side
      hasAddress
      title={item?.title ?? title}
      onClose={() => navigate(withParams(params, { [kind]: null }), { preventScrollReset: true })}
      finalFocus={() => (item && document.getElementById(reviewButtonId(kind, item.id))) ?? fallbackFocus()}
      footer={loaded && footer?.(loaded)}
    >
      {loaded
        ? children(loaded)
        : 'failure' in shown && (
            <Alert tone="danger" title={shown.failure}>
              {shown.missing ? missing : shown.reason}
            </Alert>
          )}
    </Dialog>
  )
}
