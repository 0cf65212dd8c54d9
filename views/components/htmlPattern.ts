/**
 * A pattern as the `pattern` attribute wants it: without its anchors, and with the signs escaped that browsers, which
 * read the attribute in the strict `v` mode, take for syntax inside a class. They ignore a pattern that does not parse.
 */
export function htmlPattern(pattern: RegExp): string {
  const source = pattern.source.replace(/^\^|\$$/g, '')
  return source.replace(/\[(\^?)((?:\\.|[^\]\\])*)\]/g, (_, not: string, inside: string) => {
    const escaped = inside.replace(/\\.|[(){}|/]|-$/g, sign => (sign.startsWith('\\') ? sign : `\\${sign}`))
    return `[${not}${escaped}]`
  })
}
