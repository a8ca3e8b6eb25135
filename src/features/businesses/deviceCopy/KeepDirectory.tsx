import { useEffect, useState } from 'react'
import { describeFailure } from '../../../kit/api/failure.ts'
import { isSavingData } from '../../../kit/device/connection.ts'
import { formatBytes, formatCount } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Spinner } from '../../../kit/ui/Spinner.tsx'
import { TimeAgo } from '../../../kit/ui/TimeAgo.tsx'
import { type DirectoryCopy, keepDirectory, readCopy, refreshDirectory, removeDirectory } from './directoryCopy.ts'

/**
 * The copy of the directory on this device, read again after each change; null without one, undefined while it loads.
 */
export function useDirectoryCopy() {
  const [copy, setCopy] = useState<DirectoryCopy | null>()
  useEffect(() => {
    const load = () => readCopy().then(setCopy, () => setCopy(null))
    void load()
    addEventListener('kept-directory', load)
    // Another tab has begun, completed or removed the copy.
    addEventListener('storage', load)
    return () => {
      removeEventListener('kept-directory', load)
      removeEventListener('storage', load)
    }
  }, [])
  return copy
}

/** Stores a copy of the directory on this device, shows its age and size, and removes it. */
export function KeepDirectory({ city }: { city?: string }) {
  const copy = useDirectoryCopy()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  if (copy === undefined) return null

  async function run(task: () => Promise<void>) {
    setBusy(true)
    setProblem('')
    try {
      await task()
    } catch (error) {
      setProblem(describeProblem(error, city))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3">
      <p className="text-muted" role="status">
        {copy ? <CopyState copy={copy} /> : <Offer city={city} />}
      </p>
      {problem && <Alert tone="danger" title={problem} />}
      <div className="flex flex-wrap gap-3">
        {!copy && (
          <Button
            size="sm"
            variant="secondary"
            disabled={isBusy}
            onClick={() => run(() => keepDirectory(city || null))}
          >
            {isBusy && <Spinner />}
            {isSavingData() ? 'Download Anyway' : 'Keep on This Device'}
          </Button>
        )}
        {copy && (
          <>
            <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => run(refreshDirectory)}>
              {isBusy && <Spinner />}
              {copy.checked_at ? 'Update Now' : 'Continue Download'}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => run(removeDirectory)}>
              Remove from This Device
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function Offer({ city }: { city?: string }) {
  return (
    <>
      {`Names, trades, towns and phone numbers of ${city ? `the businesses in ${city}` : 'all listed businesses'}, searchable without a network. `}
      {isSavingData()
        ? 'Your browser asks to save data: this loads up to 600 kB, and later nothing until you ask for it.'
        : 'Loads up to 600 kB now, and once a day what has changed.'}
    </>
  )
}

function CopyState({ copy: { city, checked_at, businesses, total, bytes } }: { copy: DirectoryCopy }) {
  const place = city ? ` in ${city}` : ''
  if (!checked_at) {
    return `${businesses.toLocaleString('en-US')} of ${formatCount(total, 'business', 'businesses')}${place} are on this device. The download continues when there is a network.`
  }
  return (
    <>
      {`${formatCount(businesses, 'business', 'businesses')}${place}, ${formatBytes(bytes)} on this device. Updated `}
      <TimeAgo time={checked_at} withTime />.
    </>
  )
}

function describeProblem(error: unknown, city?: string) {
  if (error instanceof RangeError)
    return city
      ? `${city} has too many businesses for a device. Choose a smaller town.`
      : 'This directory is too large for a device. Choose a town in the directory, and then keep its businesses.'
  if (error instanceof DOMException)
    return 'This browser stores nothing. It may be a private window, or the device may be full.'
  return describeFailure('The directory could not be loaded.', error)
}
