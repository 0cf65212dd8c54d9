/** The title of the window of a tool: the shown item and its project, which tell one open tab from another. */
export function windowTitle(tag: string, project: string, tool: string): string {
  return [[tag, project].filter(Boolean).join(', '), tool].join(' · ')
}
