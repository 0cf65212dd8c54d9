import { apiSegment } from '../../../../shared/selectionApi/apiCalls'
import { apiFields } from '../../../../shared/selectionApi/apiFields'
import type { ToolName } from '../../../../shared/tools/tools'

/** The fields of a tool by path, folded: they are many. */
export function FieldList({ tool }: { tool: ToolName }) {
  const fields = apiFields(tool)
  return (
    <details>
      <summary>
        {apiSegment(tool)}, {fields.length} fields
      </summary>
      <dl>
        {fields.map(({ path, label, unit }) => (
          <div key={`${path} ${label}`}>
            <dt>
              <code>{path}</code>
            </dt>
            <dd>
              {label}
              {unit && <> [{unit}]</>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
