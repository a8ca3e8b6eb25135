import { useViewer } from '../../kit/page/session.ts'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { loginPath, registerPath } from '../session/guard.ts'
import { askPath } from './questionList.ts'

/**
 * Invites to ask a question when a list is empty. Visitors log in or sign up first, and then continue with the typed
 * title.
 */
export function AskQuestionLinks({ title, topic, label }: { title?: string; topic?: string; label: string }) {
  const path = askPath(title, topic)
  if (useViewer()) return <LinkButton to={path}>{label}</LinkButton>
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={registerPath(path)} className="when-logged-out">
        Sign up to ask
      </LinkButton>
      <LinkButton to={loginPath(path)} variant="secondary" className="when-logged-out">
        Log in to ask
      </LinkButton>
    </div>
  )
}
