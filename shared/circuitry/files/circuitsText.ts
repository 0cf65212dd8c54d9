/** Circuits as text files: lists of tube numbers, the table of feeding tubes, and JSON, written and read again. */
import type { CircuitGraph } from '../../../engine/circuitry/circuits'
import { finding } from '../../../engine/circuitry/findings'
import {
  type ReadLists,
  readFeedingTable,
  readTubeLists,
  writeFeedingTable,
  writeTubeLists,
} from '../../../engine/circuitry/tubeLists'
import { EngineError } from '../../../engine/errors'
import { graphShape } from '../../../engine/headless/circuitLines'
import { checkShape } from '../../../engine/headless/shape'

/** The kinds of file, with their endings. */
export const circuitFiles = {
  json: { label: 'JSON', ending: '.json' },
  lists: { label: 'Lists of tube numbers', ending: '.txt' },
  feeding: { label: 'Table of feeding tubes', ending: '.csv' },
} as const
export type CircuitFile = keyof typeof circuitFiles

type Size = Pick<CircuitGraph, 'rows' | 'columns'>

const unreadable = (message: string): ReadLists => ({ findings: [finding('LIST_UNREADABLE', [], message)] })

/**
 * The circuits as a text.
 *
 * @param kind   the kind of file
 * @param graph  the circuits
 * @returns the text, or why this kind cannot tell them: lists and tables are of circuits that are without faults
 */
export function writeCircuits(kind: CircuitFile, graph: CircuitGraph): { text: string } | { reason: string } {
  if (kind === 'json') return { text: `${JSON.stringify(graph, null, 1)}\n` }
  try {
    if (kind === 'feeding') return { text: `${writeFeedingTable(graph)}\n` }
    const written = writeTubeLists(graph)
    return 'text' in written ? { text: `${written.text}\n` } : { reason: written.finding.message }
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return { reason: `${error.message} Until then JSON keeps them as they are drawn.` }
  }
}

/**
 * Reads circuits from a text.
 *
 * @param kind  the kind of file
 * @param text  any text
 * @param size  rows and tubes in a row of the coil
 * @returns the circuits where they can be read, and findings that name lines and tubes
 */
export function readCircuits(kind: CircuitFile, text: string, size: Size): ReadLists {
  if (kind === 'lists') return readTubeLists(text, size)
  if (kind === 'feeding') return readFeedingTable(text, size)
  return readJson(text, size)
}

/** The kind that a text looks like. */
export function kindOfText(text: string): CircuitFile {
  if (/^\s*\{/.test(text)) return 'json'
  return /^\s*tube\s*[,;\t]/i.test(text) || /\b(front|rear)\b/.test(text) ? 'feeding' : 'lists'
}

function readJson(text: string, { rows, columns }: Size): ReadLists {
  let known: unknown
  try {
    known = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return unreadable('The text is not JSON: take the file as it was saved, or read it as lists of tubes.')
  }
  try {
    checkShape(known, graphShape, 'file')
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return unreadable(`The file has no circuits: ${error.message}. Take a file that was saved here.`)
  }
  const graph = known as CircuitGraph
  const odd = graph.bends.findIndex(({ length }) => length !== 2)
  if (odd >= 0) return unreadable(`Bend ${odd + 1} of the file does not join two ends: correct or remove it.`)
  if (graph.rows !== rows || graph.columns !== columns)
    return unreadable(
      `The file is of ${graph.rows} rows of ${graph.columns} tubes, and the coil has ${rows} rows of ${columns}: change the coil first, or take another file.`,
    )
  return { graph, findings: [] }
}
