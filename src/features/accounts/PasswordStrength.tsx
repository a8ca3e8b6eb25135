import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSite } from '../../kit/page/site.ts'
import { cx } from '../../kit/ui/cx.ts'
import type { PasswordCheck } from './passwordCheck.ts'

type PasswordStrengthProps = {
  password: string
  /** The public data of the user, such as the name and the email address. It must not be the password. */
  personal: (string | undefined)[]
}
type Checker = (password: string, personal: string[]) => PasswordCheck

const levels = [
  { text: 'Very weak', bars: 1, color: 'bg-signal' },
  { text: 'Weak', bars: 1, color: 'bg-signal' },
  { text: 'Fair', bars: 2, color: 'bg-amber' },
  { text: 'Strong', bars: 3, color: 'bg-spruce' },
  { text: 'Very strong', bars: 4, color: 'bg-spruce' },
] as const

/**
 * Loads the code and the list of common passwords when the first character is typed. `failed`: there is no connection,
 * and the form works without the estimate.
 */
function useChecker(isNeeded: boolean): { check: Checker } | 'loading' | 'failed' {
  const [checker, setChecker] = useState<{ check: Checker } | 'loading' | 'failed'>('loading')
  useEffect(() => {
    if (!isNeeded) return
    let isMounted = true
    import('./passwordCheck.ts')
      .then(({ loadPasswordCheck }) => loadPasswordCheck())
      .then(
        (check) => isMounted && setChecker({ check }),
        () => isMounted && setChecker('failed'),
      )
    return () => {
      isMounted = false
    }
  }, [isNeeded])
  return checker
}

/** Shows the strength of a new password while it is typed, and a warning for a common one. */
export function PasswordStrength({ password, personal }: PasswordStrengthProps) {
  const { password_min } = useSite()
  const checker = useChecker(password !== '')
  const typed = useDeferredValue(password)
  const words = personal.filter(Boolean).join('\n')
  const result = useMemo(
    () =>
      typeof checker === 'object' && typed.length >= password_min
        ? checker.check(typed, words.split(/[\s@.]+/).filter(Boolean))
        : null,
    [checker, typed, words, password_min],
  )
  if (typed === '' || checker === 'failed') return null
  const level = levels[result?.score ?? 0]
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-4 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span
            key={bar}
            className={cx('h-1 rounded-sm', result && level && bar <= level.bars ? level.color : 'bg-line')}
          />
        ))}
      </div>
      <p className={cx('hint', result?.isCommon && 'font-semibold text-signal')} role="status">
        {typed.length < password_min ? 'Too short' : result && level ? describe(result, level.text) : 'Checking …'}
      </p>
    </div>
  )
}

function describe({ isCommon, score }: PasswordCheck, text: string): string {
  if (isCommon) return `${text}: one of the 10,000 most common passwords, which attackers try first.`
  return score < 2 ? `${text}: several unrelated words are easy to remember and hard to guess.` : text
}
