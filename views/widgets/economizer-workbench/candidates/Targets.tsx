import { withChosen } from '../../../workbench/form/form'
import { TargetField } from '../../../workbench/search/TargetField'
import { useEconomizer } from '../useEconomizer'

const required = 'limits.heat'

/** The heat that a search must recover. */
export function Targets() {
  const { form, change } = useEconomizer()
  return (
    <TargetField
      label="Recovers at least"
      quantity="heatFlow"
      value={form.input.limits.heat}
      onValue={value => change(form => withChosen(form, required, value))}
    />
  )
}

/** Says which input a search for economizers needs. */
export function NothingWanted() {
  const { change, rated } = useEconomizer()
  const heat = rated.rating?.full.heat
  return (
    <>
      Say what the economizer must recover
      {heat === undefined ? (
        '.'
      ) : (
        <>
          , or begin with{' '}
          <button
            type="button"
            className="btn btn-link btn-sm p-0"
            onClick={() => change(form => withChosen(form, required, heat))}
          >
            what this one recovers
          </button>
          .
        </>
      )}
    </>
  )
}
