/** The messages between the tabs of one browser. */
export const tabEvents = ['loggedOut', 'projectChanged', 'projectDeleted'] as const
export type TabEvent = (typeof tabEvents)[number]

/** The name of the whole suite: messages of other applications on the same origin are ignored. */
export const appName = 'coilworks'

export interface TabMessage {
  app: string
  /** An event of the suite, or `loggedIn`, which every page of a signed-in person sends. */
  changeType: TabEvent | 'loggedIn'
  /** The project; only in project events. */
  projectId?: string
  /** The pseudonym of the person whose page sends `loggedIn`. */
  reader?: string
}

const fields: readonly string[] = ['app', 'changeType', 'projectId', 'reader'] satisfies (keyof TabMessage)[]
const longestId = 64

/** Whether a value from the channel is a message of this suite, without any other content. */
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
