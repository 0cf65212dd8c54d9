import { withChosen } from '../../../workbench/form/form'
import { TargetField } from '../../../workbench/search/TargetField'
import { withRequired } from '../form/required'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The leaving air that a search must reach, beside the required capacity. */
export function Targets() {
  const { form, change } = useCoilWorkbench()
  return (
    <>
      <TargetField
        label="Leaving DB"
        quantity="temperature"
        value={form.input.limits?.leavingDryBulb}
        onValue={value => change(form => withChosen(form, 'limits.leavingDryBulb', value))}
      />
      <TargetField
        label="Leaving WB"
        quantity="temperature"
        value={form.input.limits?.leavingWetBulb}
        onValue={value => change(form => withChosen(form, 'limits.leavingWetBulb', value))}
      />
    </>
  )
}

/** Says which inputs a search for coils needs. */
export function NothingWanted() {
  const { change, goTo } = useCoilWorkbench()
  const askCapacity = () => {
    change(form => withRequired(form, 'capacity'))
    goTo('limits.capacity')
  }
  return (
    <>
      Say what the coil must reach: a leaving temperature here, or a{' '}
      <button type="button" className="btn btn-link btn-sm p-0" onClick={askCapacity}>
        required capacity
      </button>
      .
    </>
  )
}
