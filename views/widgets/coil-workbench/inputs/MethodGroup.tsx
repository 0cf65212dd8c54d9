import { fieldsOfCoil } from '../../../../shared/coils/fields/coilFields'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { MethodField } from '../../../workbench/inputs/MethodField'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The published methods for the engine; by default it chooses them by coil and fluid. */
export function MethodGroup() {
  const { form, methods } = useCoilWorkbench()
  return (
    <InputGroup id="methods" title="Methods" icon="flask" isFolded onOpen={methods.load}>
      {fieldsOfCoil(form.input)
        .filter(({ group }) => group === 'methods')
        .map(({ path, kind }) => {
          if (kind === 'method') return <MethodField key={path} path={path} />
          return kind === 'select' ? <SelectField key={path} path={path} /> : <NumberField key={path} path={path} />
        })}
    </InputGroup>
  )
}
