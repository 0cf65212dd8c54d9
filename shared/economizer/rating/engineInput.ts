/** What the engine is asked for an economizer of the document. */
import type { CombustionInput, Fuel } from '../../../engine/combustion'
import type { EconomizerInput as EngineInput, PartLoad, UnitStage, YearLoad } from '../../../engine/economizer'
import { pressureAtAltitude } from '../../../engine/units'
import type { EconomizerBank, EconomizerInput, EconomizerLoad } from '../document/economizerDocument'
import { bankOf, present } from './bankOf'

type Water = Pick<EconomizerInput['water'], 'liquid' | 'share' | 'pressure'>

export function engineInput(input: EconomizerInput): EngineInput {
  const { boiler, air, water, unit, condensing, stack } = input
  const { gasDrop, gasOut, dewMargin, steamingMargin, waterDrop } = input.limits
  return {
    firing: firingOf(input),
    airTemperature: air.temperature,
    ...(boiler.radiation === undefined ? {} : { losses: { radiation: boiler.radiation } }),
    source: {
      kind: 'boiler',
      boiler: {
        size: boiler.size,
        firing: boiler.firing,
        duty:
          boiler.duty === 'steam'
            ? { kind: 'steam', pressure: boiler.pressure, blowdown: boiler.blowdown ?? 0 }
            : { kind: 'hot-water', pressure: boiler.pressure, supply: boiler.supply ?? water.temperature + 11 },
        feedwater: water.temperature,
      },
    },
    stages: [
      {
        ...stageOf(unit, water),
        ...(water.flow === undefined ? {} : { waterFlow: water.flow }),
        pumped: water.feed === 'pumped',
        onOff: water.feed === 'on-off',
      },
      ...(condensing
        ? [
            {
              ...stageOf(condensing.bank, condensing.water),
              waterFlow: condensing.water.flow,
              waterIn: condensing.water.temperature,
              pumped: condensing.water.isPumped ?? false,
            },
          ]
        : []),
    ],
    ...(stack?.height === undefined
      ? {}
      : { stack: { height: stack.height, diameter: stack.diameter, ambient: stack.ambient ?? air.temperature } }),
    limits: present({ gasDrop, gasOut, dewMargin, steamingMargin, waterDrop }),
  }
}

function firingOf({ fuel, air }: Pick<EconomizerInput, 'fuel' | 'air'>): CombustionInput {
  return {
    fuel: fuelOf(fuel),
    air: air.given,
    pressure: pressureAtAltitude(air.altitude),
    ...present({ humidity: air.humidity, trioxideShare: air.trioxideShare }),
  }
}

const noAnalysis: NonNullable<EconomizerInput['fuel']['analysis']> = { C: 0, H: 0, O: 0, N: 0, S: 0 }

function fuelOf({
  kind,
  name = '',
  hydrogen,
  gases = {},
  analysis,
  higherHeatingValue = 0,
}: EconomizerInput['fuel']): Fuel {
  if (kind === 'own-gas') return { kind: 'gas', composition: gases }
  if (kind === 'own-mass') {
    const { Cl, ash, water, ...parts } = analysis ?? noAnalysis
    return { kind: 'mass', analysis: { ...parts, ...present({ Cl, ash, water }) }, higherHeatingValue }
  }
  return { kind: 'named', name, ...(hydrogen ? { hydrogen } : {}) }
}

function stageOf(bank: EconomizerBank, water: Water): Omit<UnitStage, 'waterFlow' | 'waterIn'> {
  const { circuits, flow, bypass } = bank
  return {
    bank: bankOf(bank),
    ...(circuits === undefined ? {} : { circuits }),
    flow,
    ...(bypass ? { bypass: present(bypass) } : {}),
    liquid: {
      pressure: water.pressure,
      ...(water.liquid ? { name: water.liquid } : {}),
      ...(water.share === undefined ? {} : { share: water.share, basis: 'mass' }),
    },
  }
}

/** The loads of the document, in its order. */
export function loadsOf({ loads }: Pick<EconomizerInput, 'loads'>): EconomizerLoad[] {
  return [loads.first, loads.second, loads.third, loads.fourth].filter(load => load !== undefined)
}

export function yearLoad({ load, hours, oxygen, stackTemperature }: EconomizerLoad): YearLoad & PartLoad {
  return {
    load,
    hours,
    ...(oxygen === undefined ? {} : { air: { kind: 'dry-oxygen', value: oxygen } }),
    ...(stackTemperature === undefined ? {} : { stackTemperature }),
  }
}
