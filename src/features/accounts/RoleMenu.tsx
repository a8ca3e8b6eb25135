import { useId } from 'react'
import { getMessage, useAction } from '../../kit/api/api.ts'
import { type UserRole, userRoles } from '../../kit/page/roles.ts'
import { ActionMenu } from '../../kit/ui/ActionMenu.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import type { User } from '../session/session.contract.ts'

const appointed: Record<Exclude<UserRole, 'member'>, string> = {
  moderator:
    'Moderators decide about reports and held posts. They cannot ban anybody and see nothing else of the administration.',
  administrator: 'Administrators can do everything that you can, and appoint and remove others.',
}

/** Appoints a user as moderator or administrator, or ends this role. */
export function RoleMenu({ user: { id, full_name, role } }: { user: User }) {
  const nameId = useId()
  const setRole = useAction('PATCH /admin/users/:id/role', {
    failed: 'Failed to change the role',
    done: getMessage,
  })

  async function confirmAndSet(next: UserRole) {
    const isConfirmed = await confirm(
      next === 'member'
        ? {
            title: `Remove ${full_name} as ${role}?`,
            body: 'They lose these rights at once and stay a member.',
            confirmLabel: 'Remove',
            tone: 'danger',
          }
        : { title: `Make ${full_name} ${article[next]} ${next}?`, body: appointed[next], confirmLabel: 'Appoint' },
    )
    if (isConfirmed) await setRole({ params: { id }, body: { role: next } })
  }

  return (
    <>
      <span id={nameId} hidden>
        {full_name}
      </span>
      <ActionMenu
        label="Role"
        describedBy={nameId}
        busy={setRole.busy}
        actions={userRoles
          .filter((value) => value !== role)
          .map((value) => ({
            label: value === 'member' ? `Remove as ${role}` : `Make ${article[value]} ${value}`,
            run: () => void confirmAndSet(value),
          }))}
      />
    </>
  )
}

const article = { moderator: 'a', administrator: 'an' }
