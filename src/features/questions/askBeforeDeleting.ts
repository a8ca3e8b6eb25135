import { confirm } from '../../kit/ui/confirm.tsx'

export const askBeforeDeleting = (what: 'question' | 'answer', consequence = 'This cannot be undone.') =>
  confirm({ title: `Delete this ${what}?`, body: consequence, confirmLabel: 'Delete', tone: 'danger' })
