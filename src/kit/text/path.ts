/** Whether a text is a path that stays on this site: not `//host`, and without backslashes and control characters. */
export const isOwnPath = (text: string) => /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text)
