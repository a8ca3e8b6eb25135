import { AwsClient } from 'aws4fetch'
import type { Logger } from 'pino'
import { AppError } from '../api/errors.ts'
import type { FileStore, ObjectStorage } from './fileStore.server.ts'

/** The timeout of a request in milliseconds, and the number of retries after an error of the service. */
const [TIMEOUT_MS, MAX_RETRIES] = [15_000, 2]

/** A file store in a bucket of an S3-compatible service. The path of the URL names the bucket. */
export function createObjectStore({ url, region, access_key, secret_key }: ObjectStorage, log: Logger): FileStore {
  const client = new AwsClient({
    accessKeyId: access_key,
    secretAccessKey: secret_key,
    service: 's3',
    region,
    retries: MAX_RETRIES,
  })
  const { host, pathname } = new URL(url)

  /** @throws 503 when the service cannot be reached or refuses. */
  async function send(method: string, name: string, body?: Uint8Array<ArrayBuffer>) {
    let reason: unknown
    try {
      const response = await client.fetch(`${url}/${name}`, { method, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (response.ok || (response.status === 404 && method !== 'PUT')) return response
      reason = `${response.status} ${(await response.text()).slice(0, 500)}`
    } catch (error) {
      reason = error
    }
    log.error({ err: reason, method, host }, 'picture store failed')
    throw new AppError(
      'unavailable',
      'The network cannot store or load pictures right now. Please try again in a few minutes',
      {},
      { 'Retry-After': '30' },
    )
  }

  return {
    place: `${host}${pathname}`,
    folder: null,
    async write(name, content) {
      await send('PUT', name, new Uint8Array(content))
    },
    async read(name) {
      const response = await send('GET', name)
      if (response.status !== 404) return new Uint8Array(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
    has: async (name) => (await send('HEAD', name)).status !== 404,
    async remove(folder, names) {
      for (const name of names) await (await send('DELETE', `${folder}/${name}`)).body?.cancel()
    },
  }
}
