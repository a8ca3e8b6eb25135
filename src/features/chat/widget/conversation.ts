import { createStore, useStore } from 'zustand'
import { onClearDrafts } from '../../../kit/forms/draft.ts'
import { MAX_HISTORY_MESSAGES } from '../chat.constants.ts'
import type { Source } from '../chat.contract.ts'
import { askAssistant } from './askAssistant.ts'
import { describeChatFailure, type Failure, interruptedFailure } from './chatFailure.ts'
import { markUnread } from './chatOpen.ts'
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
  /** The text in the input. */
  draft: string
  /** The conversation before this one. It can be restored until the next question. */
  previous: Turn[] | null
}

const STORAGE_KEY = 'draft chat'
const MAX_TURNS = 100
/** The minimum time between two renderings of a streamed answer. */
const RENDER_INTERVAL_MS = 50
const PAGEHIDE_DELAY_MS = 200

const conversations = createStore(readStoredConversation)
const getTurns = () => conversations.getState().turns
let activeRequest: AbortController | null = null

/** Marks an unanswered turn as failed, after a page reload. */
function markInterrupted(turn: Turn): Turn {
  return turn.state === 'waiting' ? { ...turn, state: 'failed', failure: interruptedFailure } : turn
}

function readStoredConversation(): Conversation {
  const empty = { turns: [], draft: '', previous: null }
  try {
    const storedConversation: Conversation = { ...empty, ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
    return { ...storedConversation, turns: storedConversation.turns.map(markInterrupted) }
  } catch {
    return empty
  }
}

function update(change: Partial<Conversation>) {
  const conversation = { ...conversations.getState(), ...change }
  try {
    sessionStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ ...conversation, turns: conversation.turns.slice(-MAX_TURNS) }),
    )
  } catch {}
  conversations.setState(conversation)
}

function updateTurn(id: number, change: Partial<Turn>) {
  update({ turns: getTurns().map((turn) => (turn.id === id ? { ...turn, ...change } : turn)) })
}

export const useConversation = (): Conversation => useStore(conversations)

export const saveDraft = (draft: string) => update({ draft })

/** Asks a question, unless it is blank or another one is being answered. */
export function askQuestion(text: string) {
  const question = text.trim()
  if (!question || activeRequest) return
  const id = (getTurns().at(-1)?.id ?? 0) + 1
  const turn: Turn = { id, question, answer: '', sources: [], state: 'waiting' }
  update({ turns: [...getTurns(), turn], draft: '', previous: null })
  void requestAnswer(turn)
}

export function retryQuestion(turn: Turn) {
  if (activeRequest) return
  updateTurn(turn.id, { answer: '', sources: [], state: 'waiting', failure: undefined })
  void requestAnswer(turn)
}

/** Stops the current answer and keeps its text so far. */
export function stopAnswer() {
  activeRequest?.abort()
  activeRequest = null
  for (const { id, state } of getTurns()) if (state === 'waiting') updateTurn(id, { state: 'stopped' })
}

export function startNewConversation() {
  stopAnswer()
  update({ turns: [], previous: getTurns() })
}

export function restorePrevious() {
  const { previous } = conversations.getState()
  if (previous) update({ turns: previous, previous: null })
}

addEventListener('pagehide', () => {
  if (!activeRequest) return
  activeRequest.abort()
  activeRequest = null
  update({ turns: getTurns().map(markInterrupted) })
})

onClearDrafts(() => {
  stopAnswer()
  conversations.setState({ turns: [], draft: '', previous: null })
})

/** Returns the answered turns before this one, as messages for the API. */
const buildHistory = (id: number) =>
  getTurns()
    .filter((turn) => turn.id < id && turn.state !== 'failed' && turn.answer.trim())
    .flatMap(({ question, answer: requestAnswer }) => [
      { role: 'user' as const, content: question },
      { role: 'assistant' as const, content: requestAnswer },
    ])
    .slice(-MAX_HISTORY_MESSAGES)

async function requestAnswer({ id, question }: Turn) {
  const controller = new AbortController()
  activeRequest = controller
  const { signal } = controller
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const render = () => {
    timer = undefined
    if (!signal.aborted) updateTurn(id, { answer: text })
  }
  const onText = (more: string) => {
    text += more
    timer ??= setTimeout(render, RENDER_INTERVAL_MS)
  }
  try {
    const chatQuestion = { message: question, conversationHistory: buildHistory(id) }
    const { message, sources } = await askAssistant(chatQuestion, { signal, onText })
    // Screen readers announce the complete answer, so it must not be rendered again afterwards.
    await loadMarkup()
    if (signal.aborted) return
    activeRequest = null
    updateTurn(id, { state: 'done', answer: message, sources })
    markUnread()
  } catch (error) {
    // When the user leaves the page, the connection fails before the pagehide event.
    await new Promise((resolve) => setTimeout(resolve, PAGEHIDE_DELAY_MS))
    if (signal.aborted) return
    activeRequest = null
    updateTurn(id, { state: 'failed', answer: text, failure: describeChatFailure(error) })
    markUnread()
  } finally {
    clearTimeout(timer)
  }
}
