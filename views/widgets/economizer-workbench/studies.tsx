/** The panes of an economizer, each instead of its results. */
import type { ReactNode } from 'react'
import { Sensitivity } from '../../workbench/studies/Sensitivity'
import { Study } from '../../workbench/studies/Study'
import { OffDesign } from './results/OffDesign'
import { RowsTable } from './results/RowsTable'
import { YearStudy } from './results/YearStudy'

interface Pane {
  viewSwitch: ReactNode
}

export const RowsPane = (pane: Pane) => <Study name="Rows" Shown={RowsTable} {...pane} />
export const YearPane = (pane: Pane) => <Study name="Year" Shown={YearStudy} {...pane} />
export const OffDesignPane = (pane: Pane) => <Study name="Off-design" Shown={OffDesign} {...pane} />
export const SensitivityPane = (pane: Pane) => <Study name="Sensitivity" Shown={Sensitivity} {...pane} />

export { SecondStageTable } from './results/SecondStageTable'
