/** Whole coils with the simplifications of ACHP, made from parts of the engine; each simplification can be left out. */
import { finEfficiency, surfaceEfficiency } from '../../../engine/airside'
import { type AirModel, airModel } from '../../../engine/coils/air/airModel'
import { rowAir } from '../../../engine/coils/air/rowAir'
import { coilStream } from '../../../engine/coils/streams/coilStream'
import { type DomeEnds, domeEnds, streamState, type TubeStream } from '../../../engine/coils/streams/stream'
import { meanHeatCapacity } from '../../../engine/coils/tubes/coilFluid'
import { crossFlowLargerMixed, crossFlowSmallerMixed, rowsInCounterPasses } from '../../../engine/exchanger'
import { moistAirSpecificHeat } from '../../../engine/fluids/moistAir'
import { conductivity } from '../../../engine/materials'
import { churchillFriction } from '../../../engine/tubeside/churchillFriction'
import { gnielinskiHot } from '../../../engine/tubeside/gnielinski'
import { tubeNusselt } from '../../../engine/tubeside/tubeNusselt'
import { boilingCoefficientHot, condensingCoefficientHot, type TwoPhaseFlow } from '../../../engine/tubeside/two-phase'
import { inputOf, type WholeCoil } from '../wholeCoils'
import { boilingHeat, type LumpedAir, type LumpedInside, onePhaseHeat, rootBetween } from './lumpedExchange'

/** The simplifications of ACHP, and its differences from our engine. */
export interface Simplifications {
  /** Fins with an additional row depth and tube pitch. */
  area: boolean
  /** ACHP's air-side coefficient. */
  coefficient: boolean
  /** ACHP's formula of the fin efficiency, on the tube without a collar. */
  finForm: boolean
  /** Wet fins of single-phase coils have the efficiency of dry ones. */
  wetFins: boolean
  /** Properties of the fluid at the mean temperature of entering air and entering fluid. */
  properties: boolean
  /** The film inside: Gnielinski from Re 1000 up; Shah as a plain mean over quality, without dry-out. */
  film: boolean
  /** Rows in counterflow passes are rated as one cross-flow exchanger. */
  crossFlow: boolean
}

/** All simplifications: ACHP. */
export const asAchp: Simplifications = {
  area: true,
  coefficient: true,
  finForm: true,
  wetFins: true,
  properties: true,
  film: true,
  crossFlow: true,
}

/** A coil rated as a whole. */
interface Lumped {
  of: WholeCoil
  model: AirModel
  how: Simplifications
  air: LumpedAir
  /** Inside area [m2]; `wall` is the conductance of the wall [W/K]. */
  area: number
  wall: number
  massFlux: number
}

/** The position between air and fluid of the mean state for our own air side: that of the middle row. */
const towardsFluid = 0.3

function lumped(of: WholeCoil, how: Simplifications): Lumped {
  const fluidT = of.kind === 'DX evaporator' || of.kind === 'condenser' ? of['fluid at (p; dew T)']! : enteringFluid(of)
  const model = airModel(inputOf(of), fluidT)
  const { size, entering, input } = model
  const own = { area: size.outsideArea, finShare: size.cell.finArea / size.cell.outsideArea }
  const { area, finShare } = how.area ? surfaceOfAchp(of) : own
  const mean = { T: entering.T + towardsFluid * (fluidT - entering.T), W: entering.W }
  const coefficient = how.coefficient ? of['air coefficient']! : rowAir(model, mean).coefficient
  const fin = how.finForm ? perrotinClodic(of, coefficient) : ownFin(model, of, coefficient)
  const { tubeOutsideDiameter: outer, finnedLength } = input.geometry
  const length = finnedLength * size.tubesHigh * input.geometry.rows
  const bore = (Math.PI / 4) * size.insideDiameter ** 2
  return {
    of,
    model,
    how,
    air: {
      T: entering.T,
      W: entering.W,
      pressure: model.airPressure,
      flow: model.dryAirFlow,
      coefficient,
      area,
      efficiency: ratio => surfaceEfficiency({ finEfficiency: fin(ratio), finShare }),
    },
    area: size.insideArea,
    wall: (2 * Math.PI * conductivity(model.tube, fluidT) * length) / Math.log(outer / size.insideDiameter),
    massFlux: of['fluid flow']! / (of.circuits! * bore),
  }
}

