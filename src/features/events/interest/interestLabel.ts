export const LABEL = 'I’m interested'
/** A query parameter of the event's page, for a visitor who clicked the button before the login. */
export const ASKS_INTEREST = 'interested'
