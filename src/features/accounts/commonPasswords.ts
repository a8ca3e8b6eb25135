/** The path of the list, relative to the root of the site and to the folder `public`. */
export const COMMON_PASSWORDS = 'common-passwords.txt'

/** Returns the passwords of the list, the most common first. Lines that begin with `# ` name its source. */
export const parseCommonPasswords = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('# '))

/** Returns the password in lower case, as the list of common passwords contains it. */
export const normalizePassword = (password: string) => password.toLowerCase()
