/** Values of every published fit of wet fins, calculated from the printed equations, independently of this code. */
import { expect, it } from 'vitest'
import { correlationOf } from '../../../engine/correlations'
import { plateA, plateB } from '../../support/plates'

type Point = [id: string, rows: number, Re: number, plate: Record<string, number>, value: number, other?: object]

/** Inside the data, with more rows than the data, and below and above their Reynolds numbers; 6 significant figures. */
const points: Point[] = [
  ['wang-lee-sheu-liaw', 2, 1500, plateA, 0.962798],
  ['wang-lee-sheu-liaw', 7, 2600, plateB, 1.13301],
  ['wang-lee-sheu-liaw', 3, 200, plateA, 0.823899],
  ['wang-lee-sheu-liaw', 3, 40_000, plateA, 1.21052],
  ['wang-lee-sheu-liaw', 2, 1500, plateB, 1.03468, { finPitch: 0.0015 }],
  ['wang-lee-sheu-liaw-wavy', 2, 1500, plateA, 0.890507],
  ['wang-lee-sheu-liaw-wavy', 7, 2600, plateB, 0.893352],
  ['wang-lee-sheu-liaw-wavy', 3, 200, plateA, 0.924374],
  ['wang-lee-sheu-liaw-wavy', 3, 40_000, plateA, 0.858215],
  ['wang-lee-sheu-liaw-slit', 2, 1500, plateA, 0.961805],
  ['wang-lee-sheu-liaw-slit', 7, 2600, plateB, 1.05604],
  ['wang-lee-sheu-liaw-slit', 3, 200, plateA, 0.901448],
  ['wang-lee-sheu-liaw-slit', 3, 40_000, plateA, 1.117],
  ['wang-lee-sheu-liaw-louver', 2, 1500, plateA, 0.830029],
  ['wang-lee-sheu-liaw-louver', 7, 2600, plateB, 1.03363],
  ['wang-lee-sheu-liaw-louver', 3, 200, plateA, 0.747062],
  ['wang-lee-sheu-liaw-louver', 3, 40_000, plateA, 1.14601],
  ['wang-lin-lee-j', 2, 1500, plateA, 0.0165342],
  ['wang-lin-lee-j', 7, 2600, plateB, 0.0112913],
  ['wang-lin-lee-j', 3, 200, plateA, 0.0419293],
  ['wang-lin-lee-j', 3, 40_000, plateA, 0.00360711],
  ['wang-lin-lee-f', 2, 1500, plateA, 0.114691],
  ['wang-lin-lee-f', 7, 2600, plateB, 0.120942],
  ['wang-lin-lee-f', 2, 1500, plateB, 0.0735626, { filmRe: 0.05 }],
  ['wang-hsieh-lin-j', 2, 1500, plateA, 0.0157143],
  ['wang-hsieh-lin-j', 7, 2600, plateB, 0.0110569],
  ['wang-hsieh-lin-j', 3, 200, plateA, 0.0282491],
  ['wang-hsieh-lin-j', 3, 40_000, plateA, 0.00408053],
  ['wang-hsieh-lin-j', 4, 1500, plateA, 0.012735],
  ['wang-hsieh-lin-f', 2, 1500, plateA, 0.0829829],
  ['wang-hsieh-lin-f', 7, 2600, plateB, 0.072617],
  ['wang-hsieh-lin-f', 3, 200, plateA, 0.262611],
  ['wang-hsieh-lin-f', 3, 40_000, plateA, 0.01244],
  ['wang-louver-wet-j', 2, 1500, plateA, 0.0233806],
  ['wang-louver-wet-j', 7, 2600, plateB, 0.0268757],
  ['wang-louver-wet-j', 3, 200, plateA, 0.0539298],
  ['wang-louver-wet-j', 3, 40_000, plateA, 0.00624402],
  ['wang-louver-wet-j', 2, 1500, plateA, 0.0382838, { louverPitch: 0.0038 }],
  ['wang-louver-wet-j', 2, 1500, plateA, 2.06362e-14, { louverHeight: 0.00195 }],
  ['wang-louver-wet-f', 2, 1500, plateA, 0.490841],
  ['wang-louver-wet-f', 7, 2600, plateB, 0.133369],
  ['wang-louver-wet-f', 3, 200, plateA, 1.04917],
  ['wang-louver-wet-f', 3, 40_000, plateA, 0.196968],
  ['wang-louver-wet-f', 2, 1500, plateB, 0.125779, { filmRe: 0.05 }],
  ['wang-wavy-wet-j', 2, 1500, plateA, 0.0128298],
  ['wang-wavy-wet-j', 7, 2600, plateB, 0.00658873],
  ['wang-wavy-wet-j', 3, 200, plateA, 0.0303687],
  ['wang-wavy-wet-j', 3, 40_000, plateA, 0.00264048],
  ['wang-wavy-wet-f', 2, 1500, plateA, 0.130372],
  ['wang-wavy-wet-f', 7, 2600, plateB, 0.0694116],
  ['wang-wavy-wet-f', 3, 200, plateA, 0.471843],
  ['wang-wavy-wet-f', 3, 40_000, plateA, 0.0160245],
  ['wang-wavy-wet-f', 2, 1500, plateB, 0.0790862, { filmRe: 0.05 }],
  ['wang-wavy-wet-f', 2, 1500, plateB, 0.996011, { waveHeight: 0.0146 }],
  ['lin-jang-wang-nu', 2, 1500, plateA, 12.9307],
  ['lin-jang-wang-nu', 7, 2600, plateB, 22.9667],
  ['lin-jang-wang-f', 2, 1500, plateA, 0.0437647],
  ['lin-jang-wang-f', 7, 2600, plateB, 0.0280535],
  ['lin-jang-wang-f', 2, 1500, plateA, 0.0746288, { relativeHumidity: 0.004 }],
]

it.each(points)('%s, %i rows at Re %i', (id, rows, Re, plate, value, other) => {
  const { inputs, evaluate } = correlationOf(id)
  const fin: Record<string, number> = { ...plate, ...other, rows, Re }
  expect(evaluate(Object.fromEntries(inputs.map(({ name }) => [name, fin[name]!]))).value / value).toBeCloseTo(1, 4)
})
