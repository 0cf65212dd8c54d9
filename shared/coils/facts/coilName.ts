/** The trade names of a coil, from its dimensions. */
import type { Circuiting, CoilGeometry } from '../../../engine/coils/coil'
import { circuitryFraction } from '../../../engine/options/circuitryFraction'
import { formatNumber } from '../../display/formatNumber'
import type { Reader } from '../../display/formatQuantity'
import type { CoilInput } from '../document/coilDocument'
import { circuitingChoices } from '../fields/coilChoices'

const inch = 0.0254

/** The nominal tube sizes, with their codes and labels in eighths and sixteenths of an inch. */
const nominal: readonly (readonly [inches: number, code: string, label: string])[] = [
  [5 / 16, '516', '5/16 in'],
  [3 / 8, '38', '3/8 in'],
  [1 / 2, '12', '1/2 in'],
  [5 / 8, '58', '5/8 in'],
  [1, '1', '1 in'],
]

function tubeOf({ tubeOutsideDiameter }: Pick<CoilGeometry, 'tubeOutsideDiameter'>) {
  return nominal.find(([inches]) => Math.abs(inches * inch - tubeOutsideDiameter) < 1e-5)
}

/** Outside diameter of the tube: `5/8 in` or `15.9 mm`. */
export function tubeLabel(geometry: Pick<CoilGeometry, 'tubeOutsideDiameter'>, { system }: Reader): string {
  const known = tubeOf(geometry)
  if (known && system === 'IP') return known[2]
  return system === 'IP'
    ? `${formatNumber(geometry.tubeOutsideDiameter / inch, 3)} in`
    : `${formatNumber(geometry.tubeOutsideDiameter * 1000, 1)} mm`
}

function finsPerInch({ finPitch }: Pick<CoilGeometry, 'finPitch'>): number {
  return inch / finPitch
}

/** What the trade calls the coils of a refrigerant circuit: direct expansion, and condenser. */
export const directCodes: Partial<Record<CoilInput['coilType'], string>> = { EVAP: 'DX', COND: 'CD' }

/** What the tubes carry and what for: W liquid, S steam, R hot gas, N nothing; C cooling, H heating; or DX, CD. */
function kindLetters(input: CoilInput): string {
  const inside = 'fluid' in input ? 'W' : 'steam' in input ? 'S' : 'refrigerant' in input ? 'R' : 'N'
  return directCodes[input.coilType] ?? `${inside}${input.application === 'Cooling' ? 'C' : 'H'}`
}

/**
 * `58WC 6R 10F 36.0 × 60.0`: tube, fluid and application, rows, fins per inch, face. Always in inches, so that a coil
 * has only one name.
 */
export function coilName(input: CoilInput): string {
  const { geometry } = input
  const tube = tubeOf(geometry)?.[1] ?? formatNumber(geometry.tubeOutsideDiameter * 1000, 1)
  const fins = formatNumber(finsPerInch(geometry), 1).replace(/\.0$/, '')
  const face = [geometry.finnedHeight, geometry.finnedLength].map(length => formatNumber(length / inch, 1)).join(' × ')
  return `${tube}${kindLetters(input)} ${geometry.rows}R ${fins}F ${face}`
}

/** `Half`; `12 circuits` if their number is given; `Optimize` if the rating chooses. */
export function circuitingLabel(circuiting: Circuiting): string {
  if (circuiting === 'optimize') return circuitryFraction.describe('OPTIMIZE')
  if (typeof circuiting === 'object') return `${circuiting.feeds} ${circuiting.feeds === 1 ? 'circuit' : 'circuits'}`
  return knownCircuiting(circuiting) ?? formatNumber(circuiting, 2)
}

const knownCircuiting = (circuiting: number) =>
  circuitingChoices.find(({ value }) => Math.abs(Number(value) - circuiting) < 1e-6)?.label

type Summed = Pick<CoilInput['geometry'], 'rows' | 'finPitch' | 'circuiting' | 'finnedHeight' | 'transversePitch'>

function circuitsText({ circuiting, finnedHeight, transversePitch }: Summed): string {
  if (circuiting === 'optimize') return 'circuits optimized'
  if (circuiting === 0) return 'no circuits'
  if (typeof circuiting === 'object') return circuitingLabel(circuiting)
  const label = knownCircuiting(circuiting)
  if (label) return `${label.toLowerCase()} circuit`
  return circuitingLabel({ feeds: Math.max(1, Math.round(circuiting * Math.round(finnedHeight / transversePitch))) })
}

/** `6 rows, 10.0 fins/in, full circuit`. */
export function coilSummary({ geometry }: { geometry: Summed }, reader: Reader): string {
  const rows = `${geometry.rows} ${geometry.rows === 1 ? 'row' : 'rows'}`
  const fins = reader.full(1 / geometry.finPitch, 'finDensity')
  return `${rows}, ${fins}, ${circuitsText(geometry)}`
}
