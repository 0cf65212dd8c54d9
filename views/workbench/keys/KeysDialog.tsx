import { ask } from '../../client/openDialog'
import { Dialog } from '../../dialogs/Dialog'

const keys = [
  ['Tab', 'to the next field, or the next group of buttons'],
  ['Arrows, Home, End', 'from button to button in a group, and from heading to heading in the inputs'],
  ['Shift Tab', 'in a field: back to what its number means, or to the heading of its group'],
  ['F2', 'in a field: to its unit, its search and its help; Esc goes back'],
  ['F1', 'explains the field'],
  ['Ctrl Enter', 'calculates'],
  ['Ctrl S', 'saves'],
  ['Ctrl Z, Ctrl Shift Z', 'takes back, does again'],
  ['Shift and an arrow', 'on a tab: moves the item; F2 renames it, Del removes it'],
] as const

/** Shows the keys of the workbench. */
export const openKeys = (): Promise<void> => ask<void>(onAnswer => <KeysDialog onClose={onAnswer} />)

function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl className="cw-sm">
        {keys.map(([name, does]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="cw-dialog-foot">
        <button className="btn btn-primary" type="button" data-first onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
