import { nameOf, type UserRow } from './userRows'

/** Asks whether the projects of a removed user go to the account owner; undefined if it was cancelled. */
export async function askAboutProjects(user: UserRow, count: number): Promise<boolean | undefined> {
  if (count === 0) return false
  const name = nameOf(user)
  const { confirm } = await import('../../client/dialogs')
  const answer = await confirm({
    title: `Keep the projects of ${name}?`,
    lines: [
      `${name} has ${count} ${count === 1 ? 'project' : 'projects'}.`,
      'They can become the account owner’s. Otherwise they are deleted together with the user.',
    ],
    yes: 'Give them to the owner',
    no: 'Delete them',
    cancel: true,
  })
  return answer === 'cancel' ? undefined : answer === 'yes'
}

/** Asks before an action that cannot be undone; `title` is also the label of the button. */
export async function isSure(
  title: string,
  lines: readonly string[],
  yes = title,
  isDangerous = true,
): Promise<boolean> {
  const { confirm } = await import('../../client/dialogs')
  return (await confirm({ title, lines, yes, no: 'Cancel', isDangerous })) === 'yes'
}
