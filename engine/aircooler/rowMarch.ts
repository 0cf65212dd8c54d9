/** Rows of tubes in passes across unmixed air: both streams slice by slice until they agree. */
import { anderson } from '../coils/solvers/anderson'
import { EngineError } from '../errors'

/**
 * The stream of a pass as a march rides it, by its enthalpy [J/kg]: temperature [K], and the heat that a slice of a row exchanges
 * over the difference to the air before it [W/K].
 */
export interface Ride {
  temperature(enthalpy: number): number
  exchanged(enthalpy: number): number
  /** Heat of a slice [W] for air of a temperature [K], of a stream that may pass from one phase to the next in it. */
  crossing?(enthalpy: number, air: number): number
}

/** What a march goes through. SI. */
export interface RowMarch {
  readonly rows: number
  /** Rows of each pass, the first pass first; rows are counted from where the air comes. */
  readonly passRows: readonly (readonly number[])[]
  /** Heat that the air takes for each kelvin [W/K], and its temperature where it comes [K]. */
  readonly airCapacity: number
  readonly airIn: number
  readonly massFlow: number
  /** Of the stream as it comes [J/kg]. */
  readonly enthalpyIn: number
  /** Of each pass. */
  readonly rides: readonly Ride[]
}

/** A march that has come to agree. Row by row from where the air comes, slice by slice along the tubes. */
export interface Marched {
  readonly heat: number
  /** Air before each row and, last, behind all of them [K]; each row of slices in one array. */
  readonly air: readonly Float64Array[]
  /** Heat of each slice [W]. */
  readonly heats: readonly Float64Array[]
  /** Enthalpy of the stream in the middle of each slice [J/kg]. */
  readonly stream: readonly Float64Array[]
  /** Enthalpy where each pass ends [J/kg]. */
  readonly ends: readonly number[]
  readonly enthalpyOut: number
}

/** Slices along the tubes: with them the heat is within 1e-4 of the solution by collocation, mostly within 1e-5. */
export const slices = 24
const mostSweeps = 500
/** After so many sweeps, with this memory, the next air is mixed from the last ones: deep bundles in little air come to rest slowly. */
const [plainSweeps, memory] = [12, 6]

/**
 * Rows in counter-crossflow, whatever their passes.
 *
 * The air of each slice goes through the rows unmixed. The stream is mixed in each tube and between passes, turns its direction
 * from pass to pass, and its rows within a pass share it evenly.
 *
 * @param of         the rows
 * @param agreement  change of the heat of all slices over the heat, at which both streams agree [-]
 * @param begun      an earlier march of the same rows, to begin with
 * @returns          temperatures [K], enthalpies [J/kg], heat [W]
 *
 * Valid for a stream that is warmer than the air; one that does not come to rest is `not-converged`.
 *
 * Source: balances of each slice; air and stream near each other by an exponential in it.
 */
export function marchRows(of: RowMarch, agreement = 1e-10, begun?: Marched): Marched {
  const { rows, passRows, airCapacity, airIn, massFlow, enthalpyIn, rides } = of
  const fresh = (value: number) => new Float64Array(slices).fill(value)
  const air = begun?.air.map(row => row.slice()) ?? Array.from({ length: rows + 1 }, () => fresh(airIn))
  const heats = begun?.heats.map(row => row.slice()) ?? Array.from({ length: rows }, () => fresh(0))
  const stream = Array.from({ length: rows }, () => fresh(enthalpyIn))
  const ends = passRows.map(() => enthalpyIn)
  const between = mixerOf(rows)
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let enters = enthalpyIn
    let [change, heat] = [0, 0]
    for (const [pass, inPass] of passRows.entries()) {
      const flow = massFlow / inPass.length
      let mixed = 0
      for (const row of inPass) {
        const [airRow, heatRow, streamRow] = [air[row]!, heats[row]!, stream[row]!]
        let h = enters
        for (let step = 0; step < slices; step++) {
          const at = pass % 2 === 0 ? step : slices - 1 - step
          const Q = sliceHeat(rides[pass]!, flow, h, airRow[at]!)
          change += Math.abs(Q - heatRow[at]!)
          heatRow[at] = Q
          streamRow[at] = h - Q / (2 * flow)
          h -= Q / flow
          heat += Q
        }
        mixed += h / inPass.length
      }
      ends[pass] = mixed
      enters = mixed
    }
    if (sweep < plainSweeps || rows === 1) blow(air, heats, airIn, airCapacity)
    else between(air, () => blow(air, heats, airIn, airCapacity), change <= agreement * heat)
    if (change <= agreement * Math.max(heat, 1e-9)) return { heat, air, heats, stream, ends, enthalpyOut: enters }
  }
  throw new EngineError('not-converged', 'the streams of the bundle do not come to rest', {})
}

/** Heat of a slice [W], by what it exchanges in the middle of the stream's way through it. */
function sliceHeat(ride: Ride, flow: number, h: number, air: number): number {
  if (ride.crossing) return ride.crossing(h, air)
  const difference = ride.temperature(h) - air
  const first = ride.exchanged(h) * difference
  return ride.exchanged(h - first / (2 * flow)) * difference
}

/** The next air between the rows, mixed from the last ones; where all agree it stays what the heat has made it. */
function mixerOf(rows: number) {
  const size = (rows - 1) * slices
  const mixer = anderson(size, memory)
  const [guess, image] = [new Float64Array(size), new Float64Array(size)]
  const read = (air: readonly Float64Array[], into: Float64Array) => {
    for (let row = 1; row < rows; row++) into.set(air[row]!, (row - 1) * slices)
  }
  return (air: readonly Float64Array[], blown: () => void, isLast: boolean): void => {
    read(air, guess)
    blown()
    if (isLast) return
    read(air, image)
    mixer.step(guess, image)
    for (let row = 1; row < rows; row++) air[row]!.set(guess.subarray((row - 1) * slices, row * slices))
  }
}

/** Air behind each row by the heat of the row. */
function blow(air: readonly Float64Array[], heats: readonly Float64Array[], airIn: number, capacity: number): void {
  const each = capacity / slices
  air[0]!.fill(airIn)
  for (const [row, heatRow] of heats.entries()) {
    const [before, behind] = [air[row]!, air[row + 1]!]
    for (let at = 0; at < slices; at++) behind[at] = before[at]! + heatRow[at]! / each
  }
}
