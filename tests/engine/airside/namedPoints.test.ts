/**
 * Values of plain fins, of high fins, of ESCOA and of fin efficiencies by their names in the registry, calculated from
 * the printed equations (the sources are stated with each law), independently of this code; exact fins with Bessel
 * functions of 30 digits.
 */
import { expect, it } from 'vitest'
import { correlationOf } from '../../../engine/correlations'

/**
 * Two plates, a wavy plate on large tubes (`waved`), and tubes with fins [m]: high fins in flue gas, of an air cooler,
 * of ESDU, and low fins.
 */
const narrow = {
  transversePitch: 0.0254,
  longitudinalPitch: 0.022,
  collarDiameter: 0.009765,
  finPitch: 0.0018,
  finThickness: 0.00012,
  hydraulicDiameter: 0.00226759,
}
const wide = {
  transversePitch: 0.03,
  longitudinalPitch: 0.026,
  collarDiameter: 0.0127,
  finPitch: 0.003,
  finThickness: 0.00015,
  hydraulicDiameter: 0.004,
}
const banked = {
  transversePitch: 0.114,
  longitudinalPitch: 0.099,
  tubeDiameter: 0.0508,
  finDiameter: 0.0889,
  finHeight: 0.01905,
  finSpacing: 0.003,
}
const cooler = {
  transversePitch: 0.0635,
  finDiameter: 0.05715,
  tubeDiameter: 0.0254,
  finSpacing: 0.00221,
  finHeight: 0.015875,
}
const high = { Pr: 0.7, finSpacing: 0.0022, finHeight: 0.0159, transversePitch: 0.0603, longitudinalPitch: 0.0521 }
const low = { finHeight: 0.0014, finSpacing: 0.0009, transversePitch: 0.025 }
const waved = {
  transversePitch: 0.0381,
  longitudinalPitch: 0.033,
  collarDiameter: 0.01617,
  finThickness: 0.00015,
  hydraulicDiameter: 0.00366887,
  areaRatio: 14.75515,
  waveHeight: 0.0018,
  halfWaveLength: 0.00825,
}

type Point = [id: string, inputs: Record<string, number>, value: number]

