/** Where an air cooler stops: what a message says, and a value just beyond either end. */
import { describe, expect, it } from 'vitest'
import { type AirCoolerInput, airCoolerYear, fanLaws, passFactor, rateAirCooler } from '../../../engine/aircooler'
import { knownBundle } from '../../../engine/aircooler/bundle'
import { dryAirDensity } from '../../../engine/aircooler/dryAir'
import { dutyOf } from '../../../engine/aircooler/duty'
import { curveAt } from '../../../engine/aircooler/fanCurve'
import { checkFans } from '../../../engine/aircooler/fanDuty'
import { knownMedium } from '../../../engine/aircooler/medium'
import { noiseOf } from '../../../engine/aircooler/noise'
import { airFlowOf, knownAir } from '../../../engine/aircooler/supply'
import { changed, waterCooler } from '../../support/airCoolers'

type Limit = [what: string, least: number, most: number, ask: (value: number) => unknown]

const bundle = (of: (value: number) => Partial<AirCoolerInput['bundle']>) => (value: number) =>
  knownBundle(changed({ bundle: of(value) }).bundle, 1)
const ofFins = (of: (value: number) => object) =>
  bundle(value => ({ fins: { ...waterCooler.bundle.fins, ...of(value) } as AirCoolerInput['bundle']['fins'] }))
const fans = (of: (value: number) => Partial<AirCoolerInput['fans']>) => (value: number) =>
  checkFans({ ...waterCooler.fans, ...of(value) })
const air = (of: (value: number) => Partial<AirCoolerInput['air']>) => (value: number) =>
  knownAir({ dryBulb: 300, ...of(value) })
const liquid = { temperature: 400, density: 800, heatCapacity: 2500, viscosity: 5e-4, conductivity: 0.12 }
const custom = (of: (value: number) => Partial<typeof liquid>) => (value: number) =>
  knownMedium({ kind: 'custom', points: [{ ...liquid, ...of(value) }] })
const water = knownMedium(waterCooler.process.medium)
const duty = (of: (value: number) => Partial<AirCoolerInput['process']>) => (value: number) =>
  dutyOf({ ...waterCooler.process, ...of(value) }, water, 300)
const point = { flow: 10, pressure: 100, power: 2000, speed: 5, diameter: 2.5, density: 1.2 }
const fan = (of: (value: number) => Partial<typeof point>) => (value: number) => fanLaws({ ...point, ...of(value) }, {})
const curve = (of: (value: number) => object) => (value: number) =>
  curveAt({ points: [], speed: 5, density: 1.2, ...of(value) }, 5, 1.2)
const unit = (of: (value: number) => AirCoolerInput['unit']) => (value: number) =>
  rateAirCooler({ ...waterCooler, unit: of(value)! })
const rows = (of: (value: number) => object) => (value: number) =>
  passFactor({ NTU: 2, R: 0.5, rows: 2, passes: 1, ...of(value) })
const year = (of: (value: number) => { dryBulb: number; hours: number }) => (value: number) =>
  airCoolerYear(waterCooler, [of(value)])
const noisy = { tipSpeed: 50, power: 1e4, diameter: 3, draft: 'forced' } as const
const d = 0.0254

