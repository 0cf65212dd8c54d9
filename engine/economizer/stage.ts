/** One bank with its water in a stream of flue gas: what it takes, row by row, and what leaves it. */
import { EngineError, requireWithin } from '../errors'
import { type KnownBank, knownBank, type TubeBank } from './bank'
import { type Circuits, circuitsOf, type TubeSide, tubeSide } from './circuits'
import { beamLength, radiantCoefficient } from './gasRadiation'
import { type GasSide, gasSide } from './gasSide'
import { type KnownLiquid, knownLiquid, type TubeLiquid } from './liquid'
import { type March, march } from './march'
import { type FlueGas, flueGas } from './moistGas'
import type { Row } from './row'

/** A bank with its water. */
export interface Stage {
  readonly bank: TubeBank
  /** Tubes that the water passes side by side; those of a row where left out. */
  readonly circuits?: number
  /** Whether the water goes against the gas, as it does where left out. */
  readonly flow?: 'counter' | 'parallel'
  readonly liquid: TubeLiquid
  /** Of the water, before what goes past the bank [kg/s]; its temperature [K]. */
  readonly waterFlow: number
  readonly waterIn: number
  /** Shares of gas and water that go past the bank [0..1]; none where left out. */
  readonly bypass?: { readonly gas?: number; readonly water?: number }
  /** Whether gas that radiates counts, as it does where left out. */
  readonly radiation?: boolean
}

/** Flue gas that comes: flow of the wet gas [kg/s], temperature [K], mole fractions, pressure [Pa]. */
export interface GasStream {
  readonly massFlow: number
  readonly temperature: number
  readonly composition: Readonly<Record<string, number>>
  readonly pressure: number
}

/** A row as it is shown. Temperatures [K], heat [W], condensate [kg/s], coefficients [W/m2 K]. */
export interface RatedRow {
  readonly heat: number
  readonly condensate: number
  readonly gasIn: number
  readonly gasOut: number
  readonly waterIn: number
  readonly waterOut: number
  readonly film: number
  readonly radiant: number
  readonly finEfficiency: number
  readonly waterFilm: number
  readonly reynolds: number
  /** Outside of the tube in the mean, and where it is coldest; mean of the fins; their tips, dry, where the gas comes. */
  readonly root: number
  readonly coldest: number
  readonly fin: number
  readonly tip: number
  readonly wetShare: number
}

/** A bank as rated. SI. */
export interface StageRating {
  readonly heat: number
  readonly condensate: number
  readonly condensateTemperature?: number
  readonly gasIn: number
  /** After what went past has come back, and of the gas that met the tubes. */
  readonly gasOut: number
  readonly bankGasOut: number
  /** Mole fraction of water in the gas that leaves [-]. */
  readonly waterLeft: number
  readonly waterIn: number
  readonly waterOut: number
  readonly bankWaterOut: number
  /** Vapour in the water that leaves, where it boils [-]. */
  readonly steamShare: number
  /** Boiling less leaving temperature [K]; of what does not boil here, to the end of what is known of it. */
  readonly steamingMargin: number
  readonly gasDrop: { readonly friction: number; readonly acceleration: number; readonly total: number }
  readonly waterDrop: number
  /** Through the tubes [kg/s]. */
  readonly bankWaterFlow: number
  readonly velocity: number
  readonly tubeReynolds: number
  readonly area: number
  /** Over the whole outside area and the mean difference of a counterflow [W/m2 K]; of a bank that condenses none. */
  readonly overall?: number
  readonly effectiveness: number
  /** Coldest metal outside and inside [K], hottest tip of a fin. */
  readonly coldestMetal: number
  readonly coldestInside: number
  readonly hottestTip: number
  readonly rows: readonly RatedRow[]
  /** Whether the gas leaves with more water than it holds as vapour. */
  readonly fog: boolean
  /** Of the balance of heat, over the heat [-]. */
  readonly residual: number
  readonly bank: KnownBank
  readonly circuits: Circuits
}

/** Diffusivity of heat over that of water vapour in flue gas [-]. */
const lewis = 0.9

/** All that a stage is marched with. */
interface Ready {
  bank: KnownBank
  circuits: Circuits
  side: GasSide
  tubes: TubeSide
  liquid: KnownLiquid
  gas: FlueGas
  dryFlow: number
  waterFlow: number
}

