/**
 * Writes the gases' data modules: `node scripts/run.mjs scripts/gasData.ts <folder of the constants> <table of gases>`.
 * Heat capacities, molecules and critical constants are copied. Virial coefficients are fitted to the low-density limit
 * of each gas's published equation of state. The corrections of kinetic theory are fitted to its published transport
 * properties at low density or, if it has none, to the polynomials of the VDI Heat Atlas (2010) at the temperatures of
 * the table.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fluidOf } from '../engine'
import { theoreticalConductivity, theoreticalViscosity } from '../engine/fluids/gas/gasTransport'
import { gasConstant, idealHeat } from '../engine/fluids/gas/idealGas'
import { tsonopoulos } from '../engine/fluids/gas/virial'
import { type GasData, virialPowers } from '../engine/fluids/gasData'
import { type Ideal, idealOf, setIdealTau } from '../engine/fluids/helmholtz/ideal'
import { evaluateAll, residualOf as residual, setTau } from '../engine/fluids/helmholtz/residual'
import { leastSquares } from '../engine/fluids/leastSquares'
import { refrigerantData } from '../engine/fluids/refrigerant-data'
import { collisionIntegral } from '../engine/fluids/transport/diluteGas'
import { writeDataModules } from './dataModules'
import { columns, idealOf as idealTerms, type Numbers, plain, type Raw, residualOf } from './publishedTerms'

const [folder, table] = process.argv.slice(2)
if (!folder || !table) throw new Error('name the folder of the constants and the table of gases')
const nasa = (JSON.parse(readFileSync(join(folder, 'gases.json'), 'utf8')) as { gases: Raw[] }).gases
const rows = (JSON.parse(readFileSync(table, 'utf8')) as { rows: [string, ...number[]][] }).rows

/** By formula: our name, the equation of state (a file, or a refrigerant), and the name in the table. */
const gases: Record<string, { name: string; equation?: string; tabled?: string; from?: number }> = {
  N2: { name: 'Nitrogen', equation: 'Nitrogen' },
  O2: { name: 'Oxygen', equation: 'Oxygen' },
  Ar: { name: 'Argon', equation: 'Argon' },
  He: { name: 'Helium', equation: 'Helium' },
  Ne: { name: 'Neon', equation: 'Neon' },
  Kr: { name: 'Krypton', equation: 'Krypton' },
  Xe: { name: 'Xenon', equation: 'Xenon' },
  H2: { name: 'Hydrogen', equation: 'Hydrogen' },
  CO: { name: 'Carbon monoxide', equation: 'CarbonMonoxide', tabled: 'CarbonMonoxide' },
  CO2: { name: 'Carbon dioxide', equation: 'R-744', tabled: 'CarbonDioxide' },
  SO2: { name: 'Sulfur dioxide', equation: 'SulfurDioxide', tabled: 'SulfurDioxide' },
  NO: { name: 'Nitric oxide' },
  NO2: { name: 'Nitrogen dioxide' },
  N2O: { name: 'Nitrous oxide', equation: 'NitrousOxide', tabled: 'NitrousOxide' },
  NH3: { name: 'Ammonia', equation: 'R-717' },
  H2O: { name: 'Water vapor', equation: 'R-718', tabled: 'Water' },
  H2S: { name: 'Hydrogen sulfide', equation: 'HydrogenSulfide', tabled: 'HydrogenSulfide' },
  HCl: { name: 'Hydrogen chloride', equation: 'HydrogenChloride', tabled: 'HydrogenChloride' },
  Cl2: { name: 'Chlorine', equation: 'Chlorine' },
  CH4: { name: 'Methane', equation: 'Methane' },
  C2H6: { name: 'Ethane', equation: 'Ethane' },
  C3H8: { name: 'Propane', equation: 'R-290', tabled: 'n-Propane' },
  nC4H10: { name: 'n-Butane', equation: 'R-600' },
  iC4H10: { name: 'Isobutane', equation: 'R-600a', tabled: 'IsoButane' },
  nC5H12: { name: 'n-Pentane', equation: 'n-Pentane' },
  C2H4: { name: 'Ethylene', equation: 'Ethylene' },
  C3H6: { name: 'Propylene', equation: 'R-1270' },
  C2H2: { name: 'Acetylene' },
  COS: { name: 'Carbonyl sulfide', equation: 'CarbonylSulfide' },
  SF6: { name: 'Sulfur hexafluoride', equation: 'SulfurHexafluoride', tabled: 'SulfurHexafluoride' },
  C6H6: { name: 'Benzene', equation: 'Benzene' },
  C7H8: { name: 'Toluene', equation: 'Toluene' },
  nC6H14: { name: 'n-Hexane', equation: 'n-Hexane' },
  nC7H16: { name: 'n-Heptane', equation: 'n-Heptane' },
  C6H12: { name: 'Cyclohexane', equation: 'CycloHexane' },
  CF4: { name: 'Carbon tetrafluoride', equation: 'R14' },
  // At lower temperatures its vapour is too thin to matter.
  CH3OH: { name: 'Methanol', equation: 'Methanol', from: 340 },
  C2H5OH: { name: 'Ethanol', equation: 'Ethanol' },
  C3H6O: { name: 'Acetone', equation: 'Acetone' },
  CH3OCH3: { name: 'Dimethyl ether', equation: 'DimethylEther', tabled: 'DimethylEther' },
}

