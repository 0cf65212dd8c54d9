import { refrigerantLine } from '../../../../shared/coils/facts/refrigerantFacts'
import { useWorkbench } from '../WorkbenchContext'

/** What codes and treaties say of the refrigerant, under its name. */
export function RefrigerantNote() {
  const { input } = useWorkbench().form
  return 'refrigerant' in input ? refrigerantLine(input.refrigerant.name) : null
}
