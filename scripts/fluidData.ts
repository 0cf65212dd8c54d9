/**
 * Writes the refrigerants' data modules from published constants in JSON, one file for each fluid:
 * `node scripts/run.mjs scripts/fluidData.ts <folder of the constants>`. Run again when a constant is corrected; the
 * modules are part of the repository, and the product reads nothing else.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addedTransport, ethaneDilute } from './addedTransport'
import { writeDataModules } from './dataModules'
import { columns, idealOf, plain, type Raw, residualOf } from './publishedTerms'

const names = [
  ...['R-11', 'R-12', 'R-13', 'R-22', 'R-23', 'R-32', 'R-114', 'R-115', 'R-123', 'R-124', 'R-125', 'R-134a', 'R-141b'],
  ...['R-142b', 'R-143a', 'R-152a', 'R-161', 'R-170', 'R-218', 'R-227ea', 'R-236ea', 'R-236fa', 'R-245ca', 'R-245fa'],
  ...['R-290', 'R-404A', 'R-407C', 'R-410A', 'R-507A', 'R-600', 'R-600a', 'R-717', 'R-718', 'R-744', 'R-1224yd(Z)'],
  ...['R-1233zd(E)', 'R-1234yf', 'R-1234ze(E)', 'R-1234ze(Z)', 'R-1270', 'R-1336mzz(Z)'],
]

interface Ends {
  /** Where the first and second derivatives of the pressure by density are zero: T [K], p [Pa], rho [mol/m3]. */
  critical?: { T: number; p: number; rho: number }
  /** Start values up to there: pressure, liquid and vapour density, in the published forms, fitted to the equation. */
  start?: { pressure: number[][]; liquid: number[][]; vapour: number[][] }
  lowestT?: number
  highestT?: number
  highestP?: number
  doubts?: string[]
}

const criticalDoubt = (measured: string) =>
  `Its equation has its critical point above the one measured, ${measured}: close to that it is rough.`

/**
 * Limits of equations that differ from the published constants: the equation's own critical point, if the published one
 * is so far off that the two phases would not meet there; the lowest temperature of its fit, if the triple point is
 * colder; and a higher limit above the critical point, as in the reference program, if it was fitted to less.
 */
const ends: Readonly<Record<string, Ends>> = {
  'R-11': { critical: { T: 471.11, p: 4407638, rho: 4032.962 } },
  'R-13': {
    critical: { T: 303.049906, p: 3973109, rho: 5516.0588 },
    start: {
      pressure: [
        [-6.822, 1],
        [1.4888, 1.5],
        [-1.5904, 2.5],
        [-2.4942, 5],
      ],
      liquid: [
        [0.96792, 0.35],
        [5.3062, 0.7],
        [-9.2412, 1.1],
        [7.9577, 1.6],
        [-2.5284, 2.5],
      ],
      vapour: [
        [-0.93277, 0.35],
        [-6.0048, 0.7],
        [5.7427, 1.2],
        [-7.4737, 2],
        [4.3419, 3.5],
        [-13.446, 7],
      ],
    },
    lowestT: 98.15,
    doubts: [criticalDoubt('301.88 K and 3.88 MPa')],
  },
  'R-114': {
    critical: { T: 420.607725, p: 3352482, rho: 3353.8454 },
    start: {
      pressure: [
        [-7.1612, 1],
        [1.3865, 1.5],
        [-1.5564, 2.5],
        [-5.0743, 5],
      ],
      liquid: [
        [0.81993, 0.35],
        [7.2948, 0.7],
        [-14.983, 1.1],
        [15.302, 1.6],
        [-7.3867, 2.5],
      ],
      vapour: [
        [-0.84767, 0.35],
        [-6.6555, 0.7],
        [6.8468, 1.2],
        [-10.784, 2],
        [14.503, 3.5],
        [-127.06, 7],
      ],
    },
    lowestT: 273.15,
    doubts: [
      criticalDoubt('418.83 K and 3.26 MPa'),
      'Vapor below 60 °C has hardly a like state of the reference fluid: its viscosity is up to 20 % too low.',
    ],
  },
  'R-161': {
    highestP: 1e7,
    doubts: [
      'Its liquid is some 2 % denser than measured since (H. Qi et al., Int. J. Thermophys. 37, 2016), and therefore up to 8 % more viscous than the published table of viscosity has it.',
      'Fitted to 5 MPa; above, the equation goes on.',
    ],
  },
  // Colder liquid has no corresponding state of the reference fluid, from which its viscosity is calculated.
  'R-245ca': { lowestT: 225 },
  'R-236ea': { critical: { T: 412.40899, p: 3413692.8, rho: 3747.8228 }, lowestT: 243, highestT: 412.40899 },
  'R-1234ze(Z)': {
    critical: { T: 423.27, p: 3530619.67, rho: 4000 },
    start: {
      pressure: [
        [-7.6483, 1],
        [1.7102, 1.5],
        [-2.4262, 2.5],
        [-2.3114, 5],
      ],
      liquid: [
        [2.7864, 0.35],
        [-3.8507, 0.7],
        [10.987, 1.1],
        [-11.785, 1.6],
        [6.4515, 2.5],
      ],
      vapour: [
        [-2.8239, 0.35],
        [1.2298, 0.7],
        [-10.192, 1.2],
        [14.513, 2],
        [-28.431, 3.5],
        [154.02, 7],
      ],
    },
    // As published in 2019, from 238 K; the published start values hold from 273 K only.
    lowestT: 238,
  },
}

