import type { AuditActions } from '../../kit/server/auditActions.ts'

export const questionsAudit = {
  'question.delete': { name: 'Question deleted', verb: 'deleted the question' },
  'answer.delete': { name: 'Answer deleted', verb: 'deleted an answer to' },
} as const satisfies AuditActions

type QuestionsAudit = typeof questionsAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends QuestionsAudit {}
}
