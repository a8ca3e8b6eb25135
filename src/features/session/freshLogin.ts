/** Milliseconds in which a login counts as fresh. */
const MAX_FRESH_AGE_MS = 30_000

let loggedInAt = Number.NEGATIVE_INFINITY

export function markFreshLogin() {
  loggedInAt = Date.now()
}

/**
 * Whether the user has logged in on this page a moment ago; true once for each login. An action that a URL names
 * counts only then, because otherwise anybody could make members act with a link.
 */
export function takeFreshLogin(): boolean {
  const isFresh = Date.now() - loggedInAt < MAX_FRESH_AGE_MS
  loggedInAt = Number.NEGATIVE_INFINITY
  return isFresh
}
