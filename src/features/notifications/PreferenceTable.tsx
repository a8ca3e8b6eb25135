import { useState } from 'react'
import { describeFailure } from '../../kit/api/failure.ts'
import { Select } from '../../kit/ui/Input.tsx'
import { Table } from '../../kit/ui/Table.tsx'
import { toast } from '../../kit/ui/toast.tsx'
import { emailTimes, type NotificationKind, notificationKinds, type Preference } from './notifications.constants.ts'
import { emailLabels, kindLabels } from './notifications.labels.ts'

export type Preferences = Record<NotificationKind, Preference>

type PreferenceTableProps = {
  preferences: Preferences
  /** Saves the changed kinds, and returns all preferences. */
  save: (changed: Partial<Preferences>) => Promise<Preferences>
}

const topic = { about: 'preferences' }

/** The channels and email times of each kind of notification. A change is saved at once. */
export function PreferenceTable({ preferences: first, save }: PreferenceTableProps) {
  const [preferences, setPreferences] = useState(first)

  async function change(kind: NotificationKind, changed: Partial<Preference>) {
    const before = preferences[kind]
    const after = { ...before, ...changed }
    setPreferences((all) => ({ ...all, [kind]: after }))
    try {
      await save({ [kind]: after })
      toast.success(`Saved: ${kindLabels[kind]}.`, topic)
    } catch (error) {
      setPreferences((all) => ({ ...all, [kind]: before }))
      toast.error(describeFailure('Your choice was not saved.', error), topic)
    }
  }

  return (
    <Table
      caption="Where and when you are told"
      captionHidden
      rows={[...notificationKinds]}
      rowKey={(kind) => kind}
      columns={[
        { key: 'kind', header: 'What', cell: (kind) => kindLabels[kind] },
        {
          key: 'site',
          header: 'On the site',
          cell: (kind) => (
            <label className="check-label">
              <input
                type="checkbox"
                aria-label={`On the site: ${kindLabels[kind]}`}
                checked={preferences[kind].site}
                onChange={({ target }) => change(kind, { site: target.checked })}
              />
            </label>
          ),
        },
        {
          key: 'email',
          header: 'By email',
          cell: (kind) => (
            <Select
              aria-label={`By email: ${kindLabels[kind]}`}
              className="w-40"
              value={preferences[kind].email}
              onChange={({ target }) =>
                change(kind, { email: emailTimes.find((time) => time === target.value) ?? preferences[kind].email })
              }
            >
              {emailTimes.map((time) => (
                <option key={time} value={time}>
                  {emailLabels[time]}
                </option>
              ))}
            </Select>
          ),
        },
      ]}
    />
  )
}
