import { assertFound } from '../../kit/api/errors.ts'
import type { Handlers } from '../../kit/server/services.server.ts'
import type { helpContract } from './help.contract.ts'
import { findHelpTopic, helpTopics } from './helpTopics.server.ts'

export const helpHandlers: Handlers<typeof helpContract> = {
  'GET /help': async () => ({
    sections: [...Map.groupBy(helpTopics(), ({ section }) => section)].map(([section, pages]) => ({ section, pages })),
  }),
  'GET /help/:name': async ({ params }) => {
    const page = assertFound(findHelpTopic(params.name), 'There is no such page')
    const others = helpTopics().filter(({ section, name }) => section === page.section && name !== page.name)
    return { ...page, others }
  },
}
