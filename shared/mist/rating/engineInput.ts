/** The engine's mist from that of the document. */
import type { MistInput as EngineMist, MistPrices, MistWorth } from '../../../engine/mist'
import type { MachineSource, MistInput } from '../document/mistDocument'

export function engineInput({ machine, intake, spray, control, water }: MistInput): EngineMist {
  const { kind: _, source, ...rated } = machine
  const { nozzle, pressure, stages } = spray
  return {
    effectiveness: spray.effectiveness,
    airflow: intake.airflow,
    machine: { ...without(rated), ...(source ? { curve: curveOf(source) } : {}) },
    ...(spray.evaporatedShare === undefined ? {} : { evaporatedShare: spray.evaporatedShare }),
    control: without(control),
    spray: {
      nozzle: {
        name: nozzle.model ?? 'own nozzle',
        flow: nozzle.flow,
        pressure: nozzle.pressure,
        sauter: nozzle.sauter,
      },
      ...{ pressure, stages, face: intake.face, distance: intake.distance },
    },
    water: without(water),
  }
}

/** The curve of a machine that was read, over its rated power: what one types for the power scales it. */
const curveOf = ({ points, ratedPower }: MachineSource) =>
  points.map(({ air, power }) => ({ air, share: power / ratedPower }))

export function pricesOf({ money }: MistInput): MistPrices {
  return without({
    electricity: money.electricityPrice,
    demand: money.demandPrice,
    water: money.waterPrice,
    sewer: money.sewerPrice,
    treatment: money.treatmentPrice,
    carbon: money.carbonPrice,
    carbonIntensity: money.carbonIntensity,
  })
}

export function worthOf({ money }: MistInput): MistWorth {
  const { installed, incentive = 0, escalation, discount, life } = money
  return { installed, incentive, escalation, discount, life }
}

/** Without what was left empty. */
function without<Part extends object>(part: Part): { [Name in keyof Part]: Exclude<Part[Name], undefined> } {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as never
}
