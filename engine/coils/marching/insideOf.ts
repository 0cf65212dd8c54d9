/** The inside of the tubes of a coil: chooses the laws that hold for its fluid. */
import { EngineError } from '../../errors'
import type { CoilBase, CoilInput } from '../coil'
import type { CoilStream } from '../streams/coilStream'
import { coilFluid } from '../tubes/coilFluid'
import { type TubeLaws, tubeLaws } from '../tubes/tubeSurface'
import type { DutyOf } from './duties'
import { type AskedTubeSide, tubeSide } from './tubeSide'
import { twoPhaseTube } from './twoPhaseTube'

/**
 * The inside of the tubes of a coil.
 *
 * @param input     the coil
 * @param of        the fluid in its tubes
 * @param duty      its known conditions
 * @param diameter  inside diameter [m]
 * @returns         temperature, film coefficient and friction of the fluid at any place
 *
 * Valid for methods and enhancements that suit the fluid; else `invalid-input` at the field. Carbon dioxide above its
 * critical pressure has laws of its own; none is the default until it is verified against its source. A fluid that
 * stays above its critical pressure never boils or condenses, whatever the enhancement.
 *
 * Source: as `tubeLaws` and `twoPhaseTube`.
 */
export function insideOf(input: CoilInput, of: CoilStream, duty: DutyOf, diameter: number): AskedTubeSide {
  const { stream } = of
  const isAbove = isAboveCritical(of, duty)
  checkEnhancement(input, of, duty)
  const laws = tubeLaws(input, diameter, {
    kind: isAbove && stream.name === 'R-744' ? 'dense' : 'liquid',
  })
  if (!stream.changesPhase) return tubeSide(stream, laws)
  const build = isAbove ? plain(input) : input
  return tubeSide(stream, laws, twoPhaseTube(build, stream.name), peakOf(laws, of, duty))
}

/**
 * Refuses an enhancement for which no correlation is published.
 *
 * @param input  the coil
 * @param of     the fluid in its tubes
 * @param duty   its known conditions
 * @returns      nothing; throws `invalid-input` with the path of the enhancement
 *
 * Valid for every coil: a fluid that keeps its phase, and one above its critical pressure, may have any.
 *
 * Source: the registry of correlations.
 */
export function checkEnhancement({ coilType, geometry }: CoilInput, of: CoilStream, duty: DutyOf): void {
  const { kind } = geometry.enhancement ?? { kind: 'none' }
  if (!of.stream.changesPhase || isAboveCritical(of, duty)) return
  // Ribs change only the friction of condensing steam, and a distributing coil has none along its tubes.
  const isFelt = coilType !== 'STEAM_DISTR'
  if (kind === 'none' || (kind === 'rifled' && isFelt) || (kind === 'tape' && coilType === 'EVAP')) return
  const does = coilType === 'EVAP' ? 'boils' : 'condenses'
  const tubes = kind === 'rifled' ? 'rifled tubes' : `tubes with a ${kind}`
  const message = `no correlation is published for a fluid that ${does} in ${tubes}`
  throw new EngineError('invalid-input', message, { path: 'geometry.enhancement.kind', value: kind })
}

function isAboveCritical({ stream }: CoilStream, { pressure }: DutyOf): boolean {
  return stream.changesPhase && pressure >= stream.criticalPressure
}

function plain({ geometry, methods }: CoilBase): Pick<CoilBase, 'geometry' | 'methods'> {
  return { geometry: { ...geometry, enhancement: { kind: 'none' } }, ...(methods && { methods }) }
}

/** Temperature at which the heat capacity peaks above the critical pressure, for the one law that needs it [K]. */
function peakOf({ dense }: TubeLaws, { fluid }: CoilStream, { pressure }: DutyOf): number | undefined {
  if (dense !== 'yoon') return undefined
  return (fluid ?? coilFluid({ name: 'Carbon dioxide', pressure })).pseudocritical
}
