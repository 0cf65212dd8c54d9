/** The rating of a coil by its drawn circuits, in the form of every other rating of a coil. */
import { branchesOf } from '../circuitry/branches'
import { airDrop, type RowPassage } from '../coils/air/airDrop'
import { withTrust } from '../coils/air/airTrust'
import { efficiencies } from '../coils/air/efficiencies'
import { checkMethods } from '../coils/checks/checkMethods'
import type { CoilRating, CoilRequest, PhaseChange, RowResult } from '../coils/coil'
import { construction } from '../coils/construction'
import { phaseEnds } from '../coils/marching/phaseEnds'
import { rateMarched } from '../coils/marching/rateMarched'
import { ratedCoil } from '../coils/ratedCoil'
import { resistanceChain } from '../coils/resistances'
import type { MarchableCoil } from '../coils/streams/coilStream'
import { endState } from '../coils/streams/endState'
import { headersHold } from '../coils/streams/headersHold'
import { EngineError } from '../errors'
import { moistAirSpecificHeat } from '../fluids/moistAir'
import type { CoilSize } from '../geometry'
import { checkedCircuits } from './checkedCircuits'
import { checkRequest } from './checkRequest'
import { rowPassages } from './rowPassages'
import type { SegmentState } from './segmentedCoil'
import type { SegmentModel } from './segmentModel'
import type { ChargeZone, SegmentRating } from './segmentRating'
import { endsOf, segmentResult } from './segmentResult'
import { type SegmentSolution, solveSegments } from './solveSegments'
import { wholeNotices } from './wholeNotices'

/**
 * Rates a coil by the circuits that are drawn for it, tube by tube, with its air profile and settings of the solution.
 *
 * @param request  a coil with drawn circuits, SI
 * @returns        the rating, SI; its notices are those of the solution, and those of the coil as a whole
 *
 * Valid as `rateSegments`; a coil without drawn circuits is refused at `geometry.arrangement`, and circuits that belong
 * to another size, or break a rule, as by `checkedCircuits`. The construction, the accuracy and the methods are those
 * of as many equal circuits.
 *
 * Source: `rateSegments`; definitions.
 */
export function rateDrawnCoil(request: CoilRequest): CoilRating {
  if (!request.circuits)
    throw new EngineError(
      'invalid-input',
      'no circuits are drawn for this coil: draw them in the circuitry builder, or choose another arrangement',
      { path: 'geometry.arrangement', value: 'user defined' },
    )
  const { graph } = checkedCircuits(request, 'geometry.arrangement')
  const coil = asMarchable(request)
  const asked = { branches: branchesOf(graph), blanks: graph.blanks, ...coil.segmented }
  checkMethods(coil)
  checkRequest(asked)
  const solution = solveSegments(coil, asked)
  return ratingOf(solution, segmentResult(solution), rateMarched(solution.model.input), graph.blanks.length)
}

/** The coil with its choices made, without its arrangement, which is that of the drawn circuits. */
function asMarchable(request: CoilRequest): MarchableCoil {
  const coil = ratedCoil(request)
  const { arrangement: _, ...geometry } = coil.geometry
  if (coil.coilType !== 'NONE') return { ...coil, geometry }
  throw new EngineError('invalid-input', 'a coil without a fluid has no circuits to be solved', {
    path: 'geometry.arrangement',
    value: 'user defined',
  })
}

function ratingOf(solution: SegmentSolution, solved: SegmentRating, mean: CoilRating, blanks: number): CoilRating {
  const { model: of, settled } = solution
  const { model, losses } = of
  const { state, flow, inlet, outlet } = settled
  const rows = rowPassages(state)
  const tubes = tubeMeans(of, state, solved)
  const outside = outsideMeans(rows, model.size)
  const chain = resistanceChain(model, { ...outside.dry, film: tubes.film, wall: tubes.wall })
  const ends = endsOf(of, flow, inlet, outlet)
  const densities = [
    endState(of.of.stream, ends.entering, inlet.enthalpy).rho,
    endState(of.of.stream, ends.leaving, outlet.enthalpy).rho,
  ] as const
  const { entering, leaving } = solved.fluid
  const metal = {
    tubes: Math.max(...state.pieces.map(piece => piece.wall)),
    headers: Math.max(entering.T, leaving.T),
  }
  const [before, behind] = [
    { pressure: ends.entering, rho: densities[0] },
    { pressure: ends.leaving, rho: densities[1] },
  ] as const
  const held = { tubes: tubes.density, ...headersHold(mean.coilType, of.of.stream, before, behind) }
  const passes = (model.size.tubes - blanks) / model.circuits.feeds
  const drawn = { ...model, circuits: { ...model.circuits, blanks, passes } }
  const built = construction(drawn, losses.connection(flow, losses.known(outlet.enthalpy)), held, metal)
  const { totalCapacity, sensibleCapacity, wetFraction } = solved
  const rating: CoilRating = {
    ...mean,
    ...{ totalCapacity, sensibleCapacity, wetFraction },
    // Without heat the ratio is undefined; it is reported as 1.
    sensibleHeatRatio: Math.abs(totalCapacity) > 1e-9 ? sensibleCapacity / totalCapacity : 1,
    air: {
      ...mean.air,
      ...solved.air,
      ...outside.air,
      dryPressureDrop: airDrop(model, { rows }, solved.air.condensate).dry,
    },
    fluid: {
      ...mean.fluid,
      massFlow: flow,
      volumeFlow: flow / (mean.fluid.phaseChange ? Math.min(...densities) : densities[0]),
      enteringTemperature: entering.T,
      leavingTemperature: leaving.T,
      // That of a boiling or condensing stream is the highest, where it is vapour.
      tubeVelocity: tubes.massFlux / (mean.fluid.phaseChange ? Math.min(...densities) : tubes.density),
      reynolds: tubes.Re,
      coefficient: tubes.film,
      pressureDrop: dropsOf(solved, ends),
      ...(mean.fluid.phaseChange && {
        phaseChange: phasesOf(of, solved, tubes, built.operatingWeight - built.dryWeight),
      }),
    },
    rows: rowResults(solved, rows, model.dryAirFlow),
    resistances: chain.resistances,
    conductance: chain.overall * model.size.outsideArea,
    construction: built,
    arrangement: { applied: 'user defined', rule: 'user defined: the drawn circuits, tube by tube' },
    energyBalance: solved.solution.energyBalance,
    iterations: solved.solution.sweeps,
  }
  const { methods = [] } = mean
  return { ...withTrust(model, rating), methods, warnings: [...solved.warnings, ...wholeNotices(solved, mean)] }
}

