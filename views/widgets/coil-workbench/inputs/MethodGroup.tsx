import { fieldsOfCoil } from '../../../../shared/coils/fields/coilFields'
import { useWorkbench } from '../WorkbenchContext'
import { InputGroup } from './InputGroup'
import { MethodField } from './MethodField'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'

/** Which published methods the engine uses; left alone, it chooses by coil and fluid. */
export function MethodGroup() {
  const { form, methods } = useWorkbench()
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
