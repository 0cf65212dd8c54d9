/** Viscosity and conductivity of vapours have no step, even where there is no longer a corresponding state. */
import { describe, expect, it } from 'vitest'
import { ancillaryAt, type Equation, equationOf, phaseAt, phaseState } from '../../../engine/fluids/helmholtz/equation'
import { refrigerantData } from '../../../engine/fluids/refrigerant-data'
import { conductivityAt } from '../../../engine/fluids/transport/conductivity'
import { viscosityAt } from '../../../engine/fluids/transport/viscosity'

const equations = new Map<string, Equation>(refrigerantData.map(data => [data.name, equationOf(data)]))
const lookup = (name: string) => equations.get(name)!

const condensing = (of: Equation, T: number) => ancillaryAt(of.data.saturation.vapour, T) * of.molarMass
const lines: Readonly<Record<string, (of: Equation, T: number) => number>> = {
  'along condensing vapour': condensing,
  'at a hundredth of the critical density': (of, T) => Math.min(0.01 * of.criticalRho, condensing(of, T)),
}

describe.each(Object.keys(lines))('transport of vapour %s', line => {
  it.each(refrigerantData.map(data => data.name))('%s has no step', name => {
    const of = equationOf(refrigerantData.find(data => data.name === name)!)
    const state = phaseState()
    const at = (T: number): [mu: number, k: number] => {
      phaseAt(of, T, lines[line]!(of, T), state)
      const mu = viscosityAt(of, state, lookup)
      return [mu, conductivityAt(of, state, mu, lookup)]
    }
    const low = Math.max(of.lowestT * 1.001, 0.5 * of.criticalT)
    const step = (0.97 * of.criticalT - low) / 50
    for (const which of [0, 1]) {
      const change = (from: number, to: number) => Math.abs(at(to)[which]! / at(from)[which]! - 1)
      const intervals = Array.from({ length: 50 }, (_, i) => low + i * step)
      const steepest = intervals.sort((a, b) => change(b, b + step) - change(a, a + step)).slice(0, 3)
      for (const start of steepest) {
        // Bisects 25 times towards the largest change: there a continuous function hardly changes, but a step stays.
        let [from, to] = [start, start + step]
        for (let n = 0; n < 25; n++) {
          const middle = 0.5 * (from + to)
          if (change(from, middle) > change(middle, to)) to = middle
          else from = middle
        }
        expect(change(from, to), `${['mu', 'k'][which]} at ${from} K`).toBeLessThan(1e-4)
      }
    }
  })
})
