import type { LoaderFunction } from 'react-router'
import { call } from '../../kit/api/api.ts'
import { parseLegalText } from './legalText.ts'

const isServer = typeof document === 'undefined'

async function fetchText(file: string): Promise<string> {
  const response = await fetch(file).catch(() => {
    throw new Error('the server could not be reached')
  })
  if (!response.ok) throw new Error(`the server answered ${response.status} to ${file}`)
  return response.text()
}

/**
 * Returns a loader for a legal text. The server reads its own file; the browser fetches the static file, also when it
 * hydrates the page. The Markdown renderer is imported on demand because few screens need it.
 */
export function legalLoader(name: string): LoaderFunction {
  const loader: LoaderFunction = async ({ context }) => {
    if (isServer) return call(context)('GET /legal/:name', { params: { name } })
    const [text, { renderMarkdown }] = await Promise.all([
      fetchText(`/${name}.md`),
      import('../../kit/text/markdown.ts'),
    ])
    return parseLegalText(text, renderMarkdown)
  }
  loader.hydrate = true
  return loader
}
