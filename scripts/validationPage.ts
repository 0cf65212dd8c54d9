/** The validation page and its plot: the engine computes every number now, from the reference tables. */
import { rateCoil } from '../engine/coils'
import phase from '../tests/reference/phaseCoilDeviations.json'
import { achpDrops } from '../tests/support/achpDrops'
import { counterCoils } from '../tests/support/coils'
import {
  acidRows,
  burning,
  energyDepartment,
  flueGasStates,
  heatingValues,
  stackRows,
} from '../tests/support/comparisons/combustion'
import { type Comparison, largestOf } from '../tests/support/comparisons/comparison'
import { condensingRows } from '../tests/support/comparisons/condensingEconomizers'
import { escoaRows, finRows, roundFinRows } from '../tests/support/comparisons/economizerSurfaces'
import { dryEconomizers, partLoads, turndownTables } from '../tests/support/comparisons/economizers'
import { exchangers, rowsAgainstStrips, strips } from '../tests/support/comparisons/exchanger'
import { plateFins, roundFins, wavesOverFlat, xFinsAsBuilt } from '../tests/support/comparisons/fins'
import { moistAirComparisons, waterComparisons } from '../tests/support/comparisons/moistAir'
import { publishedEconomizers } from '../tests/support/comparisons/publishedEconomizers'
import { bankDrops, tubeBanks } from '../tests/support/comparisons/tubeBanks'
import { tubeFriction, tubeNusselt } from '../tests/support/comparisons/tubeside'
import { twoPhase } from '../tests/support/comparisons/twoPhase'
import { marchedStrip } from '../tests/support/constantCoil'
import {
  blendSaturation,
  blendStates,
  type FluidTable,
  gases,
  liquids,
  saturation,
  states,
} from '../tests/support/fluidTables'
import { byCells, byMarch, mitchellBraun } from '../tests/support/mitchellBraun'
import { waterCoils } from '../tests/support/waterCoilDeviations'
import { type AsBuilt, asBuilt, bandOf, type Deviation, deviations } from '../tests/support/wholeCoilDeviations'
import { massFluxes } from './massFluxes'
import { type Cell, mean, percent, sizes, table } from './pageTables'
import { parityPlot } from './parityPlot'
import { simplifiedCoils } from './simplifiedCoils'

/** A number with two digits; a deviation below the digits of the tables is marked as such. */
function figure(size: number): string {
  const least = Math.abs(size)
  if (least < 1e-9) return 'below 1e-9'
  return least < 1e-3 ? size.toExponential(1) : `${Number(size.toPrecision(2))}`
}

/** A table of comparisons with notes below: the mean of the deviations with sign, the largest without. */
function listed(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ what, deviations, isAbsolute, note }) => [
    note ? `${what} *` : what,
    deviations.length,
    figure(mean(deviations)),
    figure(largestOf(deviations)),
    isAbsolute ? 'difference' : 'ratio',
  ])
  const notes = comparisons.flatMap(({ what, note }) => (note ? [`\\* ${what}: ${note}`] : []))
  return [table(['compared', 'values', 'mean', 'largest', 'of'], rows), ...notes].join('\n\n')
}

function mitchellAndBraun(): string {
  const fahrenheit = (T: number) => T * 1.8 - 459.67
  const degrees = (difference: number) => `${difference.toFixed(2).replace('-0.00', '0.00')} °F`
  const rows = mitchellBraun.flatMap(({ name, moisture, heat, waterOut, airOut }) => {
    const cells = byCells(moisture)
    const march = byMarch(moisture)
    const ours: [string, number, number, number][] = [
      ['original', cells.heat + cells.condensateHeat, cells.fluidOut, cells.airOut.T],
      ['v2025', march.heat + march.airEnd.condensateHeat, march.fluidOut, march.airEnd.T],
    ]
    return ours.map(([version, found, water, air]) => [
      name,
      version,
      percent(found / heat - 1),
      degrees(fahrenheit(water) - waterOut),
      degrees(fahrenheit(air) - airOut),
    ])
  })
  return table(['coil', 'engine', 'heat with that of the condensate', 'water out', 'air out'], rows)
}

