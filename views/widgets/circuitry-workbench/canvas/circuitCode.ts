/** What only drawing needs of the engine: it comes behind the first view, which shows the circuits as they were rated. */
import {
  exchangeSides,
  mirrorCircuits,
  renumberCircuits,
  reverseFlow,
} from '../../../../engine/circuitry/edits/circuitEdits'
import { copyDown } from '../../../../engine/circuitry/edits/copyDown'
import { nameOfTube } from '../../../../engine/circuitry/tubeEnds'
import type { Edit } from './edits'

export { checkGraph } from '../../../../engine/circuitry/checkGraph'
export { looseCircuits } from '../../../../engine/circuitry/looseCircuits'
export { shopOptions } from '../../../../engine/circuitry/shopRules'

/** Edits of whole circuits. */
export const circuitEdits = [
  {
    ...{ label: 'Copy down', key: 'c', of: ({ graph, tubes }) => copyDown(graph, tubes[0]!, 1) },
    said: ({ graph, tubes }) => `Copied the circuit of ${nameOfTube(graph, tubes[0]!)} down the face.`,
  },
  {
    ...{ label: 'Fill face', key: 'f', of: ({ graph, tubes }) => copyDown(graph, tubes[0]!) },
    said: ({ graph, tubes }) => `Copied the circuit of ${nameOfTube(graph, tubes[0]!)} as often as there is room.`,
  },
  {
    ...{ label: 'Reverse', key: 'r', of: ({ graph, tubes }) => reverseFlow(graph, tubes[0]) },
    said: ({ graph, tubes }) => `Reversed the circuit of ${nameOfTube(graph, tubes[0]!)}.`,
  },
  { label: 'Reverse all', key: 'u', of: ({ graph }) => reverseFlow(graph), said: () => 'Reversed all circuits.' },
  { label: 'Mirror', key: 'm', of: ({ graph }) => mirrorCircuits(graph), said: () => 'Mirrored all circuits.' },
  {
    ...{ label: 'Headers to other end', key: 'x', of: ({ graph }) => exchangeSides(graph) },
    said: () => 'Exchanged front and rear.',
  },
  { label: 'Renumber', key: 'n', of: ({ graph }) => renumberCircuits(graph), said: () => 'Numbered down the face.' },
] as const satisfies readonly Edit[]
