import { wrongPaths } from '../form/messages'
import type { ProjectState } from './useProject'

export type Validated = ReturnType<typeof validated>

/** Runs an action if the items are valid; otherwise shows the first invalid field with its message. */
export function validated(project: ProjectState, goTo: (path: string) => void) {
  const { id, form } = project
  const run = (action: () => void, items: readonly Pick<ProjectState, 'id' | 'form'>[]) => {
    const first = items.find(one => wrongPaths(one.form).length > 0)
    if (!first) return action()
    project.show(first.id)
    project.sayWrong(first.id)
    goTo(wrongPaths(first.form)[0] ?? '')
  }
  return {
    /** If the shown item is valid. */
    item: (action: () => void) => run(action, [{ id, form }]),
    /** If all items of the project are valid. */
    project: (action: () => void) => run(action, project.project.items),
  }
}
