/**
 * Writes the liquids' data module from published polynomials in JSON, one file for each liquid:
 * `node scripts/run.mjs scripts/liquidData.ts <folder of the constants>`; see `fluidData.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LiquidCurve, LiquidData } from '../engine/fluids/liquidData'
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
  AEG: { name: 'Ethylene glycol (ASHRAE)' },
  APG: { name: 'Propylene glycol (ASHRAE)' },
  T72: { name: 'Therminol 72' },
  PNF: { name: 'Paratherm NF' },
  NBS: { name: 'NBS water' },
}

/** The source of the data, and its short name for a line of a report. */
const sources: Record<string, readonly [source: string, dataSet: string]> = {
  Melinder2010: [
    'A. Melinder, Properties of Secondary Working Fluids (Secondary Refrigerants or Coolants, Heat Transfer Fluids) for Indirect Systems, IIR (2010)',
    'Melinder, IIR (2010)',
  ],
  Therminol2014: [
    'polynomials of the open fluid library, fitted to tables of the maker, Eastman (2014)',
    'Eastman (2014)',
  ],
  Dow2017: ['polynomials of the open fluid library, fitted to tables of the maker, Dow (2017)', 'Dow (2017)'],
  Paratherm2013: [
    'polynomials of the open fluid library, fitted to tables of the maker, Paratherm (2013)',
    'Paratherm (2013)',
  ],
  'ASHRAE2001,Skovrup2013': [
    'polynomials of the open fluid library, fitted to the tables of ASHRAE Handbook Fundamentals (2001)',
    'ASHRAE Fundamentals (2001)',
  ],
  'Schmidt1979,Skovrup2013': [
    'polynomials of the open fluid library, fitted to the steam tables of E. Schmidt (1979) at low pressure',
    'E. Schmidt (1979)',
  ],
  Dow1997: ['polynomials of the open fluid library, fitted to tables of the maker, Dow (1997)', 'Dow (1997)'],
}

/** A logarithm in one of the forms of the file: three constants, or factors of powers. */
function curveOf({ type, coeffs }: Property): LiquidCurve {
  if (type === 'exppolynomial') return { kind: 'series', terms: (coeffs as number[][]).map(([factor]) => factor!) }
  return { kind: type === 'exponential' ? 'exponential' : 'logarithmic', terms: coeffs as number[] }
}

/** One of two forms: the temperature, or its logarithm, by powers of the concentration. */
function freezingOf({ type, coeffs }: Property): Pick<LiquidData, 'freezing' | 'logFreezing'> {
  if (type === 'notdefined') return {}
  const [factors] = coeffs as number[][]
  return type === 'polynomial' ? { freezing: factors! } : { logFreezing: factors! }
}

const data = Object.entries(chosen).map(([file, { name, pureRho }]): LiquidData => {
  const raw = JSON.parse(readFileSync(join(folder, 'liquids', `${file}.json`), 'utf8')) as Raw
  const property = (kind: string) => raw[kind] as Property
  const viscosity = property('viscosity')
  const vapour = property('saturation_pressure')
  const volumeByMass = property('mass2input')
  const [source, dataSet] = sources[raw.reference]!
  return {
    name,
    key: file,
    source,
    dataSet,
    ...(raw.xid === 'pure' ? {} : { basis: raw.xid as 'mass' | 'volume' }),
    lowestT: raw.Tmin,
    highestT: raw.Tmax,
    lowestX: raw.xmin,
    highestX: raw.xid === 'pure' ? 0 : raw.xmax,
    baseT: raw.Tbase,
    baseX: raw.xbase,
    rho: property('density').coeffs as number[][],
    cp: property('specific_heat').coeffs as number[][],
    k: property('conductivity').coeffs as number[][],
    logMu: viscosity.type === 'exppolynomial' ? { polynomial: viscosity.coeffs as number[][] } : curveOf(viscosity),
    ...freezingOf(property('T_freeze')),
    ...(vapour.type !== 'notdefined' && raw.xid === 'pure' && raw.TminPsat < raw.Tmax
      ? { logVapour: { from: raw.TminPsat, ...curveOf(vapour) } }
      : {}),
    ...(pureRho ? { pureRho } : {}),
    ...(raw.xid === 'volume' ? { volumeByMass: (volumeByMass.coeffs as number[][])[0]! } : {}),
  }
})
const text = `/** Solutions and heat-transfer oils. Written by scripts/liquidData.ts. */
import type { LiquidData } from '../liquidData'

export const liquidData: readonly LiquidData[] = ${JSON.stringify(data, undefined, 1)}
`
writeFileSync(join(root, 'engine/fluids/liquid-data/index.ts'), text)
