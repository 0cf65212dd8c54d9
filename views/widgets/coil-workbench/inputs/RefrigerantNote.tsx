import { refrigerantLine } from '../../../../shared/coils/facts/refrigerantFacts'
import { useCoilWorkbench } from '../useCoilWorkbench'

/** The safety class and regulation of the refrigerant, under its name. */
export function RefrigerantNote() {
  const { input } = useCoilWorkbench().form
  return 'refrigerant' in input ? refrigerantLine(input.refrigerant.name) : null
}