const enteringFluid = (of: WholeCoil) => of['fluid in (T; quality; hot gas T)']!

/** Outside area [m2] and fraction of fin as in ACHP: flat fins have holes for the collars, others for the tubes. */
function surfaceOfAchp(of: WholeCoil): { area: number; finShare: number } {
  const isFlat = of.fins === 'Flat'
  const root = of.tube_od! + (isFlat ? 2 * of.fin_thickness! : 0)
  const fins = of.tube_length! / of.fin_pitch!
  const height = of.pitch_transverse! * (of.tubes_per_row! + 1)
  const waves = isFlat ? 1 : Math.hypot(of.wave_xf!, of.wave_pd!) / of.wave_xf!
  const tubes = of.tubes_per_row! * of.rows!
  const plate = height * of.pitch_longitudinal! * (of.rows! + 1) * waves - (tubes * Math.PI * root ** 2) / 4
  const fin = 2 * plate * fins
  const area = fin + tubes * Math.PI * root * (of.tube_length! - fins * of.fin_thickness!)
  return { area, finShare: fin / area }
}

/** Fin efficiency of T. Perrotin, D. Clodic (2003), on the tube. */
function perrotinClodic(of: WholeCoil, coefficient: number): (ratio: number) => number {
  const radius = of.tube_od! / 2
  const across = of.pitch_transverse! / 2
  const along = Math.hypot(of.pitch_longitudinal!, across) / 2
  const tip = 1.27 * (across / radius) * Math.sqrt(along / across - 0.3)
  return ratio => {
    const m = Math.sqrt((2 * coefficient * ratio) / (of.fin_k! * of.fin_thickness!))
    const bend = 0.3 + ((m * radius * (tip - 1)) / 2.5) ** (1.5 - tip / 12) * (0.26 * tip ** 0.3 - 0.3)
    const length = m * radius * (tip - 1) * (1 + bend * Math.log(tip))
    return (Math.tanh(length) / length) * Math.cos(0.1 * length)
  }
}

/** Our own fin efficiency, with the conductivity of their fin. */
function ownFin({ size, radiusRatio }: AirModel, of: WholeCoil, coefficient: number): (ratio: number) => number {
  return enthalpyRatio =>
    finEfficiency({
      coefficient,
      enthalpyRatio,
      conductivity: of.fin_k!,
      thickness: of.fin_thickness!,
      rootRadius: size.collarDiameter / 2,
      radiusRatio,
    })
}

/** Single-phase film coefficient [W/m2 K]. */
function onePhaseFilm({ of, massFlux, how, model }: Lumped, at: { mu: number; k: number; cp: number }): number {
  const D = of.tube_id!
  const Re = (massFlux * D) / at.mu
  const Pr = (at.mu * at.cp) / at.k
  const straight = model.input.geometry.finnedLength
  const own = () => tubeNusselt({ Re, Pr, diameterLength: D / straight })
  const theirs = () => (Re > 1000 ? gnielinskiHot(Re, Pr, churchillFriction({ Re }).value) : 3.66)
  return ((how.film ? theirs() : own()) * at.k) / D
}

