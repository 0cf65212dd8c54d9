/**
 * Points of what follows the flow pattern, of dry-out, of micro-fin tubes, tapes and bends with two phases, and of
 * boiling by itself, worked from the equations as they are printed (sources stand with each law), apart from this code.
 */
import { expect, it } from 'vitest'
import { correlationOf } from '../../../../engine'

/** Such as R-134a has at 9 °C, in a tube of 8.3 mm; slow, so that liquid lies at the bottom; and fast and nearly dry in a narrow one. */
const a = {
  massFlux: 250,
  quality: 0.3,
  diameter: 0.0083,
  liquidDensity: 1250,
  vapourDensity: 18,
  liquidViscosity: 0.00023,
  vapourViscosity: 1.1e-5,
  liquidConductivity: 0.088,
  vapourConductivity: 0.013,
  liquidHeatCapacity: 1380,
  vapourHeatCapacity: 950,
  latentHeat: 190_000,
  surfaceTension: 0.0095,
  pressure: 400_000,
  criticalPressure: 4_060_000,
  molarMass: 0.102,
  saturationTemperature: 282,
  heatFlux: 8000,
  wallDifference: 3,
  fins: 54,
  finHeight: 0.0002,
  helixAngle: 0.31,
  apexAngle: 0.87,
  tapePitch: 0.03,
  bendDiameter: 0.025,
}
const flows = {
  a,
  b: { ...a, massFlux: 60, quality: 0.6, heatFlux: 3000 },
  c: { ...a, massFlux: 450, quality: 0.85, heatFlux: 25_000, diameter: 0.004 },
}

type Point = [id: string, flow: keyof typeof flows, other: Record<string, number | undefined>, value: number]

