/**
 * A pattern for the `pattern` attribute: without anchors, and with characters escaped inside classes. Browsers parse
 * the attribute in the strict `v` mode, where these are syntax, and ignore a pattern that does not parse.
 */
export function htmlPattern(pattern: RegExp): string {
  const source = pattern.source.replace(/^\^|\$$/g, '')
  return source.replace(/\[(\^?)((?:\\.|[^\]\\])*)\]/g, (_, not: string, inside: string) => {
    const escaped = inside.replace(/\\.|[(){}|/]|-$/g, sign => (sign.startsWith('\\') ? sign : `\\${sign}`))
    return `[${not}${escaped}]`
  })
}