/** Constants that the compilation lacks: B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix A. */
const added: Record<string, GasData['critical']> = {
  NO: { T: 180, p: 6.48e6, v: 57.7e-6, acentric: 0.582 },
  NO2: { T: 431.01, p: 10.1e6, v: 82.5e-6, acentric: 0.834 },
}

/**
 * Absolute entropy at 298.15 K and 1 bar [J/mol K] of gases that NASA's compilation lacks: as in the CRC Handbook of
 * Chemistry and Physics, but not checked against it, which the fluids state among their doubts.
 */
const entropies: Record<string, number> = {
  nC6H14: 388.8,
  nC7H16: 427.9,
  C6H12: 298.3,
  CF4: 261.4,
  C3H6O: 295.3,
  CH3OCH3: 266.4,
}

interface Equation {
  /** Residual Helmholtz energy over R T at reduced temperature and density. */
  energy: (tau: number, delta: number) => number
  molarMass: number
  ideal: Ideal
  T: number
  rho: number
  critical: NonNullable<GasData['critical']>
  /** The low-density limit of its cubic density term, which grows exponentially with 1/T, divided by vc cubed. */
  fourth?: { factor: number; rise: number }
  source: string
  lowestT: number
  highestT: number
  transport: Raw
}

function equationOf(name: string): Equation | undefined {
  const own = refrigerantData.find(data => data.name === name)
  if (own) {
    const { reducing, critical, acentricFactor, sources, limits, molarMass } = own
    return {
      energy: energyOf(own.residual),
      molarMass,
      ideal: idealOf(own.ideal),
      T: reducing.T,
      rho: reducing.rho,
      critical: { T: critical.T, p: critical.p, v: 1 / critical.rho, acentric: acentricFactor },
      source: sources.equation,
      ...limits,
      transport: {},
    }
  }
  const path = join(folder!, 'fluids/gases', `${name}.json`)
  if (!existsSync(path)) return undefined
  const raw = JSON.parse(readFileSync(path, 'utf8')) as Raw
  const equation = raw.equationOfState as Raw
  const reducing = equation.reducing as Record<string, number>
  const critical = equation.critical as Record<string, number>
  return {
    energy: residualEnergy(equation.residual as Raw[]),
    molarMass: equation.molarMass_kg_per_mol as number,
    ideal: idealOf(idealTerms(equation.idealGas as Raw[], reducing.T_K!)),
    T: reducing.T_K!,
    rho: reducing.rho_mol_per_m3!,
    critical: {
      T: critical.T_K!,
      p: critical.p_Pa!,
      v: 1 / critical.rho_mol_per_m3!,
      acentric: equation.acentricFactor as number,
    },
    ...fourthOf(equation.residual as Raw[], reducing as { T_K: number; rho_mol_per_m3: number }, critical),
    source: plain(equation.source),
    lowestT: equation.tripleTemperature_K as number,
    highestT: equation.maxTemperature_K as number,
    transport: raw.transport as Raw,
  }
}

