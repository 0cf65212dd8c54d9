/**
 * Points of laws of small tubes, of inclined ones, of pools and of boiling by a slug, a film and a dry wall, worked from the
 * equations as they are printed (sources stand with each law), apart from this code; single phases by Colebrook, laminar
 * below 2040. Each branch has its own, and its start one on either side.
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
  saturationTemperature: 282,
  heatFlux: 8000,
  wallDifference: 3,
}
const flows = {
  a,
  b: { ...a, massFlux: 60, quality: 0.6, heatFlux: 3000 },
  c: { ...a, massFlux: 450, quality: 0.85, heatFlux: 25_000, diameter: 0.004 },
}

type Point = [id: string, flow: keyof typeof flows, other: Record<string, number | undefined>, value: number]

/** 8 significant figures. */
const points: Point[] = [
  ['zhang-webb', 'a', {}, 2805.7981],
  ['zhang-webb', 'b', {}, 421.1705],
  ['zhang-webb', 'c', {}, 41502.502],
  ['hwang-kim', 'a', {}, 17313.707],
  ['hwang-kim', 'b', {}, 1360.0385],
  ['hwang-kim', 'c', {}, 100316.78],
  ['theissing', 'a', {}, 1636.7673],
  ['theissing', 'b', {}, 238.16304],
  ['theissing', 'c', {}, 26167.372],
  ['wang-chiang-lu', 'a', {}, 2333.9234],
  ['wang-chiang-lu', 'b', {}, 147.84867],
  ['wang-chiang-lu', 'c', {}, 38261.055],
  ['yu-france', 'a', {}, 1139.0556],
  ['yu-france', 'b', {}, 85.131016],
  ['yu-france', 'c', {}, 12608.615],
  ['chen-friedel', 'a', {}, 2178.3832],
  ['chen-friedel', 'b', {}, 243.05618],
  ['chen-friedel', 'c', {}, 60440.385],
  ['lombardi-pedrocchi', 'a', {}, 2734.8916],
  ['lombardi-pedrocchi', 'b', {}, 662.35665],
  ['lombardi-pedrocchi', 'c', {}, 35888.754],
  ['baroczy-chisholm', 'a', {}, 3338.9997],
  ['baroczy-chisholm', 'b', {}, 617.42502],
  ['baroczy-chisholm', 'c', {}, 26880.14],
  ['zhang-hibiki-mishima', 'a', {}, 2605.0809],
  ['zhang-hibiki-mishima', 'b', {}, 332.14817],
  ['zhang-hibiki-mishima', 'c', {}, 23574.07],
  ['kim-mudawar', 'a', {}, 2081.2731],
  ['kim-mudawar', 'b', {}, 311.60392],
  ['kim-mudawar', 'c', {}, 34836.121],
  ['beggs-brill', 'a', {}, 1799.3013],
  ['beggs-brill', 'b', {}, 238.78558],
  ['beggs-brill', 'c', {}, 39193.262],
  ['zhang-webb', 'a', { roughness: 1e-5, pressure: 1500000 }, 422.38369],
  ['zhang-hibiki-mishima', 'a', { flowKind: 1, diameter: 0.002 }, 14906.981],
  ['zhang-hibiki-mishima', 'a', { flowKind: 2, diameter: 0.002 }, 11292.415],
  ['zhang-hibiki-mishima', 'a', { diameter: 0.002 }, 6840.8666],
  ['wang-chiang-lu', 'a', { massFlux: 199 }, 1224.1543],
  ['wang-chiang-lu', 'a', { massFlux: 201 }, 1589.3988],
  ['wang-chiang-lu', 'a', { massFlux: 120, vapourViscosity: 5e-5, vapourDensity: 200 }, 36.510491],
  ['chen-friedel', 'a', { diameter: 0.002 }, 5217.2166],
  ['chen-friedel', 'a', { diameter: 0.0027985 }, 4105.8422],
  ['chen-friedel', 'a', { diameter: 0.0028125 }, 9942.1324],
  ['baroczy-chisholm', 'a', { vapourDensity: 6.975 }, 8618.2013],
  ['baroczy-chisholm', 'a', { vapourDensity: 6.83 }, 8724.6327],
  ['baroczy-chisholm', 'a', { vapourDensity: 0.8002 }, 31497.524],
  ['baroczy-chisholm', 'a', { vapourDensity: 0.7833 }, 32451.195],
  ['baroczy-chisholm', 'a', { vapourDensity: 0.3 }, 47364.555],
  ['kim-mudawar', 'a', { massFlux: 20, quality: 0.1 }, 17.630049],
  ['kim-mudawar', 'a', { quality: 0.05 }, 551.53301],
  ['kim-mudawar', 'a', { quality: 0.005 }, 245.88178],
  ['kim-mudawar', 'a', { quality: 0.10549 }, 954.50604],
  ['kim-mudawar', 'a', { quality: 0.10655 }, 940.55869],
  ['kim-mudawar', 'a', { quality: 0.01055 }, 311.58516],
  ['kim-mudawar', 'a', { quality: 0.010655 }, 216.30398],
  ['kim-mudawar', 'a', { quality: 0.77942 }, 5482.2901],
  ['kim-mudawar', 'a', { quality: 0.7772 }, 3579.939],
  ['kim-mudawar', 'a', { quality: 0.7, evenTransition: 1 }, 4198.4178],
  ['kim-mudawar', 'a', { quality: 0.012, evenTransition: 1 }, 308.03246],
  ['theissing', 'b', { roughness: 3e-5 }, 316.34328],
  ['theissing', 'a', { quality: 0.774988 }, 3637.9614],
  ['theissing', 'a', { quality: 0.772771 }, 3603.1693],
  ['hwang-kim', 'a', { quality: 0.7, evenTransition: 1 }, 28166.744],
  ['beggs-brill', 'a', { angle: 1.2 }, 3144.0638],
  ['beggs-brill', 'a', { angle: -1.2 }, 586.97106],
  ['beggs-brill', 'a', { massFlux: 40, quality: 0.02, angle: 0.5 }, 4709.6828],
  ['beggs-brill', 'a', { massFlux: 30, quality: 0.3, angle: 0.4 }, 1079.7515],
  ['beggs-brill', 'a', { massFlux: 300, quality: 0.02, angle: 0.6 }, 4626.59],
  ['beggs-brill', 'a', { massFlux: 300, quality: 0.02 }, 367.90966],
  ['beggs-brill', 'a', { massFlux: 600, quality: 0.02, angle: 0.6 }, 5247.1565],
  ['beggs-brill', 'a', { massFlux: 1500, quality: 0.02, angle: 0.6 }, 10107.811],
  ['beggs-brill', 'a', { massFlux: 1500, quality: 0.02, angle: -0.6 }, 3107.9122],
  ['beggs-brill', 'a', { massFlux: 800, quality: 0.005 }, 1323.4156],
  ['beggs-brill', 'a', { massFlux: 3000, quality: 0.005, pressure: 2000000.0 }, 14010.663],
  ['beggs-brill', 'a', { massFlux: 60, quality: 0.005, angle: 0.6 }, 6935.1276],
  ['beggs-brill', 'a', { massFlux: 60, quality: 0.005, angle: -0.6 }, -3315.9388],
  ['beggs-brill', 'a', { massFlux: 30, quality: 0.9 }, 99.636446],
  ['beggs-brill', 'a', { massFlux: 400, quality: 0.95 }, 14911.239],
  ['beggs-brill', 'a', { massFlux: 100, quality: 0.05, angle: 0.3 }, 1802.4334],
  ['beggs-brill', 'a', { massFlux: 120, quality: 0.1, angle: -0.3 }, -189.92477],
  ['beggs-brill', 'a', { massFlux: 200, quality: 0.1, angle: 1.0, withoutAcceleration: 1 }, 3858.1426],
  ['stephan-abdelsalam', 'a', {}, 2642.1008],
  ['stephan-abdelsalam', 'a', { fluidClass: 1 }, 10210.868],
  ['stephan-abdelsalam', 'a', { fluidClass: 2 }, 1474.4673],
  ['stephan-abdelsalam', 'a', { fluidClass: 3 }, 1573.1639],
  ['stephan-abdelsalam', 'a', { fluidClass: 4 }, 1480.5363],
  ['stephan-abdelsalam', 'b', {}, 1364.1008],
  ['stephan-abdelsalam', 'b', { fluidClass: 1 }, 5276.9829],
  ['stephan-abdelsalam', 'b', { fluidClass: 2 }, 764.25112],
  ['stephan-abdelsalam', 'b', { fluidClass: 3 }, 853.04017],
  ['stephan-abdelsalam', 'b', { fluidClass: 4 }, 712.97179],
  ['stephan-abdelsalam', 'c', {}, 5694.7977],
  ['stephan-abdelsalam', 'c', { fluidClass: 1 }, 21983.494],
  ['stephan-abdelsalam', 'c', { fluidClass: 2 }, 3163.6224],
  ['stephan-abdelsalam', 'c', { fluidClass: 3 }, 3203.0254],
  ['stephan-abdelsalam', 'c', { fluidClass: 4 }, 3460.0496],
  ['stephan-abdelsalam', 'a', { contactAngle: 0.9 }, 2710.5473],
  ['stephan-abdelsalam', 'a', { fluidClass: 3, wallEffusivity: 900000000.0 }, 3357.8838],
  ['stephan-abdelsalam', 'a', { thirdGroupHeat: 190000 }, 2025.0204],
  ['stephan-abdelsalam', 'b', { fluidClass: 4, heatFlux: undefined }, 265.34635],
  ['stephan-abdelsalam', 'b', { fluidClass: 1, heatFlux: undefined }, 161856.65],
  ['thome-dupont-jacobi', 'a', {}, 2907.656],
  ['thome-dupont-jacobi', 'a', { diameter: 0.002 }, 2448.3454],
  ['thome-dupont-jacobi', 'a', { diameter: 0.001, heatFlux: 40000 }, 6220.38],
  ['thome-dupont-jacobi', 'a', { diameter: 0.002, quality: 0.7, heatFlux: 60000 }, 8750.3217],
  ['thome-dupont-jacobi', 'a', { diameter: 0.002, quality: 0.02, heatFlux: 20000 }, 5697.6906],
  ['thome-dupont-jacobi', 'a', { heatFlux: undefined, wallDifference: undefined }, 205.90678],
  ['thome-dupont-jacobi', 'b', {}, 1479.6228],
  ['thome-dupont-jacobi', 'c', {}, 5293.731],
  ['thome-dupont-jacobi', 'a', { diameter: 0.002, heatFlux: undefined, wallDifference: 2 }, 1109.8917],
  ['thome-dupont-jacobi', 'a', { diameter: 0.002, heatFlux: undefined, wallDifference: 5 }, 6298.5213],
  ['thome-dupont-jacobi', 'a', { diameter: 0.002, heatFlux: undefined, wallDifference: 12 }, 67058.108],
  ['chisholm', 'a', { massFlux: 498 }, 15388.708],
  ['chisholm', 'a', { massFlux: 503 }, 15587.006],
  ['chisholm', 'a', { massFlux: 1890 }, 60298.47],
  ['chisholm', 'a', { massFlux: 1910 }, 61094.736],
  ['chisholm', 'a', { vapourDensity: 6.975 }, 11465.908],
  ['chisholm', 'a', { vapourDensity: 6.83 }, 8724.6327],
  ['chisholm', 'a', { vapourDensity: 2.769 }, 14683.104],
  ['chisholm', 'a', { vapourDensity: 0.8002 }, 31497.524],
  ['chisholm', 'a', { vapourDensity: 0.7833 }, 32451.195],
  ['chisholm', 'a', { massFlux: 700, vapourDensity: 7.455 }, 51416.751],
  ['chisholm', 'a', { massFlux: 700, vapourDensity: 7.3 }, 36156.106],
  ['chisholm', 'a', { massFlux: 700, vapourDensity: 2.959 }, 62545.498],
  ['chisholm', 'a', { massFlux: 700, vapourDensity: 0.8553 }, 141452.64],
  ['chisholm', 'a', { massFlux: 700, vapourDensity: 0.8372 }, 139845.29],
  ['chisholm', 'a', { massFlux: 597, vapourDensity: 2.931 }, 47744.081],
  ['chisholm', 'a', { massFlux: 604, vapourDensity: 2.933 }, 48253.355],
  ['chisholm', 'a', { roughness: 2e-5, roughCorrection: 1 }, 4546.7048],
  ['chisholm', 'a', { roughness: 0.0001, roughCorrection: 1, vapourViscosity: 6e-5 }, 6690.1004],
  ['lockhart-martinelli', 'a', { quality: 0.779422 }, 3381.415],
  ['lockhart-martinelli', 'a', { quality: 0.0105494 }, 169.87129],
  ['lockhart-martinelli', 'a', { quality: 0.777205 }, 4434.8407],
  ['lockhart-martinelli', 'a', { quality: 0.01065542 }, 272.16505],
  ['beggs-brill', 'a', { massFlux: 38.123, quality: 0.8998558 }, 153.0121],
  ['beggs-brill', 'a', { massFlux: 1046.35, quality: 0.0544629, pressure: 2000000 }, 6059.4106],
  ['beggs-brill', 'a', { massFlux: 512.475, quality: 0.0050002 }, 602.3247],
  ['beggs-brill', 'a', { massFlux: 38.4107, quality: 0.8998558 }, 176.21944],
  ['beggs-brill', 'a', { massFlux: 1054.25, quality: 0.0544629, pressure: 2000000 }, 6251.22],
  ['beggs-brill', 'a', { massFlux: 516.343, quality: 0.0050002 }, 507.11654],
  ['beggs-brill', 'a', { massFlux: 76.9925, quality: 0.5865096 }, 367.6078],
  ['beggs-brill', 'a', { massFlux: 77.1388, quality: 0.5865096 }, 371.70214],
  ['beggs-brill', 'a', { massFlux: 2249.55, quality: 0.0209717, pressure: 2000000 }, 14039.909],
  ['thome-dupont-jacobi', 'a', { massFlux: 25, quality: 0.1, diameter: 0.001 }, 3207.4017],
  ['thome-dupont-jacobi', 'a', { massFlux: 18, quality: 0.15, diameter: 0.0007, heatFlux: 20000 }, 6030.9557],
  // Near the speed of sound a twentieth is the least that the acceleration leaves.
  ['beggs-brill', 'c', { pressure: 19000 }, 747640.34],
  ['gorenflo', 'a', { referenceCoefficient: 4500, heatFlux: undefined }, 1367.1638],
  ['gorenflo', 'a', { referenceCoefficient: 4500, heatFlux: undefined, water: 1, wallDifference: 8 }, 16032.123],
  ['gorenflo', 'a', { referenceCoefficient: 4500, pressure: 4058000 }, 2603649.2],
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

const ends = { liquidDensityIn: 1250, vapourDensityIn: 18, liquidDensityOut: 1260, vapourDensityOut: 17.5 }

const film = {
  liquidDensity: 960,
  vapourDensity: 0.6,
  liquidConductivity: 0.68,
  liquidViscosity: 0.00028,
  latentHeat: 2.257e6,
}

/** The momentum of both phases by hand, their weight, and the film of Nusselt. */
const others: [id: string, inputs: Record<string, number>, value: number][] = [
  [
    'two-phase-acceleration',
    { massFlux: 250, qualityIn: 0.2, voidFractionIn: 0.7, qualityOut: 0.9, voidFractionOut: 0.97, ...ends },
    2693.782,
  ],
  [
    'two-phase-acceleration',
    { massFlux: 250, qualityIn: 0.2, voidFractionIn: 0.7, qualityOut: 1, voidFractionOut: 1, ...ends },
    3266.3492,
  ],
  [
    'two-phase-acceleration',
    { massFlux: 250, qualityIn: 0, voidFractionIn: 0, qualityOut: 0.8, voidFractionOut: 0.95, ...ends },
    2395.6976,
  ],
  ['two-phase-gravity', { liquidDensity: 1250, vapourDensity: 18, voidFraction: 0.8, angle: 0.5 }, 1243.0921],
  ['two-phase-gravity', { liquidDensity: 1250, vapourDensity: 18, voidFraction: 0.8 }, 2592.8783],
  ['nusselt-plate', { ...film, wallDifference: 8, length: 0.3 }, 9317.382],
  ['nusselt-plate', { ...film, wallDifference: 8, length: 0.3, inclination: 0.6 }, 8076.762],
]

it.each(others)('%s of %j is %d', (id, inputs, value) => {
  expect(Math.abs(correlationOf(id).evaluate(inputs).value / value - 1)).toBeLessThan(1e-6)
})
