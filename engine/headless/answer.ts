/** The part that all commands of the engine have in common: one line in, one line out. */
import { EngineError } from '../errors'
import { air } from './air'
import { airCoolerFactor, airCoolerFans, airCoolerRating, airCoolerYearLine } from './aircooler'
import { circuitsCheck, circuitsMake, circuitsOptimise, circuitsTable } from './circuits'
import { climatePlaces, climateYear } from './climate'
import { combustion } from './combustion'
import { correlation } from './correlation'
import { design } from './design'
import { economizerRating, economizerTurndown, economizerYearLine } from './economizer'
import { gas } from './gas'
import { gasCoil } from './gasCoil'
import { gasFit, gasMix } from './gasFit'
import { mistDesignLine, mistDroplet, mistState, mistYearLine } from './mist'
import { props } from './props'
import { rate } from './rate'
import { segments } from './segments'

/** A command: a parsed line in, a plain object out. */
export type Command = (line: unknown) => object

/** The commands by name. */
export const commands = Object.freeze({
  props,
  air,
  gas,
  'gas fit': gasFit,
  'gas mix': gasMix,
  'gas coil': gasCoil,
  correlation,
  rate,
  segments,
  design,
  combustion,
  'economizer rating': economizerRating,
  'economizer turndown': economizerTurndown,
  'economizer year': economizerYearLine,
  'aircooler rating': airCoolerRating,
  'aircooler fans': airCoolerFans,
  'aircooler factor': airCoolerFactor,
  'aircooler year': airCoolerYearLine,
  'circuits check': circuitsCheck,
  'circuits make': circuitsMake,
  'circuits table': circuitsTable,
  'circuits optimise': circuitsOptimise,
  'climate places': climatePlaces,
  'climate year': climateYear,
  'mist state': mistState,
  'mist droplet': mistDroplet,
  'mist design': mistDesignLine,
  'mist year': mistYearLine,
} satisfies Record<string, Command>)

export type CommandName = keyof typeof commands

/** Output for a line without a result. */
export interface Refusal {
  error: { code: string; message: string }
}

/**
 * The output for one line of JSON.
 *
 * @param command  the command that handles the line
 * @param text     the line
 * @returns        one line of JSON, without its end: the result, or `{"error":{"code","message"}}`
 *
 * Valid for any text: malformed JSON is `invalid-json`, a result that is not finite `not-finite`, a defect of the
 * engine itself `internal`.
 *
 * Source: definition.
 */
export function answer(command: Command, text: string): string {
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch (cause) {
    return JSON.stringify(refusal('invalid-json', (cause as Error).message))
  }
  try {
    return JSON.stringify(command(line), finiteOnly)
  } catch (cause) {
    if (cause instanceof EngineError) return JSON.stringify(refusal(cause.code, cause.message))
    return JSON.stringify(refusal('internal', cause instanceof Error ? cause.message : String(cause)))
  }
}

function refusal(code: string, message: string): Refusal {
  return { error: { code, message } }
}

/** JSON writes NaN as null, which a reader would take for a value that is not applicable. */
function finiteOnly(name: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new EngineError('not-finite', `${name} of the result is not a finite number`, { name })
  return value
}
