import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../kit/api/call.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { Meta } from '../../../kit/page/Meta.tsx'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { ImportResult } from '../businesses.contract.ts'
import { CsvFileField } from './CsvFileField.tsx'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportProgressBar } from './ImportProgressBar.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { type ImportProgress, uploadCsv } from './uploadCsv.ts'

const LIMIT_MB = 50

/** The error of the chosen file; null for a valid one. */
function validateFile(file: File | null) {
  if (!file) return 'Please select a file'
  if (!/\.csv$/i.test(file.name) && file.type !== 'text/csv') return 'Please select a valid CSV file'
  if (file.size > LIMIT_MB * 1024 * 1024) return `The file is larger than ${LIMIT_MB} MB`
  return null
}

export function Component() {
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string | null>(null)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [outcome, setOutcome] = useState<ImportResult | CallError | 'cancelled' | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const abortController = useRef<AbortController>(null)

  useEffect(
    () => () => {
      if (!abortController.current) return
      abortController.current.abort()
      toast.error('The import was cancelled because you left the page.')
    },
    [],
  )

  function choose(chosen: File | null) {
    setFile(chosen)
    setFileError(chosen && validateFile(chosen))
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (abortController.current) return
    const invalid = validateFile(file)
    setFileError(invalid)
    if (!file || invalid) {
      form.current?.querySelector('input')?.focus()
      return
    }
    abortController.current = new AbortController()
    setOutcome(null)
    setProgress({ phase: 'uploading', percent: 0 })
    try {
      setOutcome(await uploadCsv(file, { onProgress: setProgress, signal: abortController.current.signal }))
      setFile(null)
      form.current?.reset()
    } catch (error) {
      setOutcome(error instanceof CallError ? error : 'cancelled')
    } finally {
      abortController.current = null
      setProgress(null)
    }
  }

  return (
    <div className="page page-reading pb-16">
      <Meta title="Import Businesses" />
      <Breadcrumb items={[{ label: 'Admin', to: '/admin' }, { label: 'Import' }]} />
      <PageHeading
        title="Import Businesses"
        lead="Add businesses from a CSV file. They are not public until you publish them."
      />
      <ImportColumns limit={LIMIT_MB} />
      <form ref={form} noValidate onSubmit={submit} className="mt-8 grid gap-6">
        <CsvFileField file={file} error={fileError} disabled={progress !== null} onChoose={choose} />
        {progress && <ImportProgressBar progress={progress} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={progress !== null} className="max-sm:flex-1">
            Import
          </Button>
          {progress && (
            <Button variant="secondary" className="max-sm:flex-1" onClick={() => abortController.current?.abort()}>
              Cancel
            </Button>
          )}
        </div>
      </form>
      <div className="mt-8">
        <OutcomeNotice outcome={outcome} />
      </div>
    </div>
  )
}

function OutcomeNotice({ outcome }: { outcome: ImportResult | CallError | 'cancelled' | null }) {
  if (outcome === null) return null
  if (outcome === 'cancelled') {
    return (
      <Alert tone="waiting" title="Import cancelled">
        Nothing was imported. The file is still chosen, so that you can start again.
      </Alert>
    )
  }
  if (!(outcome instanceof CallError)) return <ImportSummary result={outcome} />
  const { status } = outcome
  return (
    <Alert tone="danger" title={describeFailure('Import failed', outcome)}>
      {status > 0 && status < 500
        ? 'The file is still chosen. Correct it and import it again.'
        : 'The import may have finished. The file is still chosen, and importing it again is safe: existing businesses are skipped.'}
    </Alert>
  )
}
