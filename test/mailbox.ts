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
  return {
    /** Waits until this many mails to the address have come, and returns the path that the last one links to. */
    linkTo: (address: string, count = 1) =>
      vi.waitFor(
        async () => {
          const mails = (await read()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
          expect(mails).toHaveLength(count)
          const url = mails.at(-1)?.text?.match(/https?:\/\/\S+token=\S+/)?.[0]
          expect(url).toBeDefined()
          return (url as string).replace(/^https?:\/\/[^/]+/, '')
        },
        { timeout: 15_000, interval: 100 },
      ),
  }
}
