import { useEffect, useState } from 'react'
import type { DialogHost, DialogProps } from './Dialog.host.tsx'
import { toast } from './toast.tsx'

/** A dialog, the whole screen on phones. Its code is fetched when it is first opened. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const [Host, setHost] = useState<{ Host: typeof DialogHost } | null>(null)
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
