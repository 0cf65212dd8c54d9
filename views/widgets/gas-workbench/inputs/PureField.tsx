import { ChoiceList } from '../../../workbench/inputs/ChoiceList'
import { FieldLabel } from '../../../workbench/inputs/FieldLabel'
import { fieldId } from '../../../workbench/inputs/fieldId'
import { withGas } from '../form/choices'
import { useGas } from '../useGas'
import { gasChoice } from './gasChoices'

const path = 'gas.pure'

/** A gas of the list. */
export function PureField() {
  const { form, change, gases } = useGas()
  const { pure = '' } = form.input.gas
  return (
    <div className="cw-f wide">
      <FieldLabel path={path} label="Pure gas" />
      <ChoiceList
        id={fieldId(path)}
        path={path}
        value={pure}
        choices={[
          ...(gases.some(({ name }) => name === pure) ? [] : [{ value: pure, label: pure || 'Choose' }]),
          ...gases.map(gasChoice),
        ]}
        onChoose={value => change(form => withGas(form, { pure: value }))}
      />
    </div>
  )
}
