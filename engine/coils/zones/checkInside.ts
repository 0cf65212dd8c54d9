import { correlationOf } from '../../correlations'
import { EngineError } from '../../errors'
import type { Enhancement } from '../coil'
import type { ZoneCase } from './zoneCase'
import { zoneMethods } from './zoneMethods'

/**
 * Refuses options that would have no effect inside the tubes of a coil whose fluid changes its phase.
 *
 * Single-phase zones have one law, that of plain tubes: a method chosen for them is not used, and an enhancement counts
 * only where a method of boiling, condensing or friction of this coil includes it.
 *
 * @param is  the case
 * @returns   nothing; throws `invalid-input` with the path of the method, of the arrangement or of the enhancement
 *
 * Valid for any case of `zoneCase`.
 *
 * Source: none; a check of the input.
 */
export function checkInside(is: ZoneCase): void {
  const { methods, geometry } = is.input
  if (methods?.singlePhase !== undefined) {
    const message = 'the method for one phase changes nothing in a coil whose fluid boils or condenses'
    throw new EngineError('invalid-input', message, { path: 'methods.singlePhase', value: methods.singlePhase })
  }
  for (const name of unaskedMethods(is)) {
    if (methods?.[name] === undefined) continue
    const message = is.isDense
      ? 'a fluid above its critical pressure has one phase: this method changes nothing'
      : 'steam from an inner tube has the same pressure all along: this method changes nothing'
    throw new EngineError('invalid-input', message, { path: `methods.${name}`, value: methods[name] })
  }
  checkArrangement(is)
  const kind = geometry.enhancement?.kind ?? 'none'
  if (kind === 'none' || isFelt(is, kind)) return
  const message = `${kind}: nothing is known of what it does in the tubes of such a coil`
  throw new EngineError('invalid-input', message, { path: 'geometry.enhancement.kind', value: kind })
}

/** Two-phase methods that this coil does not use. */
function unaskedMethods({ isDense, isEven }: ZoneCase): readonly ('condensing' | 'twoPhaseDrop' | 'voidFraction')[] {
  if (isDense) return ['condensing', 'twoPhaseDrop', 'voidFraction']
  return isEven ? ['twoPhaseDrop'] : []
}

/**
 * Refuses an arrangement that the zone method does not have.
 *
 * @param is  the case
 * @returns   nothing; throws `invalid-input` with the path `geometry.arrangement`
 *
 * Valid for any case: zones are in parallel or in series, and a fluid at constant temperature gives the same result in
 * any arrangement.
 *
 * Source: none; a check of the input.
 */
export function checkArrangement({ input }: ZoneCase): void {
  const { arrangement = 'auto' } = input.geometry
  const isSteam = 'steam' in input
  if (arrangement === 'auto' || (!isSteam && arrangement !== 'zig-zag')) return
  const message = isSteam
    ? 'steam condenses at one temperature: no arrangement changes what this coil does'
    : 'the engine original has no zig-zag for a fluid that boils or condenses: v2025 has'
  throw new EngineError('invalid-input', message, { path: 'geometry.arrangement', value: arrangement })
}

/** Whether a method of this coil, or the dry-out of its tubes, changes with the enhancement. */
function isFelt({ input, fluid, sign, isDense, isEven }: ZoneCase, kind: Enhancement['kind']): boolean {
  if (isDense || (kind !== 'rifled' && kind !== 'tape')) return false
  // Rifled tubes dry out at a higher quality, whatever the method.
  if (kind === 'rifled' && sign > 0) return true
  const isSteam = fluid.name === 'R-718'
  const plain = zoneMethods(input.methods, { isSteam })
  const own = zoneMethods(input.methods, { isSteam, isRifled: kind === 'rifled', isTaped: kind === 'tape' })
  const film = sign > 0 ? ('boiling' as const) : ('condensing' as const)
  const needs = kind === 'rifled' ? 'fins' : 'tapePitch'
  // The pressure of a distributing coil is the same everywhere: its friction is not used.
  return (isEven ? [film] : [film, 'friction' as const]).some(name => {
    const id = own[name]
    return id !== plain[name] || (id !== undefined && correlationOf(id).inputs.some(one => one.name === needs))
  })
}
