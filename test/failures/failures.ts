import type { Visit } from '../browser.ts'

export type Failure = { name: string; status?: number; body?: string; type?: string; told?: string; why: string }

/** What can replace a response, and the reason that the user then reads. */
export const failures: Failure[] = [
  { name: 'a refusal', status: 400, told: 'The tide is out', why: 'The tide is out.' },
  {
    name: 'a defect',
    status: 500,
    told: 'Something went wrong on our side. Please try again.',
    why: 'Something went wrong on our side. Please try again.',
  },
  {
    name: 'overload',
    status: 503,
    told: 'The network is very busy right now. Please try again in a moment',
    why: 'The network is very busy right now. Please try again in a moment.',
  },
  {
    name: 'a proxy whose server is down',
    status: 502,
    body: '<html><h1>502 Bad Gateway</h1></html>',
    why: 'The server is not available right now. Please try again.',
  },
  {
    name: 'a proxy that waited too long',
    status: 504,
    body: '<html><h1>504 Gateway Time-out</h1></html>',
    why: 'The server took too long to answer. Please try again.',
  },
  {
    name: 'an answer that is cut off',
    status: 200,
    body: '{"message": "The tide',
    why: 'The server could not be reached. Please check your connection and try again.',
  },
  {
    name: 'no connection',
    why: 'The server could not be reached. Please check your connection and try again.',
  },
]

export type Call = { method: string; api: string }

/** Makes every call of this kind fail until it is undone. */
export async function failAt({ page }: Visit, { method, api }: Call, { status, body, told }: Failure) {
  await page.route(api, (route) => {
    if (route.request().method() !== method) return route.fallback()
    if (status === undefined) return route.abort()
    return told
      ? route.fulfill({ status, json: { error: told } })
      : route.fulfill({ status, contentType: 'text/html', body })
  })
  return () => page.unroute(api)
}

export const withEnd = (words: string) => (words.endsWith('.') ? words : `${words}.`)
