/** Which air coolers a search tries: families of units that differ in the length of their tubes alone. */

import { type Bay, hasRoom } from '../../../engine/aircooler/fanDuty'
import { finKinds } from '../../../engine/aircooler/finKinds'
import { EngineError } from '../../../engine/errors'
import { requireFew } from '../../../engine/search/requireFew'
import type { AirCoolerInput } from '../document/airCoolerDocument'
import { bundleRows } from '../fields/airCoolerBounds'
import { checkAirCooler } from '../rating/checkAirCooler'
import type { SizedCooler } from './airCoolerSearch'
import type { CoolerField, finKindCatalogue } from './coolerCatalogue'

type RoundFins = (typeof finKindCatalogue)[number]

/** The values to try by field [SI]; a field left out stays as in the unit. */
export type CoolerChoices = Partial<Record<CoolerField, readonly number[]>> & { finKind?: readonly RoundFins[] }

export interface CoolerRequest {
  airCooler: AirCoolerInput
  choices: CoolerChoices
}

/** Units that differ in the length of their tubes alone, the shortest first. */
export interface CoolerFamily {
  cooler: SizedCooler
  lengths: readonly number[]
}

/** Most units that a search may consider. */
const mostUnits = 200_000

/** Fins of a kind are sold by those that make the cheaper ones too. */
const cheapestFirst: readonly RoundFins[] = ['l-foot', 'embedded', 'extruded']

export const coolersOf = (families: readonly CoolerFamily[]): number =>
  families.reduce((sum, { lengths }) => sum + lengths.length, 0)

type Sizes = Partial<Record<CoolerField, number>>

/**
 * The families of a search. Throws an `EngineError` with the path of the field to mend: a duty that cannot be, nothing to
 * vary, or too many units. Left out are more passes than rows, and fans that do not fit side by side over their bay.
 */
export function coolerFamilies({ airCooler, choices }: CoolerRequest): CoolerFamily[] {
  checkAirCooler(airCooler)
  const { tubeLength, tipSpeed: _, finKind, ...varied } = choices
  const isRound = airCooler.bundle.fins.kind !== 'plate'
  const { finHeight, ...ofPlates } = varied
  const sizes = Object.entries(isRound ? { ...ofPlates, ...(finHeight && { finHeight }) } : ofPlates)
  const lengths = (tubeLength ?? [airCooler.bundle.tubeLength]).toSorted((one, other) => one - other)
  const count = sizes.reduce((product, [, values]) => product * values.length, lengths.length)
  requireFew('air coolers', count, mostUnits)
  const families = combined(sizes as (readonly [CoolerField, readonly number[]])[]).flatMap((of): CoolerFamily[] => {
    const cooler = withFins(withSizes(airCooler, of), finKind, airCooler.process.inlet)
    if (cooler.bundle.passes > cooler.bundle.rows) return []
    const roomy = lengths.filter(length => hasRoom(cooler.fans, bayOf(cooler, length)))
    return roomy.length > 0 ? [{ cooler, lengths: roomy }] : []
  })
  if (coolersOf(families) === 0)
    throw new EngineError(
      'invalid-input',
      'No air cooler can be made of these choices: vary fans, rows or tube length too.',
      { path: 'choices' },
    )
  return families
}

/** Every combination of the values. */
const combined = (sizes: readonly (readonly [CoolerField, readonly number[]])[]): Sizes[] =>
  sizes.reduce<Sizes[]>(
    (made, [field, values]) => made.flatMap(of => values.map(value => ({ ...of, [field]: value }))),
    [{}],
  )

function withSizes({ unit, bundle, fans, air }: AirCoolerInput, of: Sizes): SizedCooler {
  const { rows = bundle.rows, passes = bundle.passes, faceVelocity, tubePitch } = of
  const isSame = rows === bundle.rows && passes === bundle.passes
  const { rowsPerPass, longitudinalPitch, ...body } = bundle
  const { fins } = bundle
  return {
    unit: { ...unit, bays: of.bays ?? unit.bays },
    bundle: {
      ...body,
      ...{ rows, passes, ...rowsOf(rows, passes, isSame ? rowsPerPass : undefined) },
      tubesPerRow: of.tubesPerRow ?? bundle.tubesPerRow,
      tubeDiameter: of.tubeDiameter ?? bundle.tubeDiameter,
      transversePitch: tubePitch ?? bundle.transversePitch,
      // Round fins stand in equilateral triangles at another pitch.
      ...(longitudinalPitch === undefined || (tubePitch !== undefined && fins.kind !== 'plate')
        ? {}
        : { longitudinalPitch }),
      fins: {
        ...fins,
        density: of.finDensity ?? fins.density,
        ...(of.finHeight === undefined ? {} : { height: of.finHeight }),
      },
    },
    fans: { ...fans, perBay: of.fansPerBay ?? fans.perBay, diameter: of.fanDiameter ?? fans.diameter },
    flow: faceVelocity === undefined ? air.flow : { basis: 'face-velocity', value: faceVelocity },
  }
}

/**
 * Rows that do not divide into the passes are told pass by pass: the first passes, which are hottest, have more. Of more
 * rows than a bundle may have no list is made: the engine refuses them.
 */
function rowsOf(rows: number, passes: number, given: readonly number[] | undefined): { rowsPerPass?: number[] } {
  if (given) return { rowsPerPass: [...given] }
  if (rows % passes === 0 || passes > rows || rows > bundleRows[1]) return {}
  const each = Math.floor(rows / passes)
  return { rowsPerPass: Array.from({ length: passes }, (_, pass) => each + (pass < rows % passes ? 1 : 0)) }
}

/** With the cheapest of the kinds of fins that holds the stream; the one that holds most where none does. */
function withFins(cooler: SizedCooler, kinds: readonly RoundFins[] | undefined, inlet: number): SizedCooler {
  const { bundle } = cooler
  if (!kinds || bundle.fins.kind === 'plate') return cooler
  const known = cheapestFirst.filter(kind => kinds.includes(kind))
  const kind =
    known.find(each => inlet <= finKinds[each].hottest) ??
    known.reduce((most, each) => (finKinds[each].hottest > finKinds[most].hottest ? each : most))
  return { ...cooler, bundle: { ...bundle, fins: { ...bundle.fins, kind } } }
}

/** Bundles stand side by side in a bay, each half a pitch wider for the shift of every other row. */
const bayOf = ({ unit, bundle }: SizedCooler, length: number): Bay => ({
  width: bundle.transversePitch * (bundle.tubesPerRow + 0.5) * unit.bundlesPerBay,
  length,
})