function versions(): string {
  const rows = counterCoils.map(([name, input]) => {
    const [one, other] = [rateCoil(input), rateCoil({ ...input, engineVersion: 'v2025' })]
    return [
      name,
      percent(other.totalCapacity / one.totalCapacity - 1),
      percent(other.fluid.pressureDrop.total / one.fluid.pressureDrop.total - 1),
      percent(other.air.pressureDrop / one.air.pressureDrop - 1),
    ]
  })
  return table(['coil', 'capacity', 'pressure drop, tubes', 'pressure drop, air'], rows)
}

const rowsIn = ({ rows }: FluidTable) => Object.values(rows).flat().length

const fluids = () =>
  table(
    ['fluids', 'states compared', 'with'],
    [
      ['refrigerants', rowsIn(saturation) + rowsIn(states), 'CoolProp 8.0.1dev'],
      ['blends', rowsIn(blendSaturation) + rowsIn(blendStates), 'CoolProp 8.0.1dev'],
      ['gases', rowsIn(gases), 'CoolProp 8.0.1dev, VDI Heat Atlas (2010)'],
      ['solutions and oils', rowsIn(liquids), 'CoolProp 8.0.1dev'],
    ],
  )

/** Why coefficients as built are not those of ACHP, whose formulas are the same. */
function finsAsBuilt(): string {
  const [oldest, kim, fu, newest] = wavesOverFlat.map(({ least, most }) => `${least.toFixed(2)} to ${most.toFixed(2)}`)
  const { coefficient, withArea } = xFinsAsBuilt
  return `As built, corrugated fins come out above those of ACHP because the forms differ, not the arithmetic. On its fifteen herringbone coils its form of 2002 gives only ${newest} times the j of a *flat* fin at the same Reynolds number, against ${oldest} by Wang, Jang and Chiou (1999), which rates corrugated fins here, ${kim} by Kim, Youn and Webb and ${fu} by Wang, Fu and Chang; a wave that does less than no wave is no standard to follow, and it stays a choice. X fins have one form in both: ours is ${coefficient.toFixed(2)} times theirs in the mean because theirs takes the extra row and pitch of fin into its area ratio, and ${withArea.toFixed(2)} times with the area that goes with it. Wavy fins on 5/8 in tubes keep, for fins denser than 2.98 mm where their data end, the j of that pitch.`
}

/** Mean, mean absolute and largest deviation of some coils, with ACHP's areas and as built. */
function summary(coils: readonly Deviation[], own: readonly AsBuilt[]): Cell[][] {
  const kinds = [...new Set(coils.map(({ kind }) => kind))]
  const groups: [string, Deviation[]][] = [
    ...kinds.map(kind => [kind, coils.filter(each => each.kind === kind)] as [string, Deviation[]]),
    ['all', [...coils]],
  ]
  return groups.map(([name, group]) => {
    const like = group.map(each => each.deviation)
    const built = group.map(each => own[each.number - 1]!.found).filter(found => typeof found === 'number')
    const three = (values: number[]) => [
      percent(mean(values)),
      percent(mean(sizes(values))).replace('+', ''),
      percent(largestOf(values)).replace('+', ''),
    ]
    return [name, group.length, ...three(like), ...three(built)]
  })
}

const builtText = (found: number | string) => (typeof found === 'string' ? found : percent(found))

const isWithin = (found: number | string, band: number) => typeof found === 'number' && Math.abs(found) <= band

const kilowatt = (watt: number) => (watt / 1000).toFixed(2)

/** Why a coil as built deviates much from ACHP's. */
function builtReason({ kind, reason }: Deviation, { found, onePressure, saturationDrop, areaRatio }: AsBuilt): string {
  const area = `area ${areaRatio.toFixed(2)} of theirs`
  if (kind !== 'DX evaporator' && kind !== 'condenser') return [area, reason].filter(Boolean).join('; ')
  if (found === 'refused') {
    return `the circuits lose more pressure than there is between suction and air, so that no rating is given; at one pressure it has ${builtText(onePressure)}`
  }
  const taken = `its pressure drop takes ${saturationDrop!.toFixed(1)} K from the saturation temperature, which they leave out`
  return Math.abs(saturationDrop!) > 0.5 ? `${taken}; ${area}` : area
}

/** The deviations of evaporators with our own areas and air side, without the effect of their pressure drop. */
function evaporatorsAtOnePressure(coils: Deviation[], own: readonly AsBuilt[]): number[] {
  return coils
    .filter(({ kind }) => kind === 'DX evaporator')
    .map(({ number }) => own[number - 1]!.onePressure)
    .filter(found => typeof found === 'number')
}

