import { type ReactNode, useEffect, useState } from 'react'
import { toast } from './toast.tsx'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** A panel at the right edge, for reviewing beside a list. */
  side?: boolean
  footer?: ReactNode
  /** Takes the focus afterwards, when it should not go back to where it was. */
  finalFocus?: () => HTMLElement | null
  children: ReactNode
}

type Host = typeof import('./Dialog.host.tsx').DialogHost

/** A dialog, the whole screen on phones. Its code is fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const [Host, setHost] = useState<{ Host: Host } | null>(null)
  const wanted = open && !Host
  useEffect(() => {
    if (!wanted) return
    let current = true
    import('./Dialog.host.tsx').then(
      ({ DialogHost }) => current && setHost({ Host: DialogHost }),
      () => {
        if (!current) return
        toast.error('This could not be opened. Check your connection and try again.')
        onClose()
      },
    )
    return () => {
      current = false
    }
  }, [wanted, onClose])
  return Host && <Host.Host {...props} />
}
