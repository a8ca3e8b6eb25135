import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether a post is being edited; whoever ends it is back at the button that began it. */
export function useEditing() {
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return {
    editing,
    button,
    begin: () => setEditing(true),
    end() {
      flushSync(() => setEditing(false))
      button.current?.focus()
    },
  }
}