function drops(): string {
  const kilopascal = (pascal: number) => (pascal / 1000).toFixed(2)
  return table(
    [
      'coil',
      'ACHP [kPa]',
      'ours [kPa]',
      'ratio',
      'friction',
      'acceleration',
      'wet length [m]',
      'ours as they count it [kPa]',
      'ratio',
    ],
    achpDrops().map(({ title, theirs, friction, acceleration, wetLength, likeTheirs }) => [
      title,
      kilopascal(theirs),
      kilopascal(friction + acceleration),
      ((friction + acceleration) / theirs).toFixed(2),
      kilopascal(friction),
      kilopascal(acceleration),
      wetLength.toFixed(1),
      kilopascal(likeTheirs),
      (likeTheirs / theirs).toFixed(2),
    ]),
  )
}

function wholeCoils(coils: Deviation[]): string {
  const own = asBuilt()
  const outside = coils.filter(each => Math.abs(each.deviation) > bandOf(each))
  const like = coils.map(each => each.deviation)
  return `ACHP is a lumped model and no measurement. It counts one row depth and one tube pitch of fin more than the coil has, rates wet fins with their dry efficiency, takes one cross-flow for passes that meet the air in counter order, and leaves the refrigerant's pressure drop out of its saturation temperature.

**What is compared.** In the plot and in the columns "with its areas" the outside area, the fin conductivity, the air-side coefficient and the pressure drop (none in the saturation temperature of evaporators and condensers) are those of ACHP, so that what is left is the tube side, the fins when wet, and the march. The columns "as built" are the same coils with our own areas, air side and pressure drop: what a user of the engine gets.

![Parity plot of the 52 coils](wholeCoils.svg)

${table(['coils', 'count', 'with its areas: mean', 'mean size', 'largest', 'as built: mean', 'mean size', 'largest'], summary(coils, own))}

With its areas ${coils.length - outside.length} of ${coils.length} are inside their bands (10 % dry, 12 % wet and with two phases), with a mean of ${percent(mean(like))}; as built ${coils.filter(each => isWithin(own[each.number - 1]!.found, bandOf(each))).length} are. As built, what evaporators lack is the pressure drop of the refrigerant: rated at one pressure, with our own areas and air side, they come out at ${percent(mean(evaporatorsAtOnePressure(coils, own)))} in the mean. These circuits are long: the drop takes up to ${Math.max(...phase.rows.map(each => each.saturationDrop ?? 0))} K from the saturation temperature (by \`original\`), and \`REF_DP_T\` says so. Wet coils of two rows lack area: the extra row and pitch make the surface of ACHP 1.6 to 1.7 times that of the coil.

### By its simplifications

${simplifiedCoils(
  own.map(({ found }) => found),
  coils.map(bandOf),
)}

### Exceptions

Outside their bands even with the areas and the air side of ACHP:

${table(
  ['coil', 'with its areas', 'as built', 'reason'],
  outside.map(({ number, name, deviation, reason }) => [
    name,
    percent(deviation),
    builtText(own[number - 1]!.found),
    reason!,
  ]),
)}

### As built

Outside their bands as built, with what makes the difference: the areas, which are ours over theirs; the pressure drop of the refrigerant, which is what is between the coil as built and the same coil rated at one pressure.

${table(
  ['coil', 'as built', 'at one pressure', 'with its areas and at one pressure', 'reason'],
  coils
    .filter(each => !isWithin(own[each.number - 1]!.found, bandOf(each)))
    .map(each => {
      const { found, onePressure } = own[each.number - 1]!
      const texts = [found, onePressure, each.deviation].map(builtText)
      return [each.name, ...texts, builtReason(each, own[each.number - 1]!)]
    }),
)}

### Every coil

${table(
  ['coil', 'ACHP [kW]', 'v2025 with its areas [kW]', 'deviation', 'as built', 'as built, at one pressure'],
  coils.map(({ number, name, theirs, ours, deviation }) => [
    name,
    kilowatt(theirs),
    kilowatt(ours),
    percent(deviation),
    builtText(own[number - 1]!.found),
    builtText(own[number - 1]!.onePressure),
  ]),
)}`
}

