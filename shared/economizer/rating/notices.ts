/** The notices of a whole rating: those of full load, those that only part load has, and those of its money. */
import type { EconomizerRating as EngineRating } from '../../../engine/economizer'
import type { Warning } from '../../../engine/warnings'
import type { EconomizerInput } from '../document/economizerDocument'

/** The paths of the engine's input, and those of the document that mend the same. The first that fits counts. */
const paths: readonly (readonly [engine: string, document: string])[] = [
  ['stages.0.waterIn', 'water.temperature'],
  ['stages.0.waterFlow', 'water.feed'],
  ['stages.0.bank.', 'unit.'],
  ['stages.0.circuits', 'unit.circuits'],
  ['stages.0', 'unit.rows'],
  ['stages.1.waterIn', 'condensing.water.temperature'],
  ['stages.1.waterFlow', 'condensing.water.flow'],
  ['stages.1.bank.', 'condensing.bank.'],
  ['stages.1.circuits', 'condensing.bank.circuits'],
  ['stages.1', 'condensing.bank.rows'],
]

function documentPath(path: string): string {
  const found = paths.find(([engine]) => path.startsWith(engine))
  return found ? found[1] + (found[0].endsWith('.') ? path.slice(found[0].length) : '') : path
}

const ofDocument = (warning: Warning): Warning =>
  warning.input === undefined ? warning : { ...warning, input: documentPath(warning.input) }

interface AtLoad {
  load: number
  rating: EngineRating
}

export function allWarnings(
  { money }: EconomizerInput,
  full: EngineRating,
  loads: readonly AtLoad[],
  isPriced: boolean,
): Warning[] {
  const found = full.warnings.map(ofDocument)
  for (const { load, rating } of loads)
    for (const warning of rating.warnings)
      if (warning.severity !== 'info' && !found.some(({ code }) => code === warning.code))
        found.push({ ...ofDocument(warning), message: `At ${Math.round(100 * load)} % fire: ${warning.message}` })
  if (!isPriced)
    found.push({
      code: 'FUEL_PRICE',
      severity: 'warning',
      message: 'This fuel has no usual price: give its own, so that the year has its money.',
      input: 'money.fuelPrice',
    })
  if (money.installed === 0)
    found.push({
      code: 'INSTALLED_COST',
      severity: 'info',
      message: 'Give what the economizer costs installed, so that its payback can be told.',
      input: 'money.installed',
    })
  return found
}
