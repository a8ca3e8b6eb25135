import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadedMarkup, loadMarkup } from './replyMarkup.load.ts'

/** A reply, formatted; as it was written as long as there is nothing to format it with. */
export function ChatReply({ text }: { text: string }) {
  const [markup, setMarkup] = useState(loadedMarkup)
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    loadMarkup().then((module) => current && setMarkup(module))
    return () => {
      current = false
    }
  }, [])
  useLayoutEffect(() => {
    if (markup && target.current) markup.showReply(target.current, text)
  }, [markup, text])
  return markup ? (
    <div key="formatted" ref={target} className="prose chat-prose" />
  ) : (
    <div key="plain" className="chat-plain">
      {text}
    </div>
  )
}
