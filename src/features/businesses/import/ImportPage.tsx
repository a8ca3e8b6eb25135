import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { call } from '../../../kit/api/api.ts'
import { CallError } from '../../../kit/api/call.ts'
import { describeFailure } from '../../../kit/api/failure.ts'
import { LoadFailed } from '../../../kit/page/LoadFailed.tsx'
import { Meta } from '../../../kit/page/Meta.tsx'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { Breadcrumb } from '../../../kit/ui/Breadcrumb.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { PageHeading } from '../../../kit/ui/PageHeading.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import { CsvFileField } from './CsvFileField.tsx'
import { ImportColumns, readIgnoredColumns } from './ImportColumns.tsx'
import { ImportProgressBar } from './ImportProgressBar.tsx'
import { ImportSummary } from './ImportSummary.tsx'
import { EarlierImports } from './screens/EarlierImports.tsx'
import { uploadForCheck } from './screens/uploadForCheck.ts'
import { type ImportProgress, type UploadedImport, uploadCsv } from './uploadCsv.ts'

const LIMIT_MB = 50

const isCsv = (file: File) => /\.csv$/i.test(file.name) || file.type === 'text/csv'
/** Whether the file may contain a table. The server checks the content. */
const isTable = (file: File) => isCsv(file) || /\.(?:tsv|txt|tab)$/i.test(file.name)

/** The error of the chosen file; null for a valid one. */
function validateFile(file: File | null, isValid: (file: File) => boolean = isCsv) {
  if (!file) return 'Please select a file'
  if (!isValid(file)) return 'Please select a valid CSV file'
  if (file.size > LIMIT_MB * 1024 * 1024) return `The file is larger than ${LIMIT_MB} MB`
  return null
}

export const loader = ({ context }: LoaderFunctionArgs) =>
  call(context)('GET /admin/imports', { query: { limit: '10' } })

export function Component() {
  const { imports } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [fileError, setFileError] = useState<string | null>(null)
  const [ignored, setIgnored] = useState<{ file: File; columns: string[] } | null>(null)
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const [outcome, setOutcome] = useState<Outcome>(null)
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
    // An unreadable file is reported when it is sent.
    if (chosen)
      readIgnoredColumns(chosen).then(
        (columns) => setIgnored({ file: chosen, columns }),
        () => {},
      )
  }

  type Options = { onProgress: typeof setProgress; signal: AbortSignal }

  /** Sends the chosen file when it is valid. @returns the reply, or null. */
  async function send<Reply>(
    isValid: (file: File) => boolean,
    upload: (file: File, options: Options) => Promise<Reply>,
  ) {
    if (abortController.current) return null
    const invalid = validateFile(file, isValid)
    setFileError(invalid)
    if (!file || invalid) {
      form.current?.querySelector('input')?.focus()
      return null
    }
    abortController.current = new AbortController()
    setOutcome(null)
    setProgress({ phase: 'uploading', percent: 0 })
    try {
      return await upload(file, { onProgress: setProgress, signal: abortController.current.signal })
    } catch (error) {
      setOutcome(error instanceof CallError ? error : 'cancelled')
      return null
    } finally {
      abortController.current = null
      setProgress(null)
    }
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const result = await send(isCsv, uploadCsv)
    if (!result) return
    setOutcome(result)
    setFile(null)
    form.current?.reset()
  }

  async function checkFirst() {
    const checked = await send(isTable, uploadForCheck)
    if (checked) await navigate(`/admin/import/${checked.id}`)
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
        {file && ignored?.file === file && ignored.columns.length > 0 && (
          <Alert tone="waiting" title={`“Import” does not read: ${ignored.columns.join(', ')}`}>
            Choose “Check first” to import them too.
          </Alert>
        )}
        {progress && <ImportProgressBar progress={progress} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={progress !== null} className="max-sm:flex-1">
            Import
          </Button>
          <Button variant="secondary" busy={progress !== null} className="max-sm:flex-1" onClick={checkFirst}>
            Check first
          </Button>
          {progress && (
            <Button variant="secondary" className="max-sm:flex-1" onClick={() => abortController.current?.abort()}>
              Cancel
            </Button>
          )}
        </div>
        <p className="hint">
          “Check first” reads any table, with other columns, encodings and delimiters too. It shows what would be added
          and changed before anything is, and the import can be undone.
        </p>
      </form>
      <div className="mt-8">
        <OutcomeNotice outcome={outcome} />
      </div>
      <EarlierImports imports={imports} />
    </div>
  )
}

type Outcome = UploadedImport | CallError | 'cancelled' | null

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
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

export const ErrorBoundary = () => <LoadFailed failed="Failed to load the imports" />
