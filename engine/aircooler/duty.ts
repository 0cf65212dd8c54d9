/** What a stream is to give: from any three of its flow, its ends and its heat, or from flow and inlet alone. */
import { EngineError, requireWithin } from '../errors'
import type { Process } from './airCooler'
import type { KnownMedium } from './medium'

/** A stream with its flow [kg/s], inlet [K] with its enthalpy [J/kg], and the heat that is asked of it [W]. */
export interface Duty {
  readonly massFlow: number
  readonly inlet: number
  readonly enthalpyIn: number
  readonly required?: number
}

/**
 * The stream of an air cooler.
 *
 * @param process  what is known of it: flow [kg/s], inlet, outlet [K], heat [W]
 * @param medium   what flows
 * @param air      temperature of the air [K]
 * @returns        flow, inlet, the heat that is asked for where it is known
 *
 * Valid for flow and inlet, with outlet or heat as what is asked for; or for three of the four. Else `invalid-input`. A stream that
 * is not warmer than the air, or that would leave colder than it, is `out-of-range`.
 *
 * Source: balance of heat.
 */
export function dutyOf(process: Process, medium: KnownMedium, air: number): Duty {
  const { massFlow, inlet, outlet, heat } = process
  if (massFlow !== undefined) requireWithin('the flow of the stream in kg/s', massFlow, 1e-4, 1e5)
  if (heat !== undefined) requireWithin('the heat in W', heat, 1, 1e10)
  const known = [massFlow, inlet, outlet, heat].filter(each => each !== undefined).length
  if (known > 3)
    throw new EngineError('invalid-input', 'flow, inlet, outlet and heat are too much: leave one of them out', {
      path: 'process',
    })
  if (massFlow !== undefined && inlet !== undefined) {
    const enthalpyIn = enthalpyAt(medium, inlet, 'the inlet')
    const byOutlet =
      outlet === undefined ? undefined : massFlow * (enthalpyIn - enthalpyAt(medium, outlet, 'the outlet'))
    return checked({ massFlow, inlet, enthalpyIn, required: heat ?? byOutlet }, outlet, air)
  }
  if (heat === undefined || outlet === undefined)
    throw new EngineError(
      'invalid-input',
      'give flow and inlet of the stream, or three of flow, inlet, outlet and heat',
      {
        path: 'process',
      },
    )
  const leaves = enthalpyAt(medium, outlet, 'the outlet')
  if (inlet !== undefined) {
    const enthalpyIn = enthalpyAt(medium, inlet, 'the inlet')
    // Checked before the division, whose sign would else say nothing to the reader.
    if (!(inlet > outlet)) throw notCooled(inlet, outlet)
    return checked({ massFlow: heat / (enthalpyIn - leaves), inlet, enthalpyIn, required: heat }, outlet, air)
  }
  if (massFlow === undefined)
    throw new EngineError('invalid-input', 'outlet and heat alone say neither flow nor inlet: give one of them', {
      path: 'process',
    })
  const enthalpyIn = leaves + heat / massFlow
  return checked({ massFlow, inlet: medium.temperature(enthalpyIn), enthalpyIn, required: heat }, outlet, air)
}

function enthalpyAt(medium: KnownMedium, T: number, what: string): number {
  requireWithin(`the temperature of ${what}`, T, 150, 1500)
  return medium.enthalpy(T)
}

const notCooled = (inlet: number, outlet: number) =>
  new EngineError(
    'out-of-range',
    `the stream comes with ${inlet} K and is to leave with ${outlet} K: it is not cooled`,
    {
      inlet,
      outlet,
    },
  )

function checked(duty: Duty, outlet: number | undefined, air: number): Duty {
  const { inlet, massFlow, required } = duty
  if (outlet !== undefined && !(outlet < inlet)) throw notCooled(inlet, outlet)
  requireWithin('the flow of the stream in kg/s', massFlow, 1e-4, 1e5)
  if (!(inlet > air))
    throw new EngineError(
      'out-of-range',
      `the stream comes with ${inlet.toFixed(1)} K and the air with ${air.toFixed(1)} K: nothing is cooled`,
      { inlet, air },
    )
  if (outlet !== undefined && outlet <= air)
    throw new EngineError(
      'out-of-range',
      `the stream is to leave with ${outlet.toFixed(1)} K, and the air comes with ${air.toFixed(1)} K: no cooler reaches that`,
      { outlet, air },
    )
  const { required: _, ...rest } = duty
  return required === undefined ? rest : { ...rest, required }
}
