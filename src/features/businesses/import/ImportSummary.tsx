import { useState } from 'react'
import { Alert } from '../../../kit/ui/Alert.tsx'
import { DownloadIcon } from '../../../kit/ui/actionIcons.tsx'
import { Button, LinkButton } from '../../../kit/ui/Button.tsx'
import { type Column, Table } from '../../../kit/ui/Table.tsx'
import type { ImportResult } from '../businesses.contract.ts'

const STEP = 100
type RowError = ImportResult['errors'][number]

const columns: Column<RowError>[] = [
  { key: 'row', header: 'Line', cell: ({ row }) => row, className: 'w-24' },
  { key: 'error', header: 'Error', cell: ({ error }) => error },
]

/** The result of an import, and the rows with errors. */
export function ImportSummary({ result: { imported, skipped, errors, message } }: { result: ImportResult }) {
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
        {imported > 0 && 'They are not public yet. Review and publish them next.'}
      </Alert>
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
  const [shown, setShown] = useState(STEP)
  const rows = errors.slice(0, shown)
  const step = Math.min(STEP, errors.length - rows.length)
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
          <Button size="sm" variant="secondary" onClick={() => setShown(shown + STEP)}>
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
