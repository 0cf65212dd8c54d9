/** What one row of tubes takes from the gas that meets it: heat, and where its surface is below the dew point, water. */
import type { KnownLiquid } from './liquid'
import type { MoistGas } from './moistGas'
import { risingRoot } from './risingRoot'

/** A row as it exchanges, whatever laws stand behind it. SI. */
export interface RowModel {
  readonly gas: MoistGas
  /** Dry gas [kg/s]. */
  readonly dryFlow: number
  readonly water: Pick<KnownLiquid, 'temperature'>
  /** Outside area [m2], and the share of the fins in it [-]. */
  readonly area: number
  readonly finShare: number
  /** Resistance of the dirt on the outside area [m2 K/W]. */
  readonly fouling: number
  /** Diffusivity of heat over that of vapour [-]. */
  readonly lewis: number
  /** Coefficient by convection [W/m2 K]: gas, its vapour, and the mean of the fins. */
  film(T: number, Y: number, fin: number): number
  /** Coefficient by radiation [W/m2 K]. */
  radiant(T: number, surface: number): number
  finEfficiency(coefficient: number): number
  /** From the outside of the tubes to their water, of the whole row [K/W]. */
  inside(water: number, massFlow: number): number
}

/**
 * The water of a row: its flow [kg/s], its enthalpy [J/kg] at the end that is known, and that which it does not fall below.
 * Where a row is taken in parts of its length, heat is still that of a whole row alike, and warms the water of one part.
 */
export interface RowWater {
  massFlow: number
  parts: number
  known: 'entering' | 'leaving'
  enthalpy: number
  least: number
}

/** A row in balance. Heat [W], condensate [kg/s], temperatures [K]. */
export interface Row {
  heat: number
  condensate: number
  /** Heat that the condensate carries away, on the scale of the gas [W]. */
  condensateHeat: number
  gasOut: number
  vapourOut: number
  waterIn: number
  waterOut: number
  /** Outside of the tube, in the mean of the row, and mean of the fins. */
  root: number
  fin: number
  /** Coefficients of the gas by convection and by radiation [W/m2 K]. */
  film: number
  radiant: number
  finEfficiency: number
  /** From outside of the tube to water [K/W]. */
  inside: number
  meanGas: number
  /** From the gas to the outside of the tube [W/K]. */
  conductance: number
  /** Of the heat, what condensing gave [W]. */
  latent: number
  /** Share of the outside that is wet [-]. */
  wetShare: number
}

/**
 * Room for a row.
 *
 * @returns a row of nothing
 *
 * Source: definition.
 */
export const emptyRow = (): Row => ({
  ...{ heat: 0, condensate: 0, condensateHeat: 0, gasOut: 0, vapourOut: 0, waterIn: 0, waterOut: 0, root: 0, fin: 0 },
  ...{ film: 0, radiant: 0, finEfficiency: 0, inside: 0, meanGas: 0, conductance: 0, latent: 0, wetShare: 0 },
})

/** Below this difference the gas counts as having it, so that a surface as warm as the gas can still condense [K]. */
const leastDifference = 0.5
/** Where the fins' mean is first looked for, of the way from root to gas [-]. */
const firstFin = 0.25
/** Passes over the properties of the mean gas and the mean fin. */
const passes = 2

/**
 * A row made ready to be asked many times.
 *
 * The gas nears its water by an exponential, unmixed across the row, and its vapour what it would be saturated with at the
 * surface, where that is less. Fins are wet by their mean, tubes by themselves.
 *
 * @param model  the row
 * @returns      a function of the gas that comes [K, kg/kg dry], its water, the heat to begin with and what it may be wrong
 *               by [W]; its answer is written over by the next
 *
 * Valid for gas warmer than the water, or damp enough to condense on it; else the row takes nothing.
 *
 * Source: balance of heat and vapour at the surface, A. P. Colburn, O. A. Hougen (1934), with a linear flux of vapour and
 * the analogy of Chilton and Colburn; wet fins J. L. Threlkeld, Thermal Environmental Engineering (1970).
 */