type Added = Partial<Record<'sources' | 'surfaceTension' | 'viscosity' | 'conductivity', object>>

const folder = process.argv[2]
if (!folder) throw new Error('name the folder of the constants')
writeDataModules({
  folder: 'fluids/refrigerant-data',
  list: 'refrigerantData',
  listing: 'Every refrigerant with an equation of its own',
  type: 'FluidData',
  from: '../fluidData',
  script: 'fluidData.ts',
  entries: names.map(name => dataOf(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Raw)),
  nameOf: ({ name }) => String(name),
  heading: ({ name }) => `${name}: equation of state, saturation start values, transport`,
})

function dataOf(raw: Raw) {
  const equation = raw.equationOfState as Raw
  const ancillaries = raw.ancillaries as Raw
  const transport = raw.transport as Raw
  const reducing = equation.reducing as Record<string, number>
  const published = equation.critical as Record<string, number>
  const own: Ends = ends[String(raw.name)] ?? {}
  const tension = ancillaries.surface_tension as Raw | undefined
  const added: Added = addedTransport[raw.name as keyof typeof addedTransport] ?? {}
  const viscosity = first(transport.viscosity)
  const conductivity = first(transport.conductivity)
  const data = {
    name: raw.name,
    cas: raw.cas,
    isPseudoPure: raw.pseudoPure,
    sources: {
      equation: plain(equation.source),
      viscosity: viscosity && plain(viscosity.source),
      conductivity: conductivity && plain(conductivity.source),
      surfaceTension: tension && plain(tension.source),
      ...added.sources,
    },
    molarMass: equation.molarMass_kg_per_mol,
    gasConstant: equation.gasConstant_J_per_molK,
    acentricFactor: equation.acentricFactor,
    limits: {
      lowestT: own.lowestT ?? equation.tripleTemperature_K,
      highestT: own.highestT ?? equation.maxTemperature_K,
      highestP: own.highestP ?? equation.maxPressure_Pa,
    },
    critical: own.critical ?? { T: published.T_K, p: published.p_Pa, rho: published.rho_mol_per_m3 },
    reducing: { T: reducing.T_K, rho: reducing.rho_mol_per_m3 },
    ideal: idealOf(equation.idealGas as Raw[], reducing.T_K!),
    residual: residualOf(equation.residual as Raw[]),
    saturation: ownStart(own) ?? {
      bubble: ancillaryOf((ancillaries.pL ?? ancillaries.pS) as Raw),
      dew: ancillaryOf((ancillaries.pV ?? ancillaries.pS) as Raw),
      liquid: ancillaryOf(ancillaries.rhoL as Raw),
      vapour: ancillaryOf(ancillaries.rhoV as Raw),
    },
    surfaceTension: added.surfaceTension ?? (tension && { T: tension.Tc, terms: columns(tension, 'a', 'n') }),
    viscosity: added.viscosity ?? (viscosity && viscosityOf(viscosity)),
    doubts: own.doubts,
    conductivity: added.conductivity ?? (conductivity && conductivityOf(conductivity)),
  }
  return data
}

