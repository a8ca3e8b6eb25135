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
import { NEW_TAB, toSafeHref } from './safeHref.ts'

const kinds = {
  businesses: { name: 'Business', Icon: BuildingIcon },
  jobs: { name: 'Job', Icon: BriefcaseIcon },
  events: { name: 'Event', Icon: CalendarIcon },
  questions: { name: 'Question', Icon: QuestionIcon },
  help: { name: 'Help', Icon: InfoIcon },
}

function describeTarget(href: string) {
  const { origin, host, pathname } = new URL(href)
  if (origin !== location.origin) return { name: host, Icon: GlobeIcon }
  const [, segment = '', id] = pathname.split('/')
  const isPage = segment in kinds && id
  return isPage ? kinds[segment as keyof typeof kinds] : { name: 'On this site', Icon: InfoIcon }
}

/** The number of sources shown at first, so that the answer stays visible. */
const INITIAL_SOURCE_COUNT = 4

/** The pages on which an answer is based. */
export function ChatSources({ sources }: { sources: Source[] }) {
  const [showsAll, setShowsAll] = useState(false)
  const firstMore = useRef<HTMLAnchorElement>(null)
  const cards = sources.flatMap(({ title, url }, index) => {
    const href = toSafeHref(url)
    const isFirst = sources.findIndex((source) => source.url === url) === index
    return href && isFirst ? [{ title, href, ...describeTarget(href) }] : []
  })
  if (cards.length === 0) return null
  const shownCards = showsAll || cards.length <= INITIAL_SOURCE_COUNT + 1 ? cards : cards.slice(0, INITIAL_SOURCE_COUNT)

  function expand() {
    flushSync(() => setShowsAll(true))
    firstMore.current?.focus()
  }
  return (
    <div className="chat-sources">
      <ul aria-label="Sources">
        {shownCards.map(({ title, href, name, Icon }, index) => (
          <li key={href}>
            <a
              ref={index === INITIAL_SOURCE_COUNT ? firstMore : undefined}
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
      {shownCards.length < cards.length && (
        <button type="button" className="chat-source chat-more" onClick={expand}>
          {`${cards.length - shownCards.length} more sources`}
        </button>
      )}
    </div>
  )
}
