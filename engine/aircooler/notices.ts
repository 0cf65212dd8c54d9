/** What there is to say of an air cooler: practice of API 661, cold walls, ranges of the correlations. */
import { flagNotices } from '../coils/notices/phaseNotices'
import { tubeHolds } from '../coils/tubes/tubePressure'
import { fluidOf } from '../fluids'
import { tubeMaterial } from '../materials'
import { transition } from '../tubeside'
import type { Warning } from '../warnings'
import type { AirCoolerLimits } from './airCooler'
import { airMethodsOf } from './airSide'
import { bayOf, hasRoom, widestFan } from './fanDuty'
import type { FanLines } from './fanLines'
import { finKinds } from './finKinds'
import { insertNotices } from './insertNotices'
import type { AirCoolerRating } from './rated'
import type { BesideGasRating } from './streamSide'
import type { ReadyUnit } from './unit'
import { nearCritical, recirculation, usualFaceVelocity, usualLimits, usualVelocities, ventedGas } from './usualLimits'

type Rated = Omit<AirCoolerRating, 'warnings' | 'lines'>
/** A fan that is chosen for a flow meets it within this [-]. */
const fanTolerance = 0.005
type Limits = Record<keyof typeof usualLimits, number> & AirCoolerLimits

/** Of saturated vapour the temperature is known to this [K]. */
const besideSaturation = 0.01

