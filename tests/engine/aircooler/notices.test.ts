import { describe, expect, it } from 'vitest'
import { type AirCoolerInput, offDesign, rateAirCooler } from '../../../engine/aircooler'
import { changed } from '../../support/airCoolers'

type Parts = Parameters<typeof changed>[0]
const said = (parts: Parts) => rateAirCooler(changed(parts)).warnings.map(each => `${each.code} ${each.severity}`)
const [near, beyond] = [1 - 1e-4, 1 + 1e-4]

/** Where a notice begins: its word, with a value before its limit and with one beyond. */
const limits: readonly [string, (share: number) => Parts][] = [
  ['TIP_SPEED warning', share => ({ fans: { tipSpeed: 61 * share } })],
  ['TIP_SPEED error', share => ({ fans: { tipSpeed: 81 * share } })],
  // 40 % of 23.14575 m2 in two rings: 2.42761 m.
  ['FAN_COVERAGE warning', share => ({ fans: { diameter: 2.427606 / share } })],
  // 40.5 pitches of 63.5 mm across; of four fans, a quarter of 9 m along the tubes.
  ['FAN_ROOM warning', share => ({ fans: { diameter: 2.57175 * share } })],
  ['FAN_ROOM warning', share => ({ fans: { perBay: 4, diameter: 2.25 * share } })],
  // 45 degrees: 0.95 m beyond the ring, from as much below.
  ['DISPERSION warning', share => ({ fans: { plenumHeight: 0.95 / share } })],
  ['FIN_TEMP warning', share => ({ ...hot(403.15 * share), bundle: { fins: fins('l-foot') } })],
  ['FIN_TEMP warning', share => ({ ...hot(573.15 * share), bundle: { fins: fins('extruded') } })],
  ['FIN_TEMP warning', share => ({ ...hot(673.15 * share), bundle: { fins: fins('embedded') } })],
  ['FACE_VEL_HIGH info', share => velocity(3.3 * 1.2 * share)],
  ['FACE_VEL_LOW info', share => velocity((3.3 * 0.6) / share)],
  ['FACE_VEL_HIGH info', share => ({ ...velocity(3.6 * 1.2 * share), bundle: { rows: 2 } })],
  ['FACE_VEL_HIGH info', share => ({ ...velocity(3 * 1.2 * share), bundle: { rows: 5, passes: 1 } })],
  ['FACE_VEL_HIGH info', share => ({ ...velocity(2.8 * 1.2 * share), bundle: { rows: 8 } })],
]

const fins = (kind: AirCoolerInput['bundle']['fins']['kind']) => ({
  ...{ kind, height: 0.0159, thickness: 0.0004, density: 394 },
})
const constant = { temperature: 400, density: 800, heatCapacity: 2500, viscosity: 5e-4, conductivity: 0.12 }
const hot = (inlet: number): Parts => ({ process: { inlet, medium: { kind: 'custom', points: [constant] } } })
const velocity = (value: number): Parts => ({ air: { flow: { basis: 'face-velocity', value } } })

it('notices of an air cooler tell of vapour that leaves, and of a pressure within 5 % of the critical one', () => {
  const codesOf = (name: string, pressure: number, massFlow: number, inlet: number) =>
    rateAirCooler(changed({ process: { medium: { kind: 'fluid', name, pressure }, massFlow, inlet } })).warnings.map(
      ({ code, severity }) => [code, severity],
    )
  expect(codesOf('R-290', 1.7e6, 12, 340)).toContainEqual(['COND_FLASH', 'warning'])
  expect(codesOf('R-290', 1.7e6, 1, 340).map(([code]) => code)).not.toContain('COND_FLASH')
  const medium = { kind: 'fluid', name: 'R-290', pressure: 1.7e6 } as const
  const { outletQuality } = rateAirCooler(changed({ process: { medium, massFlow: 2.6, inlet: 340 } })).stream
  expect(outletQuality).toBeGreaterThan(0.005)
  expect(outletQuality).toBeLessThan(0.1)
  expect(codesOf('R-290', 1.7e6, 2.6, 340)).toContainEqual(['COND_FLASH', 'warning'])
  // The critical pressure of carbon dioxide is 73.773 bar.
  const near = (bar: number) => codesOf('R-744', bar * 1e5, 3, 370).some(([code]) => code === 'SUPERCRIT_NEAR')
  expect([70, 70.2, 77.4, 77.5].map(near)).toEqual([false, true, true, false])
})

