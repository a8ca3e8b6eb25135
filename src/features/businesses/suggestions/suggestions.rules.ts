import { isAdministrator } from '../../../kit/page/roles.ts'
import type { Viewer } from '../../../kit/page/session.ts'
import { canEdit, type Membership } from '../businesses.rules.ts'
import type { SuggestionField } from './suggestions.constants.ts'

/** Whether the viewer may suggest a correction. Editors of the business change it directly. */
export const canSuggest = (viewer: Viewer | null, business: Membership) => !canEdit(viewer, business)

/**
 * Whether the viewer may accept a correction. Accepting that a business has closed unlists it, which only
 * administrators may do.
 */
export const canAccept = (viewer: Viewer | null, { field }: { field: SuggestionField }) =>
  viewer !== null && (field !== 'closed' || isAdministrator(viewer))
