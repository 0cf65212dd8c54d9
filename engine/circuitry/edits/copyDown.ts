/** Copies of a circuit down the face. */
import type { CircuitGraph } from '../circuits'
import { nameOfTube } from '../tubeEnds'
import { copyCircuit, tubesOfCircuit } from './circuitEdits'
import { type Edited, refused } from './edited'

/**
 * Copies the circuit of a tube down the face to the nearest place where it fits.
 *
 * @param graph  the circuits
 * @param tube   a tube of the circuit
 * @param times  how many copies; as many as there is room for where left out
 * @returns the graph with the copies, or why there is not one
 *
 * Valid for any tube.
 *
 * Source: `copyCircuit`.
 */
export function copyDown(graph: CircuitGraph, tube: number, times = graph.columns): Edited {
  const tubes = tubesOfCircuit(graph, tube)
  const room = graph.columns - 1 - Math.max(...tubes.map(each => each % graph.columns))
  let copied: Edited | undefined
  let refusal: Edited | undefined
  for (let [columns, made] = [1, 0]; columns <= room && made < times; columns++) {
    const next = copyCircuit(copied?.graph ?? graph, tube, { columns })
    if (next.graph) {
      copied = next
      made++
    } else refusal ??= next
  }
  return (
    copied ??
    refusal ??
    refused(tubes, `There is no row of tubes below ${nameOfTube(graph, tube)} to copy its circuit to.`)
  )
}
