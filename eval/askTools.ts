import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { parseItemPath } from './judge.ts'

export type SearchTools = (query: string) => Promise<string[]>

/**
 * Connects to the tools.
 * @returns a function that returns the paths of the items that all tools with the parameter `query` find for an
 * unchanged text.
 */
export async function connectTools(url: string): Promise<SearchTools> {
  const client = new Client({ name: 'evaluation', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url)))
  const { tools } = await client.listTools()
  const names = tools.filter(({ inputSchema }) => inputSchema.properties?.query).map(({ name }) => name)
  return async (query) => {
    const replies = await Promise.all(names.map((name) => client.callTool({ name, arguments: { query } })))
    return replies.flatMap(({ structuredContent }) => {
      const { results = [] } = (structuredContent ?? {}) as { results?: { url: string }[] }
      return results.flatMap((result) => parseItemPath(result.url) ?? [])
    })
  }
}
