/** The query parameter with the view of the map. */
export const VIEW_PARAMETER = 'at'