/** In each pattern and on either side of each branch; 8 significant figures. */
const points: Point[] = [
  ['wojtan-dryout-inception', 'a', {}, 0.89645026],
  ['wojtan-dryout-completion', 'a', {}, 0.96622551],
  ['wojtan-dryout-inception', 'b', { heatFlux: 20000 }, 0.94259267],
  ['wojtan-dryout-completion', 'b', {}, 1],
  ['wojtan-dryout-inception', 'c', {}, 0.64743887],
  ['wojtan-dryout-completion', 'c', {}, 0.85188743],
  ['wojtan-2005', 'a', {}, 3286.7816],
  ['wojtan-2005', 'a', { massFlux: 90, quality: 0.05 }, 669.5091],
  ['wojtan-2005', 'a', { massFlux: 90, quality: 0.5 }, 1031.1684],
  ['wojtan-2005', 'a', { massFlux: 100, quality: 0.2 }, 1046.6549],
  ['wojtan-2005', 'b', {}, 517.90717],
  ['wojtan-2005', 'b', { massFlux: 30 }, 251.18651],
  ['wojtan-2005', 'c', {}, 676.80151],
  ['wojtan-2005', 'c', { quality: 0.75 }, 4922.112],
  ['wojtan-2005', 'c', { quality: 0.95 }, 528.61566],
  ['wojtan-2005', 'c', { quality: 0.995 }, 447.03399],
  ['wojtan-2005', 'c', { quality: 0.995, heatFlux: 40000 }, 447.03399],
  ['cavallini-1999-microfin', 'a', {}, 3033.3002],
  ['cavallini-1999-microfin', 'a', { tubeKind: 1 }, 4372.4759],
  ['cavallini-1999-microfin', 'a', { tubeKind: 2 }, 3180.2646],
  ['cavallini-1999-microfin', 'b', {}, 3091.5023],
  ['cavallini-1999-microfin', 'b', { tubeKind: 1 }, 2665.9847],
  ['cavallini-1999-microfin', 'b', { tubeKind: 2 }, 3241.2866],
  ['cavallini-1999-microfin', 'c', {}, 14950.792],
  ['cavallini-1999-microfin', 'c', { tubeKind: 1 }, 22030.223],
  ['cavallini-1999-microfin', 'c', { tubeKind: 2 }, 16178.489],
  ['koyama-yonemoto', 'a', {}, 5961.9666],
  ['koyama-yonemoto', 'b', {}, 6500.8863],
  ['koyama-yonemoto', 'c', {}, 8382.268],
  ['koyama-yonemoto', 'b', { massFlux: 30, quality: 0.97 }, 8148.914],
  ['thome-microfin', 'a', {}, 7796.6407],
  ['thome-microfin', 'b', {}, 5035.3487],
  ['thome-microfin', 'b', { quality: 0.9 }, 4883.7366],
  ['thome-microfin', 'c', { quality: 0.8 }, 22956.53],
  ['thome-microfin', 'c', { quality: 0.95 }, 9070.4551],
  ['wu-2013', 'a', {}, 4520.3658],
  ['wu-2013', 'a', { heatFlux: 60000 }, 12298.983],
  ['wu-2013', 'b', {}, 1847.1306],
  ['wu-2013', 'c', { heatFlux: 90000, quality: 0.2 }, 14051.9],
  ['rollmann-spindler', 'a', {}, 4893.2942],
  ['rollmann-spindler', 'b', {}, 2863.5962],
  ['rollmann-spindler', 'c', {}, 16666.085],
  ['kedzierski-kim', 'a', {}, 3892.1267],
  ['kedzierski-kim', 'b', {}, 1224.2222],
  ['kedzierski-kim', 'c', {}, 3588.2314],
  ['kedzierski-kim', 'a', { tapeThickness: 0.0005 }, 4122.2792],
  ['thome-2003', 'a', {}, 3372.1504],
  ['thome-2003', 'b', {}, 2598.9658],
  ['thome-2003', 'b', { massFlux: 30 }, 2635.156],
  ['thome-2003', 'c', {}, 9953.3199],
  ['thome-2003', 'a', { massFlux: 110, quality: 0.5 }, 2601.2556],
  ['thome-2003', 'a', { massFlux: 110, quality: 0.8 }, 2856.1811],
  ['cavallini-2002', 'a', {}, 3121.129],
  ['cavallini-2002', 'b', {}, 2295.0238],
  ['cavallini-2002', 'c', {}, 10002.138],
  ['cavallini-2002', 'c', { quality: 0.95, massFlux: 200 }, 6966.6851],
  ['cavallini-2002', 'c', { massFlux: 100, quality: 0.995 }, 13156.994],
  ['cavallini-2002', 'a', { quality: 0.1 }, 2392.8708],
  ['cavallini-2002', 'a', { massFlux: 40, quality: 0.97, wallDifference: 6 }, 2782.2606],
  ['cavallini-2002', 'c', { massFlux: 90, quality: 0.6 }, 2795.4341],
  ['dobson-chato', 'a', {}, 3102.3223],
  ['dobson-chato', 'b', {}, 2863.8118],
  ['dobson-chato', 'c', {}, 11068.088],
  ['dobson-chato', 'a', { massFlux: 120, quality: 0.3 }, 2695.702],
  ['dobson-chato', 'a', { massFlux: 520 }, 5356.7667],
  ['dobson-chato', 'a', { massFlux: 90, quality: 0.5 }, 2716.3679],
  ['dobson-chato', 'c', { massFlux: 490, quality: 0.02 }, 2159.4535],
  ['dobson-chato', 'a', { massFlux: 100, quality: 0.85 }, 2922.2765],
  ['dobson-chato', 'a', { massFlux: 480, quality: 0.02 }, 1908.8679],
  ['dobson-chato', 'b', { massFlux: 150, quality: 0.9 }, 4131.3208],
  ['steiner-taborek', 'a', { normalCoefficient: 3500, heatFlux: 50000 }, 11229.701],
  [
    'steiner-taborek',
    'a',
    { normalCoefficient: 3500, quality: 0, heatFlux: 70000, roughness: 4e-7, normalHeatFlux: 15000 },
    15087.923,
  ],
  ['steiner-taborek', 'c', { normalCoefficient: 3500 }, 12276.548],
  ['steiner-taborek', 'c', { normalCoefficient: 3500, pressure: 3400000, roughness: 3e-6, heatFlux: 45000 }, 70324.399],
  ['steiner-taborek', 'c', { normalCoefficient: 3500, molarMass: 0.3, heatFlux: 60000 }, 26992.248],
  ['steiner-taborek', 'a', { normalCoefficient: 3500, cryogen: 1, heatFlux: 60000, pressure: 1500000 }, 23653.872],
  ['choi-kedzierski-domanski', 'a', {}, 2981.0615],
  [
    'choi-kedzierski-domanski',
    'a',
    { fins: undefined, finHeight: undefined, helixAngle: undefined, apexAngle: undefined },
    1732.9617,
  ],
  ['choi-kedzierski-domanski', 'b', {}, 411.79569],
  [
    'choi-kedzierski-domanski',
    'b',
    { fins: undefined, finHeight: undefined, helixAngle: undefined, apexAngle: undefined },
    239.3866,
  ],
  ['choi-kedzierski-domanski', 'c', {}, 119204.34],
  [
    'choi-kedzierski-domanski',
    'c',
    { fins: undefined, finHeight: undefined, helixAngle: undefined, apexAngle: undefined },
    39606.497,
  ],
  ['domanski-hermes-bend', 'a', {}, 5.78084],
  ['domanski-hermes-bend', 'b', {}, 2.9895576],
  ['domanski-hermes-bend', 'c', {}, 3.3497547],
  ['geary-bend', 'a', {}, 0.033284667],
  ['geary-bend', 'b', {}, 0.0022338798],
  ['geary-bend', 'c', {}, 0.38191641],
  ['homogeneous-bend', 'a', {}, 362.04891],
  ['homogeneous-bend', 'b', { roughness: 4.6e-5 }, 94.911904],
  ['bier', 'a', {}, 1186.7346],
  ['bier', 'a', { pressure: 2800000 }, 7413.2371],
  ['bier', 'c', { criticalPressure: 3000000 }, 2598.9124],
  ['rohsenow', 'a', {}, 925.4636],
  ['rohsenow', 'b', { heatFlux: undefined, surfaceFactor: 0.006, prandtlPower: 1 }, 16767.866],
  ['gorenflo', 'a', { referenceCoefficient: 4500 }, 2256.9543],
  ['gorenflo', 'a', { referenceCoefficient: 4500, water: 1 }, 2376.0123],
  ['gorenflo', 'a', { referenceCoefficient: 4500, roughness: 1e-6, pressure: 2600000 }, 12600.273],
  ['gorenflo', 'a', { referenceCoefficient: 4500, water: 1, pressure: 2600000 }, 12273.357],
  ['zuber-critical-flux', 'a', {}, 474926.17],
  ['zuber-critical-flux', 'a', { shapeFactor: 0.131 }, 345640.72],
  ['chen-edelstein', 'a', { heatFlux: undefined, saturationPressureDifference: 40000 }, 3538.8524],
  ['chen-bennett', 'a', { heatFlux: undefined, saturationPressureDifference: 40000 }, 4671.3305],
  ['chen-edelstein', 'b', { heatFlux: undefined, saturationPressureDifference: 40000 }, 2461.9472],
  ['chen-bennett', 'b', { heatFlux: undefined, saturationPressureDifference: 40000 }, 2847.9036],
  ['yun-heo-kim', 'a', {}, 12394.289],
  ['yun-heo-kim', 'b', { heatFlux: undefined }, 19065.669],
]

