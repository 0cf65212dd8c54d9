/** How the fluid in a coil is divided between liquid, two phases and vapour. */
import type { SegmentState } from './segmentedCoil'
import type { ChargeZone } from './segmentRating'

/**
 * Charge by zone.
 *
 * @param state  a solved coil
 * @returns      zones that exist, in the order liquid, two phases, vapour, dense, each with its share of the tubes with
 *               fluid [-] and its charge [kg]; the charges add up to that of the coil
 *
 * Valid for any fluid. Where a phase ends inside a segment, the part of one phase has the density of the dome.
 *
 * Source: definition.
 */
export function chargeZones({ coil, pieces }: SegmentState): ChargeZone[] {
  const { changesPhase } = coil.tubes.stream
  const found = { liquid: [0, 0], 'two-phase': [0, 0], gas: [0, 0], dense: [0, 0] }
  let count = 0
  for (const { tubes } of coil.branches)
    for (const tube of tubes)
      for (let at = tube * coil.segments; at < (tube + 1) * coil.segments; at++) {
        const { held, liquidShare, gasShare, denseShare, pressure } = pieces[at]!
        count += 1
        const dome = changesPhase && denseShare === 0 ? coil.tubes.domeAt(pressure) : undefined
        const single = dome ? liquidShare + gasShare : 1
        // A segment of one phase holds only that; in a divided one the parts have the densities at their boundary.
        const part = (share: number, rho: number) => (share > 0.999 ? held : share * rho * coil.tubeLength)
        const liquid = dome ? Math.min(held, part(liquidShare, dome.bubble.rho)) : 0
        const gas = dome ? Math.min(held - liquid, part(gasShare, dome.dew.rho)) : 0
        const alone = dome ? 0 : held
        const isDense = !dome && denseShare > 0
        add(found.liquid, dome ? liquidShare : isDense ? 0 : 1, dome ? liquid : isDense ? 0 : alone)
        add(found.gas, dome ? gasShare : 0, gas)
        add(found['two-phase'], Math.max(0, 1 - single), dome ? held - liquid - gas : 0)
        add(found.dense, isDense ? 1 : 0, isDense ? alone : 0)
      }
  return (Object.entries(found) as [ChargeZone['zone'], [number, number]][])
    .filter(([, [share]]) => share > 0)
    .map(([zone, [share, held]]) => ({ zone, share: share / count, charge: held * coil.section }))
}

function add(sums: number[], share: number, held: number): void {
  sums[0]! += share
  sums[1]! += held
}
