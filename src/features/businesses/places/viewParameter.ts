/** The parameter of the address that says which part of the region the map shows. */
export const VIEW_PARAMETER = 'at'
