/** What a gas of the document is made of, by mole, and the temperature of mixed streams. */
import { combustion } from '../../../engine/combustion'
import { EngineError } from '../../../engine/errors'
import { gasMixture } from '../../../engine/fluids'
import { mixStreams, moistened } from '../../../engine/gases'
import type { GasInput, GasStreamInput } from '../document/gasDocument'

type Shares = Readonly<Record<string, number>>

export interface Made {
  composition: Shares
  /** The temperature of the sheet [K]: that of the state, or of the mixed streams. */
  temperature: number
  /** The flow of mixed streams [kg/s]. */
  flow?: number
}

/** Throws an `EngineError` whose `path` is the field to mend. */
export function compositionOf({ gas, state }: Pick<GasInput, 'gas' | 'state'>): Made {
  const { temperature } = state
  switch (gas.kind) {
    case 'pure':
      return { composition: moist({ [gas.pure ?? '']: 1 }, 'gas.pure', gas.humidity, state), temperature }
    case 'mixture': {
      const shares = at(
        'gas.shares',
        () => gasMixture(gas.shares ?? {}, gas.basis === 'mass' ? 'mass' : 'mole').composition,
      )
      return { composition: moist(shares, 'gas.shares', gas.humidity, state), temperature }
    }
    case 'products':
      return { composition: productsOf(gas), temperature }
    case 'streams':
      return mixed(gas.streams ?? [], state.pressure)
  }
}

/** Air of the atmosphere: the pressure of the state is that of the gas later. */
function productsOf({ fuel = {}, excess = 0, airHumidity = 0 }: GasInput['gas']): Shares {
  const composition = at('gas.fuel', () => gasMixture(fuel).composition)
  return at('gas.fuel', () =>
    combustion({
      fuel: { kind: 'gas', composition },
      air: { kind: 'excess', value: excess },
      humidity: airHumidity,
    }),
  ).composition
}

function mixed(streams: readonly GasStreamInput[], pressure: number): Made {
  const { composition, T, flow } = at('gas.streams', () =>
    mixStreams(
      streams.map(({ composition, flow, temperature }) => ({
        composition: gasMixture(composition).composition,
        ...{ flow, T: temperature },
      })),
      pressure,
    ),
  )
  return { composition, temperature: T, flow }
}

function moist(
  dry: Shares,
  path: string,
  humidity: number | undefined,
  { temperature, pressure }: GasInput['state'],
): Shares {
  const known = at(path, () => gasMixture(dry).composition)
  return humidity === undefined ? known : at('gas.humidity', () => moistened(known, temperature, pressure, humidity))
}

/** A refusal of the engine, with the field that mends it. */
function at<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw refusalAt(path, error)
  }
}

/** The engine names all gases that it knows, which the page has in its lists. */
export function refusalAt(path: string, { code, message, inputs }: EngineError): EngineError {
  const said = code === 'unknown-name' ? `${String(inputs.gas)} is no gas of the list` : message
  return new EngineError(code, sentenceOf(said), { path })
}

const sentenceOf = (message: string) =>
  `${message[0]?.toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`
