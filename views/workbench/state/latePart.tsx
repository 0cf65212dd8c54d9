/** Parts of a view whose code comes behind the first view. */
import { lazy, type ReactNode, useEffect, useState } from 'react'
import { idleMs, savesData } from '../../client/firstAct'

type View<Props> = (props: Props) => ReactNode

/**
 * Each fetches code that the first view does not need: first what saves and opens projects, which must be there when the
 * line is lost, then the parts that were declared so far. A part that is fetched adds its own parts to the end.
 */
export const rareCode: (() => Promise<unknown>)[] = [
  () => import('../../client/dialogs'),
  () => import('../projects/OpenDialog'),
  () => import('../projects/projectFile'),
]

/**
 * A part whose code is fetched when it is first shown, or ahead of that by `rareCode`. Once it was fetched ahead it is
 * shown at once: behind a fallback React would show it 300 ms later.
 *
 * @param from  imports the component; a failure is one of rendering it
 */
export function latePart<Props extends object>(from: () => Promise<View<Props>>): View<Props> {
  let ahead: View<Props> | undefined
  const Awaited = lazy(async () => ({ default: await from() }))
  rareCode.push(async () => {
    ahead = await from()
  })
  return function Part(props) {
    // The same as long as it is shown: another component would begin anew.
    const [Shown = Awaited] = useState(() => ahead)
    return <Shown {...props} />
  }
}

/**
 * Fetches rare code once the page is idle, one after the other, so that it is there if the line is lost, and is shown
 * at once. A browser that saves data fetches each when it is needed.
 */
export function useFetchedAhead(): void {
  useEffect(() => {
    if (savesData()) return
    // What could not be fetched is fetched again when it is needed, and that failure is told.
    const timer = setTimeout(() => fetchAll().catch(() => undefined), idleMs)
    return () => clearTimeout(timer)
  }, [])
}

async function fetchAll(): Promise<void> {
  for (const load of rareCode) await load()
}
