import { useEffect, useState } from 'react'
import type { DialogHost, DialogProps } from './Dialog.host.tsx'
import { toast } from './toast.tsx'

/** A modal dialog, full screen on phones. Its code is loaded when it is first opened. */
export function Dialog(props: DialogProps) {
  const { open, onClose } = props
  const [Host, setHost] = useState<{ Host: typeof DialogHost } | null>(null)
  const needsHost = open && !Host
  useEffect(() => {
    if (!needsHost) return
    let isMounted = true
    import('./Dialog.host.tsx').then(
      ({ DialogHost }) => isMounted && setHost({ Host: DialogHost }),
      () => {
        if (!isMounted) return
        toast.error('This could not be opened. Check your connection and try again.')
        onClose()
      },
    )
    return () => {
      isMounted = false
    }
  }, [needsHost, onClose])
  return Host && <Host.Host {...props} />
}
