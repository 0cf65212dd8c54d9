import { fieldsOfCoil } from '../../../../shared/coils/fields/coilFields'
import { InputGroup } from '../../../workbench/inputs/InputGroup'
import { NumberField } from '../../../workbench/inputs/NumberField'
import { SelectField } from '../../../workbench/inputs/SelectField'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The pattern and wall of the tubes, the inserts in the tubes, and the inputs of flow arrangement and connections. */
export function TubeGroup() {
  const { form, methods } = useCoilWorkbench()
  return (
    <InputGroup id="tubes" title="Tubes, connections" icon="compare" isFolded onOpen={methods.load}>
      <SelectField path="geometry.tubePattern" />
      <NumberField path="geometry.tubeWall" />
      {fieldsOfCoil(form.input)
        .filter(({ group }) => group === 'tubes')
        .map(({ path, kind }) =>
          kind === 'select' ? <SelectField key={path} path={path} /> : <NumberField key={path} path={path} />,
        )}
    </InputGroup>
  )
}