/** Effectiveness, referred to the smaller capacity rate. */
function effectivenessOf({ of, how }: Lumped) {
  return (units: number, ratio: number, isAirSmaller: boolean): number => {
    const at = { NTU: units, Cr: ratio }
    // The air is unmixed, the fluid mixed.
    if (how.crossFlow) return (isAirSmaller ? crossFlowLargerMixed(at) : crossFlowSmallerMixed(at)).value
    const rows = Math.min(5, of.rows!)
    const [NTU, R] = isAirSmaller ? [units, ratio] : [units * ratio, 1 / ratio]
    const temperature = rowsInCounterPasses({ NTU, R, rows }).value
    return isAirSmaller ? temperature : temperature * R
  }
}

/** A part of the coil with a share of its surface, on the air side and in the tubes. */
function part({ air, area, wall }: Lumped, share: number, film: number): [LumpedAir, LumpedInside] {
  return [
    { ...air, area: air.area * share, flow: air.flow * share },
    { film: film * area * share, wall: wall * share },
  ]
}

/** Heat to the fluid of a single-phase coil [W]. */
function fluidCoil(coil: Lumped): number {
  const { of, how, air } = coil
  const { stream, fluid } = coilStream(inputOf(of))
  const entering = enteringFluid(of)
  const pressure = of['fluid at (p; dew T)']!
  const at = streamState()
  const heatAt = (T: number, rate: number) => {
    stream.atWall(pressure, T, at)
    const [side, inside] = part(coil, 1, onePhaseFilm(coil, at))
    const simplifications = { dryEfficiencyWhenWet: how.wetFins, effectiveness: effectivenessOf(coil) }
    return onePhaseHeat(side, inside, { T: entering, rate: rate * of['fluid flow']! }, simplifications)
  }
  if (how.properties) {
    stream.atWall(pressure, (air.T + entering) / 2, at)
    return heatAt((air.T + entering) / 2, at.cp)
  }
  let leaving = entering
  for (let step = 0; step < 30; step++) {
    const rate = meanHeatCapacity(fluid!, entering, leaving)
    leaving += 0.5 * (entering + heatAt((entering + leaving) / 2, rate) / (rate * of['fluid flow']!) - leaving)
  }
  return (leaving - entering) * meanHeatCapacity(fluid!, entering, leaving) * of['fluid flow']!
}

/** Refrigerant at constant pressure. */
interface Dome {
  stream: TubeStream
  ends: DomeEnds
  pressure: number
  latent: number
  /** Mean of bubble and dew temperature [K]. */
  T: number
}

function domeOf({ of }: Lumped): Dome {
  const { stream } = coilStream(inputOf(of))
  const pressure = stream.saturationPressure(of['fluid at (p; dew T)']!, 1)!
  const ends = domeEnds()
  stream.dome(pressure, ends)
  const { bubble, dew } = ends
  return { stream, ends, pressure, latent: dew.h - bubble.h, T: (bubble.T + dew.T) / 2 }
}

/** The number of points between two qualities at which a film is calculated. */
const places = 32

/** Mean film coefficient over quality [W/m2 K]. */
function twoPhaseFilm(coil: Lumped, dome: Dome, from: number, to: number, heatFlux: number, isHeated: boolean): number {
  const { ends, stream, latent, pressure, T } = dome
  const { of, how, massFlux } = coil
  const flow: TwoPhaseFlow = {
    massFlux,
    quality: 0,
    diameter: of.tube_id!,
    liquid: { ...ends.bubble },
    vapour: { ...ends.dew },
    latentHeat: latent,
    surfaceTension: ends.surfaceTension,
    pressure,
    criticalPressure: stream.criticalPressure,
    molarMass: stream.molarMass,
    saturationTemperature: T,
    heatFlux,
    fluid: of.fluidName,
    ...(how.film && { dryoutQuality: 1 }),
  }
  let sum = 0
  for (let place = 0; place < places; place++) {
    flow.quality = from + ((to - from) * (place + 0.5)) / places
    const shah = isHeated ? 'shah-1982' : 'shah-1979'
    const id = how.film ? shah : undefined
    sum += isHeated ? boilingCoefficientHot(id, flow) : condensingCoefficientHot(id, flow)
  }
  return sum / places
}

