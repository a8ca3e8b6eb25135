import { Badge } from '../../kit/ui/Badge.tsx'

/** The spam score of a post with its reasons. */
export const SpamSignals = ({ score, signals }: { score: number; signals: string[] }) => (
  <div>
    <Badge tone={score >= 50 ? 'danger' : 'neutral'}>{`Spam score ${score} of 100`}</Badge>
    <ul className="mt-2 list-disc pl-5 wrap-anywhere">
      {signals.map((signal) => (
        <li key={signal}>{signal}</li>
      ))}
    </ul>
  </div>
)
