/**
 * A pattern as the `pattern` attribute wants it: without its anchors, and with the hyphen at the end of a class
 * escaped, because browsers read the attribute in the strict `v` mode and ignore a pattern that does not parse.
 */
export function htmlPattern(pattern: RegExp): string {
  return pattern.source.replace(/^\^|\$$/g, '').replace(/([^\\])-\]/g, '$1\\-]')
}
