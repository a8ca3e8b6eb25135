import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'
import { confirm } from '../ui/confirm.tsx'

/**
 * Asks for confirmation before the user leaves a page with unsaved changes.
 * @param loss what would be lost, as a sentence.
 */
export function useUnsavedWarning(isUnsaved: boolean, loss = 'Your changes will be lost.') {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  const ask = useEffectEvent(() =>
    confirm({
      title: 'Leave without saving?',
      body: loss,
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      tone: 'danger',
      isAboutNavigation: true,
    }),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    ask().then((leave) => (leave ? blocker.proceed() : blocker.reset()))
  }, [blocker])

  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
