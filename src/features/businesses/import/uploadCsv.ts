import { buildEndpointUrl, CallError, createAuthorizationHeader, recordUpload } from '../../../kit/api/call.ts'
import type { ErrorBody } from '../../../kit/api/errors.ts'
import type { ImportResult } from '../businesses.contract.ts'

export type ImportProgress =
  | { phase: 'uploading'; percent: number }
  | { phase: 'reading'; rows: number }
  | { phase: 'checking' }

/** The result of an import, and its id. */
export type UploadedImport = ImportResult & { import_id: number }

type ReplyLine = { processed: number } | ImportResult | { error: string }

/**
 * Uploads a CSV file and reports the progress. XMLHttpRequest is used because `fetch` has no upload progress.
 * @throws `CallError`, with status 0 when the connection was lost, or the signal's reason when it was aborted.
 */
export function uploadCsv(
  file: File,
  { onProgress, signal }: { onProgress: (progress: ImportProgress) => void; signal: AbortSignal },
): Promise<UploadedImport> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedImport>()
  const request = new XMLHttpRequest()
  const cancel = () => request.abort()
  const readNext = lineReader(request)
  let last: ReplyLine | null = null

  function read() {
    if (request.status !== 200) return
    for (const line of readNext()) last = line
    if (last && 'processed' in last) onProgress({ phase: 'reading', rows: last.processed })
  }

  request.upload.onprogress = ({ loaded, total }) =>
    onProgress({ phase: 'uploading', percent: Math.floor((100 * loaded) / Math.max(total, 1)) })
  request.upload.onload = () => onProgress({ phase: 'reading', rows: 0 })
  request.onprogress = read
  request.onload = () => {
    read()
    if (request.status !== 200) reject(new CallError(request.status, parse<ErrorBody>(request.responseText)))
    else if (last && 'imported' in last) resolve({ ...last, import_id: extractImportId(request) })
    else reject(last && 'error' in last ? new CallError(200, last) : new CallError(0, null))
  }
  request.onerror = () => reject(new CallError(0, null))
  request.onabort = () => reject(signal.reason)
  request.onloadend = () => {
    signal.removeEventListener('abort', cancel)
    recordUpload(request.status)
  }
  signal.addEventListener('abort', cancel)

  const body = new FormData()
  body.set('csv', file)
  request.open('POST', buildEndpointUrl('POST /admin/import-businesses'))
  request.setRequestHeader('Accept', 'application/x-ndjson')
  for (const [name, value] of Object.entries(createAuthorizationHeader())) request.setRequestHeader(name, value)
  request.send(body)
  return promise
}

/** The last segment of the address of the import. */
const extractImportId = (request: XMLHttpRequest) => Number(request.getResponseHeader('Location')?.split('/').at(-1))

/** Returns a function that returns the complete lines received since its last call. */
function lineReader(request: XMLHttpRequest) {
  let read = 0
  return (): (ReplyLine | null)[] => {
    const done = request.readyState === XMLHttpRequest.DONE
    const text = request.responseText
    const end = done ? text.length : text.lastIndexOf('\n') + 1
    const lines = text.slice(read, end).split('\n')
    read = Math.max(read, end)
    return lines.filter((line) => line.trim() !== '').map((line) => parse<ReplyLine>(line))
  }
}

/** Parses JSON; null for invalid text, such as a truncated line or the error page of a proxy. */
function parse<T>(text: string): T | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
