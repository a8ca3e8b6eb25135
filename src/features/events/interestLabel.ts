export const LABEL = 'I’m interested'
/** The parameter of the event's page for a visitor who has asked for it before the login. */
export const ASKS_INTEREST = 'interested'