function nineCoils(): string {
  const rows = waterCoils.map(each => [each.case, percent(each.own), percent(each.theirs), each.areaRatio.toFixed(2)])
  const all = [...waterCoils]
  const last = (pick: (each: (typeof all)[number]) => number) =>
    `${percent(mean(all.map(pick)))}, largest ${percent(largestOf(all.map(pick))).replace('+', '')}`
  return table(
    ['coil', 'as built', 'with the area of ACHP', 'our area over that of ACHP'],
    [...rows, ['mean', last(each => each.own), last(each => each.theirs), '']],
  )
}

function phaseCoils(): string {
  const rows = ['EVAP', 'COND'].map(coilType => {
    const of = phase.rows.filter(each => each.coilType === coilType)
    const cells = (values: number[]) => [percent(mean(values) / 100), percent(largestOf(values) / 100).replace('+', '')]
    return [
      coilType === 'EVAP' ? 'evaporators' : 'condensers',
      of.length,
      ...cells(of.map(each => each.onePressure)),
      ...cells(of.flatMap(each => each.withPressureDrop ?? [])),
      `${Math.max(...of.map(each => each.saturationDrop ?? 0))} K`,
      range(of.map(each => each.pressureDropRatio)),
    ]
  })
  const heads = ['coils', 'count', 'at one pressure: mean', 'largest', 'with its pressure drop: mean', 'largest']
  return table([...heads, 'largest drop of the saturation temperature', 'our pressure drop over theirs'], rows)
}

const range = (values: number[]) => `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`

const marched = (): Comparison => ({
  what: 'coils of constant properties, 40 slices a tube (v2025)',
  within: 1e-4,
  isAbsolute: true,
  deviations: strips.map(strip => marchedStrip(strip, 40).effectiveness - strip[6]),
})

