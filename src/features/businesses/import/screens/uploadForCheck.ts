import { buildEndpointUrl, CallError, createAuthorizationHeader, recordUpload } from '../../../../kit/api/call.ts'
import type { Import } from '../imports.contract.ts'
import type { ImportProgress } from '../uploadCsv.ts'

type Options = { onProgress: (progress: ImportProgress) => void; signal: AbortSignal }

/**
 * Uploads a list to be checked, and reports the share that has been sent. XMLHttpRequest is used because `fetch` has no
 * upload progress.
 * @throws `CallError`, with status 0 when the connection was lost, or the signal's reason when it was aborted.
 */
export function uploadForCheck(file: File, { onProgress, signal }: Options): Promise<Import> {
  const { promise, resolve, reject } = Promise.withResolvers<Import>()
  const request = new XMLHttpRequest()
  const cancel = () => request.abort()
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) =>
    onProgress({ phase: 'uploading', percent: Math.floor((100 * loaded) / Math.max(total, 1)) })
  request.upload.onload = () => onProgress({ phase: 'checking' })
  request.onload = () => {
    if (request.status === 201 && request.response) resolve(request.response.import)
    else reject(new CallError(request.status, request.response))
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
  request.open('POST', buildEndpointUrl('POST /admin/imports'))
  for (const [name, value] of Object.entries(createAuthorizationHeader())) request.setRequestHeader(name, value)
  request.send(body)
  return promise
}
