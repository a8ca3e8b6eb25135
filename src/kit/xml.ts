/** Text for an element or an attribute. What XML has no way to write is left out: https://www.w3.org/TR/xml/#charsets */
export const escapeXml = (text: string) =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