/** Molecules that form tetramers: terms n delta^3 exp(-gt tau), all of one gt, count three times in the pressure. */
function fourthOf(
  terms: Raw[],
  reducing: { T_K: number; rho_mol_per_m3: number },
  critical: Record<string, number>,
): Pick<Equation, 'fourth'> {
  const rows = terms
    .filter(({ kind }) => kind === 'doubleExponential')
    .flatMap(term => columns(term, 'n', 'd', 'gt'))
    .filter(([, d]) => d === 3)
  if (rows.length === 0) return {}
  const density = critical.rho_mol_per_m3! / reducing.rho_mol_per_m3
  const factor = 3 * rows.reduce((sum, [n]) => sum + n!, 0) * density ** 3
  return { fourth: { factor, rise: (-rows[0]![2]! * reducing.T_K) / critical.T_K! } }
}

function energyOf(terms: Parameters<typeof residual>[0]): Equation['energy'] {
  const of = residual(terms)
  return (tau, delta) => {
    setTau(of, tau)
    evaluateAll(of, delta)
    return of.a
  }
}

/** Sums the terms of forms that no fluid of the engine has. */
function residualEnergy(terms: Raw[]): Equation['energy'] {
  const isOwn = ({ kind }: Raw) => kind === 'exponential' || kind === 'doubleExponential'
  const own = terms.filter(isOwn)
  const rest = terms.filter(term => !isOwn(term))
  const others = rest.length > 0 ? energyOf(residualOf(rest)) : () => 0
  const rows = own.flatMap(term =>
    term.kind === 'exponential'
      ? columns(term, 'n', 'd', 't', 'g', 'l').map(row => [...row, 0, 1])
      : columns(term, 'n', 'd', 't', 'gd', 'ld', 'gt', 'lt'),
  ) as [number, number, number, number, number, number, number][]
  return (tau, delta) =>
    rows.reduce(
      // Terms with l = 0 have no exponential.
      (sum, [n, d, t, g, l, gt, lt]) =>
        sum + n * delta ** d * tau ** t * Math.exp((l === 0 ? 0 : -g * delta ** l) - gt * tau ** lt),
      others(tau, delta),
    )
}

/** B and C at a temperature: at zero density the residual energy over density tends to B, and its slope to C/2. */
function virialAt({ energy, T: reducing, rho }: Equation, T: number): [B: number, C: number] {
  const at = (delta: number) => energy(reducing / T, delta) / delta
  const e = 1e-3
  const [one, two, four] = [at(e), at(2 * e), at(4 * e)]
  // Extrapolate through three points to the value and the slope at zero.

  const curve = (four - 3 * two + 2 * one) / (6 * e * e)
  const start = one - e * ((two - one) / e - 3 * curve * e) - curve * e * e

  return [start / rho, (2 * ((two - one) / e - 3 * curve * e)) / rho ** 2]
}

function temperatures(from: number, to: number, count = 60): number[] {
  return Array.from({ length: count }, (_, i) => from * (to / from) ** (i / (count - 1)))
}

