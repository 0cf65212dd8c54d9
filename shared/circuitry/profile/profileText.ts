/** Profiles of the entering air over the face, as text and by fans. */
import type { FaceGrid } from '../../../engine/segments/faceGrid'
import { formatNumber } from '../../display/formatNumber'
import { parseTyped } from '../../display/parseTyped'
import { withDecimalPoints } from '../../tools/decimalPoints'
import type { ProfileSize } from './faceProfile'

/** Most lines, and most parts of a line, that the solver takes. */
const most = { lines: 60, parts: 60 } as const

const profile: { lines: number; name: string } = { lines: most.lines, name: 'A profile has' }

/** The profile as text that a spreadsheet takes. */
export const textOfGrid = (grid: FaceGrid, decimals: number): string =>
  grid.map(line => line.map(value => formatNumber(value, decimals)).join('\t')).join('\n')

/** A profile read from text, or the sentence that says what cannot be read. */
export type ReadGrid = { grid: number[][] } | { fault: string }

/**
 * Reads a profile: a line of the face in each line of the text, values between tabs, semicolons or spaces.
 * One value a line is a profile by rows of a table, the same from front to rear. Other lists have other limits.
 */
export function readGrid(text: string, { lines: mostLines, name } = profile): ReadGrid {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
  if (lines.length === 0)
    return { fault: 'There is nothing to read: give one line of values for each part from the top.' }
  if (lines.length > mostLines) return { fault: `${name} at most ${mostLines} lines, and this has ${lines.length}.` }
  const grid: number[][] = []
  for (const [at, words] of withDecimalPoints(lines.map(line => line.split(/[\t; ]+/))).entries()) {
    const values = words.map(word => parseTyped(word))
    const wrong = values.findIndex(value => typeof value !== 'number')
    if (wrong >= 0) return { fault: `Line ${at + 1}: “${words[wrong]}” is no number.` }
    if (values.length > most.parts)
      return { fault: `Line ${at + 1} has ${values.length} values: a line has at most ${most.parts}.` }
    if (grid[0] && values.length !== grid[0].length)
      return {
        fault: `Line ${at + 1} has ${counted(values.length)}, and the first has ${grid[0].length}: all lines need the same.`,
      }
    grid.push(values as number[])
  }
  return { grid }
}

const counted = (count: number) => (count === 1 ? '1 value' : `${count} values`)

/** A fan before the face: its place from the front and from the top, and its flow beside that of the others. */
export interface Fan {
  along: number
  down: number
  flow: number
}

/** Reach of a fan's air, as a share of the shorter side of the face; flow everywhere beside that of the fans. */
const reach = 0.45
const background = 0.15

/**
 * Relative flows behind fans: each gives most in front of itself, by a bell curve.
 * An assumption for a first look; measured velocities are better.
 */
export function fanGrid(fans: readonly Fan[], { lines, parts }: ProfileSize, aspect: number): number[][] {
  const [wide, high] = aspect >= 1 ? [aspect, 1] : [1, 1 / aspect]
  const all = fans.reduce((sum, { flow }) => sum + flow, 0)
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length: parts }, (_, part) => {
      const [x, y] = [(part + 0.5) / parts, (line + 0.5) / lines]
      const blown = fans.reduce((sum, { along, down, flow }) => {
        const distance = Math.hypot((x - along) * wide, (y - down) * high) / reach
        return sum + (flow / all) * Math.exp(-distance * distance)
      }, 0)
      return background + blown
    }),
  )
}

/** Fans read from text, one a line: place from the front and from the top in percent, and perhaps the flow in percent. */
export function readFans(text: string): { fans: Fan[] } | { fault: string } {
  const read = readGrid(text)
  if ('fault' in read)
    return {
      fault:
        text.trim() === ''
          ? 'Give one fan a line: percent from the front, percent from the top, and its flow.'
          : read.fault,
    }
  const fans: Fan[] = []
  for (const [at, [along = Number.NaN, down = Number.NaN, flow = 100]] of read.grid.entries()) {
    if (Number.isNaN(down)) return { fault: `Fan ${at + 1} needs two places: percent from the front and from the top.` }
    if (along < 0 || along > 100 || down < 0 || down > 100)
      return { fault: `Fan ${at + 1} stands beside the face: its places are between 0 and 100 %.` }
    if (flow < 0) return { fault: `Fan ${at + 1} blows backwards: its flow is 0 or more.` }
    fans.push({ along: along / 100, down: down / 100, flow })
  }
  return fans.some(({ flow }) => flow > 0) ? { fans } : { fault: 'All fans are off: one at least needs a flow.' }
}
