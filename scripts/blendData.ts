/**
 * Writes the blends' data module from published constants kept as JSON: compositions, binary parameters, departure
 * functions. `node scripts/run.mjs scripts/blendData.ts <folder of the constants>`; see `fluidData.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

interface Blend {
  name: string
  components: string[]
  moleFractions: number[]
}
interface Pair {
  pair: [string, string]
  betaT: number | null
  gammaT: number | null
  betaV: number | null
  gammaV: number | null
  xi: number | null
  zeta: number | null
  F: number
  departure: string | null
  source: string
}
interface Departure {
  Name: string
  source: string
  n: number[]
  t: number[]
  d: number[]
  l: number[]
}

const folder = process.argv[2]
if (!folder) throw new Error('name the folder of the constants')
const raw = JSON.parse(readFileSync(join(folder, 'blends.json'), 'utf8')) as {
  blends: Blend[]
  binaryPairs: Pair[]
  departureFunctions: Departure[]
}

const wanted = [
  ...[
    'R401A',
    'R404A',
    'R407A',
    'R407C',
    'R407F',
    'R407H',
    'R408A',
    'R409A',
    'R410A',
    'R417A',
    'R422D',
    'R427A',
    'R448A',
    'R449A',
  ],
  ...['R450A', 'R452A', 'R452B', 'R454A', 'R454B', 'R454C', 'R455A', 'R502', 'R507A', 'R513A'],
]
/** Compositions that the compilation lacks: mass fractions of ANSI/ASHRAE Standard 34. */
const byMass: Record<string, Record<string, number>> = {
  R427A: { 'R-32': 0.15, 'R-125': 0.25, 'R-143a': 0.1, 'R-134a': 0.5 },
}

function defined(name: string): Blend {
  const shares = Object.entries(byMass[name]!)
  const amounts = shares.map(([component, share]) => share / molarMassOf(component))
  const total = amounts.reduce((sum, each) => sum + each, 0)
  return { name, components: shares.map(([component]) => component), moleFractions: amounts.map(each => each / total) }
}

function molarMassOf(component: string): number {
  const data = JSON.parse(readFileSync(join(folder!, `${component}.json`), 'utf8')) as {
    equationOfState: { molarMass_kg_per_mol: number }
  }
  return data.equationOfState.molarMass_kg_per_mol
}

const blends = wanted.map(name => raw.blends.find(blend => blend.name === name) ?? defined(name))
const isNeeded = ([one, other]: [string, string]) =>
  blends.some(({ components }) => components.includes(one) && components.includes(other))
const pairs = raw.binaryPairs.filter(({ pair }) => isNeeded(pair))
const departures = raw.departureFunctions.filter(({ Name }) => pairs.some(pair => pair.departure === Name))

const data = {
  blends: blends.map(({ name, components, moleFractions }) => ({
    name: name.replace(/^R/, 'R-'),
    components,
    moleFractions,
  })),
  pairs: pairs.map(({ pair, betaT, gammaT, betaV, gammaV, xi, zeta, F, departure, source }) => ({
    between: pair,
    ...(xi === null ? { betaT, gammaT, betaV, gammaV } : { xi, zeta }),
    ...(departure === null || F === 0 ? {} : { factor: F, departure }),
    source,
  })),
  departures: Object.fromEntries(
    departures.map(({ Name, source, n, d, t, l }) => [
      Name,
      { source, terms: n.map((each, row) => [each, d[row], t[row], l[row]]) },
    ]),
  ),
}
const text = `/** Blends, and how their components mix. Written by scripts/blendData.ts. */
import type { BlendData } from '../blendData'

export const blendData: BlendData = ${JSON.stringify(data, undefined, 1)}
`
writeFileSync(join(root, 'engine/fluids/blend-data/index.ts'), text)