const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C`
const degrees = (angle: number) => `${((angle * 180) / Math.PI).toFixed(1)}°`

/**
 * Notices of an air cooler.
 *
 * @param unit    the unit
 * @param rating  its rating
 * @returns       warnings with code, severity, the fact with its number, the input that mends it, value and limits in SI
 *
 * Valid for every air cooler.
 *
 * Source: limits of practice as `usualLimits`; fins as `finKinds`; ranges of the correlations.
 */
export function airCoolerNotices(unit: ReadyUnit, rating: Rated): Warning[] {
  const limits: Limits = { ...usualLimits, ...unit.input.limits }
  return [
    ...dutyNotices(rating, limits),
    ...fanNotices(rating, limits),
    ...fanRoom(unit),
    ...noiseNotices(rating, limits),
    ...airNotices(unit, rating),
    ...airDropNotice(rating, limits),
    ...coldWall(unit, rating.stream.coldestWall, limits),
    ...hotFins(unit),
    ...passNotices(unit),
    ...tubeNotices(unit, rating, limits),
    ...insertNotices(unit.bundle, unit.medium, rating.stream),
    ...besideNotices(rating),
    ...phaseNotices(unit, rating),
    ...refrigerantNotices(unit),
    ...cleanTubes(unit),
    ...designNotices(unit),
    ...airMethodsOf(unit.bundle, rating.air.reynolds).doubts,
  ]
}

function dutyNotices({ margin, heat, required, stream, air, pinch }: Rated, limits: Limits): Warning[] {
  const warnings: Warning[] = []
  if (margin !== undefined && margin < -1e-6)
    warnings.push({
      code: 'DUTY_SHORT',
      severity: 'error',
      message: `${(heat / 1000).toFixed(1)} kW are given off, ${(-100 * margin).toFixed(1)} % less than the ${(required! / 1000).toFixed(1)} kW that are asked for.`,
      input: 'bundle.tubesPerRow',
      value: heat,
      limits: [required!, 1e10],
      quantity: 'capacity',
    })
  const approach = stream.outlet - air.inlet
  if (approach < limits.approach)
    warnings.push({
      code: 'APPROACH_TIGHT',
      severity: 'warning',
      message: `The stream leaves ${approach.toFixed(1)} K above the air, less than the ${limits.approach.toFixed(1)} K that pay.`,
      input: 'process.outlet',
      value: approach,
      limits: [limits.approach, 500],
      quantity: 'temperatureDifference',
    })
  if (pinch < limits.pinch)
    warnings.push({
      code: 'PINCH',
      severity: 'warning',
      message: `Stream and air come within ${Math.max(0, pinch).toFixed(2)} K of each other, even in a counterflow.`,
      input: 'air.flow',
      value: pinch,
      limits: [limits.pinch, 500],
      quantity: 'temperatureDifference',
    })
  return warnings
}

function fanNotices({ fans }: Rated, limits: Limits): Warning[] {
  const warnings: Warning[] = []
  if (fans.coverage < limits.coverage)
    warnings.push({
      code: 'FAN_COVERAGE',
      severity: 'warning',
      message: `The rings of the fans cover ${(100 * fans.coverage).toFixed(1)} % of the face, less than ${(100 * limits.coverage).toFixed(0)} %.`,
      input: 'fans.diameter',
      value: fans.coverage,
      limits: [limits.coverage, 1],
      quantity: 'share',
    })
  if (fans.tipSpeed > limits.tipSpeed)
    warnings.push({
      code: 'TIP_SPEED',
      severity: fans.tipSpeed > limits.agreedTipSpeed ? 'error' : 'warning',
      message: `The tips of the blades have ${fans.tipSpeed.toFixed(1)} m/s, above ${limits.tipSpeed.toFixed(0)} m/s; up to ${limits.agreedTipSpeed.toFixed(0)} m/s need an agreement.`,
      input: 'fans.tipSpeed',
      value: fans.tipSpeed,
      limits: [0, limits.tipSpeed],
      quantity: 'airVelocity',
    })
  if (fans.dispersion !== undefined && fans.dispersion > limits.dispersion)
    warnings.push({
      code: 'DISPERSION',
      severity: 'warning',
      message: `The air spreads by ${degrees(fans.dispersion)} from the ring to the side of its field, more than ${degrees(limits.dispersion)}.`,
      input: 'fans.plenumHeight',
      value: fans.dispersion,
      limits: [0, limits.dispersion],
      quantity: 'angle',
    })
  return warnings
}

/** Fans that stand in each other's way, or over the sides of their bay. */
function fanRoom({ input: { fans }, bays, bundle }: ReadyUnit): Warning[] {
  const bay = bayOf(bays, bundle)
  if (hasRoom(fans, bay)) return []
  const widest = widestFan(fans, bay)
  return [
    {
      code: 'FAN_ROOM',
      severity: 'warning',
      message: `A bay has room for fans of ${widest.toFixed(2)} m, not of ${fans.diameter.toFixed(2)} m.`,
      input: 'fans.diameter',
      value: fans.diameter,
      limits: [0, widest],
      quantity: 'plantLength',
    },
  ]
}

/**
 * Whether fans give less than they are asked for.
 *
 * @param unit   the unit, with its air given
 * @param lines  of its fans
 * @returns      a warning, or none
 *
 * Valid for fans whose curve is known; where that says the air they are never short.
 *
 * Source: definition.
 */
export function shortFans({ input }: Pick<ReadyUnit, 'input'>, { curve, point, meets }: FanLines): Warning[] {
  if (!curve || !input.air.flow || (meets && meets.flow >= point.flow * (1 - fanTolerance))) return []
  // A fan that meets the line nowhere gives far too little, or more than its curve tells.
  if (!meets && curve.at(-1)!.pressure > point.pressure) return []
  return [
    {
      code: 'FAN_SHORT',
      severity: 'warning',
      message: meets
        ? `The curve of the fan gives ${((100 * meets.flow) / point.flow).toFixed(0)} % of the air that is asked for: turn the blades further, or faster.`
        : 'The curve of the fan gives less pressure than the bundle takes at any flow.',
      input: 'fans.curve',
      value: meets ? meets.flow : 0,
      limits: [point.flow, 1e6],
      quantity: 'actualAirflow',
    },
  ]
}

/**
 * Whether both methods for a gas beside a vapour tell of different heat.
 *
 * @param heat      by the method that was chosen [W]
 * @param compared  by the other
 * @returns         a notice, or none
 *
 * Valid for every rating that was made by both.
 *
 * Source: definition.
 */
export function methodsDiffer(heat: number, compared: NonNullable<BesideGasRating['compared']>): Warning[] {
  const apart = compared.heat / heat - 1
  if (Math.abs(apart) <= ventedGas.methodsApart) return []
  const { name, other } = gasMethods[compared.method]
  return [
    {
      code: 'METHODS_DIFFER',
      severity: 'info',
      message: `${name} give ${(Math.abs(apart) * 100).toFixed(1)} % ${apart > 0 ? 'more' : 'less'} heat than ${other}: leave a margin of as much.`,
      input: 'process.medium.inert.method',
      value: Math.abs(apart),
      limits: [0, ventedGas.methodsApart],
      quantity: 'share',
    },
  ]
}

const gasMethods = {
  'colburn-hougen': { name: 'Colburn and Hougen', other: 'Silver, Bell and Ghaly' },
  'silver-bell-ghaly': { name: 'Silver, Bell and Ghaly', other: 'Colburn and Hougen' },
} as const

function noiseNotices({ noise }: Rated, limits: Limits): Warning[] {
  const over = (value: number, limit: number | undefined, where: string): Warning[] =>
    limit === undefined || value <= limit
      ? []
      : [
          {
            code: 'NOISE',
            severity: 'warning',
            message: `${value.toFixed(1)} dB ${where}, above ${limit.toFixed(1)} dB: larger fans turn slower.`,
            input: 'fans.tipSpeed',
            value,
            limits: [0, limit],
          },
        ]
  return [
    ...over(noise.pressureAtFan, limits.soundPressure, 'of sound pressure 1 m below a fan'),
    ...over(noise.power, limits.soundPower, 'of sound power from all fans'),
  ]
}

function airNotices({ bundle, input }: ReadyUnit, { air, fans, stream }: Rated): Warning[] {
  const warnings: Warning[] = []
  const { byRows, around } = usualFaceVelocity
  const usual = byRows[Math.min(6, Math.max(3, bundle.rows)) as keyof typeof byRows]
  const limits = [around[0] * usual, around[1] * usual] as const
  const velocity = air.standardFaceVelocity
  if (velocity < limits[0] || velocity > limits[1])
    warnings.push({
      code: velocity < limits[0] ? 'FACE_VEL_LOW' : 'FACE_VEL_HIGH',
      severity: 'info',
      message: `${velocity.toFixed(2)} m/s of standard air on the face, where ${limits[0].toFixed(1)} to ${limits[1].toFixed(1)} m/s are usual with ${bundle.rows} rows.`,
      input: 'air.flow',
      value: velocity,
      limits,
      quantity: 'airVelocity',
    })
  const approach = stream.outlet - air.inlet
  const slow = air.leavingVelocity < recirculation.share * fans.ringVelocity
  if (input.fans.draft === 'forced' && slow && approach < recirculation.approach && !input.air.recirculation)
    warnings.push({
      code: 'HOT_AIR_RECIRC',
      severity: 'info',
      message: `Air leaves the bundle with ${air.leavingVelocity.toFixed(1)} m/s and the fans draw with ${fans.ringVelocity.toFixed(1)} m/s: warm air comes back, and with ${approach.toFixed(1)} K above the air it tells. Take some K of recirculation, or induced draft.`,
      input: 'air.recirculation',
      value: air.leavingVelocity,
      limits: [recirculation.share * fans.ringVelocity, 50],
      quantity: 'airVelocity',
    })
  return warnings
}

function airDropNotice({ air }: Rated, limits: Limits): Warning[] {
  if (!(air.drop > limits.airDrop)) return []
  return [
    {
      code: 'AIR_DP_HIGH',
      severity: 'warning',
      message: `${air.drop.toFixed(0)} Pa are lost by the air in the bundle, above ${limits.airDrop.toFixed(0)} Pa.`,
      input: 'bundle.rows',
      value: air.drop,
      limits: [0, limits.airDrop],
      quantity: 'airPressureDrop',
    },
  ]
}

/** Of fluids that may condense, which are refrigerants, steam and carbon dioxide. */
function refrigerantNotices({ input }: ReadyUnit): Warning[] {
  const { medium } = input.process
  return medium.kind === 'fluid' ? flagNotices(medium.name, 'process.medium.name') : []
}

/** Liquids alone: gases and refrigerants are clean. */
function cleanTubes({ medium, bundle }: ReadyUnit): Warning[] {
  if (medium.film !== 'liquid' || (bundle.fouling?.process ?? 0) > 0) return []
  return [
    {
      code: 'FOULING_ZERO',
      severity: 'info',
      message: '0 fouling inside the tubes: right for a new unit on clean liquid in a closed circuit only.',
      input: 'bundle.fouling.process',
      value: 0,
      quantity: 'foulingResistance',
    },
  ]
}

const bar = (pressure: number) => `${(pressure / 1e5).toFixed(1)} bar`

/** The stream against the design of its side, and the design against the wall of the tubes. Absolute pressures [Pa]. */
function designNotices({ input, duty }: ReadyUnit): Warning[] {
  const { medium, pressure, designPressure, designTemperature } = input.process
  const operating = pressure ?? ('pressure' in medium ? medium.pressure : undefined)
  const warnings: Warning[] = []
  if (designPressure !== undefined && operating !== undefined && operating > designPressure)
    warnings.push({
      code: 'DESIGN_PRESSURE',
      severity: 'error',
      message: `The stream comes with ${bar(operating)}, above the design pressure of ${bar(designPressure)}.`,
      input: 'process.designPressure',
      value: operating,
      limits: [0, designPressure],
      quantity: 'absolutePressure',
    })
  if (designTemperature !== undefined && duty.inlet > designTemperature)
    warnings.push({
      code: 'DESIGN_TEMPERATURE',
      severity: 'error',
      message: `The stream comes with ${celsius(duty.inlet)}, above the design temperature of ${celsius(designTemperature)}.`,
      input: 'process.designTemperature',
      value: duty.inlet,
      limits: [0, designTemperature],
      quantity: 'temperature',
    })
  const asked = designPressure ?? operating
  const { tubeDiameter: outsideDiameter, tubeWall: wall, tubeMetal = 'Carbon Steel' } = input.bundle
  const tube = { material: tubeMaterial(tubeMetal), outsideDiameter, wall }
  const held = tubeHolds(tube, designTemperature ?? duty.inlet)
  if (asked !== undefined && held !== undefined && asked > held)
    warnings.push({
      code: 'P_RATING',
      severity: 'error',
      message: `${bar(asked)} is above the ${bar(held)} that the tubes are calculated for; a test proves the bundle.`,
      input: 'bundle.tubeWall',
      value: asked,
      limits: [0, held],
      quantity: 'absolutePressure',
    })
  return warnings
}

function phaseNotices(
  { medium, input, duty: { inlet } }: ReadyUnit,
  { stream: { outlet, outletQuality, saturation } }: Rated,
): Warning[] {
  const of = input.process.medium
  const warnings: Warning[] = []
  const dew = medium.dome?.dew.T
  if (dew !== undefined && inlet < dew - besideSaturation)
    warnings.push({
      code: 'COMES_COLD',
      severity: 'warning',
      message: `The stream comes with ${celsius(inlet)} as liquid, in whole or in part: at its pressure it is vapor from ${celsius(dew)} on.`,
      input: 'process.inlet',
      value: inlet,
      limits: [dew, 1e4],
      quantity: 'temperature',
    })
  if (outletQuality !== undefined && outletQuality > 0)
    warnings.push({
      code: 'COND_FLASH',
      severity: 'warning',
      message: `${(100 * outletQuality).toFixed(1)} % of the stream leaves as vapor: take more surface or air, or less flow.`,
      input: 'bundle.tubesPerRow',
      value: outletQuality,
      limits: [0, 0],
      quantity: 'share',
    })
  if (saturation && outlet > saturation.dew)
    warnings.push({
      code: 'NOT_CONDENSED',
      severity: 'warning',
      message: `The stream leaves with ${celsius(outlet)} as gas: at its pressure it condenses at ${celsius(saturation.dew)}.`,
      input: 'process.medium.pressure',
      value: saturation.dew,
      limits: [outlet, outlet],
      quantity: 'temperature',
    })
  const critical = of.kind === 'fluid' && medium.path === undefined ? fluidOf(of.name).critical.p : undefined
  if (of.kind === 'fluid' && critical !== undefined && Math.abs(of.pressure / critical - 1) < nearCritical)
    warnings.push({
      code: 'SUPERCRIT_NEAR',
      severity: 'info',
      message: `${(of.pressure / 1e5).toFixed(1)} bar is within ${(100 * nearCritical).toFixed(0)} % of the critical pressure, ${(critical / 1e5).toFixed(1)} bar: properties change fast there.`,
      input: 'process.medium.pressure',
      value: Math.abs(of.pressure / critical - 1),
      limits: [nearCritical, 1e3],
      quantity: 'share',
    })
  return warnings
}

function besideNotices({ stream: { beside } }: Rated): Warning[] {
  if (!beside) return []
  const { name, moleShare, dewIn, dewOut, vapourIn, vapourOut } = beside
  const warnings: Warning[] = []
  const kept = vapourOut / vapourIn
  if (kept > ventedGas.vapour)
    warnings.push({
      code: 'VAPOUR_KEPT',
      severity: kept > ventedGas.muchVapour ? 'warning' : 'info',
      message: `${(100 * kept).toFixed(1)} % of the vapor leaves with the ${name.toLowerCase()}: vent it where it is coldest, or take it to a second condenser.`,
      input: 'bundle.rows',
      value: kept,
      limits: [0, ventedGas.vapour],
      quantity: 'share',
    })
  if (dewIn - dewOut > ventedGas.dewFall)
    warnings.push({
      code: 'DEW_FALLS',
      severity: 'info',
      message: `The dew point falls by ${(dewIn - dewOut).toFixed(1)} K, from ${celsius(dewIn)} to ${celsius(dewOut)}: the last rows have little difference to the air. Less ${name.toLowerCase()}, or a vent before them, gives more heat.`,
      input: 'process.medium.inert',
      value: dewIn - dewOut,
      limits: [0, ventedGas.dewFall],
      quantity: 'temperatureDifference',
    })
  if (moleShare > ventedGas.moleShare)
    warnings.push({
      code: 'MUCH_GAS',
      severity: 'warning',
      message: `${(100 * moleShare).toFixed(0)} % of the stream is ${name.toLowerCase()}: a gas cooler that condenses a little. Vapor and gas are taken as in equilibrium, which with so much gas may be off.`,
      input: 'process.medium.inert',
      value: moleShare,
      limits: [0, ventedGas.moleShare],
      quantity: 'share',
    })
  return warnings
}

/**
 * Whether the stream freezes or no longer pours on a wall.
 *
 * @param unit    the unit
 * @param wall    coldest wall that the stream touches [K]
 * @param limits  margin above pour or freezing point [K]
 * @param when    of what air, for the message
 * @returns       a warning, or none
 *
 * Valid for streams whose pour or freezing point is known.
 *
 * Source: the margin is practice of API 661.
 */
export function coldWall(
  { medium, input }: Pick<ReadyUnit, 'medium' | 'input'>,
  wall: number,
  limits: AirCoolerLimits,
  when = '',
): Warning[] {
  const { pourPoint } = input.process
  const margin = limits.pourMargin ?? usualLimits.pourMargin
  const isPour = pourPoint !== undefined && pourPoint >= (medium.freezing ?? 0)
  const point = isPour ? pourPoint : medium.freezing
  if (point === undefined || wall >= point + margin) return []
  return [
    {
      code: isPour ? 'POUR' : 'FREEZE',
      severity: wall < point ? 'error' : 'warning',
      message: `The coldest wall has ${celsius(wall)}${when}, where ${medium.name} ${isPour ? 'stops pouring' : 'begins to freeze'} at ${celsius(point)} and ${margin.toFixed(1)} K are kept above it.`,
      input: when ? 'air.winter' : isPour ? 'process.pourPoint' : 'process.outlet',
      value: wall,
      limits: [point + margin, 1500],
      quantity: 'temperature',
    },
  ]
}

function hotFins({ bundle, duty }: ReadyUnit): Warning[] {
  const { name, hottest } = finKinds[bundle.fins.kind]
  if (duty.inlet <= hottest) return []
  return [
    {
      code: 'FIN_TEMP',
      severity: 'warning',
      message: `The stream comes with ${celsius(duty.inlet)}; ${name} fins hold to ${celsius(hottest)}.`,
      input: 'bundle.fins.kind',
      value: duty.inlet,
      limits: [0, hottest],
      quantity: 'temperature',
    },
  ]
}

function passNotices({ bundle }: ReadyUnit): Warning[] {
  const warnings: Warning[] = []
  if (bundle.isUneven)
    warnings.push({
      code: 'PASSES_INVALID',
      severity: 'warning',
      message: `${bundle.rows} rows do not divide into ${bundle.passes} passes: they are taken as ${bundle.passRows.map(rows => rows.length).join(' + ')} rows.`,
      input: 'bundle.rowsPerPass',
      value: bundle.passes,
      quantity: 'count',
    })
  if (!bundle.plate && bundle.chosen === 'briggs-young' && bundle.rows < 4 && !bundle.fewRows)
    warnings.push({
      code: 'FEW_ROWS',
      severity: 'info',
      message: `Briggs and Young measured six rows; of ${bundle.rows} rows ESDU has up to a quarter less. Take the factor for few rows to be careful.`,
      input: 'bundle.fewRows',
      value: bundle.rows,
      quantity: 'count',
    })
  return warnings
}

function tubeNotices({ medium, input }: ReadyUnit, { stream }: Rated, limits: Limits): Warning[] {
  const warnings: Warning[] = []
  const { velocity, drop } = stream
  const reynolds = Math.min(...stream.passes.map(pass => pass.reynolds))
  const [slow, fast] = usualVelocities
  if (medium.film === 'liquid' && (velocity < slow || velocity > fast))
    warnings.push({
      code: velocity < slow ? 'TUBE_VEL_LOW' : 'TUBE_VEL_HIGH',
      severity: 'warning',
      message: `${velocity.toFixed(2)} m/s in the tubes, where ${slow.toFixed(1)} to ${fast.toFixed(1)} m/s are usual.`,
      input: 'bundle.passes',
      value: velocity,
      limits: usualVelocities,
      quantity: 'fluidVelocity',
    })
  const plain = (input.bundle.enhancement?.kind ?? 'none') === 'none'
  // Films of condensate have laws of their own, whatever the flow of the liquid alone would be.
  const condenses = (stream.phases?.condensing.area ?? 0) > 0
  if (plain && !condenses && reynolds < transition.turbulentAbove)
    warnings.push({
      code: reynolds < transition.laminarBelow ? 'TUBE_LAMINAR' : 'TUBE_TRANSITION',
      severity: 'warning',
      message: `A Reynolds number of ${reynolds.toFixed(0)} in the tubes is below the 4000 of turbulent flow: more passes, or a tape or wire in the tubes.`,
      input: 'bundle.enhancement.kind',
      value: reynolds,
    })
  if (limits.processDrop !== undefined && drop.total > limits.processDrop)
    warnings.push({
      code: 'FLUID_DP',
      severity: 'warning',
      message: `${(drop.total / 1000).toFixed(1)} kPa is lost by the stream, more than ${(limits.processDrop / 1000).toFixed(1)} kPa.`,
      input: 'bundle.passes',
      value: drop.total,
      limits: [0, limits.processDrop],
      quantity: 'fluidPressureDrop',
    })
  return warnings
}
