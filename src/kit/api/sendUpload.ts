import {
  buildEndpointUrl,
  CallError,
  createAuthorizationHeader,
  createLostConnectionError,
  recordUpload,
} from './call.ts'
import type { EndpointKey } from './contract.ts'

type UploadOptions = {
  params?: Record<string, string | number>
  body: FormData
  /** Called with the percentage that has been sent. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * Sends a form with a file and reports the progress. XMLHttpRequest is used because `fetch` has no upload progress.
 * @returns the reply.
 * @throws `CallError`, with status 0 when the connection was lost, or the signal's reason when it was aborted.
 */
export function sendUpload<Reply>(key: EndpointKey, { params, body, onProgress, signal }: UploadOptions) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>()
  const request = new XMLHttpRequest()
  const cancel = () => request.abort()
  request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / Math.max(total, 1)))
  request.onload = () => {
    const reply = parse(request.responseText)
    if (reply && request.status < 300) resolve(reply as Reply)
    else reject(new CallError(request.status, reply))
  }
  request.onerror = () => reject(createLostConnectionError())
  request.onabort = () => reject(signal.reason)
  request.onloadend = () => {
    signal.removeEventListener('abort', cancel)
    recordUpload(request.status)
  }
  signal.addEventListener('abort', cancel)
  request.open('POST', buildEndpointUrl(key, { params }))
  for (const [name, value] of Object.entries(createAuthorizationHeader())) request.setRequestHeader(name, value)
  request.send(body)
  return promise
}

/** Parses JSON; null for another text, such as the error page of a proxy. */
function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
