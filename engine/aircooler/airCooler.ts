/** An air cooler as a document. Lengths [m], temperatures [K]. */
import type { Enhancement, RatedFinSurface } from '../coils/coil'
import type { SolutionBasis } from '../fluids'
import type { FanCurve } from './fanCurve'

/** A property of a liquid that the user knows: at one temperature, or at some. SI. */
export interface MediumPoint {
  readonly temperature: number
  readonly density: number
  readonly heatCapacity: number
  readonly viscosity: number
  readonly conductivity: number
}

export type GasMethod = 'silver-bell-ghaly' | 'colburn-hougen'

/**
 * A gas that does not condense, in the vapour of a fluid that does: share of the whole stream as it comes [-], by moles where left
 * out; its film by Silver, Bell and Ghaly where left out.
 */
export interface InertGas {
  readonly name: string
  readonly share: number
  readonly basis?: 'mole' | 'mass'
  readonly method?: GasMethod
}

/** What is cooled: a liquid by its properties, one by its name, a mixture of gases, or a fluid that may condense. */
export type Medium =
  | { readonly kind: 'custom'; readonly points: readonly MediumPoint[]; readonly name?: string }
  | {
      readonly kind: 'liquid'
      readonly name: string
      readonly pressure: number
      readonly share?: number
      readonly basis?: SolutionBasis
    }
  | { readonly kind: 'gas'; readonly composition: Readonly<Record<string, number>>; readonly pressure: number }
  | { readonly kind: 'fluid'; readonly name: string; readonly pressure: number; readonly inert?: InertGas }

/** The stream in the tubes: any two of flow [kg/s], ends [K] and heat [W] besides one that is known. */
export interface Process {
  readonly medium: Medium
  readonly massFlow?: number
  readonly inlet?: number
  readonly outlet?: number
  readonly heat?: number
  /** Absolute, as it comes, where the medium has none [Pa]. */
  readonly pressure?: number
  /** What its side is built for: absolute pressure [Pa], temperature of the metal [K]. */
  readonly designPressure?: number
  readonly designTemperature?: number
  /** Temperature below which it does not pour any more; that of freezing is known of solutions and water. */
  readonly pourPoint?: number
}

export type AirFlowBasis = 'dry-air-mass' | 'standard-volume' | 'actual-volume' | 'face-velocity'

/** Air that comes. */
export interface AirSupply {
  readonly dryBulb: number
  /** Above the sea [m]; 0 where left out, or the pressure of the air instead [Pa]. */
  readonly elevation?: number
  readonly pressure?: number
  /** Of the whole unit: [kg/s], [m3/s], or standard air on the face [m/s]; where left out the curve of the fans says it. */
  readonly flow?: { readonly basis: AirFlowBasis; readonly value: number }
  /** Coldest air of the winter. */
  readonly winter?: number
  /** What the air that comes back adds to the temperature [K]. */
  readonly recirculation?: number
}

interface RoundFin {
  readonly height: number
  readonly thickness: number
  /** [1/m] */
  readonly density: number
  /** `Aluminum` where left out. */
  readonly metal?: string
  /** [W/m K], where that of the metal is not to be taken. */
  readonly conductivity?: number
}

interface PlateFin {
  readonly thickness: number
  /** [1/m] */
  readonly density: number
  /** Waved where left out, as plates of dry coolers are. */
  readonly surface?: RatedFinSurface
  readonly metal?: string
  readonly conductivity?: number
}

export type PlateFins = { readonly kind: 'plate' } & PlateFin

/** Round fins by the way they hold to the tube, or plates that many tubes go through. */
export type BundleFins =
  | ({ readonly kind: 'l-foot' } & RoundFin)
  | ({ readonly kind: 'embedded' } & RoundFin)
  | ({ readonly kind: 'extruded' } & RoundFin)
  | PlateFins

/** What is put into the tubes; of one that its maker alone knows, film and drop over those of the plain tube [-]. */
export type Insert = Enhancement | { readonly kind: 'maker'; readonly film: number; readonly drop: number }

export type AirMethod = 'briggs-young' | 'esdu' | 'ganguli'

/** One bundle. */
export interface Bundle {
  readonly rows: number
  readonly passes: number
  /** Rows of each pass, from the first on, where they are not equal; the first pass is where the air leaves. */
  readonly rowsPerPass?: readonly number[]
  /** Of one row of one bundle. */
  readonly tubesPerRow: number
  readonly tubeLength: number
  readonly tubeDiameter: number
  readonly tubeWall: number
  /** `Carbon Steel` where left out. */
  readonly tubeMetal?: string
  readonly tubeConductivity?: number
  readonly transversePitch: number
  /** Equilateral where left out. */
  readonly longitudinalPitch?: number
  readonly fins: BundleFins
  /** On the finned outside and on the inside [m2 K/W]. */
  readonly fouling?: { readonly air?: number; readonly process?: number }
  /** Of round fins; plates have that of their surface. */
  readonly method?: AirMethod
  /** Whether fewer than four rows are taken to do less, as ESDU has it; Briggs and Young measured six. */
  readonly fewRows?: boolean
  /** Inside of the tubes [m]; smooth where left out. */
  readonly roughness?: number
  readonly enhancement?: Insert
  /** Of the connections of each bundle: inside diameter, and how many at each end. */
  readonly nozzles?: { readonly diameter: number; readonly count?: number }
  /** Loss in the headers for each pass, in velocity heads of the tubes [-]. */
  readonly passLoss?: number
}

/** Fans of each bay. */
export interface Fans {
  readonly draft: 'forced' | 'induced'
  readonly perBay: number
  readonly diameter: number
  /** Of the blades [m/s]. */
  readonly tipSpeed?: number
  /** [-] */
  readonly efficiency?: number
  readonly driveEfficiency?: number
  readonly motorEfficiency?: number
  /** Screens, louvres, plenum [Pa]. */
  readonly otherLosses?: number
  /** From the ring to the middle of the bundle. */
  readonly plenumHeight?: number
  /** Of warm air that draws where the fans stand still. */
  readonly draftHeight?: number
  readonly curve?: FanCurve
  /** From the unit, for its noise. */
  readonly distances?: readonly number[]
}

/** Limits of a user; those of practice where left out. */
export interface AirCoolerLimits {
  /** Of the stream in the tubes [Pa]. */
  readonly processDrop?: number
  /** Of the air through the bundle [Pa]. */
  readonly airDrop?: number
  readonly tipSpeed?: number
  readonly coverage?: number
  /** [rad] */
  readonly dispersion?: number
  /** Stream and air apart [K]. */
  readonly pinch?: number
  /** Outlet above the air [K]. */
  readonly approach?: number
  /** Sound power of the unit, sound pressure at 1 m below a fan [dB]. */
  readonly soundPower?: number
  readonly soundPressure?: number
  /** Wall above pour or freezing point [K]. */
  readonly pourMargin?: number
}

/** An air cooler. */
export interface AirCoolerInput {
  readonly process: Process
  readonly air: AirSupply
  readonly bundle: Bundle
  /** One bay of one bundle where left out. */
  readonly unit?: { readonly bays?: number; readonly bundlesPerBay?: number }
  readonly fans: Fans
  readonly limits?: AirCoolerLimits
}
