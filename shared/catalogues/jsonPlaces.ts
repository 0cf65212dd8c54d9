/** Where the values of a JSON text stand in it, for messages about them. */

/** Offsets of values by their path, its steps joined by a slash. The text is valid JSON. */
export function jsonPlaces(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  const tokens = text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/g)
  let token = tokens.next().value
  const next = () => {
    token = tokens.next().value
  }
  const value = (path: string) => {
    places.set(path, token?.index ?? text.length)
    const opens = token?.[0]
    next()
    if (opens !== '[' && opens !== '{') return
    for (let index = 0; token && token[0] !== ']' && token[0] !== '}'; index++) {
      let step = String(index)
      if (opens === '{') {
        step = JSON.parse(token[0])
        next()
        next()
      }
      value(path === '' ? step : `${path}/${step}`)
      if (token?.[0] === ',') next()
    }
    next()
  }
  value('')
  return places
}

/** Line and column of an offset, from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
