/** Days after which a profile counts as unconfirmed, and its owner is asked again. */
export const CONFIRM_DAYS = 365
/** Days for which the link of the email works. */
export const CONFIRM_LINK_DAYS = 60
/** The maximum number of emails in one run of the daily task, so that an upgrade does not flood the email server. */
export const EMAILS_PER_RUN = 500
