import { expect, test } from 'vitest'
import { findViolations } from '../scripts/layers.ts'

const forbidden: [rule: string, file: string, source: string, fault: RegExp][] = [
  [
    'the kit imports no feature',
    'kit/text.ts',
    "import { x } from '../features/jobs/jobs.rules.ts'",
    /may not use features/,
  ],
  ['the database imports no feature', 'database/a.ts', "export * from '../features/jobs/jobs.rules.ts'", /may not use/],
  [
    'no feature imports the app',
    'features/jobs/a.tsx',
    "import { Shell } from '../../app/Shell.tsx'",
    /may not use app/,
  ],
  ['the app imports no server', 'app/a.tsx', "const { x } = await import('../server/app.ts')", /may not use server/],
  ['no feature imports a higher one', 'features/jobs/a.ts', "import { x } from '../chat/a.ts'", /chat is above jobs/],
  ['types count', 'features/jobs/a.ts', "import type { X } from '../chat/a.ts'", /chat is above jobs/],
  ['types of an import count', 'features/jobs/a.ts', "type X = typeof import('../chat/a.ts')", /chat is above jobs/],
  [
    'pages of other features stay alone',
    'features/chat/a.tsx',
    "import { x } from '../jobs/JobPage.tsx'",
    /page of another/,
  ],
  ['a new feature has its place', 'features/polls/a.ts', '', /polls is not listed in the features/],
  ['each file belongs to a feature', 'features/loose.ts', '', /loose.ts is not listed in the features/],
  [
    'the browser gets no server file',
    'features/jobs/a.tsx',
    "import { x } from './b.server.ts'",
    /code for the browser/,
  ],
  ['no feature calls a higher one', 'features/jobs/a.tsx', "api('POST /chat', {})", /higher feature chat/],
  ['the kit calls no feature', 'kit/api.ts', "api('POST /chat', {})", /higher feature chat/],
]

test.each(forbidden)('%s', (_, file, source, fault) => {
  const contract = { 'features/chat/chat.contract.ts': "export const chatContract = { 'POST /chat': {} }" }
  expect(findViolations({ ...contract, [file]: source })).toEqual([expect.stringMatching(fault)])
})

test.each([
  ['a lower feature', 'features/chat/a.ts', "import { x } from '../jobs/a.ts'"],
  ['the types of a server file', 'features/jobs/a.tsx', "import type { X } from './b.server.ts'"],
  ['test data of any feature', 'features/jobs/a.test.ts', "import { makeChat } from '../chat/chat.make.ts'"],
  ['a page, from the app', 'app/a.tsx', "import { x } from '../features/jobs/JobPage.tsx'"],
])('allows %s', (_, file, source) => {
  expect(findViolations({ [file]: source })).toEqual([])
})

test('refuses screens that are not registered', () => {
  const screens = { 'features/jobs/jobs.screens.ts': '' }
  const imports = "import { jobsScreens } from '../features/jobs/jobs.screens.ts'"
  expect(findViolations({ ...screens, 'app/features.ts': '' })).toEqual([
    'features/jobs/jobs.screens.ts is not registered in src/app/features.ts',
  ])
  expect(findViolations({ ...screens, 'app/features.ts': imports })).toEqual([])
})
