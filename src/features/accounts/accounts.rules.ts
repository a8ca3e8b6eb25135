/** Administrators look after each other by hand: none can lock another out. */
export const canBan = (user: { is_admin: boolean }) => !user.is_admin
