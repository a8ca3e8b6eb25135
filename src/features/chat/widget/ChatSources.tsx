import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  ArrowRightIcon,
  BriefcaseIcon,
  BuildingIcon,
  CalendarIcon,
  GlobeIcon,
  InfoIcon,
  QuestionIcon,
} from '../../../kit/ui/icons.tsx'
import type { Source } from '../chat.contract.ts'
import { NEW_TAB, safeHref } from './safeHref.ts'

const kinds = {
  businesses: { name: 'Business', Icon: BuildingIcon },
  jobs: { name: 'Job', Icon: BriefcaseIcon },
  events: { name: 'Event', Icon: CalendarIcon },
  questions: { name: 'Question', Icon: QuestionIcon },
  help: { name: 'Help', Icon: InfoIcon },
}

function kindOf(href: string) {
  const { origin, host, pathname } = new URL(href)
  if (origin !== location.origin) return { name: host, Icon: GlobeIcon }
  const [, place = '', id] = pathname.split('/')
  const isOne = place in kinds && id
  return isOne ? kinds[place as keyof typeof kinds] : { name: 'On this site', Icon: InfoIcon }
}

/** How many are shown at first, so that the answer stays in sight. */
const FEW = 4

/** What an answer was made from. */
export function ChatSources({ sources }: { sources: Source[] }) {
  const [all, setAll] = useState(false)
  const firstMore = useRef<HTMLAnchorElement>(null)
  const cards = sources.flatMap(({ title, url }, index) => {
    const href = safeHref(url)
    const isFirst = sources.findIndex((source) => source.url === url) === index
    return href && isFirst ? [{ title, href, ...kindOf(href) }] : []
  })
  if (cards.length === 0) return null
  const some = all || cards.length <= FEW + 1 ? cards : cards.slice(0, FEW)

  function showAll() {
    flushSync(() => setAll(true))
    firstMore.current?.focus()
  }
  return (
    <div className="chat-sources">
      <ul aria-label="Sources">
        {some.map(({ title, href, name, Icon }, index) => (
          <li key={href}>
            <a
              ref={index === FEW ? firstMore : undefined}
              className="chat-source"
              href={href}
              {...NEW_TAB}
              title="Opens in a new tab"
            >
              <Icon className="chat-source-icon" />
              <span className="chat-source-text">
                <span className="chat-source-title">{title}</span>
                <span className="chat-source-kind">{name}</span>
              </span>
              <ArrowRightIcon className="chat-source-arrow" />
            </a>
          </li>
        ))}
      </ul>
      {some.length < cards.length && (
        <button type="button" className="chat-source chat-more" onClick={showAll}>
          {`${cards.length - some.length} more sources`}
        </button>
      )}
    </div>
  )
}