/**
 * A bank with its water in a stream of flue gas.
 *
 * @param stream  the gas that comes
 * @param stage   bank, water, what goes past
 * @param guess   about what share of the most it takes [-], to begin with
 * @returns       the rating, SI, and the gas that leaves
 *
 * Valid for gas from 280 to 1500 K that is warmer than the water, which is a liquid as it comes; else `out-of-range`.
 *
 * Source: balances of heat and vapour row by row, as `march`; films as `gasSide`, `tubeSide`.
 */
export function rateStage(
  stream: GasStream,
  stage: Stage,
  guess?: number,
): { rating: StageRating; leaving: GasStream } {
  const ready = readyStage(stream, stage)
  const solved = marched(stream, stage, ready, guess)
  return { rating: rated(stream, stage, ready, solved), leaving: leavingGas(stream, stage, ready, solved) }
}

function readyStage(stream: GasStream, stage: Stage): Ready {
  const bank = knownBank(stage.bank)
  const circuits = circuitsOf(bank, stage.circuits)
  const liquid = knownLiquid(stage.liquid)
  checkStreams(stream, stage, liquid)
  const beam = beamLength(bank.areas.finDiameter, bank.transversePitch, bank.longitudinalPitch)
  const gas = flueGas(stream.composition, stream.pressure, stage.waterIn, stream.temperature, beam)
  if (gas.vapour > gas.saturation(stream.temperature) * (1 + 1e-6))
    throw new EngineError('out-of-range', 'the gas comes with more water than it can hold: raise its temperature', {
      path: 'gas.temperature',
      temperature: stream.temperature,
    })
  const { gas: past = 0, water: waterPast = 0 } = stage.bypass ?? {}
  return {
    bank,
    circuits,
    liquid,
    gas,
    side: gasSide(bank),
    tubes: tubeSide(bank, circuits, liquid),
    dryFlow: (stream.massFlow * (1 - past)) / (1 + gas.vapour),
    waterFlow: stage.waterFlow * (1 - waterPast),
  }
}

function checkStreams(stream: GasStream, { waterFlow, waterIn, bypass = {} }: Stage, liquid: KnownLiquid): void {
  requireWithin('the flow of the gas', stream.massFlow, 1e-4, 1e4)
  requireWithin('the temperature of the gas', stream.temperature, 280, 1500)
  requireWithin('the pressure of the gas', stream.pressure, 2e4, 5e5)
  requireWithin('the flow of the water', waterFlow, 1e-4, 1e5)
  requireWithin('the share of gas that goes past', bypass.gas ?? 0, 0, 0.99)
  requireWithin('the share of water that goes past', bypass.water ?? 0, 0, 0.99)
  const entering = `the temperature of the ${liquid.name === 'Water' ? 'water' : liquid.name} at its pressure`
  requireWithin(entering, waterIn, liquid.lowest, liquid.highest)
  if (waterIn >= stream.temperature)
    throw new EngineError(
      'out-of-range',
      `the water comes with ${waterIn.toFixed(1)} K and the gas with ${stream.temperature.toFixed(1)} K: nothing can be recovered`,
      { path: 'waterIn', waterIn },
    )
}

function marched(stream: GasStream, stage: Stage, ready: Ready, guess?: number): March {
  const { bank, circuits, side, tubes, gas, dryFlow } = ready
  const { areas, fouling = {} } = bank
  // Fins hide each other: what radiates reaches their envelope.
  const envelope = (Math.PI * areas.finDiameter * bank.tubeLength * bank.tubesWide) / bank.outside
  const place = { G: 0, mu: 0, cp: 0, k: 0 }
  return march(
    {
      gas,
      dryFlow,
      water: ready.liquid,
      area: bank.outside,
      finShare: bank.finShare,
      fouling: fouling.gas ?? 0,
      lewis,
      film: (T, Y, fin) => side.film(gasPlace(place, ready, T, Y), T / fin),
      radiant: (T, surface) =>
        stage.radiation === false ? 0 : envelope * radiantCoefficient(gas.emissivity(T), T, surface),
      finEfficiency: side.finEfficiency,
      inside: (water, rowFlow) => tubes.film(water, rowFlow) + tubes.wall,
      rows: bank.rows,
      rowsPerPass: circuits.rowsPerPass,
      flow: stage.flow ?? 'counter',
      waterFlow: ready.waterFlow,
      gasIn: stream.temperature,
      vapourIn: gas.vapour,
      waterIn: stage.waterIn,
    },
    guess,
  )
}

