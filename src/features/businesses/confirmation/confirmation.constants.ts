/** Days after which a profile counts as unconfirmed, and its owner is asked again. */
export const CONFIRM_DAYS = 365
/** Days for which the link of the email works. */
export const CONFIRM_LINK_DAYS = 60
/** Emails in one run of the daily task, so that an upgrade does not flood the mail server. */
export const ASKED_A_DAY = 500
