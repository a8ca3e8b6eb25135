import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

type Markup = typeof import('./replyMarkup.ts')
let loaded: Markup | undefined

async function load() {
  loaded ??= await import('./replyMarkup.ts')
  return loaded
}
// with the panel, so that it is there before the first answer
load().catch(() => {})

/** An answer, formatted; as it was written as long as there is nothing to format it with. */
export function ChatReply({ text, target }: { text: string; target: RefObject<HTMLDivElement | null> }) {
  const [markup, setMarkup] = useState(loaded)
  useEffect(() => {
    let current = true
    load().then(
      (module) => current && setMarkup(module),
      () => {},
    )
    return () => {
      current = false
    }
  }, [])
  useLayoutEffect(() => {
    if (markup && target.current) markup.showReply(target.current, text)
  }, [markup, text, target])
  return markup ? (
    <div key="formatted" ref={target} className="prose chat-prose" />
  ) : (
    <div key="plain" ref={target} className="chat-plain">
      {text}
    </div>
  )
}