const points: Point[] = [
  ['wang-chi-chang-j', { ...narrow, rows: 1, Re: 700 }, 0.0269286456],
  ['wang-chi-chang-f', { ...narrow, rows: 1, Re: 700 }, 0.0787507949],
  ['wang-chi-chang-j', { ...narrow, rows: 1, Re: 6000 }, 0.00657052286],
  ['wang-chi-chang-f', { ...narrow, rows: 1, Re: 6000 }, 0.0261648453],
  ['wang-chi-chang-j', { ...narrow, rows: 3, Re: 1500 }, 0.0144961146],
  ['wang-chi-chang-f', { ...narrow, rows: 3, Re: 1500 }, 0.0504893457],
  ['wang-chi-chang-j', { ...narrow, rows: 6, Re: 9000 }, 0.00572008271],
  ['wang-chi-chang-f', { ...narrow, rows: 6, Re: 9000 }, 0.0241745871],
  ['wang-chi-chang-j', { ...wide, rows: 1, Re: 700 }, 0.0263557028],
  ['wang-chi-chang-f', { ...wide, rows: 1, Re: 700 }, 0.0703221898],
  ['wang-chi-chang-j', { ...wide, rows: 1, Re: 6000 }, 0.00706117008],
  ['wang-chi-chang-f', { ...wide, rows: 1, Re: 6000 }, 0.027606439],
  ['wang-chi-chang-j', { ...wide, rows: 3, Re: 1500 }, 0.0119403598],
  ['wang-chi-chang-f', { ...wide, rows: 3, Re: 1500 }, 0.0483134809],
  ['wang-chi-chang-j', { ...wide, rows: 6, Re: 9000 }, 0.00469093848],
  ['wang-chi-chang-f', { ...wide, rows: 6, Re: 9000 }, 0.0261166803],
  ['escoa-j', { ...banked, Re: 30000, rows: 2, staggered: 1, serrated: 0, temperatureRatio: 1.2 }, 0.00374225821],
  ['escoa-f', { ...banked, Re: 30000, rows: 2, staggered: 1, serrated: 0, temperatureRatio: 1.2 }, 0.216675418],
  ['escoa-j', { ...banked, Re: 8000, rows: 6, staggered: 1, serrated: 0, temperatureRatio: 1.4 }, 0.00663387521],
  ['escoa-f', { ...banked, Re: 8000, rows: 6, staggered: 1, serrated: 0, temperatureRatio: 1.4 }, 0.248012864],
  ['escoa-j', { ...banked, Re: 30000, rows: 2, staggered: 1, serrated: 1, temperatureRatio: 1.2 }, 0.00464021883],
  ['escoa-f', { ...banked, Re: 30000, rows: 2, staggered: 1, serrated: 1, temperatureRatio: 1.2 }, 0.245859893],
  ['escoa-j', { ...banked, Re: 8000, rows: 6, staggered: 1, serrated: 1, temperatureRatio: 1.4 }, 0.00822568378],
  ['escoa-f', { ...banked, Re: 8000, rows: 6, staggered: 1, serrated: 1, temperatureRatio: 1.4 }, 0.281418247],
  ['escoa-j', { ...banked, Re: 30000, rows: 2, staggered: 0, serrated: 0, temperatureRatio: 1.2 }, 0.00433878125],
  ['escoa-f', { ...banked, Re: 30000, rows: 2, staggered: 0, serrated: 0, temperatureRatio: 1.2 }, 0.140070394],
  ['escoa-j', { ...banked, Re: 8000, rows: 6, staggered: 0, serrated: 0, temperatureRatio: 1.4 }, 0.00581942486],
  ['escoa-f', { ...banked, Re: 8000, rows: 6, staggered: 0, serrated: 0, temperatureRatio: 1.4 }, 0.124671343],
  ['escoa-j', { ...banked, Re: 30000, rows: 2, staggered: 0, serrated: 1, temperatureRatio: 1.2 }, 0.00475888234],
  ['escoa-f', { ...banked, Re: 30000, rows: 2, staggered: 0, serrated: 1, temperatureRatio: 1.2 }, 0.120195379],
  ['escoa-j', { ...banked, Re: 8000, rows: 6, staggered: 0, serrated: 1, temperatureRatio: 1.4 }, 0.00638288879],
  ['escoa-f', { ...banked, Re: 8000, rows: 6, staggered: 0, serrated: 1, temperatureRatio: 1.4 }, 0.106981346],
  ['briggs-young', { Re: 2500, Pr: 0.7, finSpacing: 0.0022, finHeight: 0.0159, finThickness: 0.0004 }, 20.0276594],
  ['robinson-briggs', { Re: 2500, transversePitch: 0.0635, diagonalPitch: 0.058, tubeDiameter: 0.0254 }, 0.715771225],
  ['ganguli-f', { ...cooler, Re: 2500 }, 0.473376354],
  ['briggs-young', { Re: 14000, Pr: 0.7, finSpacing: 0.0022, finHeight: 0.0159, finThickness: 0.0004 }, 64.7360571],
  ['robinson-briggs', { Re: 14000, transversePitch: 0.0635, diagonalPitch: 0.058, tubeDiameter: 0.0254 }, 0.415285549],
  ['ganguli-f', { ...cooler, Re: 14000 }, 0.247051255],
  ['esdu-high-fin', { ...high, Re: 6000, rows: 1 }, 27.4237248],
  ['esdu-high-fin-rows', { rows: 1 }, 0.76],
  ['esdu-high-fin', { ...high, Re: 6000, rows: 2 }, 30.3104327],
  ['esdu-high-fin-rows', { rows: 2 }, 0.84],
  ['esdu-high-fin', { ...high, Re: 20000, rows: 3 }, 73.3085942],
  ['esdu-high-fin-rows', { rows: 3 }, 0.92],
  ['esdu-high-fin', { ...high, Re: 20000, rows: 5 }, 79.6832546],
  ['esdu-high-fin-rows', { rows: 5 }, 1.0],
  ['esdu-high-fin', { ...high, Re: 20000, wallPr: 0.68, rows: 4 }, 80.2860769],
  [
    'esdu-high-fin-loss',
    { Re: 6000, areaRatio: 21, transversePitch: 0.0603, longitudinalPitch: 0.0521, tubeDiameter: 0.0254 },
    1.25944995,
  ],
  ['esdu-low-fin', { ...low, Re: 6000, Pr: 0.7, rows: 12, staggered: 1, finDiameter: 0.019 }, 46.2248853],
  ['esdu-low-fin-loss', { ...low, Re: 6000, longitudinalPitch: 0.0217, tubeDiameter: 0.0162 }, 0.78717685],
  [
    'esdu-high-fin-loss',
    { Re: 30000, areaRatio: 21, transversePitch: 0.0603, longitudinalPitch: 0.0521, tubeDiameter: 0.0254 },
    0.853159386,
  ],
  ['esdu-low-fin', { ...low, Re: 30000, Pr: 0.7, rows: 12, staggered: 1, finDiameter: 0.019 }, 142.611598],
  ['esdu-low-fin-loss', { ...low, Re: 30000, longitudinalPitch: 0.0217, tubeDiameter: 0.0162 }, 0.49678319],
  ['ganguli-vdi', { Re: 12000, Pr: 0.7, rows: 1, staggered: 1, areaRatio: 21 }, 31.5189588],
  ['ganguli-vdi', { Re: 12000, Pr: 0.7, rows: 2, staggered: 1, areaRatio: 21 }, 52.006282],
  ['ganguli-vdi', { Re: 12000, Pr: 0.7, rows: 3, staggered: 1, areaRatio: 21 }, 56.7341258],
  ['ganguli-vdi', { Re: 12000, Pr: 0.7, rows: 4, staggered: 1, areaRatio: 21 }, 59.8860217],
  ['ganguli-vdi', { Re: 12000, Pr: 0.7, rows: 3, staggered: 0, areaRatio: 21 }, 31.5189588],
  ['ganguli-vdi', { Re: 12000, Pr: 0.7, rows: 4, staggered: 0, areaRatio: 21 }, 34.6708547],
  ['annular-fin', { m: 30, rootRadius: 0.0048825, radiusRatio: 2.7 }, 0.96718435366],
  ['schmidt', { m: 30, rootRadius: 0.0048825, radiusRatio: 2.7 }, 0.9640808686],
  ['annular-fin', { m: 67.42, rootRadius: 0.0048825, radiusRatio: 2.764047 }, 0.844818432997],
  ['schmidt', { m: 67.42, rootRadius: 0.0048825, radiusRatio: 2.764047 }, 0.8343347124],
  ['annular-fin', { m: 200, rootRadius: 0.01, radiusRatio: 1.5 }, 0.722130838986],
  ['schmidt', { m: 200, rootRadius: 0.01, radiusRatio: 1.5 }, 0.7137648271],
  ['annular-fin', { m: 400, rootRadius: 0.008, radiusRatio: 2.5 }, 0.13649167868],
  ['schmidt', { m: 400, rootRadius: 0.008, radiusRatio: 2.5 }, 0.1577434373],
  ['annular-fin', { m: 5, rootRadius: 0.02, radiusRatio: 3 }, 0.977456191214],
  ['schmidt', { m: 5, rootRadius: 0.02, radiusRatio: 3 }, 0.9752018854],
  ['wang-large-wave-j', { ...waved, rows: 2, Re: 1500, finPitch: 0.003 }, 0.0111390636],
  ['wang-large-wave-f', { ...waved, rows: 2, Re: 1500, finPitch: 0.003 }, 0.0543677629],
  ['wang-large-wave-j', { ...waved, rows: 5, Re: 6000, finPitch: 0.004 }, 0.00822548032],
  ['wang-large-wave-f', { ...waved, rows: 5, Re: 6000, finPitch: 0.004 }, 0.019620435],
]

it.each(points)('%s at %j is %d', (id, inputs, value) => {
  const law = correlationOf(id)
  const names = law.inputs.map(({ name }) => name).filter(name => inputs[name] !== undefined)
  const given = Object.fromEntries(names.map(name => [name, inputs[name]!]))
  expect(Math.abs(law.evaluate(given).value / value - 1)).toBeLessThan(1e-7)
})
