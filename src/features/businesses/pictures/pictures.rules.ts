import { canEdit } from '../businesses.rules.ts'

/** Whether the viewer may add, change and delete the pictures of a business. */
export const canEditPictures = canEdit
