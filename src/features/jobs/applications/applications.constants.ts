export const applicationStates = ['new', 'seen', 'talking', 'no', 'hired'] as const
/** The progress of an application, as the poster of the job sets it. */
export type ApplicationState = (typeof applicationStates)[number]

/** The states as the poster sees them. */
export const posterLabels: Record<ApplicationState, string> = {
  new: 'New',
  seen: 'Seen',
  talking: 'Talking',
  no: 'No',
  hired: 'Hired',
}

/** The states as the applicant sees them. */
export const applicantLabels: Record<ApplicationState, string> = {
  new: 'Sent',
  seen: 'Seen',
  talking: 'Talking',
  no: 'Not this time',
  hired: 'Hired',
}
