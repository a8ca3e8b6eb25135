import { useEffect } from 'react'
import { useSite } from '../../kit/page/site.ts'
import { formatTime } from '../../kit/text/text.ts'
import { ArrowRightIcon, CheckIcon } from '../../kit/ui/icons.tsx'
import { Row, Rows } from '../../kit/ui/Rows.tsx'
import type { WaitingCount } from './waiting.contract.ts'
import { setWaitingCount } from './waitingCount.ts'

/** A row for each queue that is not empty, with the age of its oldest item. */
export function WaitingList({ queues, total }: { queues: WaitingCount[]; total: number }) {
  const { time_zone } = useSite()
  useEffect(() => setWaitingCount(total), [total])
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="mb-2 text-lg">
        Waiting for you
      </h2>
      {total === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <CheckIcon className="size-5 text-spruce" />
          Nothing is waiting
        </p>
      ) : (
        <Rows>
          {queues
            .filter(({ count }) => count > 0)
            .map(({ kind, label, count, path, oldest_at }) => (
              <Row
                key={kind}
                heading="h3"
                title={
                  <span className="inline-flex items-center gap-2 text-glacier underline decoration-1 underline-offset-4">
                    {label}
                    <ArrowRightIcon className="size-5 flex-none" />
                  </span>
                }
                to={path}
                aside={
                  oldest_at && (
                    <span className="text-sm text-muted">
                      {count > 1 ? 'The oldest has waited since' : 'Waiting since'}{' '}
                      <time dateTime={oldest_at}>{formatTime(oldest_at, time_zone)}</time>
                    </span>
                  )
                }
              />
            ))}
        </Rows>
      )}
    </section>
  )
}
