import { jsonSchema, type ToolSet } from 'ai'
import { toInputSchema } from '../../tools/toolResult.server.ts'
import { chatTools } from '../../tools/tools.server.ts'

/**
 * Converts the chat tools to the format of the AI SDK. Arguments are not validated here, because the tools parse them
 * leniently.
 */
export const buildModelTools = (run: (name: string, input: unknown) => Promise<string>): ToolSet =>
  Object.fromEntries(
    Object.entries(chatTools).map(([name, tool]) => [
      name,
      {
        description: tool.description,
        inputSchema: jsonSchema(toInputSchema(tool) as never),
        execute: (input: unknown) => run(name, input),
      },
    ]),
  )
