/** Fields of a form that are emptied: their group goes with the last of them, unless every document has it. */
import { expect, it } from 'vitest'
import { exampleAirCoolers } from '../../../shared/aircooler/document/exampleAirCoolers'
import { exampleMists } from '../../../shared/mist/document/exampleMists'
import type { AnyInput } from '../../../shared/tools/project'
import { airCoolerPageTool } from '../../../views/widgets/air-cooler-workbench/airCoolerPageTool'
import { mistPageTool } from '../../../views/widgets/mist-workbench/mistPageTool'
import { formOf, withTyped } from '../../../views/workbench/form/form'
import type { WorkbenchTool } from '../../../views/workbench/tool'

function emptied<Input extends AnyInput>(tool: WorkbenchTool<Input>, input: Input, ...paths: string[]): Input {
  const form = formOf(tool, { input, tag: 'T-1', quantity: 1, display: { system: 'SI', units: {} } }, 'SI')
  return paths.reduce((now, path) => withTyped(now, path, ''), form).input
}

it('the last limit, fouling or control that is emptied leaves its group in the document', () => {
  const [cooler] = Object.values(exampleAirCoolers)
  const { limits, bundle } = emptied(airCoolerPageTool, cooler!, 'limits.processDrop', 'bundle.fouling.process')
  expect([limits, bundle.fouling]).toEqual([{}, {}])
  const [mist] = Object.values(exampleMists)
  const { limits: most, control } = emptied(
    mistPageTool,
    mist!,
    ...['limits.leaving', 'control.lockout', 'control.depression'],
  )
  expect([most, control]).toEqual([{}, {}])
})
