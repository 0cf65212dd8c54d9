/** The panes of a mist, each instead of its results. */
import type { ReactNode } from 'react'
import { Sensitivity } from '../../workbench/studies/Sensitivity'
import { Study } from '../../workbench/studies/Study'
import { BinsTable } from './results/BinsTable'
import { YearStudy } from './results/YearStudy'

interface Pane {
  viewSwitch: ReactNode
}

export const YearPane = (pane: Pane) => <Study name="Year" Shown={YearStudy} {...pane} />
export const BinsPane = (pane: Pane) => <Study name="Bins" Shown={BinsTable} {...pane} />
export const SensitivityPane = (pane: Pane) => <Study name="Sensitivity" Shown={Sensitivity} {...pane} />
