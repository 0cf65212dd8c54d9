/** What tabs of one browser tell each other. */
export const tabEvents = ['loggedOut', 'projectChanged', 'projectDeleted'] as const
export type TabEvent = (typeof tabEvents)[number]

/** One name for the whole suite: messages of anything else on the origin are ignored. */
export const appName = 'coilworks'

export interface TabMessage {
  app: string
  /** Beside the events of the suite, which are a closed list: each page of somebody says that they are logged in. */
  changeType: TabEvent | 'loggedIn'
  /** Which project it is about; of the project events only. */
  projectId?: string
  /** Whose page says that they are logged in, by a mark that means nothing elsewhere. */
  reader?: string
}

const fields: readonly string[] = ['app', 'changeType', 'projectId', 'reader'] satisfies (keyof TabMessage)[]
const longestId = 64

/** Whether something that came over the channel is a message of this suite, with nothing else in it. */
export function isTabMessage(value: unknown): value is TabMessage {
  if (typeof value !== 'object' || value === null) return false
  const { app, changeType, projectId, reader } = value as Partial<Record<keyof TabMessage, unknown>>
  return (
    app === appName &&
    [...tabEvents, 'loggedIn'].some(event => event === changeType) &&
    [projectId, reader].every(id => id === undefined || (typeof id === 'string' && id.length <= longestId)) &&
    (changeType !== 'loggedIn' || reader !== undefined) &&
    Object.keys(value).every(key => fields.includes(key))
  )
}
