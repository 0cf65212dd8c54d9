/**
 * Writes a page for every fluid, with newly measured largest deviations: `node scripts/run.mjs scripts/fluidPages.ts`.
 * A test compares the rest of each page with the code. Also writes the points where tables deviate most from their
 * reference, for the test of tables.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fluidOf } from '../engine'
import { blendData } from '../engine/fluids/blend-data'
import { curveFits } from '../engine/fluids/fit-data'
import { refrigerantData } from '../engine/fluids/refrigerant-data'
import { blendDeviationsOf, type Deviation, deviationsOf, largest } from '../tests/support/fluidDeviations'
import { denseGases, gases, named } from '../tests/support/fluidTables'
import { tableDeviations, tableStates } from '../tests/support/tableDeviations'
import { documentedFluids, fluidPage, pageName } from './fluidPage'
import { root } from './root.mjs'

const folder = join(root, 'docs/fluids')
mkdirSync(folder, { recursive: true })

const figure = (size: number) => (size === 0 ? 'none' : size.toExponential(1))

/** Two columns of figures: away from the critical point, and within 2 % of its temperature. */
function againstTables(deviations: Deviation[]): string {
  const away = largest(deviations.filter(each => !each.isNearCritical))
  const near = largest(deviations.filter(each => each.isNearCritical))
  const rows = Object.keys(away).map(
    name => `| ${name} | ${figure(away[name]!.size)} | ${near[name] ? figure(near[name].size) : ''} |`,
  )
  return [
    `Against CoolProp 8.0.1dev, ${deviations.length} values; relative, of h over the latent heat or 10 kJ/kg.`,
    '',
    '| property | largest deviation | within 2 % of Tc |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** The points where the tables of each fluid deviate most from its reference, for the test of tables. */
const farthest: Record<string, [T: number, p: number][]> = {}

function tablesOf(name: string): string {
  const found = Object.entries(tableDeviations(name, tableStates(fluidOf(name), 10_000)))
  const states = new Map(found.map(([, { at }]) => [at.T, at.p]))
  farthest[name] = [...states].map(([T, p]) => [Number(T.toFixed(4)), Number(p.toFixed(0))])
  return [
    'The method `table` against the reference, 10,000 random states by (T, p) and by (p, h); of h over 100 kJ/kg or R Tc, whichever is larger, of s over 1 kJ/kg K.',
    '',
    '| property | largest deviation | of 99 states in 100 |',
    '| --- | --- | --- |',
    ...found.map(([property, { largest, usual }]) => `| ${property} | ${figure(largest)} | ${figure(usual)} |`),
  ].join('\n')
}

const units: Readonly<Record<string, string>> = { h: ' J/kg', s: ' J/kg K' }

/** The largest deviations that the fits themselves state, which a test verifies. */
function fitsOf(name: string): string {
  const fit = curveFits.find(each => each.name === name)!
  const { saturated, superheated, allSuperheated, subcooled, allSubcooled } = fit.deviations
  const cell = (size: number | undefined, property: string) =>
    size === undefined ? '' : `${figure(size)}${units[property] ?? ''}`
  const line = Object.entries(saturated).map(([property, size]) => {
    const unit = units[property.at(-1)!.toLowerCase()]
    return `| ${property} | ${figure(size)}${/[HS]$/.test(property) ? unit : ''} |`
  })
  const beside = Object.keys(superheated).map(property =>
    [superheated, allSuperheated, subcooled, allSubcooled].reduce(
      (row, worst) => `${row} ${cell(worst[property], property)} |`,
      `| ${property} |`,
    ),
  )
  const transport =
    fit.vapourTransportFrom > fit.lowestT
      ? ` Viscosity and conductivity of the vapour from ${fit.vapourTransportFrom} K.`
      : ''
  return [
    `The method \`curve fit\` against the reference, on the saturation line from ${fit.lowestT} to ${fit.highestT} K.${transport}`,
    '',
    '| property | largest deviation |',
    '| --- | --- |',
    ...line,
    '',
    `Beside the line: of vapour condensing up to ${fit.superheat.highestT} K, to ${fit.superheat.above} K of superheat, and of all to 100 K; of liquid that would boil up to ${fit.subcool.highestT} K, to ${fit.subcool.under} K under that, and of all to the critical pressure.`,
    '',
    '| property | superheated | all | subcooled | all |',
    '| --- | --- | --- | --- | --- |',
    ...beside,
  ].join('\n')
}

/** Above 10 bar; empty where no rows are known. */
function denseDeviations(name: string): Record<string, number> {
  const worst: Record<string, number> = {}
  const fluid = fluidOf(name)
  for (const [T, p, ...known] of denseGases.rows[name] ?? []) {
    const ours = fluid.state({ T: T!, p: p! })
    for (const [i, property] of (['rho', 'cp', 'w', 'mu', 'k'] as const).entries())
      if (known[i]) worst[property] = Math.max(worst[property] ?? 0, Math.abs(ours[property]! / known[i]! - 1))
  }
  return worst
}

function gasDeviations(name: string): string {
  const worst: Record<string, number> = {}
  const fluid = fluidOf(name)
  for (const row of (gases.rows[name] ?? []).filter(([T]) => T! >= fluid.limits.lowestT)) {
    const known = named(gases, row)
    const ours = fluid.state({ T: known.T!, p: known.p! })
    const isThin = known.p! < 1.1e5
    const wanted: Record<string, [number | undefined, number | null | undefined]> = {
      rho: [ours.rho, known.rho],
      cp: [ours.cp, known.cp],
      w: [ours.w, known.w],
      'mu at low pressure': [isThin ? ours.mu : undefined, known.mu ?? known.tabledMu],
      'k at low pressure': [isThin ? ours.k : undefined, known.k ?? known.tabledK],
    }
    for (const [property, [mine, theirs]] of Object.entries(wanted))
      if (mine !== undefined && theirs) worst[property] = Math.max(worst[property] ?? 0, Math.abs(mine / theirs - 1))
  }
  const table = (of: Record<string, number>) => [
    '| property | largest deviation |',
    '| --- | --- |',
    ...Object.entries(of).map(([property, size]) => `| ${property} | ${(100 * size).toFixed(2)} % |`),
  ]
  const dense = denseDeviations(name)
  const thin = [
    'Against CoolProp 8.0.1dev to 10 bar; where that has no transport, against the VDI Heat Atlas (2010).',
    '',
    ...table(worst),
  ]
  const above = ['Against CoolProp 8.0.0 from 20 to 100 bar.', '', ...table(dense)]
  return [...(worst.rho ? [thin] : []), ...(dense.rho ? [above] : [])].map(part => part.join('\n')).join('\n\n')
}

function measured(name: string, isLiquid: boolean): string[] {
  if (isLiquid) return ['Against CoolProp 8.0.1dev in every row: below 1e-9, the digits there.']
  if (name === 'Water')
    return [
      'Against the verification tables of IAPWS R7-97 in every printed digit (`tests/engine/fluids/water.test.ts`).',
    ]
  const own = refrigerantData.some(data => data.name === name)
  const isBlend = !own && blendData.blends.some(blend => blend.name === name)
  if (own) return [againstTables(deviationsOf(name)), tablesOf(name), fitsOf(name)]
  if (isBlend) {
    const deviations = blendDeviationsOf(name)
    return [
      ...(deviations.length > 0 ? [againstTables(deviations)] : ['No rows of another program to compare with.']),
      tablesOf(name),
      fitsOf(name),
    ]
  }
  return name in gases.rows || name in denseGases.rows
    ? [gasDeviations(name)]
    : ['No rows of another program to compare with.']
}

const all = documentedFluids()
for (const { name, fluid } of all) {
  const isLiquid = 'every property' in fluid.sources
  const text = `${fluidPage(name, fluid)}\n## Largest deviations found\n\n${measured(name, isLiquid).join('\n\n')}\n`
  writeFileSync(join(folder, pageName(name)), text)
}
const list = all.map(({ name }) => `- [${name}](${pageName(name)})`).join('\n')
writeFileSync(
  join(folder, 'README.md'),
  `# Fluids\n\nOne page a fluid: its sources, range and zero, what to know before trusting it, and the largest deviation that the tests find. Written by \`scripts/fluidPages.ts\`.\n\n${list}\n`,
)
writeFileSync(
  join(root, 'tests/reference/farthestTableStates.json'),
  `{\n${Object.entries(farthest)
    .map(([name, states]) => `  "${name}": ${JSON.stringify(states)}`)
    .join(',\n')}\n}\n`,
)
