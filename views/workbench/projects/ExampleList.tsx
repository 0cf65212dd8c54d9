import { useEffect, useState } from 'react'
import type { AnyInput, Starts } from '../../../shared/tools/project'
import { tellUse } from '../../client/tellUse'
import type { ProjectState } from '../state/useProject'

/** One example of each usual job of the tool: the one that is taken becomes an item of the project. */
export function ExampleList({ project, onTaken }: { project: ProjectState; onTaken: () => void }) {
  const { tool } = project.form
  const [starts, setStarts] = useState<Starts>()

  useEffect(() => void tool.starts().then(setStarts), [tool])

  function take({ newItem }: Starts, input: AnyInput) {
    project.add({ ...newItem(project.form.system), input })
    if (tool.tool.events.start) tellUse(tool.tool.events.start)
    onTaken()
  }

  return (
    <ul className="wb-pick mb-3" aria-label="Examples">
      {starts &&
        Object.entries(starts.examples).map(([name, input]) => (
          <li key={name}>
            <button
              className="wb-pick-take"
              type="button"
              disabled={project.isFull}
              onClick={() => take(starts, input)}
            >
              <b>{name}</b>
              <span className="cw-xs cw-muted">{tool.nameOf(input)}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}
