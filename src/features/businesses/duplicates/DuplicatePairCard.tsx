import { getMessage, useAction } from '../../../kit/api/api.ts'
import { findTarget } from '../../../kit/api/call.ts'
import { useSite } from '../../../kit/page/site.ts'
import { formatDate } from '../../../kit/text/text.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { confirm } from '../../../kit/ui/confirm.tsx'
import { Facts } from '../../../kit/ui/Facts.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { toast } from '../../../kit/ui/toast.tsx'
import type { Business } from '../business.contract.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import type { DuplicatePair } from './duplicates.contract.ts'
import { useUndoMerge } from './Merges.tsx'

const kindNames: Record<DuplicatePair['kinds'][number], string> = {
  name: 'the same name',
  sound: 'a similar name',
  phone: 'the same telephone number',
  street: 'the same street',
}

/** Shows two businesses side by side with buttons to decide which one to keep. */
export function DuplicatePairCard({ pair: { id, kinds, first, second } }: { pair: DuplicatePair }) {
  const merge = useAction('POST /admin/duplicates/:id/merge', {
    failed: 'Failed to merge the businesses',
    onDone: ({ message, merge: { id } }) =>
      toast.success(message, {
        about: findTarget('POST /admin/merges/:id/undo', { params: { id } }) ?? undefined,
        action: { label: 'Undo', run: () => undo({ params: { id } }) },
      }),
  })
  const undo = useUndoMerge()
  const separate = useAction('POST /admin/duplicates/:id/different', {
    failed: 'Failed to save the decision',
    done: getMessage,
  })
  // A same name makes the note about a similar name redundant.
  const same = kinds.filter((kind) => kind !== 'sound' || !kinds.includes('name')).map((kind) => kindNames[kind])

  async function keep(kept: Business, gone: Business) {
    const isConfirmed = await confirm({
      title: `Keep ${kept.display_name}?`,
      body: `“${gone.display_name}” becomes a part of it. You can undo this for 30 days.`,
      confirmLabel: 'Merge',
    })
    if (isConfirmed) await merge({ params: { id }, body: { keep: kept.id } })
  }

  const busy = merge.busy || separate.busy
  return (
    <Card as="li">
      <p className="mb-4 text-muted">{`They have ${same.join(' and ')}.`}</p>
      <div className="grid gap-6 md:grid-cols-2">
        {[first, second].map((business) => (
          <Candidate key={business.id} business={business} other={business === first ? second : first}>
            <Button
              size="sm"
              variant="secondary"
              disabled={busy}
              onClick={() => keep(business, business === first ? second : first)}
            >
              Keep This One
            </Button>
          </Candidate>
        ))}
      </div>
      <p className="mt-4 border-line border-t pt-4">
        <Button
          size="sm"
          variant="quiet"
          busy={separate.busy}
          disabled={busy}
          onClick={() => separate({ params: { id } })}
        >
          They Are Not the Same
        </Button>
      </p>
    </Card>
  )
}

type CandidateProps = { business: Business; other: Business; children: React.ReactNode }

function Candidate({ business, children }: CandidateProps) {
  const { time_zone } = useSite()
  return (
    <section aria-label={business.display_name} className="flex min-w-0 flex-col items-start gap-3">
      <h2 className="text-lg wrap-anywhere">
        <Link to={`/businesses/${business.id}`}>{business.display_name}</Link>
      </h2>
      <StatusBadge status={business.verification_status} />
      <div className="w-full grow">
        <Facts
          facts={[
            ['Address', business.location ?? business.display_city],
            ['Industry', business.industry],
            ['Phone', business.phone],
            ['Website', business.website],
            ['Entity Number', business.alaska_business_license],
            ['Owner', business.owner_name],
            ['Added', formatDate(business.created_at, time_zone)],
          ]}
        />
      </div>
      {children}
    </section>
  )
}
