/** The notices of a coil that was solved tube by tube. */
import type { Warning } from '../warnings'
import type { SegmentRating } from './segmentRating'

/** Largest differences of the balances of heat and water. */
const balances = { energy: 5e-4, water: 1e-6 } as const

/** Share of the fluid below which a branch counts as one without flow: the solver holds it a little lower. */
const starved = 1e-5

/** A spread of the ends of circuits that practice still calls even [K]. */
export const evenSpread = 5 / 3

/**
 * The notices of a rating.
 *
 * @param rating  the rating, its warnings aside
 * @returns       what to doubt, and what to do about it
 *
 * Valid for any rating.
 *
 * Source: engine reference 4.5.4 and 4.5.6.
 */
export function segmentNotices({ solution, branches, maldistribution }: SegmentRating): Warning[] {
  const found: Warning[] = []
  const { converged, history, sweeps, energyBalance, waterBalance } = solution
  if (!converged)
    found.push({
      code: 'NOT_CONVERGED',
      severity: 'error',
      message:
        `the solution still changed by ${history.at(-1)!.toPrecision(2)} after ${sweeps} sweeps: this is the best of them; ` +
        'allow more sweeps, or use other circuits',
      input: 'limits.sweeps',
      value: history.at(-1)!,
    })
  if (Math.abs(energyBalance) > balances.energy)
    found.push({
      code: 'BALANCE',
      severity: 'warning',
      message: `air and fluid differ by ${(100 * energyBalance).toPrecision(2)} % of the heat`,
      value: Math.abs(energyBalance),
      limits: [0, balances.energy],
      quantity: 'fraction',
    })
  if (Math.abs(waterBalance) > balances.water)
    found.push({
      code: 'WATER_BALANCE',
      severity: 'warning',
      message: `the air loses ${(100 * waterBalance).toPrecision(2)} % more water than condenses`,
      value: Math.abs(waterBalance),
      limits: [0, balances.water],
      quantity: 'fraction',
    })
  for (const { branch, share } of branches)
    if (share < starved)
      found.push({
        code: 'BRANCH_STARVED',
        severity: 'error',
        message: `branch ${branch} gets no flow, or would flow backwards: change its length or its place in the circuits`,
        input: `branches.${branch}`,
        value: share,
      })
  const wet = branches.filter(({ isLast, leaving }) => isLast && leaving.quality !== undefined && leaving.quality < 1)
  const dry = branches.filter(({ isLast, leaving }) => isLast && (leaving.superheat ?? 0) > 0)
  if (wet.length > 0 && dry.length > 0)
    found.push({
      code: 'CIRCUITS_UNEVEN',
      severity: 'warning',
      message:
        `branch ${wet.map(({ branch }) => branch).join(', ')} still leaves with liquid while others are superheated: ` +
        'even out air, leads or lengths',
      input: 'branches',
    })
  else if (maldistribution > evenSpread)
    found.push({
      code: 'CIRCUITS_SPREAD',
      severity: 'warning',
      message: `circuits spread ${maldistribution.toFixed(1)} K at their ends: even out air, leads or lengths`,
      input: 'branches',
      value: maldistribution,
      limits: [0, evenSpread],
      quantity: 'temperatureDifference',
    })
  return found
}
