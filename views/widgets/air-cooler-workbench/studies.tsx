/** The panes of an air cooler, each instead of its passes. */
import type { ReactNode } from 'react'
import { Sensitivity } from '../../workbench/studies/Sensitivity'
import { Study } from '../../workbench/studies/Study'
import { AirSide } from './results/AirSide'
import { YearStudy } from './results/YearStudy'

interface Pane {
  viewSwitch: ReactNode
}

export const AirPane = (pane: Pane) => <Study name="Air and fans" Shown={AirSide} {...pane} />
export const YearPane = (pane: Pane) => <Study name="Year" Shown={YearStudy} {...pane} />
export const SensitivityPane = (pane: Pane) => <Study name="Sensitivity" Shown={Sensitivity} {...pane} />