it.each([
  ['alone', {}],
  ['with air', { inert: { name: 'Air', share: 0.02 } }],
])('steam %s that comes below its dew point is said to be liquid', (_, beside) => {
  // At 2 bar steam condenses at 120.2 °C; with 2 % of air its dew point is 0.6 K lower.
  const noticeAt = (inlet: number) =>
    rateAirCooler(
      changed({ process: { medium: { kind: 'fluid', name: 'R-718', pressure: 2e5, ...beside }, massFlow: 1, inlet } }),
    ).warnings.find(({ code }) => code === 'COMES_COLD')
  expect(noticeAt(394)).toBeUndefined()
  expect(noticeAt(380.15)).toMatchObject({ severity: 'warning', value: 380.15, input: 'process.inlet' })
  expect(noticeAt(380.15)?.limits?.[0]).toBeGreaterThan(392)
  expect(noticeAt(380.15)?.limits?.[0]).toBeLessThan(393.5)
})

describe('the notices of an air cooler', () => {
  it.each(limits)('%s begins at its limit', (word, parts) => {
    expect(said(parts(near))).not.toContain(word)
    expect(said(parts(beyond))).toContain(word)
  })

  it('begin where a limit of the user is', () => {
    const { noise, stream } = rateAirCooler(changed({}))
    const of = (limit: AirCoolerInput['limits']) => said({ limits: limit! })
    expect(of({ soundPower: noise.power + 0.01, soundPressure: 200 })).not.toContain('NOISE warning')
    expect(of({ soundPower: noise.power - 0.01, soundPressure: 200 })).toContain('NOISE warning')
    expect(of({ soundPressure: noise.pressureAtFan - 0.01 })).toContain('NOISE warning')
    expect(of({ processDrop: stream.drop.total + 1 })).not.toContain('FLUID_DP warning')
    expect(of({ processDrop: stream.drop.total - 1 })).toContain('FLUID_DP warning')
    expect(of({ approach: stream.outlet - 305 - 0.01 })).not.toContain('APPROACH_TIGHT warning')
    expect(of({ approach: stream.outlet - 305 + 0.01 })).toContain('APPROACH_TIGHT warning')
  })

  it('are of 85 dB and of 5 K where the user has none', () => {
    const found = rateAirCooler(changed({ process: { massFlow: 9 }, bundle: { rows: 8, passes: 8 } }))
    expect(found.warnings.find(each => each.code === 'NOISE')!.limits).toEqual([0, 85])
    expect(found.warnings.find(each => each.code === 'APPROACH_TIGHT')!.limits).toEqual([5, 500])
  })

  it('warn of walls that are no more than 8.5 K above freezing or pouring', () => {
    const { coldestWall } = rateAirCooler(changed({})).stream
    const pour = (pourPoint: number) => said({ process: { pourPoint } })
    expect(pour(coldestWall - 8.51)).not.toContain('POUR warning')
    expect(pour(coldestWall - 8.49)).toContain('POUR warning')
    expect(pour(coldestWall + 0.01)).toContain('POUR error')
    // Water freezes before it would stop pouring at 260 K: the warmer of both is told.
    const icy = { process: { massFlow: 3, pourPoint: 260 }, air: { dryBulb: 268 } }
    expect(said(icy).join()).toMatch(/FREEZE/)
    expect(said(icy).join()).not.toMatch(/POUR/)
    const winter = offDesign(changed({ process: { massFlow: 3 }, air: { winter: 240 } }))
    expect(winter.warnings.map(each => `${each.code} ${each.input}`)).toEqual(['FREEZE air.winter'])
    expect(winter.winter!.coldestWall).toBeLessThan(273.15 + 8.5)
    expect(offDesign(changed({ air: { winter: 300 } })).warnings).toEqual([])
  })

  it('warn of warm air that comes back, of forced draft alone', () => {
    const small = { process: { massFlow: 12 } }
    const { air, fans, stream } = rateAirCooler(changed(small))
    expect(air.leavingVelocity / fans.ringVelocity).toBeLessThan(0.5)
    expect(stream.outlet - air.inlet).toBeLessThan(15)
    expect(said(small)).toContain('HOT_AIR_RECIRC info')
    expect(said({ ...small, fans: { draft: 'induced' } })).not.toContain('HOT_AIR_RECIRC info')
    expect(said({ ...small, air: { recirculation: 2 } })).not.toContain('HOT_AIR_RECIRC info')
    expect(said({})).not.toContain('HOT_AIR_RECIRC info')
    // Half of what is sucked in: rings as wide as make it so, which change nothing else.
    const half = 2.6 * Math.sqrt((0.5 * fans.ringVelocity) / air.leavingVelocity)
    const ring = (share: number) => said({ ...small, fans: { diameter: half * share } })
    expect(ring(near)).toContain('HOT_AIR_RECIRC info')
    expect(ring(beyond)).not.toContain('HOT_AIR_RECIRC info')
    // From 15 K above the air on it does not tell: the flow with which it leaves so is sought.
    const approach = (massFlow: number) => rateAirCooler(changed({ process: { massFlow } })).stream.outlet - 305
    let [low, high] = [8, 30]
    while (high - low > 1e-4) {
      const middle = (low + high) / 2
      if (approach(middle) < 15) low = middle
      else high = middle
    }
    expect(said({ process: { massFlow: low * 0.999 } })).toContain('HOT_AIR_RECIRC info')
    expect(said({ process: { massFlow: high * 1.001 } })).not.toContain('HOT_AIR_RECIRC info')
  })

  it('tell of passes that do not divide the rows, and of few rows', () => {
    const found = rateAirCooler(changed({ bundle: { rows: 5, passes: 2 } }))
    expect(found.warnings.map(each => each.code)).toContain('PASSES_INVALID')
    expect(found.stream.passes.map(each => each.rows)).toEqual([3, 2])
    expect(said({ bundle: { rows: 5, passes: 2, rowsPerPass: [2, 3] } }).join()).not.toContain('PASSES_INVALID')
    expect(said({ bundle: { rows: 3, passes: 1 } })).toContain('FEW_ROWS info')
    expect(said({ bundle: { rows: 3, passes: 1, fewRows: true } }).join()).not.toContain('FEW_ROWS')
    expect(said({ bundle: { rows: 3, passes: 1, method: 'esdu' } }).join()).not.toContain('FEW_ROWS')
  })

  it('tell of flow in the tubes that is slow, fast or laminar, and of air beside the data', () => {
    // 80 tubes of 21.2 mm a pass, 800 kg/m3: 0.3 m/s at 6.7775 kg/s, 3 m/s at 67.775.
    const flow = (massFlow: number) => said({ process: { massFlow, medium: { kind: 'custom', points: [constant] } } })
    expect(flow(6.7782)).not.toContain('TUBE_VEL_LOW warning')
    expect(flow(6.7768)).toContain('TUBE_VEL_LOW warning')
    expect(flow(67.782)).toContain('TUBE_VEL_HIGH warning')
    expect(flow(67.768)).not.toContain('TUBE_VEL_HIGH warning')
    const thick = { ...constant, viscosity: 0.01 }
    const slow = (massFlow: number) => said({ process: { massFlow, medium: { kind: 'custom', points: [thick] } } })
    // Re = 4 m / (80 pi d mu): 4000 at 53.3 kg/s, 2300 at 30.6.
    expect(slow(53.5).join()).not.toContain('TUBE_')
    expect(slow(53)).toContain('TUBE_TRANSITION warning')
    expect(slow(30.75)).toContain('TUBE_TRANSITION warning')
    expect(slow(30.5)).toContain('TUBE_LAMINAR warning')
    expect(said(velocity(0.4))).toContain('AIR_RE_LOW warning')
  })

  /** Where something that rises comes to a value. */
  const whereAt = (value: number, low: number, high: number, of: (x: number) => number) => {
    while (high - low > 1e-5 * high) {
      const middle = (low + high) / 2
      if (of(middle) < value) low = middle
      else high = middle
    }
    return (low + high) / 2
  }

  it('tell of air that loses more than 310 Pa in the bundle, or than the user has', () => {
    const deep = (value: number): Parts => ({ ...velocity(value), bundle: { rows: 8, passes: 2 } })
    const at = whereAt(310, 2, 8, value => rateAirCooler(changed(deep(value))).air.drop)
    expect(said(deep(at * 0.999)).join()).not.toContain('AIR_DP_HIGH')
    expect(said(deep(at * 1.001))).toContain('AIR_DP_HIGH warning')
    const { drop } = rateAirCooler(changed({})).air
    expect(said({ limits: { airDrop: drop + 0.1 } }).join()).not.toContain('AIR_DP_HIGH')
    expect(said({ limits: { airDrop: drop - 0.1 } })).toContain('AIR_DP_HIGH warning')
  })

  it('tell of stream and air that come within 1 K of each other', () => {
    const close = (massFlow: number): Parts => ({ process: { massFlow }, bundle: { rows: 8, passes: 8 } })
    const apart = (massFlow: number) => rateAirCooler(changed(close(massFlow))).stream.outlet - 305
    const at = whereAt(1, 1.5, 30, apart)
    expect(said(close(at * 1.001)).join()).not.toContain('PINCH')
    expect(said(close(at * 0.999))).toContain('PINCH warning')
    // Propane that condenses at 50 °C: the air comes near it behind the vapour, not at the ends.
    const medium = { kind: 'fluid', name: 'R-290', pressure: 1.713e6 } as const
    const condenser = rateAirCooler(
      changed({ process: { medium, massFlow: 3, inlet: 350 }, ...velocity(1), bundle: { rows: 6, passes: 1 } }),
    )
    expect(condenser.pinch).toBeLessThan(350 - condenser.air.leaving)
    expect(condenser.pinch).toBeLessThan(condenser.stream.outlet - 305)
  })

  it('tell of liquids in tubes without fouling, not of gases and refrigerants', () => {
    expect(said({})).toContain('FOULING_ZERO info')
    expect(said({ bundle: { fouling: { process: 0, air: 1e-4 } } })).toContain('FOULING_ZERO info')
    expect(said({ bundle: { fouling: { process: 1e-9 } } }).join()).not.toContain('FOULING_ZERO')
    const gas = { kind: 'gas', composition: { Nitrogen: 1 }, pressure: 2e6 } as const
    expect(said({ process: { medium: gas, massFlow: 5 } }).join()).not.toContain('FOULING_ZERO')
    const steam = { kind: 'fluid', name: 'R-718', pressure: 2e5 } as const
    expect(said({ process: { medium: steam, massFlow: 1, inlet: 400 } }).join()).not.toContain('FOULING_ZERO')
  })

  it('tell of refrigerants that are phased out, whose warming potential is above 700, or that burn', () => {
    const of = (name: string) =>
      said({ process: { medium: { kind: 'fluid', name, pressure: 8e5 }, massFlow: 2, inlet: 360 } })
    // 698 and 1030.
    expect(of('R-452B').join()).not.toContain('PHASED')
    expect(of('R-245fa')).toContain('PHASED_DOWN info')
    expect(of('R-22')).toContain('PHASED_OUT info')
    expect(of('R-290')).toContain('SAFETY_CLASS info')
    expect(of('R-718').join()).not.toMatch(/PHASED|SAFETY/)
    expect(said({}).join()).not.toMatch(/PHASED|SAFETY/)
  })

  it('tell of the design of its side with what came, the limit, and the field, as they were given', () => {
    const { warnings } = rateAirCooler(changed({ process: { designPressure: 4.9e5, designTemperature: 345 } }))
    const of = (code: string) => warnings.find(each => each.code === code)
    // The stream comes with 5 bar and 350 K.
    expect(of('DESIGN_PRESSURE')).toMatchObject({
      ...{ input: 'process.designPressure', quantity: 'absolutePressure', value: 5e5, limits: [0, 4.9e5] },
      message: 'The stream comes with 5.0 bar, above the design pressure of 4.9 bar.',
    })
    expect(of('DESIGN_TEMPERATURE')).toMatchObject({
      ...{ input: 'process.designTemperature', quantity: 'temperature', value: 350, limits: [0, 345] },
      message: 'The stream comes with 76.9 °C, above the design temperature of 71.9 °C.',
    })
  })

  it('tell of a stream above the design of its side, and of tubes too thin for it', () => {
    const of = (process: Parts['process']) => said({ process: process! })
    expect(of({ designPressure: 5e5, designTemperature: 350 }).join()).not.toMatch(/DESIGN|P_RATING/)
    expect(of({ designPressure: 5e5 - 1 })).toContain('DESIGN_PRESSURE error')
    expect(of({ designTemperature: 349.99 })).toContain('DESIGN_TEMPERATURE error')
    // Carbon steel of 92.39 MPa, 25.4 mm and 2.1 mm, a tenth of it missing and 0.4 % wider; gauge.
    const held = (2 * 92_389_748 * 0.00189) / (1.004 * 0.0254 - 0.8 * 0.00189) + 101_325
    expect(of({ designPressure: held * 0.9999 }).join()).not.toContain('P_RATING')
    expect(of({ designPressure: held * 1.0001 })).toContain('P_RATING error')
    const oil = { kind: 'custom', points: [constant] } as const
    expect(of({ medium: oil, pressure: held * 1.0001 })).toContain('P_RATING error')
    expect(of({ medium: oil, pressure: 6e5, designPressure: 5e5 })).toContain('DESIGN_PRESSURE error')
    // Walls are as strong as at the design temperature: at 750 °F SA-179 of 13.4 ksi has 10.7 (ASME II-D, Table 1A).
    const hot = { designTemperature: (750 + 459.67) / 1.8 }
    const heldHot = ((held - 101_325) * 10.7) / 13.4 + 101_325
    expect(of({ ...hot, designPressure: heldHot * 0.9999 }).join()).not.toContain('P_RATING')
    expect(of({ ...hot, designPressure: heldHot * 1.0001 })).toContain('P_RATING error')
  })
})
