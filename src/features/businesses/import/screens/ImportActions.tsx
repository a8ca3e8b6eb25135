import { useState } from 'react'
import { useAction } from '../../../../kit/api/api.ts'
import { createAuthorizationHeader, sendRequest } from '../../../../kit/api/call.ts'
import { describeFailure } from '../../../../kit/api/failure.ts'
import { formatCount } from '../../../../kit/text/text.ts'
import { DownloadIcon } from '../../../../kit/ui/actionIcons.tsx'
import { Button } from '../../../../kit/ui/Button.tsx'
import { confirm } from '../../../../kit/ui/confirm.tsx'
import { toast } from '../../../../kit/ui/toast.tsx'
import type { ImportSummary } from '../imports.contract.ts'

type ImportActionProps = { applied: ImportSummary; onChange?: (changed: ImportSummary) => void }

/** Publishes everything that an import added. */
export function PublishButton({ applied, onChange }: ImportActionProps) {
  const publish = useAction('POST /admin/imports/:id/publish', { failed: 'Failed to publish business' })
  const { id, publishable } = applied
  const label = `Publish all ${publishable.toLocaleString('en-US')}`

  async function confirmAndPublish() {
    const isConfirmed = await confirm({
      title: `Publish ${formatCount(publishable, 'business', 'businesses')}?`,
      body: 'They appear in the public directory, where the people who run them can claim them.',
      confirmLabel: 'Publish',
    })
    if (!isConfirmed) return
    const reply = await publish({ params: { id } })
    if (!reply) return
    if (reply.import.publishing.state === 'done') {
      toast.success(`Published ${formatCount(reply.import.publishing.published, 'business', 'businesses')}.`)
    }
    onChange?.(reply.import)
  }

  return (
    <Button className="max-sm:w-full" busy={publish.busy} onClick={confirmAndPublish}>
      {label}
    </Button>
  )
}

/** Stops the publishing after its current step. */
export function CancelPublishingButton({ applied: { id }, onChange }: ImportActionProps) {
  const cancel = useAction('POST /admin/imports/:id/publish/cancel', { failed: 'The publishing could not be stopped' })
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        busy={cancel.busy}
        onClick={async () => {
          const reply = await cancel({ params: { id } })
          if (reply) onChange?.(reply.import)
        }}
      >
        Stop Publishing
      </Button>
    </div>
  )
}

/** Undoes an import, after a confirmation that says what stays. */
export function UndoButton({ applied: { id } }: ImportActionProps) {
  const undo = useAction('POST /admin/imports/:id/undo', { failed: 'The import could not be undone' })

  async function confirmUndo() {
    const isConfirmed = await confirm({
      title: 'Undo this import?',
      body: 'What it added is deleted and what it changed is changed back. What somebody has claimed, edited or used since stays as it is.',
      confirmLabel: 'Undo Import',
      tone: 'danger',
    })
    if (isConfirmed) await undo({ params: { id } })
  }

  return (
    <Button variant="secondary" className="max-sm:w-full" busy={undo.busy} onClick={confirmUndo}>
      Undo Import
    </Button>
  )
}

/** Downloads the uploaded table with the outcome of each row. */
export function ResultFileButton({ applied: { id, file_name } }: ImportActionProps) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const content = await sendRequest(
        'GET /admin/imports/:id/result',
        { params: { id } },
        createAuthorizationHeader(),
        (response) => response.blob(),
      )
      const url = URL.createObjectURL(content)
      const link = document.createElement('a')
      link.href = url
      link.download = `${file_name.replace(/\.[a-z]{1,4}$/i, '')}-result.csv`
      link.click()
      URL.revokeObjectURL(url)
    } catch (error) {
      toast.error(describeFailure('The result file could not be downloaded', error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button variant="secondary" className="max-sm:w-full" busy={busy} onClick={download}>
      <DownloadIcon />
      Download Result
    </Button>
  )
}
