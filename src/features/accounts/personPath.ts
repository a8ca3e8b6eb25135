/** The path of the public page of a member. */
export const personPath = ({ id }: { id: number }) => `/users/${id}`
