import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../ui/confirm.tsx'

/** Asks for confirmation before the user leaves a page with unsaved changes. */
export function useUnsavedWarning(unsaved: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm({
      title: 'Leave without saving?',
      body: 'Your changes will be lost.',
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      tone: 'danger',
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])

  useEffect(() => {
    if (!unsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [unsaved])
}
