/**
 * Writes the refrigerants' data modules from published constants kept as JSON, one file a fluid:
 * `node scripts/run.mjs scripts/fluidData.ts <folder of the constants>`. Run again when a constant is corrected; the
 * modules are part of the repository, and the product reads nothing else.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeDataModules } from './dataModules'
import { columns, idealOf, plain, type Raw, residualOf } from './publishedTerms'

const names = [
  ...['R-22', 'R-23', 'R-32', 'R-115', 'R-123', 'R-124', 'R-125', 'R-134a', 'R-141b', 'R-142b', 'R-143a', 'R-152a'],
  ...['R-218', 'R-227ea', 'R-236fa', 'R-245fa', 'R-290', 'R-404A', 'R-407C', 'R-410A', 'R-507A', 'R-600', 'R-600a'],
  ...['R-717', 'R-718', 'R-744', 'R-1233zd(E)', 'R-1234yf', 'R-1234ze(E)', 'R-1270', 'R-1336mzz(Z)'],
]

const folder = process.argv[2]
if (!folder) throw new Error('name the folder of the constants')
writeDataModules({
  folder: 'refrigerant-data',
  list: 'refrigerantData',
  listing: 'Every refrigerant with an equation of its own',
  type: 'FluidData',
  from: '../fluidData',
  script: 'fluidData.ts',
  entries: names.map(name => dataOf(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Raw)),
  heading: name => `${name}: equation of state, saturation start values, transport`,
})

function dataOf(raw: Raw) {
  const equation = raw.equationOfState as Raw
  const ancillaries = raw.ancillaries as Raw
  const transport = raw.transport as Raw
  const reducing = equation.reducing as Record<string, number>
  const critical = equation.critical as Record<string, number>
  const tension = ancillaries.surface_tension as Raw | undefined
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
    },
    molarMass: equation.molarMass_kg_per_mol,
    gasConstant: equation.gasConstant_J_per_molK,
    acentricFactor: equation.acentricFactor,
    limits: {
      lowestT: equation.tripleTemperature_K,
      highestT: equation.maxTemperature_K,
      highestP: equation.maxPressure_Pa,
    },
    critical: { T: critical.T_K, p: critical.p_Pa, rho: critical.rho_mol_per_m3 },
    reducing: { T: reducing.T_K, rho: reducing.rho_mol_per_m3 },
    ideal: idealOf(equation.idealGas as Raw[], reducing.T_K!),
    residual: residualOf(equation.residual as Raw[]),
    saturation: {
      bubble: ancillaryOf((ancillaries.pL ?? ancillaries.pS) as Raw),
      dew: ancillaryOf((ancillaries.pV ?? ancillaries.pS) as Raw),
      liquid: ancillaryOf(ancillaries.rhoL as Raw),
      vapour: ancillaryOf(ancillaries.rhoV as Raw),
    },
    surfaceTension: tension && { T: tension.Tc, terms: columns(tension, 'a', 'n') },
    viscosity: viscosity && viscosityOf(viscosity),
    conductivity: conductivity && conductivityOf(conductivity),
  }
  return data
}

function first(value: unknown): Raw | undefined {
  return (Array.isArray(value) ? value[0] : value) as Raw | undefined
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
      ? { kind: dilute.hardcoded }
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
