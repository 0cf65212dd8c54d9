import { useEffect, useMemo, useRef, useState } from 'react'
import { changesBetween, readTracker, type TrackerData } from '../../../shared/rAndD/readTracker'
import { addressOf, type Wish, wishOf } from '../../../shared/rAndD/wish'
import { reasonOf, trackerCalls } from './trackerCalls'

export interface First {
  /** Absent where the service did not answer when the page was made. */
  data?: TrackerData
  wish: Wish
  email: string
  fullName: string
  /** The day of the reader's request. */
  today: string
}

/** What others have changed since the page was read, and the view with their changes. */
interface News {
  lines: readonly string[]
  data: TrackerData
}

export type Tracker = ReturnType<typeof useTracker>

const unsaved = {
  title: 'Hours are not saved',
  lines: ['The hours that you typed on this time sheet are not saved yet.'],
  yes: 'Leave without saving',
  no: 'Stay',
  isDangerous: true,
}

/** The data of the page, which is read anew after changes, for another view, and on return to the page. */
export function useTracker({ data: firstData, wish: firstWish, email, fullName, today }: First) {
  const calls = useMemo(() => trackerCalls(email), [email])
  const [data, setData] = useState(firstData)
  const [wish, setWish] = useState(firstWish)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [news, setNews] = useState<News>()
  const [spoken, setSpoken] = useState('')
  const hasUnsaved = useRef(false)
  const turn = useRef(0)

  const show = (next: TrackerData) => {
    setData(next)
    setWish(next.wish)
    setFailure(undefined)
    setNews(undefined)
  }

  /** Reads a view and shows it; gives whether that worked. An answer that came too late is dropped. */
  async function open(next: Wish): Promise<boolean> {
    turn.current += 1
    const own = turn.current
    setBusy(true)
    try {
      const read = await readTracker(calls, next)
      if (own !== turn.current) return false
      show(read)
      return true
    } catch (error) {
      if (own === turn.current) setFailure(reasonOf(error))
      return false
    } finally {
      if (own === turn.current) setBusy(false)
    }
  }

  async function mayLeave(): Promise<boolean> {
    if (!hasUnsaved.current) return true
    const { confirm } = await import('../../client/dialogs')
    return (await confirm(unsaved)) === 'yes'
  }

  /** Opens another view and keeps it in the address; asks first if typed hours would be lost. */
  async function go(next: Wish): Promise<void> {
    if (!(await mayLeave())) return
    if (await open(next)) window.history.pushState(null, '', addressOf(next))
  }

  const latest = useRef({ data, wish, open, mayLeave })
  latest.current = { data, wish, open, mayLeave }

  useEffect(() => {
    const back = async () => {
      const query = Object.fromEntries(new URLSearchParams(window.location.search))
      if (await latest.current.mayLeave()) void latest.current.open(wishOf(query, today))
      else window.history.pushState(null, '', addressOf(latest.current.wish))
    }
    const look = async () => {
      const { data: before } = latest.current
      if (document.visibilityState !== 'visible' || !before) return
      // A failure is told by the next action: nobody has asked for this reading.
      const now = await readTracker(calls, before.wish).catch(() => undefined)
      if (!now || latest.current.data !== before) return
      const lines = changesBetween(before, now)
      setNews(lines.length > 0 ? { lines, data: now } : undefined)
    }
    window.addEventListener('popstate', back)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('popstate', back)
      document.removeEventListener('visibilitychange', look)
    }
  }, [calls, today])

  return {
    ...{ calls, data, wish, isBusy, failure, news, spoken, fullName, today },
    ...{ show, open, go, hasUnsaved },
    say: setSpoken,
    fail: setFailure,
    dropNews: () => setNews(undefined),
    /** Reads the view anew, as after a change. */
    again: () => open(wish),
  }
}