function virial(equation: Equation | undefined, critical: GasData['critical'], above = 0): GasData['virial'] {
  if (!critical) return undefined
  const from = Math.max(equation?.lowestT ?? 200, 0.55 * critical.T, 180, above)
  const at = temperatures(from, 1500)
  const basis = at.map(T => virialPowers.map(power => (critical.T / T) ** power))
  const values = at.map(T =>
    equation
      ? virialAt(equation, T)
      : [(tsonopoulos(T / critical.T, critical.acentric) * gasConstant * critical.T) / critical.p, 0],
  )
  const fitted = (k: 0 | 1, scale: number) => {
    const wanted = values.map(value => value[k]! / scale)
    const weights = wanted.map(each => 1 / (Math.abs(each) + 0.05))
    const factors = leastSquares(basis, wanted, weights)
    const worst = Math.max(
      ...basis.map(
        (row, i) => weights[i]! * Math.abs(row.reduce((sum, each, n) => sum + each * factors[n]!, 0) - wanted[i]!),
      ),
    )
    return { factors, worst }
  }
  const second = fitted(0, critical.v)
  const third = fitted(1, critical.v ** 2)
  console.log(`  B within ${second.worst.toExponential(1)}, C within ${third.worst.toExponential(1)}`)
  return {
    from,
    second: second.factors,
    third: equation ? third.factors : [],
    ...(equation?.fourth ? { fourth: equation.fourth } : {}),
    source: equation ? `limit of the equation of ${equation.source}` : 'C. Tsonopoulos, AIChE J. 20 (1974) 263',
  }
}

/** Combustion gases and noble gases keep NASA's heat capacity, which is valid to 6000 K. */
const keepsHeat = ['N2', 'O2', 'Ar', 'He', 'Ne', 'Kr', 'Xe', 'H2', 'CO', 'CO2', 'H2O', 'NO', 'NO2', 'CH4']

/**
 * The heat capacity of the equation of state within its limits, and above them that of NASA. The constants of enthalpy
 * and entropy are shifted so that both are continuous.
 */
function heatOf(formula: string, own: GasData['heat'] | undefined, equation: Equation | undefined): GasData['heat'] {
  if (own && (!equation || keepsHeat.includes(formula))) return own
  if (!equation) throw new Error(`${formula} has no heat capacity`)
  const end = Math.min(equation.highestT, 1000)
  const from = Math.max(200, equation.lowestT)
  const at = temperatures(from, end)
  const wanted = at.map(T => {
    setIdealTau(equation.ideal, equation.T / T)
    return 1 - equation.ideal.att
  })
  const a = leastSquares(
    at.map(T => [0, 1, 2, 3, 4].map(power => (T / 300) ** power)),
    wanted,
  ).map((each, power) => each / 300 ** power)
  const out = { cp: 0, h: 0, s: 0 }
  const gas = (heat: GasData['heat']) => ({ heat }) as GasData
  const fitted = { from, upTo: [6000], rows: [[...a, 0, 0]] }
  const worst = Math.max(
    ...at.map((T, i) => {
      idealHeat(gas(fitted), T, out)
      return Math.abs(out.cp / wanted[i]! - 1)
    }),
  )
  const zero = { ...out }
  if (!own) {
    idealHeat(gas(fitted), 298.15, out)
    console.log(`  cp within ${(100 * worst).toFixed(2)} % to ${end} K, where it ends`)
    const row = [...a, -out.h * 298.15, entropies[formula]! / gasConstant - out.s]
    return { from, upTo: [end], rows: [row], source: `ideal part of the equation of ${equation.source}` }
  }
  idealHeat(gas(own), 298.15, zero)
  idealHeat(gas(fitted), 298.15, out)
  const row = [...a, (zero.h - out.h) * 298.15, zero.s - out.s]
  const lower = { from, upTo: [6000], rows: [row] }
  idealHeat(gas(lower), end, out)
  idealHeat(gas(own), end, zero)
  console.log(
    `  cp within ${(100 * worst).toFixed(2)} % to ${end} K, there ${(100 * (zero.cp / out.cp - 1)).toFixed(2)} % from NASA`,
  )
  const moved = own.rows.map(each => [
    ...each.slice(0, 5),
    each[5]! + (out.h - zero.h) * end,
    each[6]! + out.s - zero.s,
  ])
  const above = own.upTo.findIndex(to => to > end)
  return { from, upTo: [end, ...own.upTo.slice(above)], rows: [row, ...moved.slice(above)] }
}

const sumOf = (a: Numbers, t: Numbers, x: number) => a.reduce((sum, each, i) => sum + each * x ** t[i]!, 0)

