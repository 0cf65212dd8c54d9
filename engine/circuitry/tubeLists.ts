/**
 * Circuits as text, as academic programs write them: lists of tube numbers in the order of the flow, or for each tube the
 * tubes that feed it. Tubes are counted from 1, row after row, beginning where the air enters.
 */
import { branchesOf, directionsFrom, graphOfBranches, graphOfOrders } from './branches'
import { checkConnections } from './checkConnections'
import type { Branch, CircuitGraph, TubeSide } from './circuits'
import { type CircuitFinding, finding, isValid } from './findings'
import { isTube, nameOfTube } from './tubeEnds'

/** What was read: a graph where nothing is wrong, and what was found. */
export interface ReadLists {
  graph?: CircuitGraph
  findings: readonly CircuitFinding[]
}

/** A row of a list is this long at most: longer texts are no lists of tubes. */
const mostNumbers = 10_000

/**
 * Circuits as lists: a line for each, its tube numbers in the order of the flow.
 *
 * @param graph  the circuits
 * @returns lines of numbers with commas between, or the finding that names the tube where the circuit splits
 *
 * Valid for graphs without faults of connection; else `invalid-input`. Sides are not written.
 *
 * Source: definition.
 */
export function writeTubeLists(graph: CircuitGraph): { text: string } | { finding: CircuitFinding } {
  const branches = branchesOf(graph)
  const split = branches.find(({ from }) => from.length > 0)
  if (split) {
    const tube = branches[split.from[0]!]!.tubes.at(-1)!
    return {
      finding: finding(
        'LIST_UNREADABLE',
        [tube],
        `The circuit splits or merges at ${nameOfTube(graph, tube)}, which lists of tubes cannot tell: write the table of feeding tubes.`,
      ),
    }
  }
  return { text: branches.map(({ tubes }) => tubes.map(tube => tube + 1).join(',')).join('\n') }
}

/**
 * Reads lists of tube numbers.
 *
 * @param text  a line for each circuit; numbers with commas, semicolons, tabs or blanks between; empty lines and lines
 *              from # on are left out
 * @param size  rows and columns
 * @param side  side of the inlets; front where left out
 * @returns the graph, in which tubes of no list are blank, and findings: numbers that are no tubes, tubes listed twice,
 *          tubes not listed
 *
 * Valid for any text.
 *
 * Source: definition.
 */
export function readTubeLists(
  text: string,
  size: Pick<CircuitGraph, 'rows' | 'columns'>,
  side: TubeSide = 'front',
): ReadLists {
  const findings: CircuitFinding[] = []
  const orders = linesOf(text).map(({ words, line }) => words.map(word => tubeOf(word, line, size, findings)))
  if (orders.length === 0)
    findings.push(finding('LIST_UNREADABLE', [], 'There is no circuit in the text: write the tubes of each in a line.'))
  findings.push(...repeated(orders.flat(), size))
  if (!isValid(findings)) return { findings }
  const graph = graphOfOrders(size, orders as number[][], side)
  return { graph, findings: [...findings, ...unlisted(graph)] }
}

/**
 * Circuits as a table: for each tube the tubes that feed it.
 *
 * @param graph  the circuits
 * @returns lines `tube,from,side`: number, numbers of the feeding tubes with + between or 0 at an inlet, and the side
 *          where the fluid enters; blank tubes have no line
 *
 * Valid for graphs without faults of connection; else `invalid-input`.
 *
 * Source: the form in which EVAP-COND (NIST) and programs like it describe circuits; sides are an addition.
 */
export function writeFeedingTable(graph: CircuitGraph): string {
  const branches = branchesOf(graph)
  const lines = branches.flatMap(({ tubes, directions, from }) =>
    tubes.map((tube, index) => {
      const feeding = index > 0 ? [tubes[index - 1]!] : from.map(each => branches[each]!.tubes.at(-1)!)
      const numbers = feeding.length > 0 ? feeding.map(each => each + 1).join('+') : '0'
      return `${tube + 1},${numbers},${directions[index] === 1 ? 'front' : 'rear'}`
    }),
  )
  return ['tube,from,side', ...lines].join('\n')
}

interface Fed {
  tube: number
  from: number[]
  side: TubeSide | undefined
}

/**
 * Reads a table of feeding tubes.
 *
 * @param text  lines `tube,from` or `tube,from,side`, as `writeFeedingTable` gives; a heading is left out
 * @param size  rows and columns
 * @returns the graph, in which tubes without a line are blank, and findings, by tube: numbers that are no tubes, tubes
 *          with two lines, tubes that nothing feeds, tubes without a line
 *
 * Valid for any text. The side counts at inlets only; the front where it is not given.
 *
 * Source: as `writeFeedingTable`.
 */
