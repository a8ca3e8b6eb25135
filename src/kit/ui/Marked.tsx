import { Fragment } from 'react'
import { findMarks } from '../text/marks.ts'

/** A text with the phrases that a search matched (`findMarks`) highlighted. */
export function Marked({ text, phrases }: { text: string; phrases: string[] }) {
  const marks = findMarks(text, phrases)
  if (marks.length === 0) return text
  return (
    <>
      {marks.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.end)}
    </>
  )
}
