/** How the circuits end: the state of the fluid where it leaves them. */
import type { CircuitsRating } from '../../../engine/segments/rateCircuits'
import type { SegmentRating } from '../../../engine/segments/segmentRating'
import { wetQuality } from '../../../engine/segments/wetQuality'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { Quantity } from '../../display/units'
import { type CircuitEnd, hasSegments, type ShownRating, type ShownSolution } from '../document/shownRating'

/** What the ends of the circuits are compared by: what is needed of the fluid there. */
export interface EndMeasure {
  label: 'Superheat' | 'Subcooling' | 'Out'
  quantity: Quantity
  /** Undefined where the fluid is still between liquid and vapour. */
  of(end: CircuitEnd): number | undefined
}

/** The ends of all circuits; none without a solution. */
export function circuitEnds({ table, solved }: ShownRating): readonly CircuitEnd[] {
  if (!table || !solved) return []
  return hasSegments(solved) ? endsOf(table.circuits, solved) : solved.ends
}

type Circuits = readonly Pick<
  NonNullable<CircuitsRating['table']>['circuits'][number],
  'number' | 'branches' | 'outlets'
>[]

function endsOf(circuits: Circuits, solved: SegmentRating): CircuitEnd[] {
  const tubes = new Map(solved.tubes.map(tube => [tube.tube, tube]))
  return circuits.map(({ number, branches, outlets }) => {
    const all = branches.flat().map(tube => tubes.get(tube)!)
    const last = outlets.map(({ tube }) => solved.branches[tubes.get(tube)!.branch]!)
    const flow = last.reduce((sum, branch) => sum + branch.flow, 0)
    const mean = (of: (branch: (typeof last)[number]) => number) =>
      last.reduce((sum, branch) => sum + (branch.flow / flow) * of(branch), 0)
    const some = (name: 'quality' | 'superheat' | 'subcooling') =>
      last.every(({ leaving }) => leaving[name] !== undefined) ? { [name]: mean(({ leaving }) => leaving[name]!) } : {}
    return {
      ...{ number, flow, heat: all.reduce((sum, { heat }) => sum + heat, 0) },
      T: mean(({ leaving }) => leaving.T),
      drop: dropOf(solved, all),
      charge: all.reduce((sum, { charge }) => sum + charge, 0),
      ...some('quality'),
      ...some('superheat'),
      ...some('subcooling'),
    }
  })
}

/** Pressure lost from the first branch of a circuit, with its lead, to its last one. */
function dropOf(solved: SegmentRating, tubes: SegmentRating['tubes']): number {
  const own = [...new Set(tubes.map(({ branch }) => branch))].map(branch => solved.branches[branch]!)
  const entering = Math.max(...own.map(branch => branch.entering.pressure + branch.leadDrop))
  return entering - Math.min(...own.map(({ leaving }) => leaving.pressure))
}

/** Superheat where the fluid boils, subcooling where it condenses, and else its temperature. */
export function endMeasure({ dome, fluid }: Pick<ShownSolution, 'dome' | 'fluid'>): EndMeasure {
  if (dome.length === 0) return { label: 'Out', quantity: 'temperature', of: ({ T }) => T }
  const isHeated = fluid.leaving.enthalpy > fluid.entering.enthalpy
  return isHeated
    ? { label: 'Superheat', quantity: 'temperatureDifference', of: ({ superheat }) => superheat }
    : { label: 'Subcooling', quantity: 'temperatureDifference', of: ({ subcooling }) => subcooling }
}

/** The end of a circuit in a word or a number: a quality stands for what is not reached. */
export function endText(end: CircuitEnd, measure: EndMeasure, reader: Reader): string {
  const value = measure.of(end)
  if (value !== undefined) return reader.number(value, measure.quantity)
  return end.quality === undefined ? '–' : `x ${formatNumber(wetQuality(end.quality), 2)}`
}

/** How pressure drops of this fluid are told: of liquids by head, of refrigerants and steam by pressure. */
export const dropQuantity = ({ dome }: Pick<ShownSolution, 'dome'>): 'fluidPressureDrop' | 'vaporPressureDrop' =>
  dome.length > 0 ? 'vaporPressureDrop' : 'fluidPressureDrop'

/** Circuits that end wet while they should be superheated, or with vapour while they should be subcooled. */
export const unfinished = (ends: readonly CircuitEnd[], measure: EndMeasure): readonly number[] =>
  ends.filter(end => measure.of(end) === undefined && end.quality !== undefined).map(({ number }) => number)
