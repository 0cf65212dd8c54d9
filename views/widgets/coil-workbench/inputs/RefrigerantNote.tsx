import { refrigerantLine } from '../../../../shared/designs/facts/refrigerantFacts'
import { useWorkbench } from '../WorkbenchContext'

/** What codes and treaties say of the refrigerant, under its name. */
export function RefrigerantNote() {
  const { input } = useWorkbench().form
  if (!('refrigerant' in input)) return null
  return (
    <div className="cw-f wide">
      <span className="hint">{refrigerantLine(input.refrigerant.name)}</span>
    </div>
  )
}
