/** The page of a fluid: its methods, their ranges, and the doubts about them. */
import {
  burstPoint,
  type Fluid,
  filmLimit,
  fluidNames,
  fluidOf,
  freezingPoint,
  oilNames,
  solutionNames,
  solutionOf,
} from '../engine'
import { refrigerantNames } from '../engine/fluids/fluids'
import { flagsSource } from '../engine/fluids/refrigerantFlags'
import { refrigerantFacts } from '../shared/coils/facts/refrigerantFacts'

/** Every fluid with a page; solutions at 30 % by mass, or at their highest concentration if that is less. */
export function documentedFluids(): { name: string; fluid: Fluid }[] {
  return [
    ...fluidNames().map(name => ({ name, fluid: fluidOf(name) })),
    ...solutionNames().map(name => ({ name, fluid: solutionOf(name, name.includes('glycol') ? 0.3 : 0.2) })),
  ]
}

/** The file of a fluid's page: R-1234ze(E) becomes r-1234ze-e.md. */
export function pageName(name: string): string {
  return `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')}.md`
}

/** For a glycol its freezing and burst points, for an oil its highest film temperature. */
function protection(name: string): string[] {
  const film = filmLimit(name)
  if (film) return [`- Hottest film: ${celsius(film.T)}; ${film.source}`]
  if (oilNames().includes(name)) return ['- Hottest film: its maker’s limit is not known here']
  if (!name.includes('glycol')) return []
  const rows = [0.1, 0.2, 0.3, 0.4, 0.5].map(share => {
    const [freezing, burst] = [freezingPoint(name, share, 'volume'), burstPoint(name, share, 'volume')!]
    return `${100 * share} % freezes at ${(freezing - 273.15).toFixed(1)} °C, keeps tubes from bursting to ${(burst - 273.15).toFixed(1)} °C`
  })
  return [`- By volume, bursting by a maker's table that was not compared with a print of it: ${rows.join('; ')}`]
}

// Rounded so that the last bits of a solved critical point do not show.
const celsius = (T: number) => `${(T - 273.15).toFixed(1)} °C (${T.toFixed(1)} K)`
const megapascals = (p: number) => `${(p / 1e6).toPrecision(5)} MPa`

/**
 * The part of a fluid's page that is made from the fluid itself.
 *
 * @param name   its name
 * @param fluid  the fluid
 * @returns      Markdown
 */
export function fluidPage(name: string, fluid: Fluid): string {
  const { limits, critical, sources, doubts, zero, molarMass } = fluid
  const flags = refrigerantNames().includes(name) ? refrigerantFacts(name) : []
  const from = Object.entries(flags.length > 0 ? { ...sources, 'safety and climate': flagsSource } : sources)
  const facts = [
    ...(Number.isFinite(molarMass) ? [`- Molar mass: ${(molarMass * 1000).toPrecision(6)} g/mol`] : []),
    ...(critical.T > 0 && critical.p > 0
      ? [
          `- Critical point: ${celsius(critical.T)}, ${(critical.p / 1e6).toPrecision(4)} MPa, ${critical.rho.toPrecision(3)} kg/m³`,
        ]
      : []),
    `- Range: ${celsius(limits.lowestT)} to ${celsius(limits.highestT)}, to ${megapascals(limits.highestP)}; beyond, \`out-of-range\` names the limit`,
    `- Zero: ${zero}`,
    ...protection(name),
    ...flags.map(([label, value]) => `- ${label}: ${value}`),
  ]
  const lines = [
    `# ${name}`,
    facts.join('\n'),
    `## Sources\n\n${from.map(([what, source]) => `- ${what}: ${source}`).join('\n')}`,
    ...(doubts.length > 0 ? [`## Before trusting it\n\n${doubts.map(doubt => `- ${doubt}`).join('\n')}`] : []),
  ]
  return `${lines.join('\n\n')}\n`
}
