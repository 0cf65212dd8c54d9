/**
 * Writes the data modules of curve fits: least-squares fits to the reference equation of every refrigerant, from 200 K
 * or its lowest temperature to 0.97 of its critical temperature: `node scripts/run.mjs scripts/curveFits.ts`. Run again
 * when an equation, a correlation of transport or a form changes.
 */
import { fluidOf } from '../engine'
import type { CurveFit, FitDeviations } from '../engine/fluids/fit/curveFit'
import { fitFluid } from '../engine/fluids/fit/fitFluid'
import { refrigerantNames } from '../engine/fluids/fluids'
import { fitDeviations, fitTargets, statedSubcool, statedSuperheat } from '../tests/support/fitDeviations'
import { rounded } from './curve-fits/coefficients'
import { fitLine, fitRises, fitVapourTransport, samplesOf } from './curve-fits/line'
import { fitVapour } from './curve-fits/vapour'
import { writeDataModules } from './dataModules'

/** The number of temperatures, chosen so that those of the test are among them. */
const temperatures = 145

const none: FitDeviations = { saturated: {}, superheated: {}, allSuperheated: {}, subcooled: {}, allSubcooled: {} }

writeDataModules({
  folder: 'fluids/fit-data',
  list: 'curveFits',
  listing: 'Curve fits of refrigerants',
  type: 'CurveFit',
  from: '../fit/curveFit',
  script: 'curveFits.ts',
  entries: refrigerantNames().map(name => fitOf(name)),
  nameOf: ({ name }) => name,
  heading: ({ name }) => `${name} by curve fit`,
})

/** Fits a fluid. If vapour transport bends between samples and so deviates too much, fits again from above the bend. */
function fitOf(name: string, transportAbove = 0): CurveFit {
  const reference = fluidOf(name)
  const { T, p, rho } = reference.critical
  const critical = { T: rounded(T), p: rounded(p), rho: rounded(rho) }
  const lowestT = Math.ceil(100 * Math.max(200, reference.limits.lowestT)) / 100
  const highestT = Math.floor(97 * T) / 100
  const samples = samplesOf(reference, critical, lowestT, highestT)
  const fitted: CurveFit = {
    name,
    lowestT,
    highestT,
    critical,
    gasConstant: rounded(8.314462618 / reference.molarMass),
    ...fitLine(samples, critical),
    ...fitRises(reference, samples),
    ...fitVapourTransport(samples, 0.9 * fitTargets.vapourMu!, transportAbove),
    ...fitVapour(reference, samples, critical),
    superheat: { highestT: lowestT, above: 0 },
    subcool: { highestT: lowestT, under: 0 },
    deviations: none,
  }
  const superheat = statedSuperheat(reference, fitFluid(reference, fitted), fitted, temperatures)
  const subcool = statedSubcool(reference, fitFluid(reference, fitted), fitted, temperatures)
  const fit = { ...fitted, superheat, subcool }
  const deviations = fitDeviations(reference, fitFluid(reference, fit), fit, temperatures)
  if (deviations.saturated.vapourMu! > fitTargets.vapourMu!) return fitOf(name, fit.vapourTransportFrom)
  report(name, deviations)
  return { ...fit, deviations: upwards(deviations) }
}

/** Deviations rounded up to two significant digits: limits that a coarser search must not exceed. */
function upwards(deviations: FitDeviations): FitDeviations {
  const up = (size: number) => {
    const unit = 10 ** (Math.floor(Math.log10(size)) - 1)
    return Number((Math.ceil(size / unit) * unit).toPrecision(2))
  }
  const each = (worst: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(worst).map(([property, size]) => [property, up(size)]))
  const { saturated, superheated, allSuperheated, subcooled, allSubcooled } = deviations
  return {
    saturated: each(saturated),
    superheated: each(superheated),
    allSuperheated: each(allSuperheated),
    subcooled: each(subcooled),
    allSubcooled: each(allSubcooled),
  }
}

function report(name: string, { saturated }: FitDeviations): void {
  const beyond = Object.entries(fitTargets).filter(([property, target]) => !(saturated[property]! <= target))
  const missed = beyond.map(([property]) => `${property} ${saturated[property]}`)
  console.log(name, missed.length > 0 ? `misses ${missed.join(', ')}` : 'meets every target')
}