/** Means over the rows: of the dry surface, and of the surface as wet as it is. */
function outsideMeans(rows: readonly RowPassage[], size: CoilSize) {
  const mean = (value: (row: RowPassage) => number) => rows.reduce((sum, row) => sum + value(row), 0) / rows.length
  const asWet = (row: RowPassage, dry: number, wet: number) => dry + row.cells[0]!.result.wetFraction * (wet - dry)
  return {
    dry: {
      coefficient: mean(({ air }) => air.coefficient),
      surfaceEfficiency: mean(({ air }) => air.surfaceEfficiency),
    },
    air: {
      reynolds: mean(({ air }) => air.Re),
      coefficient: mean(row => asWet(row, row.air.coefficient, row.air.wetCoefficient)),
      ...efficiencies(
        size,
        mean(row => asWet(row, row.air.surfaceEfficiency, row.air.wetSurfaceEfficiency)),
      ),
    },
  }
}

/** Means over the tubes with fluid. */
interface TubeMeans {
  film: number
  wall: number
  Re: number
  massFlux: number
  density: number
  /** Share that boils beyond dry-out. */
  dry: number
}

function tubeMeans({ coil }: SegmentModel, { pieces }: SegmentState, { tubes }: SegmentRating): TubeMeans {
  const sums = { film: 0, wall: 0, Re: 0, held: 0, dry: 0 }
  for (const { tube } of tubes)
    for (const piece of pieces.slice(tube * coil.segments, (tube + 1) * coil.segments)) {
      sums.film += piece.film
      sums.wall += piece.wall
      sums.Re += piece.Re
      sums.held += piece.held
      sums.dry += piece.dryShare
    }
  const count = tubes.length * coil.segments
  return {
    ...{ film: sums.film / count, wall: sums.wall / count, Re: sums.Re / count, dry: sums.dry / count },
    massFlux: tubes.reduce((sum, { massFlux }) => sum + massFlux, 0) / tubes.length,
    density: sums.held / (count * coil.tubeLength),
  }
}

/**
 * Parts of the pressure drop. Over any network of branches, their drops weighted by their shares of the flow add up to
 * the drop from header to header (theorem of Tellegen), and so do the parts of them. Static head counts as that of tubes.
 */
function dropsOf(
  { branches, tubes, fluid }: SegmentRating,
  { headers, connections }: ReturnType<typeof endsOf>,
): CoilRating['fluid']['pressureDrop'] {
  const along = tubes.reduce((sum, { branch, drop }) => sum + branches[branch]!.share * drop, 0)
  const { total, head = 0 } = fluid.pressureDrop
  return { tubes: along + head, bends: fluid.pressureDrop.tubes - along - head, headers, connections, total }
}

function phasesOf(
  { of, input }: SegmentModel,
  { fluid, zones }: SegmentRating,
  tubes: TubeMeans,
  charge: number,
): PhaseChange {
  const { entering, leaving } = fluid
  const { stream } = of
  const share = (...names: ChargeZone['zone'][]) =>
    zones.reduce((sum, zone) => sum + (names.includes(zone.zone) ? zone.share : 0), 0)
  const twoPhase = share('two-phase')
  const isWet = entering.pressure < stream.criticalPressure
  return {
    ...phaseEnds(stream, entering, leaving, isWet),
    massFlux: tubes.massFlux,
    charge,
    zones: { superheated: share('gas', 'dense'), twoPhase, subcooled: share('liquid') },
    ...(input.coilType === 'EVAP' && { dryoutShare: twoPhase > 0 ? Math.min(1, tubes.dry / twoPhase) : 0 }),
  }
}

/** The rows: means of their tubes, and of the air before and behind them. */
function rowResults({ tubes }: SegmentRating, rows: readonly RowPassage[], dryAirFlow: number): RowResult[] {
  return rows.map(({ airIn, airOut, cells }, index): RowResult => {
    const own = tubes.filter(({ row }) => row === index)
    // A row without fluid has the temperature of its air.
    const mean = (value: (tube: SegmentRating['tubes'][number]) => number) =>
      own.length > 0 ? own.reduce((sum, tube) => sum + value(tube), 0) / own.length : airIn.T
    return {
      row: index + 1,
      airIn: { dryBulb: airIn.T, humidityRatio: airIn.W },
      airOut: { dryBulb: airOut.T, humidityRatio: airOut.W },
      fluidIn: mean(tube => tube.entering.T),
      fluidOut: mean(tube => tube.leaving.T),
      surface: mean(tube => tube.surface),
      wetFraction: cells[0]!.result.wetFraction,
      heat: own.reduce((sum, { heat }) => sum + heat, 0),
      sensibleHeat: dryAirFlow * moistAirSpecificHeat((airIn.W + airOut.W) / 2) * (airIn.T - airOut.T),
    }
  })
}
