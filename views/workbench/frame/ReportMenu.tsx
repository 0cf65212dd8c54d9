import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { latePart } from '../state/latePart'
import type { ProjectState } from '../state/useProject'
import { Menu } from './Menu'

/** A requested report. */
export interface ReportWish {
  inNewWindow: boolean
  /** Covers the whole project instead of the shown item. */
  ofProject?: boolean
  kind?: 'submittal' | 'performance' | 'internal'
}

export interface ReportMenuProps {
  project: ProjectState
  isWorking: boolean
  /** False while there is no rating to print. */
  isPossible: boolean
  onReport: (wish: ReportWish) => void
  onExport: (ofProject: boolean) => void
}

const ReportPanel = latePart(async () => (await import('../projects/menuPanels')).ReportPanel)

/** The reports and exports of the shown item and of the whole project. */
export function ReportMenu(props: ReportMenuProps) {
  const label = (
    <>
      {props.isWorking ? <Spinner /> : <Icon name="file" />}
      <span className="wb-word">Report</span>
      <Icon name="chevron-down" size="sm" />
    </>
  )
  return <Menu label={label}>{() => <ReportPanel {...props} />}</Menu>
}
