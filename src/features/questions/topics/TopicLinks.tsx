import type { ReactNode } from 'react'
import { cx } from '../../../kit/ui/cx.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { topicPath } from './topics.constants.ts'

type TopicLinksProps = {
  topics: { slug: string; name: string }[]
  className?: string
  /** Further items of the list. */
  children?: ReactNode
}

/** Links to the pages of topics, in a row that wraps. */
export const TopicLinks = ({ topics, className, children }: TopicLinksProps) =>
  (topics.length > 0 || children) && (
    <ul aria-label="Topics" className={cx('flex flex-wrap items-center gap-2', className)}>
      {topics.map(({ slug, name }) => (
        <li key={slug} className="max-w-full">
          <Link to={topicPath(slug)} className="badge tone-neutral min-h-6 no-underline wrap-anywhere hover:underline">
            {name}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )

/** Pairs the slugs of a question's topics with their names. */
export const pairTopics = ({ topics, topic_names }: { topics: string[]; topic_names: string[] }) =>
  topics.map((slug, index) => ({ slug, name: topic_names[index] ?? slug }))
