import { useAction } from '../../kit/api/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { type HoldingMode, holdingModes } from './heldPosts.constants.ts'
import type { Holding } from './heldPosts.contract.ts'

const labels: Record<HoldingMode, string> = { automatic: 'Automatic', on: 'On', off: 'Off' }

const describe = ({ mode, is_on }: Holding) => {
  if (mode === 'automatic') {
    return is_on
      ? 'They wait, because email addresses are verified here.'
      : 'They do not wait, because email addresses are not verified here, or limits by rate are off.'
  }
  return is_on ? 'They wait for a moderator.' : 'They are public at once.'
}

/** The setting whether posts with links by new members wait for a moderator. */
export function HoldingChoice({ holding }: { holding: Holding }) {
  const choose = useAction('PUT /admin/held-posts/choice', {
    failed: 'Failed to save your choice',
    done: 'Your choice has been saved.',
  })
  return (
    <fieldset className="mb-8">
      <legend className="mb-1 text-sm leading-8 text-muted sm:float-left sm:mr-4 sm:mb-0">
        Hold posts with links by new members:
      </legend>
      <div className="flex flex-wrap gap-1">
        {holdingModes.map((mode) => (
          <Button
            key={mode}
            size="sm"
            variant={mode === holding.mode ? 'secondary' : 'quiet'}
            aria-pressed={mode === holding.mode}
            onClick={() => mode !== holding.mode && choose({ body: { mode } })}
          >
            {labels[mode]}
          </Button>
        ))}
      </div>
      <p className="hint clear-left mt-1">{describe(holding)}</p>
    </fieldset>
  )
}
