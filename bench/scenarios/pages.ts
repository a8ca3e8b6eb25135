import { CLIENTS, sendRegularly, shuffle } from '../load.ts'
import { type Network, paths } from '../network.ts'
import { options } from '../options.ts'
import { admin, post, type Server } from '../server.ts'
import { mixedWrite, vote } from './mixedWrites.ts'
import { type Group, type Scenario, single } from './scenario.ts'

/** The number of URLs in one round. */
const [NEW_QUESTIONS, NEW_BUSINESSES] = options.quick ? [512, 256] : [31 * CLIENTS, 15 * CLIENTS]

/** Selects pages of all kinds in these numbers. They are the oldest, and the scenario of new pages uses the newest. */
function pickPages(network: Network, count: number) {
  const part = (kind: string, ids: number[], share: number) =>
    ids.slice(-Math.round(count * share)).map((id) => `/${kind}/${id}`)
  return paths(
    shuffle([
      ...part('questions', network.questions, 0.5),
      ...part('businesses', network.businesses, 0.2),
      ...part('jobs', network.jobs, 0.15),
      ...part('events', network.events, 0.15),
    ]),
  )
}

const ofRound = (kind: string, ids: number[], count: number, round: number) => ({
  requests: paths(ids.slice(round * count, (round + 1) * count).map((id) => `/${kind}/${id}`)),
  once: true,
})

/** Repeats logins, with as many at a time as there are clients. */
function keepLoggingIn({ url }: Server) {
  let isOver = false
  const repeat = async () => {
    // A busy server may refuse a login.
    while (!isOver) await post(`${url}/api/auth/login`, admin).catch(() => {})
  }
  const running = Array.from({ length: CLIENTS }, repeat)
  return () => {
    isOver = true
    return Promise.all(running)
  }
}

const login = ({ url }: Server) => post(`${url}/api/auth/login`, admin)

function cachedPages(count: number): Group {
  const load: Scenario['load'] = (network) => ({ requests: pickPages(network, count) })
  const name = `${count.toLocaleString('en-US')} cached pages in random order`
  return {
    section: 'pages',
    floor: 'bytes',
    warm: (network) => pickPages(network, count),
    scenarios: [
      { name, load },
      {
        name: `${name}, 1 vote a second`,
        load,
        beside: (server, network) => sendRegularly(1, (index) => vote(server, network, index)),
      },
      {
        name: `${name}, 20 writes a second`,
        load,
        beside: (server, network) => sendRegularly(20, (index) => mixedWrite(server, network, index)),
      },
      { name: `${name}, 5 logins a second`, load, beside: (server) => sendRegularly(5, () => login(server)) },
      { name: `${name}, ${CLIENTS} clients that log in`, load, beside: keepLoggingIn },
    ],
  }
}

/** Each URL is requested once, so that its page is rendered. */
export const newPages: Group[] = [
  single('pages', 'bytes', 'new page: question', ({ questions }, round) =>
    ofRound('questions', questions, NEW_QUESTIONS, round),
  ),
  single('pages', 'bytes', 'new page: profile', ({ businesses }, round) =>
    ofRound('businesses', businesses, NEW_BUSINESSES, round),
  ),
]

export const pages: Group[] = [
  single('pages', 'bytes', 'cached page: home', () => paths(['/'])),
  single('pages', 'bytes', 'cached page: list of questions', () => paths(['/questions'])),
  single('pages', 'bytes', 'cached page: question', ({ questions }) => paths([`/questions/${questions.at(-7)}`])),
  single('pages', 'bytes', 'cached page: profile', ({ businesses }) => paths([`/businesses/${businesses.at(-7)}`])),
  ...newPages,
  cachedPages(500),
  cachedPages(options.quick ? 2000 : 5000),
]
