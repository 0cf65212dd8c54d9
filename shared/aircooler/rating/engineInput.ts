/** The engine's air cooler from that of the document. */
import type { AirCoolerInput as EngineCooler, Medium } from '../../../engine/aircooler'
import { usualFan } from '../../../engine/aircooler'
import { EngineError } from '../../../engine/errors'
import { standardAirDensity } from '../../../engine/units'
import type { AirCoolerInput } from '../document/airCoolerDocument'

export function engineInput({ process, air, unit, bundle, fans, limits }: AirCoolerInput): EngineCooler {
  const { altitude, ...supply } = air
  const { nozzle, nozzles, fouling, fins, ...body } = bundle
  const { distance, curve, fan, ...blades } = fans
  // What only the document knows of: `noticesOf` tells of these.
  const { margin: _, fanPower: __, faceVelocity: ___, width: ____, length: _____, ...asked } = limits
  return {
    process: {
      medium: mediumOf(process),
      inlet: process.inlet,
      ...without(askedOf(process)),
      ...without({
        pourPoint: process.pourPoint,
        pressure: process.pressure,
        designPressure: process.designPressure,
        designTemperature: process.designTemperature,
      }),
    },
    air: { ...without(supply), elevation: altitude },
    bundle: {
      ...without(body),
      fins: finsOf(fins),
      fouling: without(fouling),
      ...(nozzle === undefined ? {} : { nozzles: { diameter: nozzle, count: nozzles ?? 1 } }),
    },
    unit,
    fans: {
      ...without(blades),
      ...(curve === undefined || curve.length === 0 || isOtherFan(fans) ? {} : { curve: curveOf(fans, curve) }),
      distances: [1, distance ?? usualDistance],
    },
    limits: without(asked),
  }
}

/** The curve of a chosen fan holds for its own speed and air, one that was typed for the speed of the blades and standard air. */
function curveOf(
  { tipSpeed = usualFan.tipSpeed, diameter, fan }: AirCoolerInput['fans'],
  curve: NonNullable<AirCoolerInput['fans']['curve']>,
) {
  const points = curve.map(without)
  if (fan) return { points, speed: fan.speed, density: fan.density }
  return { points, speed: tipSpeed / (Math.PI * diameter), density: standardAirDensity }
}

/** Diameters within this of each other are the same, as both are rounded somewhere [-]. */
const sameDiameter = 0.005

/** Whether the unit has blades of another diameter than the fan that was chosen, whose curve says nothing of them. */
export const isOtherFan = ({ fan, diameter }: AirCoolerInput['fans']): boolean =>
  fan !== undefined && Math.abs(diameter / fan.diameter - 1) > sameDiameter

/** Where the noise is told of if nothing else is said [m]. */
const usualDistance = 100

function askedOf({ given, massFlow, outlet, heat }: AirCoolerInput['process']) {
  if (given === 'flow-outlet') return { massFlow, outlet }
  return given === 'flow-heat' ? { massFlow, heat } : { outlet, heat }
}

function mediumOf(process: AirCoolerInput['process']): Medium {
  const { kind, name, share, gases, own, pressure, inert, inertShare, inertBasis, inertMethod } = process
  const need = <Part>(part: Part | undefined, path: string, message: string): Part => {
    if (part !== undefined) return part
    throw new EngineError('invalid-input', message, { path })
  }
  switch (kind) {
    case 'own': {
      const { cold, hot } = need(own, 'process.own.cold.temperature', 'Give the properties of the liquid.')
      return { kind: 'custom', points: [cold, hot], ...(name === undefined ? {} : { name }) }
    }
    case 'liquid':
      return {
        kind,
        name: need(name, 'process.name', 'Choose a liquid.'),
        pressure,
        ...(share === undefined ? {} : { share }),
      }
    case 'gas':
      return { kind, composition: need(gases, 'process.gases', 'Give at least one gas.'), pressure }
    case 'fluid':
      return {
        ...{ kind, name: need(name, 'process.name', 'Choose a fluid.'), pressure },
        ...(inert === undefined
          ? {}
          : {
              inert: {
                name: inert,
                share: need(inertShare, 'process.inertShare', 'Give the share of the gas.'),
                ...without({ basis: inertBasis, method: inertMethod }),
              },
            }),
      }
  }
}

function finsOf({ kind, height, thickness, density, metal, surface }: AirCoolerInput['bundle']['fins']) {
  if (kind === 'plate') return { kind, thickness, density, metal, ...(surface === undefined ? {} : { surface }) }
  if (height !== undefined) return { kind, height, thickness, density, metal }
  throw new EngineError('invalid-input', 'Give the height of the fins.', { path: 'bundle.fins.height' })
}

type Given<Part> = { [Name in keyof Part]: Exclude<Part[Name], undefined> }

/** Without what was left empty. */
function without<Part extends object>(part: Part): Given<Part> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Given<Part>
}