/** The published viscosity at low density, if its form is known here. */
function dilute(raw: Raw | undefined, T: number): number | undefined {
  const form = raw?.dilute as Raw | undefined
  if (!form?.type) return undefined
  const [a, t] = [form.a as Numbers, form.t as Numbers]
  if (form.type === 'powers_of_T') return sumOf(a, t, T)
  if (form.type === 'powers_of_Tr') return sumOf(a, t, T / (form.T_reducing as number))
  const epsilon = raw!.epsilon_over_k as number
  const sigma = (raw!.sigma_eta as number) * 1e9
  if (form.type === 'collision_integral_powers_of_Tstar') {
    const integral = sumOf(a, t, T / (form.T_reducing as number))
    return ((form.C as number) * Math.sqrt(T)) / integral
  }
  if (form.type === 'collision_integral') {
    const integral = Math.exp(
      columns(form, 'a', 't').reduce((sum, [n, i]) => sum + n! * Math.log(T / epsilon) ** i!, 0),
    )
    return ((form.C as number) * Math.sqrt((form.molar_mass as number) * 1000 * T)) / (sigma ** 2 * integral)
  }
  return form.type === 'kinetic_theory'
    ? (26.692e-9 * Math.sqrt((form.molar_mass as number) * 1000 * T)) / (sigma ** 2 * collisionIntegral(T / epsilon))
    : undefined
}

function diluteConductivity(raw: Raw | undefined, T: number, criticalT: number, mu: number): number | undefined {
  const form = raw?.dilute as Raw | undefined
  if (form?.type === 'ratio_of_polynomials') {
    const x = T / (form.T_reducing as number)
    return sumOf(form.A as Numbers, form.n as Numbers, x) / sumOf(form.B as Numbers, form.m as Numbers, x)
  }
  if (form?.type !== 'eta0_and_poly') return undefined
  const [A, t] = [form.A as Numbers, form.t as Numbers]
  return A[0]! * mu * 1e6 + A.slice(1).reduce((sum, each, i) => sum + each * (criticalT / T) ** t[i + 1]!, 0)
}

const one = (raw: unknown) => (Array.isArray(raw) ? raw[0] : raw) as Raw | undefined

/** Published values at low density: points of temperature and value, and their source. */
function published(kind: 'viscosity' | 'conductivity', chosen: (typeof gases)[string], equation: Equation | undefined) {
  const column = kind === 'viscosity' ? 10 : 11
  const own = refrigerantData.find(data => data.name === chosen.equation)
  if (own && equation) {
    const fluid = fluidOf(own.name)
    const at = temperatures(Math.max(equation.lowestT * 1.01, 230), equation.highestT * 0.999)
    const points = at.map(T => {
      const state = fluid.state({ T, p: Math.min(2000, T < own.critical.T ? 0.5 * fluid.state({ T, q: 1 }).p : 2000) })
      return [T, kind === 'viscosity' ? state.mu! : state.k!] as [number, number]
    })
    return { points, source: own.sources[kind]! }
  }
  const raw = one(equation?.transport[kind])
  if (raw && equation) {
    const at = temperatures(
      Math.max(equation.lowestT, 0.55 * equation.critical.T, 200),
      Math.min(equation.highestT, 1500),
    )
    const points = at.flatMap(T => {
      const mu = dilute(one(equation.transport.viscosity), T)
      const value = kind === 'viscosity' ? mu : diluteConductivity(raw, T, equation.critical.T, mu ?? 0)
      return value === undefined ? [] : [[T, value] as [number, number]]
    })
    if (points.length > 0) return { points, source: plain(raw.source) }
  }
  const named = chosen.tabled ?? chosen.equation ?? ''
  const points = rows
    .filter(row => row[0] === named && row[column] !== null)
    .map(row => [row[1], row[column]] as [number, number])
    .sort((a, b) => a[0] - b[0])
  return points.length > 5 ? { points, source: 'VDI Heat Atlas (2010), section D3' } : undefined
}

