import { fieldsOfCoil } from '../../../../shared/coils/fields/coilFields'
import { useWorkbench } from '../WorkbenchContext'
import { InputGroup } from './InputGroup'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'

/** What is in the tubes to stir the fluid, and how they are led and connected. */
export function TubeGroup() {
  const { form, methods } = useWorkbench()
  return (
    <InputGroup id="tubes" title="Tubes, connections" icon="compare" isFolded onOpen={methods.load}>
      {fieldsOfCoil(form.input)
        .filter(({ group }) => group === 'tubes')
        .map(({ path, kind }) =>
          kind === 'select' ? <SelectField key={path} path={path} /> : <NumberField key={path} path={path} />,
        )}
    </InputGroup>
  )
}
