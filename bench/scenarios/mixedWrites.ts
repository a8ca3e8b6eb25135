import type { Network } from '../network.ts'
import { admin, post, type Server } from '../server.ts'

const pick = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item
const content = 'Ask at the harbor, they know. It took us two weeks in May.'

export const vote = ({ url }: Server, { questions, members }: Network, index: number) =>
  post(
    `${url}/api/questions/${pick(questions)}/vote`,
    { vote_type: index % 4 ? 'upvote' : 'downvote' },
    members[index % members.length],
  )

/**
 * A random write. Of twenty writes, nine are votes, five answers, two questions, one a job, two changes of a business,
 * and one a login.
 */
export function mixedWrite(server: Server, network: Network, index: number): Promise<unknown> {
  const { url, authorization } = server
  const { questions, businesses, members } = network
  const member = members[index % members.length]
  const kind = index % 20
  if (kind < 9) return vote(server, network, index)
  if (kind < 14) return post(`${url}/api/answers`, { question_id: pick(questions), content }, member)
  if (kind < 16)
    return post(`${url}/api/questions`, { title: `How long does a permit take, ${index}?`, content }, member)
  if (kind < 17)
    return post(`${url}/api/jobs`, { title: `Deckhand ${index}`, company: 'Harbor', description: content }, member)
  if (kind < 19)
    return post(`${url}/api/profiles`, { id: pick(businesses), tagline: `Open since ${index}` }, authorization)
  return post(`${url}/api/auth/login`, admin)
}