/** Heat to an evaporator's refrigerant [W]: boiling takes as much of the surface as it needs, superheating the rest. */
function evaporator(coil: Lumped): number {
  const { of } = coil
  const dome = domeOf(coil)
  const flow = of['fluid flow']!
  const quality = enteringFluid(of)
  const boiling = (share: number, to: number) => {
    const wanted = flow * (to - quality) * dome.latent
    const film = twoPhaseFilm(coil, dome, quality, to, wanted / (coil.area * share), true)
    return boilingHeat(...part(coil, share, film), dome.T) - wanted
  }
  if (boiling(1, 1) < 0) {
    const to = rootBetween(x => boiling(1, x), quality + 1e-6, 1)
    return flow * (to - quality) * dome.latent
  }
  const share = rootBetween(w => boiling(w, 1), 1e-6, 1)
  const gas = streamState()
  dome.stream.atWall(dome.pressure, dome.ends.dew.T + 3, gas)
  const [air, inside] = part(coil, 1 - share, onePhaseFilm(coil, gas))
  const stream = { T: dome.ends.dew.T, rate: flow * gas.cp }
  const how = {
    dryEfficiencyWhenWet: coil.how.wetFins,
    effectiveness: effectivenessOf({ ...coil, how: { ...coil.how, crossFlow: true } }),
  }
  return flow * (1 - quality) * dome.latent + onePhaseHeat(air, inside, stream, how)
}

/** Heat to a condenser's refrigerant [W], negative: hot gas, condensing and liquid, one after the other. */
function condenser(coil: Lumped): number {
  const { of, air } = coil
  const dome = domeOf(coil)
  const { dew, bubble } = dome.ends
  const flow = of['fluid flow']!
  const airRate = air.flow * moistAirSpecificHeat(air.W)
  const outside = air.efficiency(1) * air.coefficient * air.area
  const conductance = (film: number) => 1 / (1 / outside + 1 / (film * coil.area) + 1 / coil.wall)
  const hot = enteringFluid(of)
  const state = streamState()
  dome.stream.atWall(dome.pressure, (hot + dew.T) / 2, state)
  const gasRate = flow * state.cp
  const cooled = (dew.T - hot) / (air.T - hot)
  const taken = -Math.expm1(-conductance(onePhaseFilm(coil, state)) / airRate)
  const gasShare = (-Math.log1p(-cooled) * gasRate) / (taken * airRate)
  const gasHeat = gasRate * (dew.T - hot)
  const condensingShare = (to: number) => {
    const heat = flow * dome.latent * (1 - to)
    const film = twoPhaseFilm(coil, dome, to, 1, heat / coil.area, false)
    return heat / (-Math.expm1(-conductance(film) / airRate) * airRate * (dome.T - air.T))
  }
  const all = condensingShare(0)
  if (all + gasShare > 1) {
    const to = rootBetween(x => condensingShare(x) - (1 - gasShare), 1e-7, 1 - 1e-7)
    return gasHeat - flow * dome.latent * (1 - to)
  }
  const share = 1 - all - gasShare
  dome.stream.atWall(dome.pressure, bubble.T - 1, state)
  const [side, inside] = part(coil, share, onePhaseFilm(coil, state))
  const how = {
    dryEfficiencyWhenWet: true,
    effectiveness: effectivenessOf({ ...coil, how: { ...coil.how, crossFlow: true } }),
  }
  return gasHeat - flow * dome.latent + onePhaseHeat(side, inside, { T: bubble.T, rate: flow * state.cp }, how)
}

/** Capacity of a coil rated as a whole [W]. */
export function lumpedCapacity(of: WholeCoil, how: Simplifications = asAchp): number {
  const coil = lumped(of, how)
  if (of.kind === 'DX evaporator') return Math.abs(evaporator(coil))
  return Math.abs(of.kind === 'condenser' ? condenser(coil) : fluidCoil(coil))
}
