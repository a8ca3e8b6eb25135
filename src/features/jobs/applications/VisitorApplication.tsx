import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { LinkButton } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Textarea } from '../../../kit/ui/Input.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { loginPath } from '../../session/guard.ts'
import { MAX_COVER_LETTER_LENGTH } from '../jobs.constants.ts'
import { readVisitorLetter, storeVisitorLetter } from './visitorLetter.ts'

/** The application form for visitors, who type the letter first and then log in or sign up to send it. */
export function VisitorApplication({ job_id }: { job_id: number }) {
  const { pathname } = useLocation()
  const letter = useRef<HTMLTextAreaElement>(null)
  const keep = (opensForm: boolean) => storeVisitorLetter(job_id, letter.current?.value ?? '', opensForm)
  useEffect(() => {
    const storedLetter = readVisitorLetter(job_id)
    if (letter.current && storedLetter && !letter.current.value) letter.current.value = storedLetter.cover_letter
  }, [job_id])
  const login = loginPath(pathname)
  return (
    <div className="grid gap-6">
      <Field
        label="Cover letter"
        hint="You can write it now. It stays here while you log in or sign up."
        required={false}
      >
        {(field) => (
          <Textarea
            {...field}
            ref={letter}
            rows={6}
            maxLength={MAX_COVER_LETTER_LENGTH}
            autoComplete="off"
            onInput={() => keep(false)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton to={login} onClick={() => keep(true)}>
          Log in to apply
        </LinkButton>
        <p>
          New here?{' '}
          <Link to={login.replace('/login', '/register')} onClick={() => keep(true)}>
            Sign up for free
          </Link>
        </p>
      </div>
    </div>
  )
}