type Place = Parameters<GasSide['film']>[0]

function gasPlace(into: Place, { gas, dryFlow, bank }: Ready, T: number, Y: number): Place {
  into.G = (dryFlow * (1 + Y)) / bank.areas.freeFlow
  into.mu = gas.viscosity(T, Y)
  into.k = gas.conductivity(T, Y)
  into.cp = gas.heatCapacity(T, Y) / (1 + Y)
  return into
}

/** The gas behind the bank, with what went past it. */
function leavingGas(stream: GasStream, stage: Stage, ready: Ready, solved: March): GasStream {
  const { temperature, vapour } = mixedGas(stream, stage, ready, solved)
  const { 'Water vapor': water = 0, ...rest } = stream.composition
  const moles = ready.gas.vapour > 0 ? ((vapour / ready.gas.vapour) * water) / (1 - water) : 0
  const shares = Object.entries(rest).map(([name, share]) => [name, share / (1 - water) / (1 + moles)] as const)
  return {
    massFlow: stream.massFlow - solved.condensate,
    temperature,
    pressure: stream.pressure,
    composition: { ...Object.fromEntries(shares), ...(moles > 0 ? { 'Water vapor': moles / (1 + moles) } : {}) },
  }
}

function mixedGas({ temperature: T }: GasStream, { bypass }: Stage, { gas }: Ready, solved: March) {
  const past = bypass?.gas ?? 0
  const { gasOut, vapourOut } = solved
  if (past === 0) return { temperature: gasOut, vapour: vapourOut }
  const h = (at: number, Y: number) => gas.dryEnthalpy(at) + Y * gas.vapourEnthalpy(at)
  const vapour = past * gas.vapour + (1 - past) * vapourOut
  return { vapour, temperature: gas.temperature(past * h(T, gas.vapour) + (1 - past) * h(gasOut, vapourOut), vapour) }
}

function rated(stream: GasStream, stage: Stage, ready: Ready, solved: March): StageRating {
  const { bank, circuits, tubes, liquid, gas, waterFlow } = ready
  const { heat, condensate, waterOut: bankWaterOut } = solved
  const begins = liquid.enthalpy(stage.waterIn)
  const leaves = begins + heat / stage.waterFlow
  const waterOut = liquid.temperature(leaves)
  const mixed = mixedGas(stream, stage, ready, solved)
  const meanWater = (stage.waterIn + bankWaterOut) / 2
  const rows = ratedRows(stream, ready, solved)
  const water = stream.composition['Water vapor'] ?? 0
  const moles = gas.vapour > 0 ? ((mixed.vapour / gas.vapour) * water) / (1 - water) : 0
  return {
    heat,
    condensate,
    ...(condensate > 0 ? { condensateTemperature: condensateTemperature(gas, solved) } : {}),
    gasIn: stream.temperature,
    gasOut: mixed.temperature,
    bankGasOut: solved.gasOut,
    waterLeft: moles / (1 + moles),
    waterIn: stage.waterIn,
    waterOut,
    bankWaterOut,
    steamShare: steamShare(liquid, begins + heat / waterFlow),
    steamingMargin: liquid.highest - bankWaterOut,
    gasDrop: gasDrop(stream, ready, solved),
    waterDrop: tubes.drop(meanWater, waterFlow),
    bankWaterFlow: waterFlow,
    velocity: tubes.velocity(bankWaterOut, waterFlow),
    tubeReynolds: tubes.reynolds(stage.waterIn, waterFlow),
    area: bank.areas.outside,
    ...(condensate > 0 ? {} : overall(stream, stage, ready, solved)),
    effectiveness: solved.most > 0 ? heat / solved.most : 0,
    coldestMetal: Math.min(...rows.map(row => row.coldest)),
    coldestInside: Math.min(
      ...solved.rows.map(row =>
        coldest(row, tubes.film((row.waterIn + row.waterOut) / 2, waterFlow / circuits.rowsPerPass)),
      ),
    ),
    hottestTip: Math.max(...rows.map(row => row.tip)),
    rows,
    fog: solved.rows.some(row => row.vapourOut > gas.saturation(row.gasOut) * (1 + 1e-9)),
    residual: solved.residual,
    bank,
    circuits,
  }
}

