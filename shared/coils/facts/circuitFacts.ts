/** The circuits of a coil, for the manufacturer: their number, their length, and the fluid's path through the rows. */
import type { CoilInput, CoilRating } from '../../../engine/coils/coil'
import { circuitAdvice } from '../../../engine/geometry/circuitAdvice'
import { type CircuitCell, circuits } from '../../../engine/geometry/circuits'
import { leavesAcross } from '../../../engine/geometry/leavesAcross'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import { sentence } from '../../display/sentence'
import type { Fact } from './coilFacts'
import { circuitingLabel } from './coilName'
import { flowName } from './flowName'

type Rated = Pick<CoilInput, 'coilType' | 'geometry'>

/** Whether the coil was rated by its drawn circuits, to which its circuiting says nothing. */
const isDrawn = ({ arrangement }: CoilRating) => arrangement?.applied === 'user defined'

/**
 * The stages of the fluid's path, in flow order: the parts of rows in each stage, with their share of the tubes. Drawn
 * circuits have none that hold for all of them.
 */
export function circuitStages({ geometry }: Rated, rating: CoilRating): readonly (readonly CircuitCell[])[] {
  if (isDrawn(rating)) return []
  const { tubesHigh } = rating.construction
  const arrangement = rating.arrangement?.applied ?? 'auto'
  return circuits({ ...geometry, tubesHigh, arrangement }).stages
}

export function circuitFacts(input: Rated, rating: CoilRating, reader: Reader): Fact[] {
  const { geometry } = input
  const { construction: made, fluid, arrangement } = rating
  if (made.feeds === 0) return [['Circuiting', circuitingLabel(0)]]
  const blanks = isDrawn(rating) ? 0 : circuits({ ...geometry, tubesHigh: made.tubesHigh }).blanks
  const flow: Fact = fluid.phaseChange
    ? ['Flow in a circuit', reader.number(fluid.massFlow / made.feeds, 'massFlow'), reader.label('massFlow')]
    : ['Flow in a circuit', reader.number(fluid.volumeFlow / made.feeds, 'volumeFlow'), reader.label('volumeFlow')]
  return [
    ['Circuiting', isDrawn(rating) ? 'User defined' : circuitingLabel(geometry.circuiting)],
    ['Circuits', String(made.feeds)],
    ['Tubes in series in each', formatNumber(made.passes, Number.isInteger(made.passes) ? 0 : 2)],
    ['Tubes high × rows', `${made.tubesHigh} × ${geometry.rows}`],
    ...(blanks > 0 ? [['Tubes without fluid', String(blanks)] as const] : []),
    ['Tube length in a circuit', reader.number(made.passes * geometry.finnedLength, 'length'), reader.label('length')],
    flow,
    ['Tube velocity', reader.number(fluid.tubeVelocity, 'fluidVelocity'), reader.label('fluidVelocity')],
    ...(arrangement ? [['Fluid to air', flowName(rating)] as const] : []),
    [
      'Connections',
      `${made.connectionLabel}, ${leavesAcross(input.coilType, made.passes) ? 'at opposite ends' : 'at one end'}`,
    ],
  ]
}

/** Why the circuits are not equal, and which numbers of circuits would make them equal; undefined if they are. */
export function circuitDoubt({ geometry }: Rated, rating: CoilRating): string | undefined {
  const { tubesHigh } = rating.construction
  const { rows, circuiting } = geometry
  if (circuiting === 0 || isDrawn(rating)) return undefined
  const { isEven, feeds, nearest } = circuitAdvice({ tubesHigh, rows, circuiting })
  if (isEven) return undefined
  return sentence(`${feeds} circuits do not divide ${tubesHigh * rows} tubes: ${nearest.join(' or ')} would`)
}
