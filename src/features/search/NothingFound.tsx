import { Fragment } from 'react'
import { LinkButton } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { AskQuestionLinks } from '../questions/AskQuestionLinks.tsx'
import { type Kind, kindNames } from './kinds.ts'
import type { SearchReply } from './search.contract.ts'
import { searchPath } from './searchUrl.ts'

type Parts = SearchReply['understood']['parts']

/** The message of a search without results, with the next steps. */
export function NothingFound({ text, parts }: { text: string; parts: Parts }) {
  const shorter = parts.filter(({ without }) => without && without !== text)
  return (
    <div className="mt-8" role="status">
      <EmptyState
        title={<span className="wrap-anywhere">{`Nothing found for “${text}”`}</span>}
        action={<AskQuestionLinks title={text} label="Ask the Forum" />}
      >
        <p>
          {shorter.length > 0 ? (
            <>
              {'Try it without '}
              {shorter.map(({ what, label, without }, index) => (
                <Fragment key={what + label}>
                  {index > 0 && (index === shorter.length - 1 ? ' or ' : ', ')}
                  <Link to={searchPath(without)} title={`Search “${without}”`} preventScrollReset>
                    {label}
                  </Link>
                </Fragment>
              ))}
              {', or with other words. Somebody in the forum may know.'}
            </>
          ) : (
            'Try fewer or other words, and check the spelling. Somebody in the forum may know.'
          )}
        </p>
        <p className="mt-2">
          {'Or browse the '}
          <Link to="/businesses">directory</Link>
          {', the '}
          <Link to="/jobs">job board</Link>
          {', the '}
          <Link to="/events">events</Link>
          {' and the '}
          <Link to="/help">help</Link>.
        </p>
      </EmptyState>
    </div>
  )
}

type NothingOfKindProps = { text: string; kind: Kind; parts: Parts }

/** The message on the tab of a kind without results when other kinds have results. */
export function NothingOfKind({ text, kind, parts }: NothingOfKindProps) {
  const name = kindNames[kind].toLowerCase()
  // A text that names a kind, such as “jobs in Nome”, searches only that kind.
  const kindPart = parts.find(({ what, without }) => what === 'kind' && without)
  return (
    <div className="mt-6">
      <EmptyState
        title={`No ${name} found`}
        action={
          <LinkButton variant="secondary" to={searchPath(text)} preventScrollReset>
            Show All Results
          </LinkButton>
        }
      >
        {kindPart ? (
          <p>
            {`The search was for ${kindPart.label.toLowerCase()}. Search ${name} for `}
            <Link to={searchPath(kindPart.without, kind)} preventScrollReset>{`“${kindPart.without}”`}</Link>.
          </p>
        ) : (
          <p>Only other kinds match this search.</p>
        )}
      </EmptyState>
    </div>
  )
}
