/** Pressure that the fluid loses between the connections of a coil, where its state is given, and the tubes. */
import type { ChosenConnection } from '../../geometry'
import type { AirModel } from '../air/airModel'
import type { MarchableCoil } from '../streams/coilStream'
import { type EndState, endState } from '../streams/endState'
import { innerTubeDrop } from '../streams/innerTube'
import { domeEnds, type TubeStream } from '../streams/stream'
import { coilConnection } from '../tubes/connections'
import { type EndDrop, type EndFluid, endDrops, sumOf } from '../tubes/endDrops'
import type { DutyOf } from './duties'

/**
 * Limits of the pressure for flows far from the solution, whose losses would be too large: highest pressure as a share
 * of the critical one, lowest as a share of that in the tubes.
 */
const stillBoils = 0.97
const stillThere = 0.5

type Fluid = Pick<EndState, 'rho' | 'mu'>

/**
 * Losses at the ends of a coil, by its flow [kg/s], the fluid there, and the inside diameter of its connections [m].
 */
export interface EndLosses {
  /** The fluid at the end where its pressure is known, by its leaving enthalpy [J/kg]; NaN while that is unknown. */
  known(leaving: number): Fluid
  /** Both connections, for that fluid. */
  connection(flow: number, known: Fluid): ChosenConnection
  entry(flow: number, fluid: Fluid, bore: number): EndDrop
  exit(flow: number, fluid: Fluid, bore: number): EndDrop
}

/**
 * The losses at the ends of a coil.
 *
 * @param input     a checked coil
 * @param stream    its fluid
 * @param duty      its known conditions
 * @param model     its air side
 * @param is.even      all tubes have the same pressure: the steam enters them along their length
 * @param is.isobaric  nothing is lost, for comparisons with programs that neglect pressure drops
 * @returns         the losses
 *
 * Valid for any flow. The connections are sized for the fluid at the end of known pressure: there it has its lowest
 * density.
 *
 * Source: `endDrops` and `innerTubeDrop`.
 */
export function endLosses(
  input: MarchableCoil,
  stream: TubeStream,
  duty: DutyOf,
  model: AirModel,
  is: { even: boolean; isobaric: boolean },
): EndLosses {
  const known = knownFluid(stream, duty)
  const { size, circuits } = model
  const { bodySchedule } = input.geometry
  const connection: EndLosses['connection'] = (flow, { rho }) => coilConnection(flow, rho, bodySchedule)
  if (is.isobaric) return { known, connection, entry: () => nothing, exit: () => nothing }
  const inner =
    'steam' in input ? innerTubeDrop(input, size.insideDiameter, circuits.feeds, dryFluid(stream, duty)) : undefined
  const drops = endDrops(model, is.even)
  return {
    known,
    connection,
    entry(flow, fluid, bore) {
      const { header, connection } = drops.entering(flow, mixed(fluid), bore)
      return { header: header + (inner?.(flow) ?? 0), connection }
    },
    exit: (flow, fluid, bore) => drops.leaving(flow, mixed(fluid), bore),
  }
}

const mixed = ({ rho, mu }: Fluid): EndFluid => ({ volume: 1 / rho, viscosity: mu })

const nothing: EndDrop = { header: 0, connection: 0 }

/**
 * The fluid where its pressure is known, both phases as one mixture. A leaving state that is wanted is used from the
 * first sweep on; while another is unknown, that of dry vapour is.
 */
function knownFluid(
  stream: TubeStream,
  { pressure, pressureAt, entering, leaving: wanted }: DutyOf,
): EndLosses['known'] {
  if (pressureAt === 'inlet') return () => endState(stream, pressure, entering(pressure, 0))
  if (wanted) return () => endState(stream, pressure, wanted(pressure, 0))
  const dry = dryEnthalpy(stream, pressure)
  return leaving => endState(stream, pressure, Number.isNaN(leaving) ? dry : leaving)
}

/** Entering steam as dry: at the orifices of an inner tube its liquid runs along the wall and hardly adds weight. */
function dryFluid(stream: TubeStream, { pressure, entering }: DutyOf): Fluid {
  return endState(stream, pressure, Math.max(dryEnthalpy(stream, pressure), entering(pressure, 0)))
}

/** Enthalpy of dry vapour; below any other where the fluid keeps its phase [J/kg]. */
function dryEnthalpy(stream: TubeStream, pressure: number): number {
  if (!stream.changesPhase || pressure >= stream.criticalPressure) return Number.NEGATIVE_INFINITY
  const ends = domeEnds()
  stream.dome(pressure, ends)
  return ends.dew.h
}

/**
 * Turns a duty at the connections into one at the ends of the tubes.
 *
 * @param duty    the known conditions at the connections
 * @param losses  the losses between them and the tubes
 * @param stream  the fluid
 * @returns       the duty with its pressures in the tubes
 *
 * Valid for fluids whose properties depend on pressure; for others only the pressure itself changes.
 *
 * Source: definition.
 */
export function dutyInTubes(duty: DutyOf, losses: EndLosses, stream: TubeStream): DutyOf {
  const { entering, leaving } = duty
  const boreAt = (flow: number, known: Fluid) => losses.connection(flow, known).insideDiameter
  const usual = losses.known(Number.NaN)
  if (duty.pressureAt === 'outlet') {
    return {
      ...duty,
      endDrop(flow, h) {
        const known = losses.known(h)
        return sumOf(losses.exit(flow, known, boreAt(flow, known)))
      },
      entering(p, flow) {
        const fluid = endState(stream, p, entering(p, flow))
        const before = p + sumOf(losses.entry(flow, fluid, boreAt(flow, usual)))
        return entering(Math.max(p, Math.min(before, stillBoils * stream.criticalPressure)), flow)
      },
    }
  }
  const inTubes: DutyOf = { ...duty, endDrop: flow => sumOf(losses.entry(flow, usual, boreAt(flow, usual))) }
  if (!leaving || !stream.feelsPressure) return inTubes
  return {
    ...inTubes,
    leaving(p, flow) {
      const fluid = endState(stream, p, leaving(p, flow))
      const behind = p - sumOf(losses.exit(flow, fluid, boreAt(flow, usual)))
      return leaving(Math.max(stillThere * p, behind), flow)
    },
  }
}
