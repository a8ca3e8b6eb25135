import { handleNotLoaded } from '../../kit/api/api.ts'
import type { Caller, Endpoints, ReplyOf } from '../../kit/api/contract.ts'

export type HeldPostList = ReplyOf<Endpoints['GET /admin/held-posts']>

export const loadHeldPosts = (api: Caller<Endpoints>) =>
  api('GET /admin/held-posts').catch(handleNotLoaded('Failed to load the held posts'))
