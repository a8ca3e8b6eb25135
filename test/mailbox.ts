import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, vi } from 'vitest'

/** Reads the emails that an application without an SMTP server writes into a folder. */
export function openMailbox(folder: string) {
  const read = async (): Promise<Email[]> => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.eml$/.test(name)) : []
    return Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  }
  /** Waits for this many emails to the address, and returns the last one. */
  const waitForEmail = (address: string, count = 1): Promise<Email> =>
    vi.waitFor(
      async () => {
        const emails = (await read()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
        expect(emails).toHaveLength(count)
        return emails.at(-1) as Email
      },
      { timeout: 60_000, interval: 100 },
    )
  /** Waits like `waitForEmail`, and returns the path with a token that the last email links to. */
  const waitForLink = async (address: string, count = 1) => {
    const { text } = await waitForEmail(address, count)
    const url = text?.match(/https?:\/\/\S+token=\S+/)?.[0]
    expect(url).toBeDefined()
    return (url as string).replace(/^https?:\/\/[^/]+/, '')
  }
  return { waitForEmail, waitForLink }
}
