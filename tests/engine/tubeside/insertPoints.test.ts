/**
 * Values for inserts, for micro-fin tubes in single-phase flow and for supercritical carbon dioxide, calculated from
 * the printed equations (the sources are stated with each law), independently of this code.
 */
import { expect, it } from 'vitest'
import { correlationOf } from '../../../engine'

type Point = [id: string, inputs: Record<string, number>, value: number]

/** On both sides of each branch limit; 8 significant figures. */
const points: Point[] = [
  ['ravigururajan-bergles', { Re: 9000, Pr: 5, heightRatio: 0.02, pitchRatio: 0.4, helixAngle: 0.4 }, 91.922205],
  ['ravigururajan-bergles-friction', { Re: 9000, heightRatio: 0.02, pitchRatio: 0.4, helixAngle: 0.4 }, 0.036645528],
  [
    'ravigururajan-bergles-friction',
    { Re: 9000, heightRatio: 0.02, pitchRatio: 0.4, helixAngle: 0.4, contactAngle: 0.7, corners: 4 },
    0.03502377,
  ],
  ['ravigururajan-bergles', { Re: 60000, Pr: 0.8, heightRatio: 0.05, pitchRatio: 2, helixAngle: 0.9 }, 204.7998],
  ['ravigururajan-bergles-friction', { Re: 60000, heightRatio: 0.05, pitchRatio: 2, helixAngle: 0.9 }, 0.10088426],
  [
    'ravigururajan-bergles-friction',
    { Re: 60000, heightRatio: 0.05, pitchRatio: 2, helixAngle: 0.9, contactAngle: 0.7, corners: 4 },
    0.069040344,
  ],
  ['webb-rifled', { Re: 35000, Pr: 6, fins: 30, heightRatio: 0.03, helixAngle: 0.6 }, 452.65274],
  ['webb-rifled-friction', { Re: 35000, fins: 30, heightRatio: 0.03, helixAngle: 0.6 }, 0.047729853],
  [
    'carnavos',
    { Re: 17000, Pr: 4, insideDiameter: 0.00892, fins: 60, finHeight: 0.0002, helixAngle: 0.31, apexAngle: 0.87 },
    90.206414,
  ],
  [
    'carnavos-friction',
    { Re: 17000, insideDiameter: 0.00892, fins: 60, finHeight: 0.0002, helixAngle: 0.31, apexAngle: 0.87 },
    0.025522766,
  ],
  [
    'carnavos',
    { Re: 17000, Pr: 4, insideDiameter: 0.0142, fins: 25, finHeight: 0.0011, helixAngle: 0.5, apexAngle: 0.6 },
    103.33685,
  ],
  [
    'carnavos-friction',
    { Re: 17000, insideDiameter: 0.0142, fins: 25, finHeight: 0.0011, helixAngle: 0.5, apexAngle: 0.6 },
    0.024622365,
  ],
  ['copetti-friction', { Re: 7000 }, 0.040507907],
  ['copetti', { Re: 7000, Pr: 5 }, 55.464912],
  ['copetti', { Re: 900, Pr: 5 }, 3.66],
  ['micro-fin-helical', { Re: 12000, Pr: 4 }, 152.93416],
  ['micro-fin-axial', { Re: 12000, Pr: 4 }, 122.0163],
  ['micro-fin-cross-grooved', { Re: 12000, Pr: 4 }, 156.75717],
  ['garcia', { Re: 4500, Pr: 20, pitchToWire: 17 }, 59.503298],
  ['garcia-friction', { Re: 4500, pitchToWire: 17 }, 0.22532207],
  ['inaba', { Re: 4500, Pr: 20, pitchToWire: 17 }, 112.0213],
  ['inaba-friction', { Re: 4500, pitchToWire: 17 }, 0.14706671],
  ['uttarwar-raja-rao', { Re: 200, Pr: 400, wireAngle: 1.1, viscosityRatio: 0.6 }, 68.470161],
  ['tape-laminar-friction', { Re: 600, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.67328228],
  ['tape-turbulent-friction', { Re: 600, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.26890422],
  ['tape-laminar-friction', { Re: 3500, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.23896163],
  ['tape-turbulent-friction', { Re: 3500, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.17302881],
  ['tape-laminar-friction', { Re: 15000, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.10346741],
  ['tape-turbulent-friction', { Re: 15000, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.12025762],
  ['tape-friction', { Re: 1500, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.38984463],
  ['tape-friction', { Re: 4000, pitchRatio: 2.5, thicknessRatio: 0.06 }, 0.22260216],
  ['tape-laminar', { Re: 600, Pr: 40, pitchRatio: 2.5, thicknessRatio: 0.06 }, 36.802682],
  [
    'tape-laminar',
    { Re: 120, Pr: 40, Gz: 90, buoyancy: 200000000, viscosityRatio: 0.7, pitchRatio: 2.5, thicknessRatio: 0.06 },
    13.836003,
  ],
  [
    'tape-laminar',
    { Re: 120, Pr: 8, Gz: 400, buoyancy: 30000000, viscosityRatio: 1.4, pitchRatio: 2.5, thicknessRatio: 0.06 },
    22.250374,
  ],
  [
    'tape-turbulent',
    { Re: 20000, Pr: 6, viscosityRatio: 0.7, heating: 1, pitchRatio: 2.5, thicknessRatio: 0.06 },
    189.5207,
  ],
  [
    'tape-turbulent',
    { Re: 20000, Pr: 6, viscosityRatio: 1.6, heating: 0, pitchRatio: 2.5, thicknessRatio: 0.06 },
    232.68854,
  ],
  [
    'manglik-bergles',
    { Re: 900, Pr: 30, diameterLength: 0.01, viscosityRatio: 0.8, heating: 1, pitchRatio: 2.5, thicknessRatio: 0.06 },
    44.738694,
  ],
  [
    'manglik-bergles',
    { Re: 6000, Pr: 30, diameterLength: 0.01, viscosityRatio: 0.8, heating: 1, pitchRatio: 2.5, thicknessRatio: 0.06 },
    159.40674,
  ],
  [
    'manglik-bergles',
    { Re: 6000, Pr: 30, diameterLength: 0.01, viscosityRatio: 1.3, heating: 0, pitchRatio: 2.5, thicknessRatio: 0.06 },
    176.21809,
  ],
  ['manglik-bergles', { Re: 7000, Pr: 30, pitchRatio: 8, diameterLength: 0.02 }, 125.49844],
  [
    'manglik-bergles',
    { Re: 14000, Pr: 30, viscosityRatio: 0.8, heating: 1, pitchRatio: 2.5, thicknessRatio: 0.06 },
    277.8188,
  ],
  ['ball-friction', { Re: 12000, ballRatio: 0.5, pitchRatio: 3, roughness: 0.001 }, 0.14244402],
  ['ball', { Re: 12000, ballRatio: 0.5, pitchRatio: 3, roughness: 0.001 }, 1.698929],
  ['ball-friction', { Re: 30000, ballRatio: 0.7, pitchRatio: 9 }, 0.23061992],
  ['ball', { Re: 30000, ballRatio: 0.7, pitchRatio: 9 }, 2.2276183],
  ['ball', { Re: 30000, ballRatio: 0.8, pitchRatio: 1 }, 3],
  ['pitla', { Re: 60000, Pr: 3, wallRe: 35000, wallPr: 7, conductivityRatio: 1.3 }, 328.55107],
  ['yoon', { Re: 60000, Pr: 3, densityRatio: 1.5, isAbove: 1 }, 572.73329],
  ['yoon', { Re: 60000, Pr: 3, densityRatio: 0.7, isAbove: 0 }, 417.2491],
  [
    'dang-hihara',
    {
      Re: 50000,
      filmRe: 38000,
      bulkViscosity: 3.2e-5,
      bulkConductivity: 0.045,
      bulkHeatCapacity: 9000,
      meanHeatCapacity: 6000,
      filmViscosity: 5e-5,
      filmConductivity: 0.06,
    },
    322.55678,
  ],
  [
    'dang-hihara',
    {
      Re: 50000,
      filmRe: 38000,
      bulkViscosity: 3.2e-5,
      bulkConductivity: 0.045,
      bulkHeatCapacity: 4000,
      meanHeatCapacity: 6000,
      filmViscosity: 3.5e-5,
      filmConductivity: 0.06,
    },
    269.4602,
  ],
  [
    'dang-hihara',
    {
      Re: 50000,
      filmRe: 38000,
      bulkViscosity: 3.2e-5,
      bulkConductivity: 0.045,
      bulkHeatCapacity: 4000,
      meanHeatCapacity: 6000,
      filmViscosity: 6e-5,
      filmConductivity: 0.06,
    },
    313.66051,
  ],
  [
    'krasnoshchekov',
    { wallRe: 110000, wallPr: 4, densityRatio: 1.7, heatCapacityRatio: 0.4, pressure: 7000000 },
    335.25456,
  ],
  [
    'krasnoshchekov',
    { wallRe: 110000, wallPr: 4, densityRatio: 1.7, heatCapacityRatio: 0.4, pressure: 8000000 },
    335.25456,
  ],
  [
    'krasnoshchekov',
    { wallRe: 110000, wallPr: 4, densityRatio: 1.7, heatCapacityRatio: 0.4, pressure: 9200000 },
    315.1393,
  ],
  [
    'krasnoshchekov',
    { wallRe: 110000, wallPr: 4, densityRatio: 1.7, heatCapacityRatio: 0.4, pressure: 10000000 },
    298.86446,
  ],
  [
    'krasnoshchekov',
    { wallRe: 110000, wallPr: 4, densityRatio: 1.7, heatCapacityRatio: 0.4, pressure: 11400000 },
    299.84457,
  ],
  [
    'krasnoshchekov',
    { wallRe: 110000, wallPr: 4, densityRatio: 1.7, heatCapacityRatio: 0.4, pressure: 12000000 },
    300.12244,
  ],
  [
    'krasnoshchekov',
    { wallRe: 110000, wallPr: 4, densityRatio: 1.7, heatCapacityRatio: 0.4, pressure: 14000000 },
    300.12244,
  ],
]

it.each(points)('%s of %j is %d', (id, inputs, value) => {
  expect(Math.abs(correlationOf(id).evaluate(inputs).value / value - 1)).toBeLessThan(1e-6)
})
