import { useState } from 'react'
import { getMessage, useAction } from '../../kit/api/api.ts'
import { useViewer } from '../../kit/page/session.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { confirm } from '../../kit/ui/confirm.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { Textarea } from '../../kit/ui/Input.tsx'
import { PanelSection } from '../../kit/ui/PanelSection.tsx'
import { targetNames } from '../reports/reports.constants.ts'
import { MAX_NOTE_LENGTH, type ReportAction } from './moderation.constants.ts'
import { actionNames, nameAppealAction } from './moderation.labels.ts'
import { canDecideAppeal, offeredActions } from './moderation.rules.ts'
import type { ReportContext } from './reports.load.ts'

/** The buttons that decide on an open report, or open a decided one again. */
export function ReportDecision({ report, target, author, onDecided }: ReportContext & { onDecided: () => void }) {
  const viewer = useViewer()
  const [note, setNote] = useState('')
  const resolve = useAction('POST /admin/reports/:id/resolve', {
    failed: 'Failed to decide on the report',
    done: getMessage,
  })
  const reopen = useAction('POST /admin/reports/:id/reopen', {
    failed: 'Failed to open the report again',
    done: getMessage,
  })
  const params = { id: report.id }
  if (report.appeal && (report.status === 'resolved' || !canDecideAppeal(viewer, report))) {
    const isFinal = report.status === 'resolved'
    return (
      <p className="hint">
        {isFinal ? 'The decision on an appeal is final.' : 'Only administrators decide on appeals against a ban.'}
      </p>
    )
  }
  if (report.status === 'resolved') {
    return (
      <PanelSection title="Decision">
        <Button variant="secondary" busy={reopen.busy} onClick={() => reopen({ params })}>
          Reopen
        </Button>
      </PanelSection>
    )
  }

  async function decide(action: ReportAction) {
    const name = targetNames[report.target_type]
    const questions: Partial<Record<ReportAction, string>> = {
      delete: `Delete this ${name}?`,
      ban: `Ban ${author?.full_name ?? 'the author'}?`,
    }
    const title = questions[action]
    const body =
      action === 'ban'
        ? 'The account can no longer log in. What it wrote stays.'
        : 'Administrators can restore it for 30 days.'
    if (title && !(await confirm({ title, body, confirmLabel: actionNames[action], tone: 'danger' }))) return
    if (await resolve({ params, body: { action, note: note.trim() || null } })) onDecided()
  }

  const actions = report.appeal
    ? (['dismiss', 'reverse'] as const)
    : offeredActions(viewer, report.target_type).filter((action) =>
        action === 'hide' || action === 'delete' ? target !== null : action !== 'ban' || (author && !author.is_banned),
      )
  return (
    <PanelSection title="Decision">
      <Field
        label="Reason"
        hint={report.appeal ? 'The author is told.' : 'The author is told, unless you dismiss the report.'}
      >
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={MAX_NOTE_LENGTH}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        {actions.map((action) => (
          <Button key={action} variant="secondary" busy={resolve.busy} onClick={() => decide(action)}>
            {report.appeal ? nameAppealAction(report.appeal, action) : actionNames[action]}
          </Button>
        ))}
      </div>
    </PanelSection>
  )
}
