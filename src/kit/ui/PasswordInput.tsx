import { type ComponentProps, useState } from 'react'
import { Input } from './Input.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'

/** A password field with a button that shows the password. */
export function PasswordInput({ disabled, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isVisible, setShown] = useState(false)
  return (
    <span className="password">
      <Input
        {...props}
        disabled={disabled}
        type={isVisible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        className="password-toggle"
        aria-label="Show password"
        aria-pressed={isVisible}
        disabled={disabled}
        onClick={() => setShown(!isVisible)}
      >
        {isVisible ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </span>
  )
}
