import { useState } from 'react'
import { api } from '../../kit/api/api.ts'
import { describeFailure } from '../../kit/api/failure.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { toast } from '../../kit/ui/toast.tsx'

/** Downloads the personal data of the viewer. */
export function DownloadOwnData() {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const data = await api('GET /auth/export')
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      link.download = `my-data-${data.exported_at.slice(0, 10)}.json`
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href))
      toast.success('Your data has been downloaded.')
    } catch (error) {
      toast.error(describeFailure('Your data was not downloaded', error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card as="section" aria-labelledby="own-data" className="grid min-w-0 content-start justify-items-start gap-4">
      <div id="own-data">
        <CardTitle>Your data</CardTitle>
      </div>
      <p className="text-muted">
        One file (JSON) with your account and all that you have written: questions, answers, votes, jobs, applications,
        events, businesses, claims and settings.
      </p>
      <Button variant="secondary" size="sm" busy={busy} onClick={download}>
        Download My Data
      </Button>
    </Card>
  )
}
