import { useAction } from '../../kit/api/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { DAILY_HOUR, type EmailFrequency, emailFrequencies } from './waiting.constants.ts'

const labels: Record<EmailFrequency, string> = { now: 'At once', daily: `Daily at ${DAILY_HOUR} AM`, never: 'Never' }
const done: Record<EmailFrequency, string> = {
  now: 'You get an email as soon as something waits.',
  daily: `You get an email at ${DAILY_HOUR} AM when something waits.`,
  never: 'You get no emails about what waits.',
}

/** A setting for how often the viewer gets emails about items that wait for a decision. */
export function EmailChoice({ frequency }: { frequency: EmailFrequency }) {
  const choose = useAction('PUT /admin/waiting/email', {
    failed: 'Failed to save your choice',
    done: ({ frequency }) => done[frequency],
  })
  return (
    <fieldset id="waiting-emails" className="mb-8 scroll-mt-4">
      <legend className="mb-1 text-sm leading-8 text-muted sm:float-left sm:mr-4 sm:mb-0">Email me what waits:</legend>
      <div className="flex flex-wrap gap-1">
        {emailFrequencies.map((value) => (
          <Button
            key={value}
            size="sm"
            variant={value === frequency ? 'secondary' : 'quiet'}
            aria-pressed={value === frequency}
            onClick={() => value !== frequency && choose({ body: { frequency: value } })}
          >
            {labels[value]}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