it.each(points)('%s in flow %s with %j is %d', (id, flow, other, value) => {
  const law = correlationOf(id)
  const all: Record<string, number | undefined> = { ...flows[flow], ...other }
  const names = law.inputs.map(({ name }) => name).filter(name => all[name] !== undefined)
  const mayBeEither = law.inputs.some(({ name }) => name === 'heatFlux') && all.heatFlux !== undefined
  // Of heat flux and difference a law is asked by one.
  const asked = names.filter(name => name !== 'wallDifference' || !mayBeEither)
  const given = Object.fromEntries(asked.map(name => [name, all[name]])) as Record<string, number>
  expect(Math.abs(law.evaluate(given).value / value - 1)).toBeLessThan(1e-6)
})

/** With inputs of their own. */
const others: [id: string, inputs: Record<string, number>, value: number][] = [
  [
    'silver-bell-ghaly',
    {
      quality: 0.5,
      vapourHeatCapacity: 1880,
      latentHeat: 384000,
      glide: 5,
      pureCoefficient: 4768,
      vapourCoefficient: 404.6,
    },
    4166.9685,
  ],
  [
    'thome-mixture',
    { liquidDensity: 1150, latentHeat: 200000, heatFlux: 30000, idealCoefficient: 4000, glide: 6 },
    0.77998515,
  ],
  [
    'thome-mixture',
    { liquidDensity: 1150, latentHeat: 200000, heatFlux: 200000, idealCoefficient: 9000, glide: 3 },
    0.88686991,
  ],
  ['oil-penalty', { quality: 0.8, oilShare: 0.05 }, 0.85],
  ['oil-penalty', { quality: 0.7, oilShare: 0.1 }, 0.6],
  ['oil-penalty', { quality: 0.6, oilShare: 0.1 }, 1],
  ['oil-penalty', { quality: 0.8, oilShare: 0.02 }, 1],
  ['oil-friction', { liquidViscosity: 0.0002, mixtureViscosity: 0.0003 }, 1.0844718],
  [
    'choi-kedzierski-domanski-drop',
    {
      massFlux: 250,
      diameter: 0.0083,
      liquidDensity: 1250,
      vapourDensity: 18,
      liquidViscosity: 0.00023,
      latentHeat: 190000,
      length: 3.5,
      qualityIn: 0.2,
      qualityOut: 0.9,
    },
    14918.184,
  ],
  [
    'choi-kedzierski-domanski-drop',
    {
      massFlux: 250,
      diameter: 0.0083,
      liquidDensity: 1250,
      vapourDensity: 18,
      liquidViscosity: 0.00023,
      latentHeat: 190000,
      length: 3.5,
      qualityIn: 0.8,
      qualityOut: 0.3,
    },
    10173.561,
  ],
]

it.each(others)('%s of %j is %d', (id, inputs, value) => {
  expect(Math.abs(correlationOf(id).evaluate(inputs).value / value - 1)).toBeLessThan(1e-6)
})
