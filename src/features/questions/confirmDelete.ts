import { confirm } from '../../kit/ui/confirm.tsx'

export const confirmDelete = (post: 'question' | 'answer', consequence = 'This cannot be undone.') =>
  confirm({ title: `Delete this ${post}?`, body: consequence, confirmLabel: 'Delete', tone: 'danger' })
