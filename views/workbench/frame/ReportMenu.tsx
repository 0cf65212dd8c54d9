import { lazy } from 'react'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import type { ProjectState } from '../state/useProject'
import { Menu } from './Menu'

/** A report that is asked for. */
export interface ReportWish {
  inNewWindow: boolean
  /** Of the whole project in the place of the shown item. */
  ofProject?: boolean
  kind?: 'submittal' | 'performance'
}

export interface ReportMenuProps {
  project: ProjectState
  isWorking: boolean
  /** Only what is shown can be put on paper. */
  isPossible: boolean
  onReport: (wish: ReportWish) => void
  onExport: (ofProject: boolean) => void
}

const ReportPanel = lazy(async () => ({ default: (await import('../projects/menuPanels')).ReportPanel }))

/** What can be made of the item that is shown, and of the whole project. */
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
