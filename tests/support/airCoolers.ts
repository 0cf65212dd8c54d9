/** Air coolers for tests: the reference's, and one that other tests change. */
import type { AirCoolerInput } from '../../engine/aircooler'

type Row = readonly (number | string)[]

/** An air cooler of the reference tables, whose columns name what a row holds. */
export function airCoolerOf(columns: readonly string[], row: Row, tipSpeed = 60): AirCoolerInput {
  const of = (name: string) => row[columns.indexOf(name)] as number
  const point = { temperature: of('Tl_in'), density: of('rho'), heatCapacity: of('cp') }
  return {
    process: {
      medium: { kind: 'custom', points: [{ ...point, viscosity: of('mu'), conductivity: of('k') }] },
      ...{ massFlow: of('m_liq'), inlet: of('Tl_in') },
    },
    air: { dryBulb: of('Ta_in'), pressure: of('p'), flow: { basis: 'dry-air-mass', value: of('m_air') } },
    bundle: {
      ...{ rows: of('tube_rows'), passes: of('tube_passes'), tubesPerRow: of('tubes_per_row') },
      ...{ tubeLength: of('tube_length'), tubeDiameter: of('tube_diameter'), transversePitch: of('pitch_normal') },
      ...{ tubeWall: (of('tube_diameter') - of('di')) / 2, tubeConductivity: of('k_wall') },
      fins: {
        ...{ kind: 'embedded', height: of('fin_height'), thickness: of('fin_thickness') },
        ...{ density: of('fin_density'), conductivity: of('k_fin') },
      },
      fouling: { process: of('Rfi') },
    },
    fans: {
      ...{
        draft: of('draft') as unknown as 'forced' | 'induced',
        perBay: of('n_fans'),
        diameter: of('fan_D'),
        tipSpeed,
      },
      ...{ efficiency: of('eta_fan'), driveEfficiency: of('eta_belt'), motorEfficiency: of('eta_motor') },
      otherLosses: of('dp_extra'),
    },
  }
}

/** Four rows of forty tubes that cool water under two fans. */
export const waterCooler: AirCoolerInput = {
  process: { medium: { kind: 'liquid', name: 'Water', pressure: 5e5 }, massFlow: 30, inlet: 350 },
  air: { dryBulb: 305, flow: { basis: 'face-velocity', value: 3.2 } },
  bundle: {
    ...{ rows: 4, passes: 2, tubesPerRow: 40, tubeLength: 9, tubeDiameter: 0.0254, tubeWall: 0.0021 },
    transversePitch: 0.0635,
    fins: { kind: 'embedded', height: 0.0159, thickness: 0.0004, density: 394 },
  },
  fans: { draft: 'forced', perBay: 2, diameter: 2.6, tipSpeed: 50, otherLosses: 15 },
}

/** The same with parts of its bundle, its air, its stream or its fans otherwise. */
export function changed(parts: {
  process?: Partial<AirCoolerInput['process']>
  air?: Partial<AirCoolerInput['air']>
  bundle?: Partial<AirCoolerInput['bundle']>
  fans?: Partial<AirCoolerInput['fans']>
  limits?: AirCoolerInput['limits']
}): AirCoolerInput {
  const { process, air, bundle, fans } = waterCooler
  return {
    process: { ...process, ...parts.process },
    air: { ...air, ...parts.air },
    bundle: { ...bundle, ...parts.bundle },
    fans: { ...fans, ...parts.fans },
    ...(parts.limits ? { limits: parts.limits } : {}),
  }
}