const limits: Limit[] = [
  ['the thickness of the fins', 1e-4, 2e-3, ofFins(thickness => ({ thickness }))],
  ['the fins per metre', 50, 1000, ofFins(density => ({ density }))],
  ['the height of the fins', 2e-3, 0.025, ofFins(height => ({ height }))],
  ['the number of rows', 1, 12, bundle(count => ({ rows: count }))],
  ['the number of tubes in a row', 1, 200, bundle(tubesPerRow => ({ tubesPerRow }))],
  ['the length of a tube', 0.3, 25, bundle(tubeLength => ({ tubeLength }))],
  ['the diameter of the tubes', 0.01, 0.06, bundle(tubeDiameter => ({ tubeDiameter }))],
  ['the wall of the tubes', 2e-4, 0.35 * d, bundle(tubeWall => ({ tubeWall }))],
  ['the transverse pitch', 1.2 * d, 6 * d, bundle(transversePitch => ({ transversePitch }))],
  ['the longitudinal pitch', d, 6 * d, bundle(longitudinalPitch => ({ longitudinalPitch }))],
  ['the conductivity of a metal', 1, 500, bundle(tubeConductivity => ({ tubeConductivity }))],
  ['the resistance of dirt', 0, 0.05, bundle(process => ({ fouling: { process } }))],
  ['the roughness of the tubes', 0, 1e-3, bundle(roughness => ({ roughness }))],
  ['the loss of a pass in velocity heads', 0, 20, bundle(passLoss => ({ passLoss }))],
  ['the inside of a nozzle', 0.01, 1, bundle(diameter => ({ nozzles: { diameter } }))],
  ['the number of nozzles at an end', 1, 20, bundle(count => ({ nozzles: { diameter: 0.1, count } }))],
  ['the fans of a bay', 1, 12, fans(perBay => ({ perBay }))],
  ['the diameter of the fans', 0.3, 10, fans(diameter => ({ diameter }))],
  ['the tip speed', 5, 120, fans(tipSpeed => ({ tipSpeed }))],
  ['an efficiency', 0.1, 1, fans(efficiency => ({ efficiency }))],
  ['the other losses of the air', 0, 1000, fans(otherLosses => ({ otherLosses }))],
  ['the height of the plenum', 0.1, 10, fans(plenumHeight => ({ plenumHeight }))],
  ['the height of warm air', 0.05, 50, fans(draftHeight => ({ draftHeight }))],
  ['the dry bulb of the air', 220, 340, air(dryBulb => ({ dryBulb }))],
  ['what the air that comes back adds', 0, 30, air(recirculation => ({ recirculation }))],
  ['the coldest air of the winter', 213, 300, air(winter => ({ winter }))],
  ['the elevation', -500, 5000, air(elevation => ({ elevation }))],
  ['the pressure of the air', 4e4, 1.1e5, air(pressure => ({ pressure }))],
  [
    'the face velocity of standard air',
    ...([0.01, 15] as const),
    value => airFlowOf({ basis: 'face-velocity', value }, { pressure: 101_325, inlet: 300 }, 20),
  ],
  ['the temperature of the air', 213, 900, value => dryAirDensity(value, 101_325)],
  ['the pressure of the air', 3e4, 1.2e5, value => dryAirDensity(300, value)],
  ['the pressure in the tubes', 1e3, 4e7, pressure => knownMedium({ kind: 'liquid', name: 'Water', pressure })],
  ['the temperature of a property', 100, 1500, custom(temperature => ({ temperature }))],
  ['the density of the liquid', 0.01, 5000, custom(density => ({ density }))],
  ['the heat capacity of the liquid', 100, 20_000, custom(heatCapacity => ({ heatCapacity }))],
  ['the viscosity of the liquid', 1e-6, 100, custom(viscosity => ({ viscosity }))],
  ['the conductivity of the liquid', 1e-3, 100, custom(conductivity => ({ conductivity }))],
  ['the flow of the stream in kg/s', 1e-4, 1e5, duty(massFlow => ({ massFlow }))],
  ['the heat in W', 1, 1e10, duty(heat => ({ heat }))],
  ['the temperature of the inlet', 150, 1500, duty(inlet => ({ inlet }))],
  ['the flow of the fan', 0, 1e4, fan(flow => ({ flow }))],
  ['the pressure of the fan', 0, 1e5, fan(pressure => ({ pressure }))],
  ['the power of the fan', 0, 1e8, fan(power => ({ power }))],
  ['the speed of the fan in turns a second', 0.1, 500, fan(speed => ({ speed }))],
  ['the diameter of the fan', 0.05, 20, fan(diameter => ({ diameter }))],
  ['the density of the air', 0.1, 5, fan(density => ({ density }))],
  ['the speed over that before', 0.03, 3, speedRatio => fanLaws(point, { speedRatio })],
  ['the diameter of the changed fan', 0.05, 20, diameter => fanLaws(point, { diameter })],
  ['the density of the air', 0.1, 5, density => fanLaws(point, { density })],
  ['the speed of the curve in turns a second', 0.1, 500, curve(speed => ({ speed }))],
  ['the density of the curve', 0.1, 5, curve(density => ({ density }))],
  ['the number of bays', 1, 100, unit(bays => ({ bays, bundlesPerBay: 1 }))],
  ['the bundles of a bay', 1, 100, unit(bundlesPerBay => ({ bays: 1, bundlesPerBay }))],
  ['NTU', 1e-3, 20, rows(NTU => ({ NTU }))],
  ['R', 1e-3, 20, rows(R => ({ R }))],
  ['the number of rows', 1, 12, rows(count => ({ rows: count }))],
  ['the tip speed', 1, 150, tipSpeed => noiseOf({ ...noisy, tipSpeed }, 1, [])],
  ['the number of fans', 1, 1e4, count => noiseOf(noisy, count, [])],
  ['the distance', 0.5, 1e5, distance => noiseOf(noisy, 1, [distance])],
  ['the hours at a temperature', 0, 8784.5, year(hours => ({ dryBulb: 290, hours }))],
  [
    'the lowest speed of the fans',
    ...([0.01, 1] as const),
    leastSpeed => airCoolerYear(waterCooler, [{ dryBulb: 290, hours: 1 }], { leastSpeed }),
  ],
  ['the coldest air of the year', 220, 340, year(dryBulb => ({ dryBulb, hours: 1 }))],
]

it('fins overlap by the diagonal of their tubes too', () => {
  // Discs of 57.2 mm; 63.5 mm across, and by half of it and 47 or 49 mm along: 56.7 and 58.4 mm.
  const along = (longitudinalPitch: number) => () => knownBundle(changed({ bundle: { longitudinalPitch } }).bundle, 1)
  expect(along(0.049)).not.toThrow()
  expect(along(0.045)).toThrow('the fins overlap')
})

describe('an air cooler stops', () => {
  it.each(limits)('with %s below %d and above %d', (what, least, most, ask) => {
    const beyond = (end: number, side: 1 | -1) => end + side * Math.max(1e-9, Math.abs(end) * 1e-6)
    for (const value of [beyond(least, -1), beyond(most, 1)])
      expect(() => ask(value)).toThrow(`${what} is between ${least} and ${most}, not ${value}`)
  })
})
