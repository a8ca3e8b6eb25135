import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { getLoadedMarkup, loadMarkup } from './replyMarkup.load.ts'

/** A formatted reply; plain text until the renderer is loaded. */
export function ChatReply({ text }: { text: string }) {
  const [markup, setMarkup] = useState(getLoadedMarkup)
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isMounted = true
    loadMarkup().then((module) => isMounted && setMarkup(module))
    return () => {
      isMounted = false
    }
  }, [])
  useLayoutEffect(() => {
    if (markup && container.current) markup.updateReply(container.current, text)
  }, [markup, text])
  return markup ? (
    <div key="formatted" ref={container} className="prose chat-prose" />
  ) : (
    <div key="plain" className="chat-plain">
      {text}
    </div>
  )
}
