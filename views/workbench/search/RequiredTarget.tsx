import type { Quantity } from '../../../shared/display/units'
import { valueAt } from '../../../shared/tools/fields/paths'
import { withChosen } from '../form/form'
import { useWorkbench } from '../WorkbenchContext'
import { TargetField } from './TargetField'

interface RequiredTargetProps {
  /** The limit without which there is no search. */
  path: string
  label: string
  quantity: Quantity
}

/** The one target that a search needs, among its settings. */
export function RequiredTarget({ path, label, quantity }: RequiredTargetProps) {
  const { form, change } = useWorkbench()
  return (
    <TargetField
      label={label}
      quantity={quantity}
      value={valueAt(form.input, path) as number | undefined}
      onValue={value => change(form => withChosen(form, path, value))}
    />
  )
}

interface RequiredFirstProps {
  path: string
  /** What to say, such as “Say what the economizer must recover”. */
  wish: string
  /** What the present item comes to, and its words: “what this one recovers”. */
  present: number | undefined
  presentWords: string
}

/** Says which input a search needs, and offers what the present item comes to. */
export function RequiredFirst({ path, wish, present, presentWords }: RequiredFirstProps) {
  const { change } = useWorkbench()
  if (present === undefined) return `${wish}.`
  return (
    <>
      {wish}, or begin with{' '}
      <button
        type="button"
        className="btn btn-link btn-sm p-0"
        onClick={() => change(form => withChosen(form, path, present))}
      >
        {presentWords}
      </button>
      .
    </>
  )
}
