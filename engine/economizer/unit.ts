/** An economizer behind its boiler: one bank or two in the gas, what they recover, and what the boiler gains by it. */
import { type Boiler, boiler, type Combustion, combustion, stackLoss } from '../combustion'
import { EngineError, requireWithin } from '../errors'
import { draftOf } from './draft'
import type { EconomizerInput, EconomizerRating, GasSource, PartLoad, UnitStage } from './economizer'
import { unitNotices } from './notices'
import { type GasStream, rateStage, type Stage, type StageRating } from './stage'

/** 80 °F [K]. */
const usualAir = 299.82
const mostStages = 2

/**
 * An economizer behind its boiler.
 *
 * @param input  fire, source of the gas, banks, stack, limits
 * @param part   the load; full where left out
 * @returns      heat, ends, efficiency before and after, notices; SI
 *
 * Valid for one or two banks and loads from 5 to 120 %; a bank without water that it could have is `invalid-input`. The gas is
 * that of the boiler without the economizer: that it then burns a little less is counted in the efficiency alone.
 *
 * Source: as `boiler`, `rateStage`; gain at equal output by the heat-loss method.
 */
export function rateEconomizer(input: EconomizerInput, part: PartLoad = { load: 1 }): EconomizerRating {
  requireWithin('the load', part.load, 0.05, 1.2)
  if (input.stages.length < 1 || input.stages.length > mostStages)
    throw new EngineError('invalid-input', 'an economizer has one bank or two', { stages: input.stages.length })
  const fire = fireAt(input, part)
  const { gas } = fire
  let stream: GasStream = {
    massFlow: fire.gasFlow,
    temperature: fire.gasIn,
    composition: gas.composition,
    pressure: gas.pressure,
  }
  const stages: StageRating[] = []
  for (const stage of input.stages) {
    const { rating, leaving } = rateStage(stream, knownStage(input, stage, fire, part))
    stages.push(rating)
    stream = leaving
  }
  const heat = stages.reduce((sum, { heat: each }) => sum + each, 0)
  const fuelSaved = heat / fire.efficiency
  requireWithin(
    'the heat recovered over the heat that the boiler gives',
    heat / (fire.fired * fire.efficiency),
    0,
    0.95,
  )
  const gasDrop = stages.reduce((sum, each) => sum + each.gasDrop.total, 0)
  const rating = {
    load: part.load,
    gas,
    ...(fire.boiler ? { boiler: fire.boiler } : {}),
    fired: fire.fired,
    fuelFlow: fire.fuelFlow,
    gasFlow: fire.gasFlow,
    gasIn: fire.gasIn,
    gasOut: stream.temperature,
    gasDrop,
    heat,
    condensate: stages.reduce((sum, each) => sum + each.condensate, 0),
    efficiencyBefore: fire.efficiency,
    efficiencyAfter: (fire.fired * fire.efficiency) / (fire.fired - fuelSaved),
    fuelSaved,
    carbonSaved: fuelSaved * gas.carbonDioxide.perHeat,
    stages,
    ...(input.stack ? { draft: draftOf(input.stack, gas, fire.gasFlow, fire.gasIn, stream, gasDrop) } : {}),
  }
  return { ...rating, warnings: unitNotices(input, rating) }
}

interface Fire {
  gas: Combustion
  boiler?: Boiler
  fired: number
  fuelFlow: number
  gasFlow: number
  gasIn: number
  efficiency: number
  feedwater?: { flow: number; temperature: number }
}

/** What is fired at a load, and what goes up the stack. */
function fireAt(input: EconomizerInput, part: PartLoad): Fire {
  const { firing, source, losses = {}, airTemperature = usualAir } = input
  const full = combustion(firing)
  const gas = part.air ? combustion({ ...firing, air: part.air }) : full
  if (source.kind === 'gas') {
    const fuelFlow = (source.massFlow / full.wetGas) * part.load
    const gasIn = stackAt(part, source.temperature, source.boiling)
    const { efficiency } = stackLoss(gas, gasIn, airTemperature, losses)
    return {
      gas,
      fired: fuelFlow * gas.fuel.higherHeatingValue,
      fuelFlow,
      gasFlow: fuelFlow * gas.wetGas,
      gasIn,
      efficiency,
    }
  }
  const asked = { ...source.boiler, airTemperature, losses }
  const atFull = boiler(full, asked)
  const found =
    part.load === 1 && !part.air && part.stackTemperature === undefined ? atFull : partOf(input, part, gas, atFull)
  return {
    gas,
    boiler: found,
    fired: found.fired,
    fuelFlow: found.fuelFlow,
    gasFlow: found.gasFlow,
    gasIn: found.stackTemperature,
    efficiency: found.efficiency,
    feedwater: { flow: found.feedwaterFlow, temperature: source.boiler.feedwater },
  }
}

function partOf(
  { source, losses, airTemperature = usualAir }: EconomizerInput,
  part: PartLoad,
  gas: Combustion,
  full: Boiler,
): Boiler {
  const asked = (source as Extract<GasSource, { kind: 'boiler' }>).boiler
  const hottest = asked.duty.kind === 'steam' ? full.saturation : asked.duty.supply
  return boiler(gas, {
    ...asked,
    size: { kind: 'output', value: full.output },
    firing: { kind: 'stack-temperature', value: stackAt(part, full.stackTemperature, hottest) },
    airTemperature,
    losses: { ...losses, radiation: full.losses.radiation },
    load: part.load,
  })
}

/** Stack temperature of a load where nobody measured it: nearer to the boiling water with less fire. */
function stackAt({ load, stackTemperature }: PartLoad, full: number, boiling = full): number {
  if (stackTemperature !== undefined) return stackTemperature
  return full > boiling ? boiling + (full - boiling) * Math.sqrt(load) : full
}

function knownStage(input: EconomizerInput, stage: UnitStage, { feedwater }: Fire, { load }: PartLoad): Stage {
  const { pumped = false, onOff: _, waterFlow, waterIn = feedwater?.temperature, ...rest } = stage
  const flow = waterFlow === undefined ? feedwater?.flow : waterFlow * (pumped ? 1 : load)
  if (flow === undefined || waterIn === undefined)
    throw new EngineError(
      'invalid-input',
      'give waterFlow and waterIn of every bank, for there is no boiler that has them',
      {
        path: `stages.${input.stages.indexOf(stage)}`,
      },
    )
  return { ...rest, waterFlow: flow, waterIn }
}
