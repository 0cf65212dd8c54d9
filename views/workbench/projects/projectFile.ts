import type { Project } from '../../../shared/tools/project'
import { choose, showError, showLoading } from '../../client/dialogs'
import type { ProjectState } from '../state/useProject'
import { answered } from './answered'

/** Saves the project as a file that can be opened here or in another installation. */
export function saveToFile(document: Project<object>, name: string): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }))
  const link = window.document.createElement('a')
  link.href = address
  link.download = `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'project'}.json`
  link.click()
  URL.revokeObjectURL(address)
}

/** Asks for a file, then adds its items to the open ones or replaces them. Both can be undone. */
export function openFile(project: ProjectState): void {
  const chooser = window.document.createElement('input')
  chooser.type = 'file'
  chooser.accept = '.json,application/json'
  chooser.addEventListener('change', () => {
    const [file] = chooser.files ?? []
    if (file) void file.text().then(text => takeText(text, project))
  })
  chooser.click()
}

async function takeText(text: string, project: ProjectState): Promise<void> {
  const title = 'Open file'
  const { tool } = project.form.tool
  const close = showLoading({ title: 'Opening File...', message: 'Please wait while we read your file!' })
  const { answer, failure } = await answered(tool, 'CheckProject', { text }).finally(close)
  if (!answer?.Item) return showError(title, failure ?? [])
  const { items } = answer.Item
  const way = await choose({
    title,
    lines: [items.length === 1 ? `The file holds one ${tool.item}.` : `The file holds ${items.length} ${tool.items}.`],
    choices: [
      { answer: 'add', label: 'Add to this project' },
      { answer: 'replace', label: `Replace all ${tool.items}` },
      { answer: undefined, label: 'Cancel', look: 'quiet' },
    ],
    atEscape: undefined,
  })
  if (way === 'add') project.add(...items)
  if (way === 'replace') project.replace(answer.Item)
}
