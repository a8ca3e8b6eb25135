import { type ComponentProps, useState } from 'react'
import { Input } from './Input.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'

/** A password with a button that shows what is typed. */
export function PasswordInput({ disabled, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <span className="password">
      <Input
        {...props}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className="password-toggle"
        aria-label="Show password"
        aria-pressed={shown}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  )
}