/** The page, and the plot that is shown beside it. */
export function validationPage(): { page: string; plot: string } {
  const coils = deviations()
  const pairs = coils.map(each => ({ ...each, isException: each.reason !== undefined }))
  const twoPhases = Object.entries(twoPhase).map(
    ([subject, { comparisons }]) => `### ${subject[0]!.toUpperCase()}${subject.slice(1)}\n\n${listed(comparisons)}`,
  )
  const page = `# Validation of the engine

Every comparison with published values or other programs: how many values, the mean deviation with its sign, and the largest without. Ratio: ours over theirs less one. Difference: ours less theirs. Written by \`node scripts/run.mjs scripts/docs.ts\`, which computes the numbers from \`tests/reference/\`; a test compares this page with what is computed now, and the tests in \`tests/engine/\` hold every comparison to its limit.

Nothing is calibrated with tests of real coils. Agreement with another program shows that an equation is written down rightly, not that a coil will do it: take capacity within about 10 %, air pressure drop within about 20 % dry.

## Whole coils by \`v2025\`: 52 of ACHP

${wholeCoils(coils)}

## Whole coils by \`original\`

Nine plain-fin water coils of ACHP.

${nineCoils()}

The two wet coils of two rows are outliers: the extra row and pitch make the surface of ACHP 1.7 times theirs, and it rates wet fins with their dry efficiency. Heating with the area of ACHP comes out high, because it takes the water at the mean of entering air and water, and one cross-flow for the counter passes of the coil.

Evaporators and condensers, with the conductance of the air that ACHP had (\`tests/reference/phaseCoilDeviations.json\`):

${phaseCoils()}

ACHP boils and condenses at one pressure, so that the first columns compare like with like; the next are with the pressure drop that the coil has.

The large drops are those of the coils, not of our method: ACHP finds them too, and lets them have no effect. The last column compares friction and acceleration in straight tubes at its one pressure. One evaporator, with 70 m of tube in a circuit, loses more than there is between suction and air: it is refused, not counted with its pressure drop.

**Why the pressure drops differ.** Friction is by Lockhart and Martinelli on both sides, and agrees. The change of momentum does not: ACHP multiplies it, a pressure already (Zivi), by the length of tube with both phases in metres, so that what the vapour gives back where it condenses, and takes where it boils, is counted 4 to 58 times. Its condensers therefore lose too little and its evaporators too much. The last columns are our friction with the momentum counted so: they meet its numbers within 12 %, or 0.3 kPa of the smallest. Ours stays as it is; the momentum counts once, in both engines.

${drops()}

## \`v2025\` against \`original\`

Water coils in counter passes.

${versions()}

${massFluxes()}

## Coil of Mitchell and Braun

Counterflow of known UA (Principles of Heating, Ventilation, and Air Conditioning, SM-2-1), against an independent march in small steps, which gives the heat of the condensate to the water.

${mitchellAndBraun()}

## Rows and passes against numerical strips

Solved by finite strips, error about 1e-5.

${listed([rowsAgainstStrips, marched()])}

\`original\` mixes the air between rows, which the strips do not: within 0.5 % in counter passes; where all rows are fed side by side within 0.6 % below NTU 0.8, and low by up to 7.5 % at NTU 4 (\`tests/engine/coils/cellHeat.test.ts\`).

## Effectiveness

Against ht 1.0.7.

${listed(exchangers)}

## Fins

Plate fins against ACHP 3b276c6 with its own area rules, round fins against ht 1.0.7.

${listed([...plateFins, roundFins])}

${finsAsBuilt()}

## Tube banks

Against ht 1.0.7.

${listed([...tubeBanks, bankDrops])}

## Heat transfer in tubes

Against ht 1.0.7.

${listed(tubeNusselt)}

## Friction and fittings in tubes

Against fluids 1.3.1.

${listed(tubeFriction)}

## Two-phase flow

Functions of ht 1.0.7 and fluids 1.3.1 by their names there.

${twoPhases.join('\n\n')}

## Moist air and water

Moist air against psychrolib 2.5.0 (ideal gas, as here) and CoolProp (real gas); water against the IAPWS-IF97 of CoolProp. Water agrees with the verification tables of IAPWS in every printed digit.

${listed([...moistAirComparisons, ...waterComparisons])}

## Combustion

Burning 21 fuels, 126 fires, against a balance of atoms worked apart.

${listed([...burning, ...heatingValues])}

Dew points as formulas; what acids do in a stack is within about 5 K of them.

${listed(acidRows)}

Flue gas of these fuels from 300 to 1500 K, against heat capacities of NASA, transport of the VDI Heat Atlas and IAPWS with the same mixing rules, and GERG-2008.

${listed(flueGasStates)}

Losses to the stack and what cooling gives, against the same balance with enthalpies of NASA.

${listed(stackRows)}

Against the programs of the US Department of Energy (AMO-Tools-Suite) for steam and process heating.

${listed(energyDepartment)}

## Economizers

Surfaces against their printed formulas, worked apart: ESCOA on 120 banks, efficiencies of 60 high fins, round high fins staggered.

${listed([...escoaRows, ...finRows, ...roundFinRows])}

Sixty whole economizers that do not condense, and six from full fire to a quarter, against a solver apart from this one with the same correlations; radiation of the gas, which it leaves out, is left out here too.

${listed([...dryEconomizers, ...partLoads, ...turndownTables])}

Sixty economizers of constant films, fifty of which condense, against a fine solution in counterflow of the same balance at the surface: with 48 rows, and with the 12 of a real one.

${listed(condensingRows)}

Published examples. No complete published condensing economizer with measured rows could be found to compare with.

${listed(publishedEconomizers)}

2,500 random economizers of every fuel, layout, fin and flow are all solved, the balance of heat within 1e-9 of what the gas could give.

## Other fluids

The largest deviations of every refrigerant, gas and solution stand on [its own page](../fluids/README.md).

${fluids()}

## Known weak points

- 5/8 in tube on 1.5 in centres lies outside the data of the flat-fin correlation (collar 16.2 mm against 13.6 mm, pitch 38.1 mm against 31.8 mm). Gray and Webb, fitted to large tubes, gives a coefficient within 6 % at 600 ft/min; \`FIN_RANGE\` is shown.
- The wet pressure drop is a direct fit of wet coils, held between 1 and 2.5 times dry, and for enhanced fins at least that of wet flat ones (0201). At 600 ft/min and 10 fins per inch it gives 1.9 for flat fins, more than is usual in the trade (1.2 to 1.5, not verified here). Take the wet drop as an upper estimate.
- The wet over dry coefficient is held at the value for Re 5 500 above that number.
- Circuits that do not divide evenly are rated as circuits of the mean length (\`CIRCUIT_UNEVEN\`).
`
  return { page, plot: parityPlot('52 coils: v2025 with the areas and air side of ACHP', pairs) }
}
