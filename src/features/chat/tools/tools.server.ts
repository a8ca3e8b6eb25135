import { AppError } from '../../../kit/api/errors.ts'
import type { Services } from '../../../kit/server/services.server.ts'
import { readTool } from './readTool.server.ts'
import { searchTools } from './searchTools.server.ts'
import { type ChatTool, extractRecords, fitToSize, ToolError, type ToolResult } from './toolResult.server.ts'

/** The tools of the assistant and of MCP clients. They only read what every visitor can open. */
export const chatTools: Record<string, ChatTool> = { ...searchTools, read: readTool }

/**
 * Calls a tool.
 * @param bytes the maximum size of its content.
 * @throws ToolError with a message for the model; other errors are internal.
 */
export async function callTool(services: Services, name: string, input: unknown, bytes: number): Promise<ToolResult> {
  const tool = Object.hasOwn(chatTools, name) ? chatTools[name] : undefined
  if (!tool) throw new ToolError(`There is no such tool. There are: ${Object.keys(chatTools).join(', ')}.`)
  try {
    const { content, sources, links } = await tool.run(services, input)
    const fitted = fitToSize(content, bytes)
    const records = extractRecords(fitted)
    const shownUrls = new Set(records?.map(({ url }) => url))
    return { content: fitted, sources: records ? sources.filter(({ url }) => shownUrls.has(url)) : sources, links }
  } catch (error) {
    if (error instanceof AppError && error.status === 400) throw new ToolError(error.message)
    throw error
  }
}
