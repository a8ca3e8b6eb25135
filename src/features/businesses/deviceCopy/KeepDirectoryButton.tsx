import { type ComponentType, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { toast } from '../../../kit/ui/toast.tsx'

/** A button below the directory. The dialog that it opens loads with the first click. */
export function KeepDirectoryButton({ city }: { city: string }) {
  const [Panel, setPanel] = useState<ComponentType<{ city?: string }> | null>(null)
  async function open() {
    try {
      const { KeepDirectory } = await import('./KeepDirectory.tsx')
      setPanel(() => KeepDirectory)
    } catch {
      toast.error('This could not be opened. Check your connection and try again.')
    }
  }
  return (
    <div className="mt-8 print:hidden">
      {Panel ? (
        <section aria-labelledby="keep-directory">
          <h2 id="keep-directory" className="font-sans text-base">
            The directory on this device
          </h2>
          <Panel city={city} />
        </section>
      ) : (
        <Button variant="quiet" size="sm" className="font-normal text-muted" onClick={open}>
          Keep the directory on this device
        </Button>
      )}
    </div>
  )
}
