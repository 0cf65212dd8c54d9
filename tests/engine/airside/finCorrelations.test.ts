import { describe, expect, it } from 'vitest'
import { correlationOf } from '../../../engine/correlations'
import { throughEveryDoor } from '../../support/doors'
import { plateA, plateB } from '../../support/plates'

/** Evaluates a correlation for a plate, with only the inputs that it takes. */
function at(id: string, plate: Record<string, number>) {
  const found = correlationOf(id)
  return found.evaluate(Object.fromEntries(found.inputs.map(({ name }) => [name, plate[name]!])))
}

/** Calculated from the equations for a 3/8 in plate, independently of this code; 5 significant figures. */
describe('fin correlations on the 3/8 in plate', () => {
  it.each([
    ['wang-jang-chiou', 1, 500, 0.033147, 0.22136],
    ['wang-jang-chiou', 1, 3000, 0.011919, 0.072308],
    ['wang-jang-chiou', 2, 1000, 0.024711, 0.120532],
    ['wang-jang-chiou', 4, 500, 0.026942, 0.194962],
    ['wang-jang-chiou', 4, 1000, 0.022109, 0.113117],
    ['wang-jang-chiou', 4, 3000, 0.015003, 0.063685],
    ['wang-hwang-lin', 1, 500, 0.033771, 0.138247],
    ['wang-hwang-lin', 1, 3000, 0.009054, 0.043317],
    ['wang-hwang-lin', 2, 1000, 0.018089, 0.062011],
    ['wang-hwang-lin', 4, 500, 0.026095, 0.11744],
    ['wang-hwang-lin', 4, 1000, 0.017016, 0.061471],
    ['wang-hwang-lin', 4, 3000, 0.01034, 0.042363],
    ['wang-lee-chang-lin', 1, 500, 0.049348, 0.256206],
    ['wang-lee-chang-lin', 1, 3000, 0.018114, 0.094556],
    ['wang-lee-chang-lin', 2, 1000, 0.03355, 0.117737],
    ['wang-lee-chang-lin', 4, 500, 0.025023, 0.183139],
    ['wang-lee-chang-lin', 4, 1000, 0.028793, 0.116529],
    ['wang-lee-chang-lin', 4, 3000, 0.019691, 0.068396],
    ['wang-lee-sheu', 1, 500, 0.036904, 0.110072],
    ['wang-lee-sheu', 1, 3000, 0.012184, 0.042802],
    ['wang-lee-sheu', 2, 1000, 0.023975, 0.071157],
    ['wang-lee-sheu', 4, 500, 0.020555, 0.108047],
    ['wang-lee-sheu', 4, 1000, 0.019046, 0.065269],
    ['wang-lee-sheu', 4, 3000, 0.011376, 0.038095],
    ['wang-tsai-lu', 1, 500, 0.042604, Number.NaN],
    ['wang-tsai-lu', 1, 3000, 0.019228, 0.060421],
    ['wang-tsai-lu', 2, 1000, 0.029855, 0.109972],
    ['wang-tsai-lu', 4, 500, 0.038718, Number.NaN],
    ['wang-tsai-lu', 4, 1000, 0.028461, 0.109972],
    ['wang-tsai-lu', 4, 3000, 0.017474, 0.060421],
  ])('%s, %i rows at Re %i', (stem, rows, Re, j, f) => {
    expect(at(`${stem}-j`, { ...plateA, rows, Re }).value / j).toBeCloseTo(1, 4)
    // The published lower branch of that friction is in error and not used.
    if (!Number.isNaN(f)) expect(at(`${stem}-f`, { ...plateA, rows, Re }).value / f).toBeCloseTo(1, 4)
  })
})

throughEveryDoor(
  'correlation',
  {
    name: 'wang-lee-chang-lin-f',
    ...Object.fromEntries(
      correlationOf('wang-lee-chang-lin-f')
        .inputs.filter(({ name }) => name in plateA)
        .map(({ name }) => [name, plateA[name as keyof typeof plateA]]),
    ),
    rows: 2,
    Re: 1000,
  },
  result => expect(result.value).toBeCloseTo(0.117737, 5),
)

describe('wavy fins on large tubes', () => {
  it.each([
    [2, 1000, 0.01407, 0.06633],
    [2, 3000, 0.007472, 0.040638],
    [2, 6000, 0.005012, 0.031901],
    [4, 1000, 0.015198, 0.067398],
    [4, 3000, 0.008417, 0.041292],
    [4, 6000, 0.005798, 0.032415],
  ])('%i rows at Re %i', (rows, Re, j, f) => {
    expect(at('wang-large-wave-j', { ...plateB, rows, Re }).value).toBeCloseTo(j, 6)
    expect(at('wang-large-wave-f', { ...plateB, rows, Re }).value).toBeCloseTo(f, 6)
  })

  it('keeps its j for fins denser than its data, where its powers would take it below a flat fin by far', () => {
    const j = (finPitch: number) => at('wang-large-wave-j', { ...plateB, finPitch, rows: 4, Re: 3000 })
    expect(j(0.0021).value).toBe(j(0.00298).value)
    expect(j(0.0021).warnings.map(({ code }) => code)).toContain('FIN_RANGE')
    expect(j(0.0036).value).toBeGreaterThan(j(0.003).value)
  })
})
