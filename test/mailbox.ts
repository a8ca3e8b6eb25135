import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, vi } from 'vitest'

/** Reads the mails that an application without an SMTP server writes into a folder. */
export function openMailbox(folder: string) {
  const read = async (): Promise<Email[]> => {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.].*\.eml$/.test(name)) : []
    return Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(folder, name)))))
  }
  /** Waits until this many mails to the address have come, and returns the last one. */
  const mailTo = (address: string, count = 1): Promise<Email> =>
    vi.waitFor(
      async () => {
        const mails = (await read()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
        expect(mails).toHaveLength(count)
        return mails.at(-1) as Email
      },
      { timeout: 15_000, interval: 100 },
    )
  /** Waits as `mailTo` does, and returns the path that the last mail links to, which holds a token. */
  const linkTo = async (address: string, count = 1) => {
    const { text } = await mailTo(address, count)
    const url = text?.match(/https?:\/\/\S+token=\S+/)?.[0]
    expect(url).toBeDefined()
    return (url as string).replace(/^https?:\/\/[^/]+/, '')
  }
  return { mailTo, linkTo }
}
