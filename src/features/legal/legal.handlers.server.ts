import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assertFound } from '../../kit/api/errors.ts'
import type { Handlers } from '../../kit/server/services.server.ts'
import { renderMarkdown } from '../../kit/text/markdown.server.ts'
import type { legalContract } from './legal.contract.ts'
import { type ParsedLegalText, parseLegalText } from './legalText.ts'

const names = ['privacy-policy', 'terms-of-service']
const texts = new Map<string, ParsedLegalText>()

async function readLegalText(name: string): Promise<ParsedLegalText> {
  const cached = texts.get(name)
  if (cached) return cached
  const source = await readFile(join('public', `${name}.md`), 'utf8')
  const text = parseLegalText(source, renderMarkdown)
  texts.set(name, text)
  return text
}

export const legalHandlers: Handlers<typeof legalContract> = {
  'GET /legal/:name': ({ params }) =>
    readLegalText(
      assertFound(
        names.find((name) => name === params.name),
        'Text not found',
      ),
    ),
}
