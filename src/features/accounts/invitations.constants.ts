/** Days after which an invitation to a team expires. The owner can send it again. */
export const INVITATION_DAYS = 14
