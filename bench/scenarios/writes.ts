import type { Network } from '../network.ts'
import { postRequest } from '../network.ts'
import { options } from '../options.ts'
import { type Group, single } from './scenario.ts'

const COUNT = options.quick ? 512 : 4096
const content = 'Ask at the harbor, they know. It took us two weeks in May.'

const member = ({ members }: Network, index: number) => members[index % members.length]
const from = <Item>(items: Item[], index: number) => items[index % items.length] as Item

/** Each client writes as a different member, and about different posts. */
export const writes: Group[] = [
  single('writes', null, 'answers to random questions', (network, round) =>
    Array.from({ length: COUNT }, (_, index) =>
      postRequest(
        '/api/answers',
        { question_id: from(network.questions, (index + round * COUNT) * 7919), content },
        member(network, index),
      ),
    ),
  ),
  single('writes', null, 'answers to one question', (network) =>
    Array.from({ length: COUNT }, (_, index) =>
      postRequest(
        '/api/answers',
        { question_id: network.questions[Math.floor(network.questions.length * 0.65)], content },
        member(network, index),
      ),
    ),
  ),
  single('writes', null, 'votes', (network, round) =>
    Array.from({ length: COUNT }, (_, index) =>
      postRequest(
        `/api/questions/${from(network.questions, (index + round * COUNT) * 7919)}/vote`,
        { vote_type: 'upvote' },
        member(network, index),
      ),
    ),
  ),
]
