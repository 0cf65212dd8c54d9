import { airSideMethods } from '../airside'
import type { CorrelationKind } from '../correlation'
import { correlations } from '../correlations'
import { EngineError } from '../errors'
import { coilSize } from '../geometry'
import { finSurface } from '../options/finSurface'
import { internalEnhancement } from '../options/internalEnhancement'
import { checkMethods } from './checks/checkMethods'
import type { CoilInput, CoilRequest, Enhancement, FluidCoil, Methods } from './coil'
import { dutyOf } from './marching/duties'
import { checkEnhancement } from './marching/insideOf'
import { ratedCoil } from './ratedCoil'
import { coilStream, type MarchableCoil } from './streams/coilStream'
import { coilFluid } from './tubes/coilFluid'
import { tubeLaws } from './tubes/tubeSurface'
import { checkArrangement, checkInside } from './zones/checkInside'
import { zoneCase } from './zones/zoneCase'

/** An option with which the coil would be refused. */
export interface UnfitOption {
  /** The field, as a path into the input. */
  path: string
  value: string
  /** The reason, as the rest of a sentence or of a label. */
  reason: string
}

/**
 * The options that do not fit a coil as it is, so that they need not be offered and then refused.
 *
 * @param request  a checked coil, SI
 * @returns        methods and enhancements with the reason; an option not listed fits
 *
 * Valid for every coil; runs the same checks as a rating, but does not rate.
 *
 * Source: the registry of correlations, and the checks of each engine.
 */
export function unfitOptions(request: CoilRequest): UnfitOption[] {
  const input = ratedCoil(request)
  return [
    // While the surface is still to be chosen, it excludes no method: the method will exclude surfaces.
    ...(request.geometry.finSurface === 'Optimize' ? [] : surfaceMethods(input)),
    ...(input.coilType === 'FLUID' ? singlePhaseMethods(input) : twoPhaseMethods(input)),
    ...enhancements(input),
    ...drawn(input),
    ...arrangements(input),
  ]
}

/** The reason for a refusal; undefined where there is none. */
function refusal(check: () => unknown): string | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof EngineError) return error.message
    throw error
  }
}

/** The result, or undefined where the call is refused: that refusal belongs to another field. */
function unlessRefused<T>(ask: () => T): T | undefined {
  let found: T | undefined
  refusal(() => {
    found = ask()
  })
  return found
}

const idsOf = (kind: CorrelationKind) => correlations.filter(each => each.kind === kind).map(({ id }) => id)

function surfaceMethods({ geometry }: CoilInput): UnfitOption[] {
  const { finSurface: surface, tubePattern } = geometry
  const fitting = airSideMethods(surface, tubePattern, coilSize(geometry).collarDiameter)
  const name = finSurface.describe(surface)
  return idsOf('air-side heat transfer')
    .filter(id => !fitting.some(method => id === method || id === `${method}-j`))
    .map(value => ({ path: 'methods.airSide', value, reason: `not for ${name} fins, ${tubePattern}` }))
}

const withMethod = <Input extends CoilInput>(input: Input, name: keyof Methods, id: string): Input => ({
  ...input,
  methods: { ...input.methods, [name]: id },
})

/** The message without the name of the method. */
const without = (id: string, message: string) => message.replace(`${id} `, '')

function singlePhaseMethods(input: FluidCoil): UnfitOption[] {
  const { insideDiameter } = coilSize(input.geometry)
  const fluid = unlessRefused(() => coilFluid(input.fluid))
  if (!fluid) return []
  return idsOf('tube heat transfer').flatMap(value => {
    const asked = withMethod(input, 'singlePhase', value)
    const reason = refusal(() => tubeLaws(asked, insideDiameter, fluid))
    return reason === undefined ? [] : [{ path: 'methods.singlePhase', value, reason: without(value, reason) }]
  })
}

function twoPhaseMethods(input: CoilInput): UnfitOption[] {
  const asked = [
    ['boiling', 'boiling'],
    ['condensing', 'condensing'],
    ['twoPhaseDrop', 'two-phase friction'],
    ['voidFraction', 'void fraction'],
  ] as const
  return asked.flatMap(([name, kind]) =>
    idsOf(kind).flatMap(value => {
      const reason = refusal(() => checkMethods(withMethod(input, name, value)))
      return reason === undefined ? [] : [{ path: `methods.${name}`, value, reason: without(value, reason) }]
    }),
  )
}

function enhancements(input: CoilInput): UnfitOption[] {
  return internalEnhancement.codes.flatMap(kind => {
    // The checks read only the kind of the enhancement.
    const geometry = { ...input.geometry, enhancement: { kind } as Enhancement }
    const reason = insideRefusal({ ...input, geometry })
    return reason === undefined ? [] : [{ path: 'geometry.enhancement.kind', value: kind, reason }]
  })
}

/** Without drawn circuits there are none to be taken. */
function drawn({ coilType, circuits }: CoilInput): UnfitOption[] {
  if (circuits || coilType === 'NONE') return []
  const reason = 'no circuits are drawn for this coil: the circuitry builder draws them'
  return [{ path: 'geometry.arrangement', value: 'user defined', reason }]
}

/** The zone method does not handle zig-zag, nor any arrangement for steam. */
function arrangements(input: CoilInput): UnfitOption[] {
  if (input.engineVersion === 'v2025' || input.coilType === 'FLUID' || input.coilType === 'NONE') return []
  return (['counter', 'parallel', 'cross', 'zig-zag'] as const).flatMap(arrangement => {
    const is = unlessRefused(() => zoneCase({ ...input, geometry: { ...input.geometry, arrangement } }))
    const reason = is && refusal(() => checkArrangement(is))
    return reason === undefined ? [] : [{ path: 'geometry.arrangement', value: arrangement, reason }]
  })
}

function insideRefusal(input: CoilInput): string | undefined {
  if (input.coilType === 'FLUID' || input.coilType === 'NONE') return undefined
  if (input.engineVersion === 'v2025') return marchedRefusal(input)
  const is = unlessRefused(() => zoneCase(input))
  return is && refusal(() => checkInside(is)) && 'changes nothing in this coil'
}

function marchedRefusal(input: MarchableCoil): string | undefined {
  const of = coilStream(input)
  const duty = unlessRefused(() => dutyOf(input, of))
  return duty && refusal(() => checkEnhancement(input, of, duty))
}