function correction(
  gas: GasData,
  found: ReturnType<typeof published>,
  theory: (T: number) => number,
): GasData['viscosity'] {
  if (!found) return undefined
  const { points, source } = found
  const degree = points.length > 20 ? 5 : 3
  const basis = points.map(([T]) => Array.from({ length: degree }, (_, i) => Math.log(T / 300) ** i))
  const wanted = points.map(([T, value]) => Math.log(value / theory(T)))
  const terms = leastSquares(basis, wanted)
  const worst = Math.max(
    ...basis.map((row, i) => Math.abs(row.reduce((sum, each, n) => sum + each * terms[n]!, 0) - wanted[i]!)),
  )
  console.log(`  ${gas.name}: ${source.slice(0, 40)} within ${(100 * worst).toFixed(2)} %`)
  return { from: points[0]![0], to: points.at(-1)![0], terms, source }
}

function gasOf(formula: string, chosen: (typeof gases)[string]): GasData {
  const raw = nasa.find(each => each.id === formula)
  const equation = chosen.equation ? equationOf(chosen.equation) : undefined
  const compiled = (raw?.critical ?? {}) as Record<string, number | null>
  const critical =
    equation?.critical ??
    added[formula] ??
    (compiled.T_K && compiled.p_Pa && compiled.v_m3_per_kmol
      ? { T: compiled.T_K, p: compiled.p_Pa, v: compiled.v_m3_per_kmol / 1000, acentric: compiled.acentric! }
      : undefined)
  const heat = raw?.nasa7 as { temperatureRanges_K: number[]; coefficients: number[][] } | undefined
  const molecule = raw?.lennardJones as { sigma_angstrom: number; epsilon_over_k_K: number } | null | undefined
  console.log(chosen.name)
  const gas: GasData = {
    name: chosen.name,
    key: formula,
    formula: formula.replace(/^[ni](?=C)/, ''),
    molarMass: raw ? (raw.molarMass_g_per_mol as number) / 1000 : equation!.molarMass,
    heat: heatOf(
      formula,
      heat && { from: heat.temperatureRanges_K[0]!, upTo: heat.temperatureRanges_K.slice(1), rows: heat.coefficients },
      equation,
    ),
    ...(critical ? { critical } : {}),
    // Nitrogen dioxide dimerises to nitrogen tetroxide, which virial coefficients cannot describe.
    ...(critical && formula !== 'NO2' ? { virial: virial(equation, critical, chosen.from)! } : {}),
    particle: molecule
      ? {
          sigma: molecule.sigma_angstrom * 1e-10,
          epsilon: molecule.epsilon_over_k_K,
          source: "B. E. Poling, J. M. Prausnitz and J. P. O'Connell (2001), appendix B",
        }
      : {
          sigma: 0.809e-10 * Math.cbrt(critical!.v * 1e6),
          epsilon: critical!.T / 1.2593,
          source: 'estimated: T.-H. Chung et al., Ind. Eng. Chem. Res. 27 (1988) 671',
        },
    dipole: (raw?.dipole_debye as number | null | undefined) ?? 0,
  }
  const cp = { cp: 0, h: 0, s: 0 }
  const viscosity = correction(gas, published('viscosity', chosen, equation), T => theoreticalViscosity(gas, T))
  const conductivity = correction(gas, published('conductivity', chosen, equation), T => {
    idealHeat(gas, T, cp)
    return theoreticalConductivity(gas, theoreticalViscosity(gas, T), cp.cp)
  })
  return { ...gas, ...(viscosity ? { viscosity } : {}), ...(conductivity ? { conductivity } : {}) }
}

const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value)
const data = Object.entries(gases).map(([formula, chosen]) => gasOf(formula, chosen))
writeDataModules({
  folder: 'fluids/gas-data',
  list: 'gasData',
  listing: 'Gases at low pressure, in their order of choice',
  type: 'GasData',
  from: '../gasData',
  script: 'gasData.ts',
  entries: JSON.parse(JSON.stringify(data, rounded)) as GasData[],
  nameOf: ({ name }) => name,
  heading: ({ name }) => `${name} at low pressure`,
})
