/**
 * The path of a drawing in fewer characters: to a tenth of its unit, each step from the last place or from the origin,
 * and of many short steps those that the eye needs.
 */

type Place = readonly [x: number, y: number]

const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const part = /[a-df-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi
/** How far a line may be from the places that it leaves out [drawing units]: less than a line is thick. */
const flatness = 0.08

/** A path that is not understood is given back. */
export function leanPath(path: string): string {
  const parts = path.match(part) ?? []
  const writer = new PathWriter()
  let command = ''
  for (let at = 0; at < parts.length; ) {
    const isNamed = /[a-z]/i.test(parts[at]!)
    if (isNamed) command = parts[at++]!
    const length = lengths[command.toLowerCase()]
    const numbers = parts.slice(at, at + (length ?? 0)).map(Number)
    if (length === undefined || numbers.length < length || numbers.some(Number.isNaN) || (!isNamed && length === 0))
      return path
    at += length
    writer.add(command, numbers)
    // Further pairs after a move are lines.
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
  }
  return writer.finished()
}

const round = (number: number) => Math.round(number * 10) / 10

/** `0.5` is `.5`. */
const short = (number: number) => String(round(number)).replace(/^(-?)0\./, '$1.')

const moved = ([x, y]: Place, numbers: readonly number[], isRelative: boolean): number[] =>
  numbers.map((number, index) => number + (isRelative ? (index % 2 === 0 ? x : y) : 0))

class PathWriter {
  private text = ''
  /** The command that further numbers would belong to. */
  private last = ''
  /** Where the path has come to, and where it was written to. */
  private at: Place = [0, 0]
  private written: Place = [0, 0]
  private start: Place = [0, 0]
  /** Places of lines that are not written yet, from the one that they begin at. */
  private line: Place[] = []

  add(command: string, numbers: readonly number[]) {
    const name = command.toLowerCase()
    const isRelative = command === name
    const [x, y] = this.at
    if (name === 'h' || name === 'v') {
      const to = numbers[0]! + (isRelative ? (name === 'h' ? x : y) : 0)
      return this.lineTo(name === 'h' ? [to, y] : [x, to])
    }
    if (name === 'l') return this.lineTo(moved(this.at, numbers, isRelative) as unknown as Place)
    this.writeLine()
    if (name === 'z') {
      this.put('z', [])
      this.at = this.start
      this.written = [round(this.at[0]), round(this.at[1])]
      return
    }
    const own = name === 'a' ? numbers.slice(0, 5) : []
    const places = moved(this.at, numbers.slice(own.length), isRelative)
    this.write(name, own, places)
    if (name === 'm') this.start = this.at
  }

  finished(): string {
    this.writeLine()
    return this.text
  }

  private lineTo(place: Place) {
    if (this.line.length === 0) this.line.push(this.at)
    this.line.push(place)
    this.at = place
  }

  private writeLine() {
    const places = needed(this.line).slice(1)
    this.line = []
    for (const [x, y] of places) {
      const [fromX, fromY] = this.written
      if (round(y) === fromY) this.write('h', [], [x, y])
      else if (round(x) === fromX) this.write('v', [], [x, y])
      else this.write('l', [], [x, y])
    }
  }

  /** Writes the shorter of both forms. */
  private write(name: string, own: readonly number[], places: readonly number[]) {
    const [x, y] = this.written
    const shown = places.map(round)
    const far = shown.map((place, index) => place - (index % 2 === 0 ? x : y))
    const kept = (all: readonly number[]) => [
      ...own,
      ...(name === 'h' ? all.slice(0, 1) : name === 'v' ? all.slice(1) : all),
    ]
    const absolute = this.form(name.toUpperCase(), kept(shown))
    const relative = this.form(name, kept(far))
    const isShorter = relative.length < absolute.length
    this.put(isShorter ? name : name.toUpperCase(), [], isShorter ? relative : absolute)
    this.at = [places.at(-2)!, places.at(-1)!]
    this.written = [shown.at(-2)!, shown.at(-1)!]
  }

  private put(command: string, numbers: readonly number[], text = this.form(command, numbers)) {
    this.text += text
    this.last = command === 'M' ? 'L' : command === 'm' ? 'l' : command
  }

  private form(command: string, numbers: readonly number[]): string {
    let text = command === this.last && numbers.length > 0 ? '' : command
    for (const number of numbers) {
      const shown = short(number)
      const before = text.at(-1) ?? this.text.at(-1) ?? ''
      text += /[\d.]/.test(before) && !shown.startsWith('-') ? ` ${shown}` : shown
    }
    return text
  }
}

/** The first, the last, and of the places between them those that a line without them would miss. */
function needed(places: readonly Place[]): readonly Place[] {
  if (places.length < 3) return places
  const [first, last] = [places[0]!, places.at(-1)!]
  const far = places.map(place => distance(place, first, last))
  const farthest = far.indexOf(Math.max(...far))
  if (far[farthest]! <= flatness) return [first, last]
  return [...needed(places.slice(0, farthest + 1)).slice(0, -1), ...needed(places.slice(farthest))]
}

/** From a place to the line between two others. */
function distance([x, y]: Place, [x0, y0]: Place, [x1, y1]: Place): number {
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length))
  return Math.hypot(x - x0 - share * dx, y - y0 - share * dy)
}
