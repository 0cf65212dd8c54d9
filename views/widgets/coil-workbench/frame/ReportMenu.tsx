import { texts } from '../../../../shared/texts'
import { Icon } from '../../../components/Icon'
import { Spinner } from '../../../components/Spinner'
import { Menu } from './Menu'
import { MenuItem } from './MenuItem'

/** A report that is asked for. */
export interface ReportWish {
  inNewWindow: boolean
  /** Of the whole project in the place of the shown coil. */
  ofProject?: boolean
  kind?: 'submittal' | 'performance'
}

interface ReportMenuProps {
  isWorking: boolean
  /** Only what is shown can be put on paper. */
  isPossible: boolean
  /** Whether the project is more than the shown coil. */
  hasProject: boolean
  onReport: (wish: ReportWish) => void
  onExport: (ofProject: boolean) => void
}

/** What can be made of the coil that is shown, and of the whole project. */
export function ReportMenu({ isWorking, isPossible, hasProject, onReport, onExport }: ReportMenuProps) {
  const disabled = isWorking || !isPossible
  const label = (
    <>
      {isWorking ? <Spinner /> : <Icon name="file" />}
      <span className="wb-word">Report</span>
      <Icon name="chevron-down" size="sm" />
    </>
  )
  const item = (label: string, wish: ReportWish) => (
    <MenuItem
      icon={wish.inNewWindow ? 'window' : 'file'}
      label={label}
      disabled={disabled}
      onClick={() => onReport(wish)}
    />
  )
  return (
    <Menu label={label}>
      <div className="wb-menu-panel">
        <ul aria-label="Report">
          {item('Show report', { inNewWindow: false })}
          {item('Report in a new window', { inNewWindow: true })}
          {item('Performance only', { inNewWindow: false, kind: 'performance' })}
          <MenuItem
            icon="spreadsheet"
            label={texts.report.exportToExcel}
            disabled={disabled}
            onClick={() => onExport(false)}
          />
          {hasProject && (
            <>
              <li className="wb-menu-line" aria-hidden="true" />
              {item('Submittal of the project', { inNewWindow: false, ofProject: true })}
              {item('Performance of the project', { inNewWindow: false, ofProject: true, kind: 'performance' })}
              <MenuItem
                icon="spreadsheet"
                label="Schedule to Excel"
                disabled={disabled}
                onClick={() => onExport(true)}
              />
            </>
          )}
        </ul>
      </div>
    </Menu>
  )
}
