/** The panes of a gas, each instead of its property sheet. */
import type { ReactNode } from 'react'
import { Study } from '../../workbench/studies/Study'
import { CoilStudy } from './results/CoilStudy'
import { Combustion } from './results/Combustion'
import { DewPoints } from './results/DewPoints'
import { FitStudy } from './results/FitStudy'
import { StateTable } from './results/StateTable'

interface Pane {
  viewSwitch: ReactNode
}

export const CoilPane = (pane: Pane) => <Study name="Coil" Shown={CoilStudy} {...pane} />
export const TablePane = (pane: Pane) => <Study name="Table" Shown={StateTable} {...pane} />
export const CombustionPane = (pane: Pane) => <Study name="Combustion" Shown={Combustion} {...pane} />
export const DewPointsPane = (pane: Pane) => <Study name="Dew points" Shown={DewPoints} {...pane} />
export const FitPane = (pane: Pane) => <Study name="Fit" Shown={FitStudy} {...pane} />
