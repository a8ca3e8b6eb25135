import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every link to a help page names a page that exists', () => {
  const pages = globSync('src/features/help/pages/*.md').map((path) => path.replace(/^.*\/|\.md$/g, ''))
  const links = globSync('src/**/*.tsx').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<HelpLink page=(?:"([^"]+)"|\{([^}]+)\})/g)].flatMap(([, name, either]) =>
      name ? [name] : [...(either ?? '').matchAll(/'([^']+)'/g)].map(([, one]) => one),
    ),
  )
  expect(links.length).toBeGreaterThan(5)
  for (const name of links) expect(pages).toContain(name)
})
