import { useEffect, useState } from 'react'
import { api } from '../../../kit/api/api.ts'
import { formatCount } from '../../../kit/text/text.ts'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { DownloadIcon } from '../../../kit/ui/actionIcons.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import type { ImportResult } from '../businesses.contract.ts'
import type { ImportSummary as ImportRecord } from './imports.contract.ts'
import { PublishButton } from './screens/ImportActions.tsx'
import type { UploadedImport } from './uploadCsv.ts'

const ERROR_PAGE_SIZE = 100
type RowError = ImportResult['errors'][number]

const columns: Column<RowError>[] = [
  { key: 'row', header: 'Line', cell: ({ row }) => row, className: 'w-24' },
  { key: 'error', header: 'Error', cell: ({ error }) => error },
]

/** The result of an import, the button that publishes what it added, and the rows with errors. */
export function ImportSummary({
  result: { imported, skipped, errors, message, import_id },
}: {
  result: UploadedImport
}) {
  const [recorded, setRecorded] = useState<ImportRecord | null>(null)
  useEffect(() => {
    let isCurrent = true
    // When this request fails, the list of imported businesses has the buttons too.
    api('GET /admin/imports/:id', { params: { id: import_id } }).then(
      (reply) => isCurrent && setRecorded(reply.import),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [import_id])

  return (
    <div className="grid gap-8">
      <Alert
        tone={imported > 0 ? 'success' : 'info'}
        title={message}
        action={
          <LinkButton size="sm" to="/admin?tab=verification&status=imported">
            Review Imported Businesses
          </LinkButton>
        }
      >
        {imported > 0 && !recorded?.publishing.state && 'They are not public yet. Review and publish them next.'}
      </Alert>
      {recorded && (
        <div className="flex flex-wrap items-center gap-3">
          {recorded.publishable > 0 && recorded.publishing.state !== 'running' && (
            <PublishButton applied={recorded} onChange={setRecorded} />
          )}
          <LinkButton variant="secondary" className="max-sm:w-full" to={`/admin/import/${import_id}`}>
            Open This Import
          </LinkButton>
          <p role="status" className="hint">
            {recorded.publishing.state === 'running' &&
              'Publishing goes on. Open the import to see how far it has come.'}
            {recorded.publishing.state === 'done' &&
              `${formatCount(recorded.publishing.published, 'business is', 'businesses are')} public.`}
          </p>
        </div>
      )}
      <dl className="grid grid-cols-3 border-y border-line">
        <Figure label="Imported" value={imported} />
        <Figure label="Skipped" value={skipped} />
        <Figure label="Errors" value={errors.length} />
      </dl>
      {errors.length > 0 && <RowErrors errors={errors} />}
    </div>
  )
}

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className="flex flex-col-reverse justify-end border-line p-4 not-first:border-l first:pl-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-display text-xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
  </div>
)

function RowErrors({ errors }: { errors: RowError[] }) {
  const [shown, setShown] = useState(ERROR_PAGE_SIZE)
  const rows = errors.slice(0, shown)
  const step = Math.min(ERROR_PAGE_SIZE, errors.length - rows.length)
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Rows with errors</h2>
        <Button size="sm" variant="secondary" onClick={() => download(errors)}>
          <DownloadIcon />
          Download errors as CSV
        </Button>
      </div>
      <Table caption="Rows with errors" captionHidden columns={columns} rows={rows} rowKey={keyOf} />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {step > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setShown(shown + ERROR_PAGE_SIZE)}>
            Show more
          </Button>
        )}
        <p role="status" className="hint">
          {`${rows.length.toLocaleString('en-US')} of ${errors.length.toLocaleString('en-US')} shown`}
        </p>
      </div>
    </section>
  )
}

const keyOf = ({ row, error }: RowError) => `${row} ${error}`

function download(errors: RowError[]) {
  const lines = errors.map(({ row, error }) => `${row},"${error.replaceAll('"', '""')}"`)
  // Spreadsheet programs need the byte order mark to recognize UTF-8.
  const text = `\uFEFFline,error\r\n${lines.join('\r\n')}\r\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'import-errors.csv'
  link.click()
  URL.revokeObjectURL(url)
}
