/**
 * Writes the fourth and fifth virial coefficients of gases: a least-squares fit to density and heat capacity of each
 * gas's equation of state up to 100 bar and 0.62 of its critical density, after the second and third coefficients:
 * `node scripts/run.mjs scripts/gasDensities.ts <table of densities>`, with rows of T [K], p [Pa], rho [kg/m3],
 * cv and, at zero pressure, cp [J/kg K] by gas.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gasConstant } from '../engine/fluids/gas/idealGas'
import { noVirial, virialOf } from '../engine/fluids/gas/virial'
import { gasData } from '../engine/fluids/gas-data'
import { virialPowers } from '../engine/fluids/gasData'
import { leastSquares } from '../engine/fluids/leastSquares'
import { root } from './root.mjs'

const table = process.argv[2]
if (!table) throw new Error('name the table of densities')
type Rows = Record<string, [T: number, p: number, rho: number, cv: number, thinCp: number][]>
const { rows } = JSON.parse(readFileSync(table, 'utf8')) as { rows: Rows }

const lines = gasData.flatMap(gas => {
  const known = rows[gas.name]
  // Gases that associate in tetramers have their own fourth coefficient.
  if (!known || !gas.critical || !gas.virial || gas.virial.fourth) return []
  const { v, T: criticalT } = gas.critical
  const virial = noVirial()
  const basis: number[][] = []
  const values: number[] = []
  const weights: number[] = []
  for (const [T, p, rho, cv, thinCp] of known) {
    const molar = rho / gas.molarMass
    const R = gasConstant / gas.molarMass
    const Z = p / (molar * gasConstant * T)
    virialOf([gas], [1], T, virial)
    const { B, BT, BTT, C, CT, CTT } = virial
    const terms = (of: (order: number, power: number) => number) =>
      [3, 4].flatMap(order =>
        virialPowers.map(power => of(order, power) * (molar * v) ** order * (criticalT / T) ** power),
      )
    basis.push(terms(() => 1))
    values.push(Z - 1 - molar * (B + molar * C))
    weights.push(1 / Z)
    // Heat capacity at constant volume over R determines the curvature with temperature.
    basis.push(terms((order, power) => (-power * (power - 1)) / order))
    values.push((cv - thinCp) / R + 1 + molar * (2 * BT + BTT + molar * (CT + CTT / 2)))
    weights.push((0.2 * R) / cv)
  }
  // A very small weight towards zero, which matters only without data: helium at 100 times its critical temperature.
  for (let i = 0; i < basis[0]!.length; i++) {
    basis.push(basis[0]!.map((_, k) => (k === i ? 1 : 0)))
    values.push(0)
    weights.push(1e-5)
  }
  const a = leastSquares(basis, values, weights)
  const list = (from: number) =>
    a
      .slice(from, from + virialPowers.length)
      .map(each => Number(each.toPrecision(9)))
      .join(', ')
  return [`  ${gas.key}: { fourth: [${list(0)}], fifth: [${list(virialPowers.length)}] },`]
})
writeFileSync(
  join(root, 'engine/fluids/gas-density-data/index.ts'),
  `/** Fourth and fifth virial coefficients of gases, by key. Written by scripts/gasDensities.ts from densities of CoolProp 8.0.0. */
import type { GasDensity } from '../gasData'

export const gasDensities: Readonly<Record<string, GasDensity>> = {
${lines.join('\n')}
}
`,
)
