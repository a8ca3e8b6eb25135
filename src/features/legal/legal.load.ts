import type { LoaderFunction } from 'react-router'
import { call } from '../../kit/api.ts'
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
 * Loads a legal text: on the server from its files, in the browser from the static file, also once after the server has
 * rendered the page. The Markdown renderer is loaded with it, because few other screens need it.
 */
export function legalLoader(name: string): LoaderFunction {
  const loader: LoaderFunction = async ({ context }) => {
    if (isServer) return call(context)('GET /legal/:name', { params: { name } })
    const [text, { renderMarkdown }] = await Promise.all([fetchText(`/${name}.md`), import('../../kit/markdown.ts')])
    return parseLegalText(text, renderMarkdown)
  }
  loader.hydrate = true
  return loader
}
