import { EngineError } from '../errors'
import { annularFin } from './annularFin'

/** Sectors of a quarter of the plate; enough for four digits. */
const sectors = 24

/**
 * Efficiency of a plate fin by sectors: each is a round fin that reaches to the edge of the piece of plate around the
 * tube.
 *
 * @param input.m                  fin parameter, sqrt(2 h / (k d)) [1/m]
 * @param input.collarDiameter     diameter over the collar [m]
 * @param input.transversePitch    tube spacing across the air [m]
 * @param input.longitudinalPitch  tube spacing along the air [m]
 * @param input.pattern            `Staggered` or `Inline`
 * @returns fin efficiency [-]
 *
 * Valid for any efficiency; heat conduction between sectors is neglected. A check of the faster forms, not for use
 * inside a solver: on usual plates within 1 % of the round fin of the equivalent radius, exact, and 3 % of Schmidt.
 *
 * Source: R. K. Shah, D. P. Sekulic, Fundamentals of Heat Exchanger Design (2003), section 4.3.2.
 */
export function sectorFin(input: {
  m: number
  collarDiameter: number
  transversePitch: number
  longitudinalPitch: number
  pattern: 'Staggered' | 'Inline'
}): number {
  const { m, collarDiameter, transversePitch: Pt, longitudinalPitch: Pl, pattern } = input
  const root = collarDiameter / 2
  const neighbours: readonly (readonly [along: number, across: number])[] =
    pattern === 'Inline'
      ? [
          [0, Pt],
          [Pl, 0],
        ]
      : [
          [0, Pt],
          [Pl, Pt / 2],
          [2 * Pl, 0],
        ]
  let heat = 0
  let area = 0
  for (let sector = 0; sector < sectors; sector++) {
    const angle = ((sector + 0.5) * Math.PI) / 2 / sectors
    const [along, across] = [Math.cos(angle), Math.sin(angle)]
    const border = Math.min(...neighbours.map(([x, y]) => (x * x + y * y) / 2 / (x * along + y * across)))
    if (!(border > root)) throw new EngineError('out-of-range', 'the tubes touch', { ...input })
    const share = border ** 2 - root ** 2
    heat += share * annularFin({ m, rootRadius: root, radiusRatio: border / root })
    area += share
  }
  return heat / area
}
