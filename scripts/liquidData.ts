/**
 * Writes the liquids' data module from published polynomials kept as JSON, one file a liquid:
 * `node scripts/run.mjs scripts/liquidData.ts <folder of the constants>`; see `fluidData.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LiquidData } from '../engine/fluids/liquidData'
import { root } from './root.mjs'

interface Raw {
  display: string
  reference: string
  xid: string
  Tmin: number
  Tmax: number
  TminPsat: number
  xmin: number
  xmax: number
  Tbase: number
  xbase: number
  [property: string]: unknown
}
interface Property {
  type: string
  coeffs: number[][] | number[]
}

const folder = process.argv[2]
if (!folder) throw new Error('name the folder of the constants')

const chosen: Record<string, { name: string; pureRho?: number }> = {
  MEG: { name: 'Ethylene glycol', pureRho: 1113 },
  MPG: { name: 'Propylene glycol', pureRho: 1036 },
  MCA: { name: 'Calcium chloride' },
  MNA: { name: 'Sodium chloride' },
  MKA: { name: 'Potassium acetate' },
  MKF: { name: 'Potassium formate' },
  MEA: { name: 'Ethyl alcohol' },
  MMA: { name: 'Methyl alcohol' },
  T66: { name: 'Therminol 66' },
  TVP1: { name: 'Therminol VP-1' },
  DowQ: { name: 'Dowtherm Q' },
  DowJ: { name: 'Dowtherm J' },
  XLT: { name: 'Syltherm XLT' },
  TD12: { name: 'Therminol D12' },
  S800: { name: 'Syltherm 800' },
}

const sources: Record<string, string> = {
  Melinder2010:
    'A. Melinder, Properties of Secondary Working Fluids (Secondary Refrigerants or Coolants, Heat Transfer Fluids) for Indirect Systems, IIR (2010)',
  Therminol2014: 'polynomials of the open fluid library, fitted to tables of the maker, Eastman (2014)',
  Dow2017: 'polynomials of the open fluid library, fitted to tables of the maker, Dow (2017)',
  Dow1997: 'polynomials of the open fluid library, fitted to tables of the maker, Dow (1997)',
}

const data = Object.entries(chosen).map(([file, { name, pureRho }]): LiquidData => {
  const raw = JSON.parse(readFileSync(join(folder, 'liquids', `${file}.json`), 'utf8')) as Raw
  const property = (kind: string) => raw[kind] as Property
  const viscosity = property('viscosity')
  const vapour = property('saturation_pressure')
  const freezing = property('T_freeze')
  return {
    name,
    key: file,
    source: sources[raw.reference]!,
    isSolution: raw.xid === 'mass',
    lowestT: raw.Tmin,
    highestT: raw.Tmax,
    lowestX: raw.xmin,
    highestX: raw.xid === 'mass' ? raw.xmax : 0,
    baseT: raw.Tbase,
    baseX: raw.xbase,
    rho: property('density').coeffs as number[][],
    cp: property('specific_heat').coeffs as number[][],
    k: property('conductivity').coeffs as number[][],
    logMu:
      viscosity.type === 'exponential'
        ? { exponential: viscosity.coeffs as number[] }
        : { polynomial: viscosity.coeffs as number[][] },
    ...(freezing.type === 'polynomial' ? { freezing: (freezing.coeffs as number[][])[0]! } : {}),
    ...(vapour.type.endsWith('exponential') && raw.TminPsat < raw.Tmax
      ? {
          vapour: {
            from: raw.TminPsat,
            kind: vapour.type === 'exponential' ? ('exponential' as const) : ('logarithmic' as const),
            terms: vapour.coeffs as number[],
          },
        }
      : {}),
    ...(pureRho ? { pureRho } : {}),
  }
})
const text = `/** Solutions and heat-transfer oils. Written by scripts/liquidData.ts. */
import type { LiquidData } from '../liquidData'

export const liquidData: readonly LiquidData[] = ${JSON.stringify(data, undefined, 1)}
`
writeFileSync(join(root, 'engine/fluids/liquid-data/index.ts'), text)
