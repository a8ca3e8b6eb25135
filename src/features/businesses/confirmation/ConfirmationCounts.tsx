import { formatCount } from '../../../kit/text/text.ts'

type ConfirmationCountsProps = { counts: { claimed: number; confirmed: number; asked: number } }

/**
 * The number of claimed businesses that were confirmed within a year, for administrators. Renders nothing while no
 * business is claimed.
 */
export const ConfirmationCounts = ({ counts: { claimed, confirmed, asked } }: ConfirmationCountsProps) =>
  claimed > 0 && (
    <p className="hint mb-4">
      {`${confirmed.toLocaleString('en-US')} of ${formatCount(claimed, 'claimed business', 'claimed businesses')} in the directory confirmed within a year.`}
      {asked > 0 && ` ${formatCount(asked, 'owner was asked', 'owners were asked')} and did not answer yet.`}
    </p>
  )