function first(value: unknown): Raw | undefined {
  return (Array.isArray(value) ? value[0] : value) as Raw | undefined
}

function ownStart({ critical, start }: Ends) {
  if (!critical || !start) return undefined
  const by = (scale: number, terms: number[][], isLinear = false) => ({
    T: critical.T,
    scale,
    isLinear,
    isByTau: !isLinear,
    terms,
  })
  const pressure = by(critical.p, start.pressure)
  return {
    bubble: pressure,
    dew: pressure,
    liquid: by(critical.rho, start.liquid, true),
    vapour: by(critical.rho, start.vapour),
  }
}

function ancillaryOf(raw: Raw) {
  return {
    T: raw.T_r,
    scale: raw.reducing_value,
    isLinear: raw.type === 'rhoLnoexp',
    isByTau: raw.using_tau_r,
    terms: columns(raw, 'n', 't'),
  }
}

function viscosityOf(raw: Raw) {
  const particle = { sigma: raw.sigma_eta, epsilon: raw.epsilon_over_k }
  if (raw.hardcoded) return { kind: raw.hardcoded }
  if (raw.type === 'rhosr-CS')
    return { kind: 'residual entropy', factor: raw.C, liquid: raw.c_liq, vapour: raw.c_vap, scale: raw.rhosr_critical }
  if (raw.type === 'ECS') return { kind: 'corresponding states', ...particle, ...shapeOf(raw) }
  const dilute = raw.dilute as Raw
  const initial = raw.initial_density as Raw | undefined
  const dense = raw.higher_order as Raw
  return {
    kind: 'correlation',
    ...particle,
    dilute: dilute.hardcoded
      ? { kind: dilute.hardcoded }
      : dilute.type === 'kinetic_theory'
        ? { kind: 'kinetic theory' }
        : dilute.type === 'powers_of_T'
          ? { kind: 'powers', terms: columns(dilute, 'a', 't') }
          : {
              kind: 'collision integral',
              factor: (dilute.C as number) * Math.sqrt((dilute.molar_mass as number) * 1000),
              terms: columns(dilute, 'a', 't'),
            },
    initial: initial && columns(initial, 'b', 't'),
    dense: dense.hardcoded
      ? { kind: dense.hardcoded }
      : {
          kind: 'free volume',
          T: dense.T_reduce,
          rho: dense.rhomolar_reduce,
          terms: columns(dense, 'a', 'd1', 't1', 'gamma', 'l'),
          factors: columns(dense, 'f', 'd2', 't2'),
          numerator: columns(dense, 'g', 'h'),
          denominator: columns(dense, 'p', 'q'),
        },
  }
}

function shapeOf(raw: Raw) {
  const psi = raw.psi as Raw
  return {
    reference: raw.reference_fluid === 'R134a' ? 'R-134a' : 'R-290',
    shape: { rho: psi.rhomolar_reducing, terms: columns(psi, 'a', 't') },
  }
}

function conductivityOf(raw: Raw) {
  if (raw.hardcoded) return { kind: raw.hardcoded }
  if (raw.type === 'ECS') {
    const internal = raw.f_int as Raw
    return { kind: 'corresponding states', ...shapeOf(raw), internal: columns(internal, 'a', 't') }
  }
  const dilute = raw.dilute as Raw
  const residual = raw.residual as Raw
  const critical = raw.critical as Raw
  return {
    kind: 'correlation',
    dilute: dilute.hardcoded
      ? dilute.hardcoded === 'Ethane'
        ? ethaneDilute
        : { kind: dilute.hardcoded }
      : {
          kind: 'ratio',
          T: dilute.T_reducing,
          numerator: columns(dilute, 'A', 'n'),
          denominator: columns(dilute, 'B', 'm'),
        },
    residual: { T: residual.T_reducing, rho: residual.rhomass_reducing, terms: columns(residual, 'B', 't', 'd') },
    critical: critical.hardcoded
      ? { kind: critical.hardcoded }
      : {
          kind: 'crossover',
          cutoff: critical.qD,
          amplitude: critical.GAMMA,
          length: critical.zeta0,
          gamma: critical.gamma,
          R0: critical.R0,
          T: critical.T_ref,
        },
  }
}
