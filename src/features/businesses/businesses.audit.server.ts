import type { AuditActions } from '../../kit/server/auditActions.ts'

export const businessesAudit = {
  'business.create': { name: 'Business added', verb: 'added' },
  'business.edit': { name: 'Business edited', verb: 'edited' },
  'business.publish': { name: 'Business published', verb: 'published' },
  'business.approve': { name: 'Business approved', verb: 'approved' },
  'business.reject': { name: 'Business rejected', verb: 'rejected' },
  'business.suspend': { name: 'Business suspended', verb: 'suspended' },
  'business.delete': { name: 'Business deleted', verb: 'deleted' },
  'business.restore': { name: 'Business restored', verb: 'restored' },
  'business.unpublish': {
    name: 'Businesses taken off the directory',
    verb: 'took off the directory what is missing in',
  },
  'import.check': { name: 'Import checked', verb: 'checked the import of' },
  'import.discard': { name: 'Import discarded', verb: 'discarded the import of' },
  'import.reject': { name: 'Change of a list rejected', verb: 'rejected a change of a list for' },
  'import.apply': { name: 'Checked import applied', verb: 'applied the import of' },
  'import.undo': { name: 'Import undone', verb: 'undid the import of' },
  'duplicate.merge': { name: 'Duplicates merged', verb: 'merged a duplicate into' },
  'duplicate.different': { name: 'Not a duplicate', verb: 'said that there is no duplicate of' },
  'duplicate.undo': { name: 'Merge undone', verb: 'brought back' },
  'name.merge': { name: 'Names merged', verb: 'merged the name' },
  'name.keep': { name: 'Name kept', verb: 'kept the name' },
  'name.undo': { name: 'Merge of names undone', verb: 'brought back the name' },
  'suggestion.accept': { name: 'Correction accepted', verb: 'accepted a correction of' },
  'suggestion.reject': { name: 'Correction rejected', verb: 'rejected a correction of' },
  'suggestion.undo': { name: 'Closure undone', verb: 'put back into the directory' },
  'import.run': { name: 'Businesses imported', verb: 'imported businesses from' },
} as const satisfies AuditActions

type BusinessesAudit = typeof businessesAudit
declare module '../../kit/server/auditActions.ts' {
  interface AllAuditActions extends BusinessesAudit {}
}
