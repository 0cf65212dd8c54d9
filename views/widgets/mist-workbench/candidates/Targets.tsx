import { withChosen } from '../../../workbench/form/form'
import { TargetField } from '../../../workbench/search/TargetField'
import { useMist } from '../useMist'

const required = 'limits.leaving'

/** The hottest that the air may reach the coil. */
export function Targets() {
  const { form, change } = useMist()
  return (
    <TargetField
      label="Air to coil at most"
      quantity="temperature"
      value={form.input.limits.leaving}
      onValue={value => change(form => withChosen(form, required, value))}
    />
  )
}

/** Says which input a search for sprays needs. */
export function NothingWanted() {
  const { change, rated } = useMist()
  const leaving = rated.rating?.design.leaving.T
  return (
    <>
      Say how hot the air may reach the coil
      {leaving === undefined ? (
        '.'
      ) : (
        <>
          , or begin with{' '}
          <button
            type="button"
            className="btn btn-link btn-sm p-0"
            onClick={() => change(form => withChosen(form, required, leaving))}
          >
            what this one reaches
          </button>
          .
        </>
      )}
    </>
  )
}
