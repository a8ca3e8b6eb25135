/** The action that is possible after login, by the path that the login returns to. The first match counts. */
const purposes: [path: RegExp, purpose: string][] = [
  [/^\/questions\/new\b/, 'ask a question'],
  [/^\/jobs\/new\b/, 'post a job'],
  [/^\/jobs\/\d+\/edit\b/, 'edit this job'],
  [/^\/jobs\/\d+\/applications\b/, 'see who has applied'],
  [/^\/my-applications\b/, 'see your applications'],
  [/^\/businesses\/new\b/, 'create a business'],
  [/^\/businesses\/\d+\/claim\b/, 'claim this business'],
  [/^\/businesses\/\d+\/edit\b/, 'edit this business'],
  [/^\/businesses\/\d+\/team\b/, 'manage this team'],
  [/^\/businesses\/\d+\/events\/new\b/, 'create an event'],
  [/^\/businesses\/\d+\/events\/\d+\/edit\b/, 'edit this event'],
  [/^\/my-businesses\b/, 'see your businesses'],
  [/^\/notifications\b/, 'see your notifications'],
  [/^\/saved\b/, 'see what you have saved'],
  [/^\/profile\b/, 'see your profile'],
  [/^\/(admin|moderation)\b/, 'open this page'],
  [/[?&]save=search\b/, 'save this search'],
  [/[?&]follow=/, 'follow this'],
  [/[?&]vote=/, 'vote'],
]

/** @returns a verb phrase, such as “post a job”; null when the path implies no purpose of the login. */
export const findLoginPurpose = (path: string): string | null =>
  purposes.find(([pattern]) => pattern.test(path))?.[1] ?? null
