import { useAction } from '../../kit/api/api.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card, CardTitle } from '../../kit/ui/Card.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { personPath } from '../accounts/personPath.ts'
import type { User } from '../session/session.contract.ts'

/** The switch that hides or shows the public page of the viewer. */
export function PublicPageCard({ user }: { user: User }) {
  const { full_name, phone, address, city, zip_code, is_hidden } = user
  const save = useAction('PUT /auth/profile', {
    failed: 'Failed to update profile.',
    done: (changed) =>
      changed.is_hidden ? 'Your public page is hidden.' : 'Everybody can see your public page again.',
  })
  return (
    <Card as="section" aria-labelledby="public-page" className="grid min-w-0 gap-4">
      <div id="public-page">
        <CardTitle>Public page</CardTitle>
      </div>
      <p className="text-muted">
        {is_hidden
          ? 'Your page is hidden: your name stays beside what you write, but leads nowhere, and does not say for which business you speak.'
          : 'It shows your name, your answers, since when you are a member, and for which businesses you speak. Your email, phone and address are never on it.'}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {!is_hidden && <Link to={personPath(user)}>View my public page</Link>}
        <Button
          variant="secondary"
          size="sm"
          busy={save.busy}
          onClick={() => save({ body: { full_name, phone, address, city, zip_code, is_hidden: !is_hidden } })}
        >
          {is_hidden ? 'Show My Page' : 'Hide My Page'}
        </Button>
      </div>
    </Card>
  )
}
