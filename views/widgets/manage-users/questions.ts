import { confirm } from '../../client/dialogs'
import { nameOf, type UserRow } from './userRows'

/** Whether the projects of who is removed go to the account owner; nothing where the reader thinks better of it. */
export async function askAboutProjects(user: UserRow, count: number): Promise<boolean | undefined> {
  if (count === 0) return false
  const name = nameOf(user)
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
