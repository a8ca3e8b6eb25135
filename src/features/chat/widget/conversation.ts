import { createStore, useStore } from 'zustand'
import { onClearDrafts } from '../../../kit/draft.ts'
import { HISTORY_MAX } from '../chat.constants.ts'
import type { Source } from '../chat.contract.ts'
import { askAssistant } from './askAssistant.ts'
import { describeChatFailure, type Failure, interrupted } from './chatFailure.ts'
import { noteAnswer } from './chatOpen.ts'
import { loadMarkup } from './replyMarkup.load.ts'

export type Turn = {
  id: number
  question: string
  answer: string
  sources: Source[]
  state: 'waiting' | 'done' | 'stopped' | 'failed'
  failure?: Failure
}

type Conversation = {
  turns: Turn[]
  /** What is being typed. */
  draft: string
  /** The conversation that the newest one took the place of, until something is asked. */
  previous: Turn[] | null
}

const KEY = 'draft chat'
const MAX_TURNS = 100
/** Between two showings of an answer that is still coming. */
const SHOWN_EVERY = 50
const LEAVING = 200

const conversations = createStore(stored)
const turns = () => conversations.getState().turns
let running: AbortController | null = null

/** What is left of it when the page goes away. */
function leave(turn: Turn): Turn {
  return turn.state === 'waiting' ? { ...turn, state: 'failed', failure: interrupted } : turn
}

function stored(): Conversation {
  const empty = { turns: [], draft: '', previous: null }
  try {
    const kept: Conversation = { ...empty, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
    return { ...kept, turns: kept.turns.map(leave) }
  } catch {
    return empty
  }
}

function update(change: Partial<Conversation>) {
  const conversation = { ...conversations.getState(), ...change }
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...conversation, turns: conversation.turns.slice(-MAX_TURNS) }))
  } catch {}
  conversations.setState(conversation)
}

function updateTurn(id: number, change: Partial<Turn>) {
  update({ turns: turns().map((turn) => (turn.id === id ? { ...turn, ...change } : turn)) })
}

export const useConversation = (): Conversation => useStore(conversations)

export const keepDraft = (draft: string) => update({ draft })

/** Asks the question, unless it is blank or another is being answered. */
export function ask(text: string) {
  const question = text.trim()
  if (!question || running) return
  const id = (turns().at(-1)?.id ?? 0) + 1
  const turn: Turn = { id, question, answer: '', sources: [], state: 'waiting' }
  update({ turns: [...turns(), turn], draft: '', previous: null })
  void answer(turn)
}

export function askAgain(turn: Turn) {
  if (running) return
  updateTurn(turn.id, { answer: '', sources: [], state: 'waiting', failure: undefined })
  void answer(turn)
}

/** Ends the answer that is coming and keeps what is there of it. */
export function stop() {
  running?.abort()
  running = null
  for (const { id, state } of turns()) if (state === 'waiting') updateTurn(id, { state: 'stopped' })
}

export function startAnew() {
  stop()
  update({ turns: [], previous: turns() })
}

export function bringBack() {
  const { previous } = conversations.getState()
  if (previous) update({ turns: previous, previous: null })
}

addEventListener('pagehide', () => {
  if (!running) return
  running.abort()
  running = null
  update({ turns: turns().map(leave) })
})

onClearDrafts(() => {
  stop()
  conversations.setState({ turns: [], draft: '', previous: null })
})

/** What was said before, of which only what was answered makes sense. */
const historyBefore = (id: number) =>
  turns()
    .filter((turn) => turn.id < id && turn.state !== 'failed' && turn.answer.trim())
    .flatMap(({ question, answer }) => [
      { role: 'user' as const, content: question },
      { role: 'assistant' as const, content: answer },
    ])
    .slice(-HISTORY_MAX)

async function answer({ id, question }: Turn) {
  const controller = new AbortController()
  running = controller
  const { signal } = controller
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    timer = undefined
    if (!signal.aborted) updateTurn(id, { answer: text })
  }
  const onText = (more: string) => {
    text += more
    timer ??= setTimeout(show, SHOWN_EVERY)
  }
  try {
    const asked = { message: question, conversationHistory: historyBefore(id) }
    const { message, sources } = await askAssistant(asked, { signal, onText })
    // it is said when it is complete, so it must not change its form afterwards
    await loadMarkup()
    if (signal.aborted) return
    running = null
    updateTurn(id, { state: 'done', answer: message, sources })
    noteAnswer()
  } catch (error) {
    // a page that is being left loses its connections first
    await new Promise((resolve) => setTimeout(resolve, LEAVING))
    if (signal.aborted) return
    running = null
    updateTurn(id, { state: 'failed', answer: text, failure: describeChatFailure(error) })
    noteAnswer()
  } finally {
    clearTimeout(timer)
  }
}
