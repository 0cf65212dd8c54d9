import { texts } from '../../../../shared/texts'
import { Icon } from '../../../components/Icon'
import { Spinner } from '../../../components/Spinner'
import { Menu } from './Menu'

interface ReportMenuProps {
  isWorking: boolean
  /** Only what is shown can be put on paper. */
  isPossible: boolean
  onReport: (inNewWindow: boolean) => void
  onExport: () => void
}

/** What can be made of the coil that is shown. */
export function ReportMenu({ isWorking, isPossible, onReport, onExport }: ReportMenuProps) {
  const disabled = isWorking || !isPossible
  const label = (
    <>
      {isWorking ? <Spinner /> : <Icon name="file" />}
      <span className="wb-word">Report</span>
      <Icon name="chevron-down" size="sm" />
    </>
  )
  return (
    <Menu label={label}>
      <div className="wb-menu-panel">
        <ul aria-label="Report">
          <li>
            <button className="wb-menu-i" type="button" disabled={disabled} onClick={() => onReport(false)}>
              <Icon name="file" />
              <span>Show report</span>
            </button>
          </li>
          <li>
            <button className="wb-menu-i" type="button" disabled={disabled} onClick={() => onReport(true)}>
              <Icon name="window" />
              <span>Report in a new window</span>
            </button>
          </li>
          <li>
            <button className="wb-menu-i" type="button" disabled={disabled} onClick={onExport}>
              <Icon name="spreadsheet" />
              <span>{texts.report.exportToExcel}</span>
            </button>
          </li>
        </ul>
      </div>
    </Menu>
  )
}
