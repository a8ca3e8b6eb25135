import type { Handlers } from '../../../kit/server/services.server.ts'
import type { figuresContract } from './figures.contract.ts'
import { countFigures, readFigures } from './figures.service.server.ts'

export const figuresHandlers: Handlers<typeof figuresContract> = {
  'POST /figures': ({ viewer, client, request, body, ...services }) =>
    countFigures(services, viewer, client, request.headers, body),
  'GET /businesses/:id/figures': ({ viewer, params, ...services }) => readFigures(services, viewer, params.id),
}