export function rowSolver(model: RowModel) {
  const { gas, dryFlow, area, finShare, fouling } = model
  const bareArea = area * (1 - finShare)
  const finArea = area * finShare
  const slower = model.lewis ** (2 / 3)
  const row = emptyRow()
  let [entering, vapour] = [0, 0]
  let water: RowWater = { massFlow: 1, parts: 1, known: 'leaving', enthalpy: 0, least: 0 }
  /** Of the water at the end that is known [K]. */
  let knownEnd = 0
  /** The heat that the films of the row were last worked out for [W]. */
  let filmsFor = Number.NaN

  /** Both coefficients together through the dirt, where vapour makes the heat `total` times that of the gas alone. */
  const through = (h: number, total: number) => h / (1 + h * total * fouling)

  /** Heat that the films carry where the row's heat is as given. */
  function filmHeat(heat: number): number {
    filmsFor = heat
    waterEnds(heat)
    const near = entering - meanDifference(entering - row.waterIn, entering - row.waterOut)
    row.inside = model.inside((row.waterIn + row.waterOut) / 2, water.massFlow)
    const root = near + heat * row.inside
    row.root = root
    const capacity = dryFlow * gas.heatCapacity(entering, vapour)
    let mean = entering - Math.min(heat / capacity, 0.95 * Math.max(0, entering - near)) / 2
    let left = vapour
    row.fin = root + firstFin * (mean - root)
    row.latent = 0
    for (let pass = 0; pass < passes; pass++) {
      const cp = gas.heatCapacity(mean, left)
      row.film = model.film(mean, left, row.fin)
      row.radiant = mean > root ? model.radiant(mean, row.fin) : 0
      const h = row.film + row.radiant
      const dryFin = model.finEfficiency(through(h, 1))
      row.finEfficiency = dryFin
      row.conductance = through(h, 1) * (bareArea + finArea * dryFin)
      mean = meanGas(near + row.inside * row.latent, cp)
      row.meanGas = mean
      row.fin = mean - dryFin * Math.max(0, mean - root)
      const k = row.film / (cp * slower)
      if (gas.saturation(Math.min(root, row.fin)) < vapour) wet(h, k)
      else row.latent = row.condensate = row.condensateHeat = row.wetShare = 0
      left = vapour - row.condensate / (2 * dryFlow)
    }
    return row.latent + sensible(near + row.inside * row.latent, gas.heatCapacity(mean, left))
  }

  /** Films and wall in series, over the heat that the gas carries [-]. */
  const unitsOf = (cp: number) => 1 / ((1 / row.conductance + row.inside) * dryFlow * cp)

  /** The gas nears what its water would be at if vapour alone heated it. */
  const meanGas = (end: number, cp: number) => end + (entering - end) * meanOfDecay(unitsOf(cp))

  /** Heat that the gas gives on that way. */
  function sensible(end: number, cp: number): number {
    if (end >= entering) return 0
    const leaving = end + (entering - end) * Math.exp(-unitsOf(cp))
    const dryHeat = gas.dryEnthalpy(entering) - gas.dryEnthalpy(leaving)
    return dryFlow * (dryHeat + vapour * (gas.vapourEnthalpy(entering) - gas.vapourEnthalpy(leaving)))
  }

  function waterEnds(heat: number): void {
    const { massFlow, parts, known, enthalpy, least } = water
    const change = heat / (massFlow * parts)
    if (known === 'leaving') {
      row.waterIn = model.water.temperature(Math.max(least, enthalpy - change))
      row.waterOut = knownEnd
    } else {
      row.waterIn = knownEnd
      row.waterOut = model.water.temperature(enthalpy + change)
    }
  }

  /** Condensing on the tubes, and on the fins where their mean is below the dew point too. */
  function wet(h: number, k: number): void {
    const { meanGas: mean, root, fin: dryFin } = row
    const decay = meanOfDecay((k * area) / dryFlow)
    const drive = (T: number) => Math.max(0, vapour - gas.saturation(T)) * decay
    const latent = (T: number) => gas.vapourEnthalpy(mean) - gas.liquidEnthalpy(T)
    /** Heat over that of the gas alone, on a surface. */
    const ratio = (T: number) => 1 + (k * drive(T) * latent(T)) / (h * Math.max(mean - T, leastDifference))
    const efficiency = (T: number) => {
      const total = ratio(T)
      return model.finEfficiency(through(h, total) * total)
    }
    let fin = Math.min(root, mean)
    if (mean <= root) row.finEfficiency = 1
    else {
      fin = dryFin
      if (finArea > 0 && drive(dryFin) > 0) {
        const off = (T: number) => T - mean + efficiency(T) * (mean - root)
        fin = risingRoot(off, root, mean, dryFin + 0.2 * (mean - dryFin), 1.2, 1e-9 * mean)
        row.finEfficiency = (mean - fin) / (mean - root)
      }
    }
    const onTube = through(h, ratio(root))
    const onFin = through(h, ratio(fin))
    row.conductance = onTube * bareArea + onFin * finArea * row.finEfficiency
    const perTube = (onTube / h) * k * bareArea * drive(root)
    const perFin = (onFin / h) * k * finArea * drive(fin)
    row.fin = fin
    row.condensate = perTube + perFin
    row.condensateHeat = perTube * gas.liquidEnthalpy(root) + perFin * gas.liquidEnthalpy(fin)
    row.wetShare = (perTube > 0 ? 1 - finShare : 0) + (perFin > 0 ? finShare : 0)
    row.latent = perTube * latent(root) + perFin * latent(fin)
  }

  return (T: number, Y: number, of: RowWater, guess: number, tolerance: number): Row => {
    entering = T
    vapour = Y
    water = of
    knownEnd = model.water.temperature(of.enthalpy)
    filmsFor = Number.NaN
    const isIdle = knownEnd >= T && gas.saturation(knownEnd) >= Y
    const coldest = of.known === 'leaving' ? model.water.temperature(of.least) : knownEnd
    const most = isIdle ? 0 : mostHeat(model, T, Y, coldest)
    row.heat = most > 0 ? risingRoot(heat => heat - filmHeat(heat), 0, most, Math.min(guess, most), 1, tolerance) : 0
    // The last round of the search was for this heat, unless its rounds were spent.
    if (filmsFor !== row.heat) filmHeat(row.heat)
    if (row.heat === 0) row.condensate = row.condensateHeat = row.latent = row.wetShare = 0
    row.vapourOut = Y - row.condensate / dryFlow
    const before = gas.dryEnthalpy(T) + Y * gas.vapourEnthalpy(T)
    row.gasOut = gas.temperature(before - (row.heat + row.condensateHeat) / dryFlow, row.vapourOut)
    return row
  }
}