export function readFeedingTable(text: string, size: Pick<CircuitGraph, 'rows' | 'columns'>): ReadLists {
  const findings: CircuitFinding[] = []
  const fed = linesOf(text)
    .filter(({ words }) => words[0] !== 'tube')
    .map(({ words, line }): Fed => {
      const [tube = '', from = '', side] = words
      const isSide = side === undefined || side === 'front' || side === 'rear'
      if (words.length < 2 || words.length > 3 || !isSide)
        findings.push(
          finding(
            'LIST_UNREADABLE',
            [],
            `Line ${line} is not tube, feeding tubes and side: write for example 5,4 or 5,0,front.`,
          ),
        )
      const feeding = from === '0' ? [] : from.split('+').map(word => tubeOf(word, line, size, findings))
      return { tube: tubeOf(tube, line, size, findings), from: feeding, side: isSide ? side : undefined }
    })
  if (fed.length === 0)
    findings.push(finding('LIST_UNREADABLE', [], 'There is no tube in the text: write a line for each.'))
  findings.push(
    ...repeated(
      fed.map(({ tube }) => tube),
      size,
    ),
  )
  const known = new Set(fed.map(({ tube }) => tube))
  for (const { tube, from } of fed)
    for (const each of from)
      if (isTube(size, each) && !known.has(each))
        findings.push(
          finding(
            'TUBE_NOT_CONNECTED',
            [each],
            `Tube ${each + 1} feeds tube ${tube + 1} and has no line itself: add one.`,
          ),
        )
  if (!isValid(findings)) return { findings }
  const { branches, lost } = branchesFrom(fed)
  if (lost.length > 0)
    return {
      findings: [
        ...findings,
        finding(
          'UNREACHED_FROM_INLET',
          lost,
          `No inlet feeds tube ${lost.map(tube => tube + 1).join(', ')}: give the first of them 0 as feeding tube.`,
        ),
      ],
    }
  const graph = graphOfBranches(size, branches)
  const faults = checkConnections(graph).findings
  return isValid(faults)
    ? { graph, findings: [...findings, ...unlisted(graph)] }
    : { findings: [...findings, ...faults] }
}

/** Branches of tubes that know what feeds them; and tubes that no inlet feeds. */
function branchesFrom(fed: readonly Fed[]): { branches: Branch[]; lost: number[] } {
  const followers = new Map<number, Fed[]>()
  for (const each of fed) for (const from of each.from) followers.set(from, [...(followers.get(from) ?? []), each])
  /** A tube goes on its branch where it has one feeding tube, which feeds nothing else. */
  const isStart = ({ from }: Fed) => from.length !== 1 || followers.get(from[0]!)!.length > 1
  const branches: Branch[] = []
  const branchAt = new Map<number, number>()
  const waiting = fed.filter(({ from }) => from.length === 0)
  const seen = new Set<number>()
  for (const start of waiting) {
    const from = start.from.map(each => branchAt.get(each)!)
    const before = from[0] === undefined ? undefined : branches[from[0]]
    const side = before ? (before.directions.at(-1) === 1 ? 'rear' : 'front') : (start.side ?? 'front')
    const tubes: number[] = []
    for (let at: Fed | undefined = start; at && !seen.has(at.tube); ) {
      tubes.push(at.tube)
      seen.add(at.tube)
      const next: Fed[] = followers.get(at.tube) ?? []
      at = next.length === 1 && !isStart(next[0]!) ? next[0] : undefined
    }
    const last = tubes.at(-1)
    if (last === undefined) continue
    branchAt.set(last, branches.push({ tubes, directions: directionsFrom(side, tubes.length), from }) - 1)
    for (const next of followers.get(last) ?? [])
      if (next.from.every(each => branchAt.has(each)) && !seen.has(next.tube)) waiting.push(next)
  }
  return { branches, lost: fed.filter(({ tube }) => !seen.has(tube)).map(({ tube }) => tube) }
}

/** Lines with something in them, as words, with their numbers from 1. */
function linesOf(text: string): { words: string[]; line: number }[] {
  return text
    .split(/\r?\n/)
    .map((each, index) => ({
      line: index + 1,
      words: each
        .replace(/#.*/, '')
        .split(/[\s,;]+/)
        .filter(word => word !== ''),
    }))
    .filter(({ words }) => words.length > 0 && words.length <= mostNumbers)
}

/** The tube of a number from 1; a finding where it is none. */
function tubeOf(
  word: string,
  line: number,
  size: Pick<CircuitGraph, 'rows' | 'columns'>,
  findings: CircuitFinding[],
): number {
  const tube = /^\d{1,6}$/.test(word) ? Number(word) - 1 : Number.NaN
  if (!isTube(size, tube))
    findings.push(
      finding(
        'TUBE_OUT_OF_RANGE',
        Number.isNaN(tube) ? [] : [tube],
        `Line ${line} has ${word.slice(0, 20)}, which is no tube: tubes are numbered from 1 to ${size.rows * size.columns}.`,
      ),
    )
  return tube
}

function repeated(tubes: readonly number[], size: Pick<CircuitGraph, 'rows' | 'columns'>): CircuitFinding[] {
  const counts = new Map<number, number>()
  for (const tube of tubes) counts.set(tube, (counts.get(tube) ?? 0) + 1)
  return [...counts]
    .filter(([tube, count]) => count > 1 && isTube(size, tube))
    .map(([tube, count]) =>
      finding('TUBE_LISTED_TWICE', [tube], `Tube ${tube + 1} is listed ${count} times: leave it in one place.`),
    )
}

function unlisted({ blanks }: CircuitGraph): CircuitFinding[] {
  if (blanks.length === 0) return []
  const names = blanks.slice(0, 12).map(tube => tube + 1)
  const more = blanks.length > 12 ? ` and ${blanks.length - 12} more` : ''
  return [
    finding(
      'TUBE_NOT_LISTED',
      blanks,
      `Not listed, and so blank: ${blanks.length > 1 ? 'tubes' : 'tube'} ${names.join(', ')}${more}.`,
    ),
  ]
}
