/** Deviations of the engine from the reference tables, by fluid: for the tests and the fluids' pages. */
import { type Fluid, type FluidState, fluidOf } from '../../engine'
import { blendOf } from '../../engine/fluids/fluids'
import { blendSaturation, blendStates, type FluidTable, named, saturation, states } from './fluidTables'

/** The deviation of one value. */
export interface Deviation {
  property: string
  /** Relative; for enthalpy, relative to the latent heat or 10 kJ/kg, whichever is larger. */
  size: number
  T: number
  /** Within 2 % of the critical temperature, where equations are steep. */
  isNearCritical: boolean
}

/** The deviations from all values of the reference tables, for a fluid with its own equation. */
export function deviationsOf(name: string): Deviation[] {
  const fluid = fluidOf(name)
  return [...onTheLine(name, fluid, saturation), ...inOnePhase(name, fluid, states)]
}

/** The same for a blend by the multi-fluid model. */
export function blendDeviationsOf(name: string): Deviation[] {
  const fluid = blendOf(name)
  return [...onTheLine(name, fluid, blendSaturation), ...inOnePhase(name, fluid, blendStates), ...glides(name, fluid)]
}

function onTheLine(name: string, fluid: Fluid, table: FluidTable): Deviation[] {
  return (table.rows[name] ?? []).flatMap(row => {
    const known = named(table, row)
    const T = known.T!
    const liquid = fluid.state({ T, q: 0 })
    const vapour = fluid.state({ T, q: 1 })
    const latent = vapour.h - liquid.h
    return [
      ...compared(fluid, T, latent, { p: liquid.p }, { p: known.bubbleP! }),
      ...compared(
        fluid,
        T,
        latent,
        { p: vapour.p, sigma: vapour.sigma },
        { p: known.dewP!, sigma: known.sigma ?? null },
      ),
      ...compared(fluid, T, latent, liquid, ofPhase(known, 'liquid')),
      ...compared(fluid, T, latent, vapour, ofPhase(known, 'vapour')),
    ]
  })
}

function ofPhase(known: Record<string, number | null>, phase: 'liquid' | 'vapour') {
  const names = ['Rho', 'H', 'S', 'Cp', 'Mu', 'K', 'W']
  return Object.fromEntries(names.map(name => [name.toLowerCase(), known[phase + name] ?? null]))
}

/** Dew temperatures at the pressure at which a blend boils. */
function glides(name: string, fluid: Fluid): Deviation[] {
  return (blendSaturation.rows[name] ?? []).flatMap(row => {
    const { T, bubbleP, dewTAtBubbleP } = named(blendSaturation, row)
    return compared(fluid, T!, 0, fluid.state({ p: bubbleP!, q: 1 }), { T: dewTAtBubbleP! })
  })
}

function inOnePhase(name: string, fluid: Fluid, table: FluidTable): Deviation[] {
  return (table.rows[name] ?? []).flatMap(row => {
    const { T, p, ...known } = named(table, row)
    return compared(fluid, T!, 0, fluid.state({ T: T!, p: p! }), known)
  })
}

function compared(
  fluid: Fluid,
  T: number,
  latent: number,
  ours: Partial<FluidState>,
  known: Record<string, number | null>,
): Deviation[] {
  return Object.entries(known).flatMap(([property, value]) => {
    if (value === null || value === undefined) return []
    const mine = ours[property as keyof FluidState] as number | undefined
    const scale = property === 'h' ? Math.max(1e4, latent) : Math.abs(value)
    const size = mine === undefined ? Number.POSITIVE_INFINITY : Math.abs(mine - value) / scale
    return [{ property, size, T, isNearCritical: Math.abs(T / fluid.critical.T - 1) < 0.02 }]
  })
}

/** The largest deviation of each property. */
export function largest(deviations: Deviation[]): Record<string, Deviation> {
  const found: Record<string, Deviation> = {}
  for (const each of deviations) if (!(each.size <= (found[each.property]?.size ?? -1))) found[each.property] = each
  return found
}