/**
 * Most heat that a gas can give to water.
 *
 * @param model  gas and its dry flow [kg/s]
 * @param T      temperature of the gas [K]
 * @param Y      its vapour [kg/kg dry]
 * @param water  temperature of the water [K]
 * @returns      heat of cooling it to the water, what condenses with it [W]; 0 where it is not warmer and nothing condenses
 *
 * Valid as `MoistGas`.
 *
 * Source: balance of enthalpy.
 */
export function mostHeat(
  { gas, dryFlow }: Pick<RowModel, 'gas' | 'dryFlow'>,
  T: number,
  Y: number,
  water: number,
): number {
  const left = Math.min(Y, gas.saturation(water))
  const before = gas.dryEnthalpy(T) + Y * gas.vapourEnthalpy(T)
  const after = gas.dryEnthalpy(water) + left * gas.vapourEnthalpy(water) + (Y - left) * gas.liquidEnthalpy(water)
  return Math.max(0, dryFlow * (before - after))
}

/** Mean of what decays by an exponential, over its beginning. */
const meanOfDecay = (units: number) => (units < 1e-9 ? 1 : -Math.expm1(-units) / units)

/** Mean difference along water that warms in a gas of one temperature; none where it would become warmer than the gas. */
function meanDifference(atEntry: number, atExit: number): number {
  if (!(atExit > 0)) return 0
  const ratio = atExit / atEntry
  return Math.abs(ratio - 1) < 1e-6 ? (atEntry + atExit) / 2 : (atExit - atEntry) / Math.log(ratio)
}
