import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** The edit mode of a post. Leaving it returns the focus to the Edit button. */
export function useEditing() {
  const [editing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  return {
    editing,
    editButton,
    startEditing: () => setEditing(true),
    stopEditing() {
      flushSync(() => setEditing(false))
      editButton.current?.focus()
    },
  }
}
