import { found } from '../../kit/errors.ts'
import type { Handlers } from '../services.server.ts'
import type { howtoContract } from './howto.contract.ts'
import { findHowto, howtos } from './howtos.server.ts'

export const howtoHandlers: Handlers<typeof howtoContract> = {
  'GET /help': async () => ({
    sections: [...Map.groupBy(howtos(), ({ section }) => section)].map(([section, pages]) => ({ section, pages })),
  }),
  'GET /help/:name': async ({ params }) => {
    const page = found(findHowto(params.name), 'There is no such page')
    const others = howtos().filter(({ section, name }) => section === page.section && name !== page.name)
    return { ...page, others }
  },
}
