/** Whether a text is a path of this site, so that it leads to no other one: not `//host`, and without backslashes and controls. */
export const isOwnPath = (text: string) => /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text)
