/** Economizers for tests: one behind a steam boiler, and one whose second bank condenses. */
import type { EconomizerInput, TubeBank, UnitStage } from '../../engine/economizer'

const serrated: TubeBank = {
  ...{ layout: 'staggered', rows: 10, tubesWide: 10, tubeLength: 1.8, tubeDiameter: 0.0508, tubeWall: 0.00305 },
  ...{ transversePitch: 0.1016, longitudinalPitch: 0.0889, tubeMetal: 'Carbon Steel' },
  fins: {
    ...{ kind: 'serrated', height: 0.01905, thickness: 0.00127, density: 157, segmentWidth: 0.00397 },
    metal: 'Carbon Steel',
  },
}

/** Behind a boiler of 600 horsepower, carbon steel, feedwater from a deaerator. */
export const steamEconomizer: EconomizerInput = {
  firing: { fuel: { kind: 'named', name: 'Natural gas' }, air: { kind: 'dry-oxygen', value: 0.03 } },
  source: {
    kind: 'boiler',
    boiler: {
      size: { kind: 'horsepower', value: 600 },
      firing: { kind: 'stack-temperature', value: 480 },
      duty: { kind: 'steam', pressure: 963_000, blowdown: 0.05 },
      feedwater: 378,
    },
  },
  stages: [{ bank: serrated, circuits: 5, liquid: { pressure: 1.4e6 } }],
}

const condensing: UnitStage = {
  bank: {
    ...{ ...serrated, rows: 8, tubeMetal: '316 Stainless' },
    fins: { kind: 'solid', height: 0.0127, thickness: 0.00127, density: 157, metal: '316 Stainless' },
  },
  ...{ circuits: 10, liquid: { pressure: 4e5 }, waterFlow: 3, waterIn: 288 },
}

/** The same with a second bank that heats cold make-up water. */
export const dualStage: EconomizerInput = { ...steamEconomizer, stages: [...steamEconomizer.stages, condensing] }
