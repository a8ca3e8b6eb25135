import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { PlusIcon, TrashIcon } from '../../../kit/ui/icons.tsx'
import { MAX_SOCIAL_LINKS } from '../profile/details.constants.ts'
import { socialKindOf, socialNames } from '../profile/socialLinks.ts'

/** Adds the scheme to a URL: `facebook.com/name` is meant as a link. */
const complete = (typed: string) => {
  const text = typed.trim()
  return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text
}

type SocialLinksFieldProps = { values: string[]; onChange: (values: string[]) => void; errors: (string | undefined)[] }

/** Edits links to pages of the business on other websites. */
export function SocialLinksField({ values, onChange, errors }: SocialLinksFieldProps) {
  const [hasBlank, setBlank] = useState(false)
  const rows = hasBlank || values.length === 0 ? [...values, ''] : values
  const change = (at: number, text: string) => {
    if (at === values.length) setBlank(false)
    onChange(at < values.length ? values.map((value, index) => (index === at ? text : value)) : [...values, text])
  }
  return (
    <div className="grid gap-4">
      {rows.map((value, at) => {
        const kind = socialKindOf(value)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity, and inputs keep the focus while typing
          <div key={at} className="flex items-start gap-2">
            <Field
              label={`Link ${at + 1}`}
              error={errors[at]}
              aside={value && kind !== 'other' ? socialNames[kind] : undefined}
              className="min-w-0 flex-1"
            >
              {(control) => (
                <span className="flex gap-2">
                  <Input
                    {...control}
                    type="url"
                    placeholder="https://www.facebook.com/name"
                    autoComplete="off"
                    value={value}
                    onChange={({ target }) => change(at, target.value)}
                    onBlur={() => {
                      const text = complete(value)
                      if (text === '' && at < values.length) onChange(values.filter((_, index) => index !== at))
                      else if (text !== value) change(at, text)
                    }}
                  />
                  {at < values.length && (
                    <Button
                      variant="quiet"
                      aria-label={`Remove link ${at + 1}`}
                      onClick={() => onChange(values.filter((_, index) => index !== at))}
                    >
                      <TrashIcon />
                    </Button>
                  )}
                </span>
              )}
            </Field>
          </div>
        )
      })}
      {rows.length < MAX_SOCIAL_LINKS && rows.at(-1) !== '' && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setBlank(true)}>
          <PlusIcon />
          Add a link
        </Button>
      )}
    </div>
  )
}
