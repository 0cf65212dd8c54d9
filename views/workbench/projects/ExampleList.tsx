import { useEffect, useState } from 'react'
import type { AnyInput } from '../../../shared/tools/project'
import { tellUse } from '../../client/tellUse'
import type { ProjectState } from '../state/useProject'

/** One example of each usual job of the tool: the one that is taken becomes an item of the project. */
export function ExampleList({ project, onTaken }: { project: ProjectState; onTaken: () => void }) {
  const { tool } = project.form
  const [examples, setExamples] = useState<readonly [name: string, input: AnyInput][]>([])

  useEffect(() => void tool.examples().then(found => setExamples(Object.entries(found))), [tool])

  async function take(input: AnyInput) {
    project.add({ ...(await tool.newItem(project.form.system)), input })
    if (tool.tool.events.start) tellUse(tool.tool.events.start)
    onTaken()
  }

  return (
    <ul className="wb-pick mb-3" aria-label="Examples">
      {examples.map(([name, input]) => (
        <li key={name}>
          <button className="wb-pick-take" type="button" disabled={project.isFull} onClick={() => void take(input)}>
            <b>{name}</b>
            <span className="cw-xs cw-muted">{tool.nameOf(input)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
