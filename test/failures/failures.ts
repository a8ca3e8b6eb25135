import type { Visit } from '../browser.ts'

export type Failure = {
  name: string
  status?: number
  body?: string
  type?: string
  error?: string
  reason: string
  unreached?: true
}

/** Failures that replace a response, each with the reason that the user sees. */
export const failures: Failure[] = [
  { name: 'a refusal', status: 400, error: 'The tide is out', reason: 'The tide is out.' },
  {
    name: 'a defect',
    status: 500,
    error: 'Something went wrong on our side. Please try again.',
    reason: 'Something went wrong on our side. Please try again.',
  },
  {
    name: 'overload',
    status: 503,
    error: 'The network is very busy right now. Please try again in a moment',
    reason: 'The network is very busy right now. Please try again in a moment.',
  },
  {
    name: 'a proxy whose server is down',
    status: 502,
    body: '<html><h1>502 Bad Gateway</h1></html>',
    reason: 'The server is not available right now. Please try again.',
  },
  {
    name: 'a proxy that waited too long',
    status: 504,
    body: '<html><h1>504 Gateway Time-out</h1></html>',
    reason: 'The server took too long to answer. Please try again.',
  },
  {
    name: 'an answer that is cut off',
    status: 200,
    body: '{"message": "The tide',
    reason: 'The server could not be reached. Please check your connection and try again.',
    unreached: true,
  },
  {
    name: 'no connection',
    reason: 'The server could not be reached. Please check your connection and try again.',
    unreached: true,
  },
]

export type Call = { method: string; api: string }

/** Makes every matching request fail. @returns a function that undoes it */
export async function failRequests({ page }: Visit, { method, api }: Call, { status, body, error }: Failure) {
  await page.route(api, (route) => {
    if (route.request().method() !== method) return route.fallback()
    if (status === undefined) return route.abort()
    return error
      ? route.fulfill({ status, json: { error } })
      : route.fulfill({ status, contentType: 'text/html', body })
  })
  return () => page.unroute(api)
}

export const withFullStop = (text: string) => (text.endsWith('.') ? text : `${text}.`)
