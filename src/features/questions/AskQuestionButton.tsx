import { useViewer } from '../../kit/page/session.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { PlusIcon } from '../../kit/ui/icons.tsx'
import { askPath } from './questionList.ts'

/** The button for members that opens the form, with the topic of the list if it has one. */
export function AskQuestionButton({ topic }: { topic?: string }) {
  const viewer = useViewer()
  const label = (
    <>
      <PlusIcon />
      Ask Question
    </>
  )
  if (viewer) return <LinkButton to={askPath('', topic)}>{label}</LinkButton>
  // Reserves the button's space while a stored session is being checked.
  return (
    <span className="button invisible hidden in-data-[session=stored]:inline-flex" aria-hidden="true">
      {label}
    </span>
  )
}
