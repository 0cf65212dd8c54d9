import { type ApiCall, apiCalls, apiPrefix, apiSegment } from '../../../../shared/selectionApi/apiCalls'
import { type ToolName, tools } from '../../../../shared/tools/tools'

const all = Object.keys(tools).length

/** Every call once, with the tools that have it where not all do. */
export function CallList() {
  const names = [...new Set(apiCalls.map(({ name }) => name))]
  return (
    <dl>
      {names.map(name => {
        const calls = apiCalls.filter(call => call.name === name)
        return <Call key={name} call={calls[0]!} of={calls.map(({ tool }) => tool)} />
      })}
    </dl>
  )
}

function Call({ call, of }: { call: ApiCall; of: readonly ToolName[] }) {
  const { method, path, tool, summary, status, isOnce } = call
  return (
    <div>
      <dt>
        <code>
          {method} {path.replace(`${apiPrefix}/${apiSegment(tool)}`, `${apiPrefix}/{tool}`)}
        </code>
      </dt>
      <dd>
        {summary}. {of.length < all && `For ${of.map(apiSegment).join(', ')}. `}Answers {status}
        {isOnce && '; takes a key'}.
      </dd>
    </div>
  )
}
