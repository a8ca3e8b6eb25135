import { assertFound } from '../../kit/api/errors.ts'
import type { Handlers } from '../../kit/server/services.server.ts'
import type { helpContract } from './help.contract.ts'
import { findHelpPage, listHelpPages } from './helpPages.server.ts'

export const helpHandlers: Handlers<typeof helpContract> = {
  'GET /help': async () => ({
    sections: [...Map.groupBy(listHelpPages(), ({ section }) => section)].map(([section, pages]) => ({
      section,
      pages,
    })),
  }),
  'GET /help/:name': async ({ params }) => {
    const page = assertFound(findHelpPage(params.name), 'There is no such page')
    const others = listHelpPages().filter(({ section, name }) => section === page.section && name !== page.name)
    return { ...page, others }
  },
}