const gasBefore = ({ temperature }: GasStream, { rows }: March, index: number) =>
  index === 0 ? temperature : rows[index - 1]!.gasOut

/** Metal at the cold corner of a row, behind a resistance to the water [K/W]: the flux falls with the difference there. */
function coldest({ heat, gasOut, waterIn, waterOut, meanGas }: Row, resistance: number): number {
  const mean = meanGas - (waterIn + waterOut) / 2
  const share = mean > 0 ? Math.min(1, Math.max(0, (gasOut - waterIn) / mean)) : 1
  return waterIn + heat * resistance * share
}

function ratedRows(stream: GasStream, ready: Ready, solved: March): RatedRow[] {
  const { bank, circuits, side, tubes, waterFlow, gas } = ready
  const { fouling = {} } = bank
  const place = { G: 0, mu: 0, cp: 0, k: 0 }
  let vapour = gas.vapour
  return solved.rows.map((row, index) => {
    const gasIn = gasBefore(stream, solved, index)
    const h = row.film + row.radiant
    const onFin = h / (1 + h * (fouling.gas ?? 0))
    const { G, mu } = gasPlace(place, ready, row.meanGas, (vapour + row.vapourOut) / 2)
    vapour = row.vapourOut
    const resistance = tubes.film((row.waterIn + row.waterOut) / 2, waterFlow / circuits.rowsPerPass)
    // Where the gas comes, it meets the whole difference to the root of the hottest water.
    const root = row.root + (row.waterOut - row.waterIn) / 2
    return {
      heat: row.heat,
      condensate: row.condensate,
      gasIn,
      gasOut: row.gasOut,
      waterIn: row.waterIn,
      waterOut: row.waterOut,
      film: row.film,
      radiant: row.radiant,
      finEfficiency: row.finEfficiency,
      waterFilm: 1 / (resistance * bank.inside - (fouling.water ?? 0)),
      reynolds: (G * bank.tubeDiameter) / mu,
      root: row.root,
      coldest: coldest(row, row.inside),
      fin: row.fin,
      tip: gasIn - side.tip(onFin) * (gasIn - root),
      wetShare: row.wetShare,
    }
  })
}

/** The condensate of all rows together, by its heat. */
function condensateTemperature(gas: FlueGas, { condensate, condensateHeat }: March): number {
  let [low, high] = [270, 470]
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (gas.liquidEnthalpy(middle) > condensateHeat / condensate) high = middle
    else low = middle
  }
  return (low + high) / 2
}

function steamShare(liquid: KnownLiquid, enthalpy: number): number {
  if (!liquid.boils) return 0
  return Math.max(0, Math.min(1, (enthalpy - liquid.enthalpy(liquid.highest)) / liquid.latent))
}

function gasDrop({ temperature }: GasStream, ready: Ready, solved: March): StageRating['gasDrop'] {
  const { side, gas, bank, dryFlow } = ready
  const place = { G: 0, mu: 0, cp: 0, k: 0 }
  let vapour = gas.vapour
  let friction = 0
  for (const row of solved.rows) {
    const Y = (vapour + row.vapourOut) / 2
    vapour = row.vapourOut
    friction += side.drop(gasPlace(place, ready, row.meanGas, Y), row.meanGas / row.fin, gas.density(row.meanGas, Y))
  }
  const G = (dryFlow * (1 + gas.vapour)) / bank.areas.freeFlow
  const volumes = 1 / gas.density(solved.gasOut, solved.vapourOut) - 1 / gas.density(temperature, gas.vapour)
  const acceleration = ((1 + bank.openShare ** 2) / 2) * G * G * volumes
  return { friction, acceleration, total: friction + acceleration }
}

function overall({ temperature }: GasStream, stage: Stage, { bank }: Ready, solved: March): { overall?: number } {
  const [hot, cold] = [temperature - solved.waterOut, solved.gasOut - stage.waterIn]
  if (!(hot > 1e-6 && cold > 1e-6 && solved.heat > 0)) return {}
  const mean = Math.abs(hot / cold - 1) < 1e-6 ? hot : (hot - cold) / Math.log(hot / cold)
  return { overall: solved.heat / (bank.areas.outside * mean) }
}
