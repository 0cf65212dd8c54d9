/** Air coolers of any construction with any stream. */
import fc from 'fast-check'
import type { AirCoolerInput, Medium } from '../../engine/aircooler'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const anyMedium: fc.Arbitrary<Medium> = fc.oneof(
  fc.record({
    kind: fc.constant('custom' as const),
    points: fc.record({ viscosity: between(2e-4, 0.05), heatCapacity: between(1500, 4200) }).map(point => [
      { temperature: 330, density: 850, conductivity: 0.14, ...point },
      { temperature: 400, density: 800, conductivity: 0.12, ...point, viscosity: point.viscosity / 4 },
    ]),
  }),
  fc.constant<Medium>({ kind: 'liquid', name: 'Water', pressure: 1e6 }),
  fc.constant<Medium>({ kind: 'liquid', name: 'Propylene glycol', share: 0.3, pressure: 5e5 }),
  fc.constant<Medium>({ kind: 'fluid', name: 'R-290', pressure: 1.6e6 }),
  fc.constant<Medium>({ kind: 'gas', composition: { Nitrogen: 0.8, 'Carbon dioxide': 0.2 }, pressure: 1e6 }),
)

/** An air cooler with its air by face velocity [m/s]. */
export const anyAirCooler: fc.Arbitrary<AirCoolerInput> = fc
  .record({
    medium: anyMedium,
    perTube: between(0.005, 0.3),
    inlet: between(330, 365),
    dryBulb: between(255, 318),
    velocity: between(0.5, 4.5),
    rows: fc.integer({ min: 1, max: 8 }),
    passes: fc.integer({ min: 1, max: 8 }),
    tubesPerRow: fc.integer({ min: 5, max: 60 }),
    tubeLength: between(2, 15),
    finDensity: between(250, 430),
    method: fc.constantFrom('briggs-young' as const, 'esdu' as const, 'ganguli' as const),
    draft: fc.constantFrom('forced' as const, 'induced' as const),
    dirt: between(0, 5e-4),
    elevation: between(0, 2500),
    perBay: fc.integer({ min: 1, max: 4 }),
    bays: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ medium, perTube, inlet, dryBulb, velocity, rows, passes, finDensity, dirt, ...of }) => ({
    process: { medium, massFlow: perTube * of.tubesPerRow * of.bays, inlet },
    air: { dryBulb, elevation: of.elevation, flow: { basis: 'face-velocity' as const, value: velocity } },
    bundle: {
      ...{ rows, passes: Math.min(rows, passes), tubesPerRow: of.tubesPerRow, tubeLength: of.tubeLength },
      ...{ tubeDiameter: 0.0254, tubeWall: 0.0021, transversePitch: 0.0635, method: of.method },
      fins: { kind: 'embedded' as const, height: 0.0159, thickness: 0.0004, density: finDensity },
      fouling: { air: dirt / 10, process: dirt },
    },
    unit: { bays: of.bays },
    fans: { draft: of.draft, perBay: of.perBay, diameter: 2.5, tipSpeed: 50 },
  }))
