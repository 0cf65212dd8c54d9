import { Icon } from '../../../components/Icon'
import { useWorkbench } from '../WorkbenchContext'
import { type DesignRow, OpenMenu } from './OpenMenu'
import { ReportMenu } from './ReportMenu'

interface ToolbarProps {
  designs: readonly DesignRow[]
  openId?: string
  isReporting: boolean
  isSaving: boolean
  isDrawerOpen: boolean
  canReport: boolean
  onDrawer: () => void
  onReport: (inNewWindow: boolean) => void
  onExport: () => void
  onSave: () => void
  onSaveAs: () => void
  /** Absent where there is nothing that the reader may delete. */
  onDelete?: () => void
}

/** The coil that is open, and what can be done with it. */
export function Toolbar(props: ToolbarProps) {
  const { form } = useWorkbench()
  const { application } = form.input
  return (
    <div className="cw-toolbar">
      <nav className="cw-tabs" aria-label="Coils">
        <a className="cw-tab" aria-current="page" href="#main">
          {form.tag && <span className="k">{form.tag}</span>}
          {application === 'Cooling' ? 'Chilled water' : 'Hot water'}
        </a>
      </nav>
      <div className="ms-auto d-flex gap-2 align-items-center">
        <button
          className="btn btn-outline-secondary btn-sm d-none d-md-inline-flex d-xl-none"
          type="button"
          aria-expanded={props.isDrawerOpen}
          aria-controls="wb-inspector"
          onClick={props.onDrawer}
        >
          <Icon name="drawing" />
          Drawing
        </button>
        <OpenMenu designs={props.designs} openId={props.openId} />
        <ReportMenu
          isWorking={props.isReporting}
          isPossible={props.canReport}
          onReport={props.onReport}
          onExport={props.onExport}
        />
        {props.onDelete && (
          <button
            className="btn btn-quiet btn-sm d-none d-md-inline-flex"
            type="button"
            aria-label="Delete design"
            title="Delete design"
            onClick={props.onDelete}
          >
            <Icon name="delete" />
          </button>
        )}
        <button
          className="btn btn-outline-secondary btn-sm d-none d-md-inline-flex"
          type="button"
          disabled={props.isSaving}
          onClick={props.onSaveAs}
        >
          Save as
        </button>
        <button
          className="btn btn-outline-secondary btn-sm"
          type="button"
          disabled={props.isSaving}
          onClick={props.onSave}
        >
          <Icon name="save" />
          Save
        </button>
      </div>
    </div>
  )
}
