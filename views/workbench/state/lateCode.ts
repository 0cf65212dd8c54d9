/** Code without a view, which a page can be read without: a browser fetches it behind the first view. */
import { useEffect, useSyncExternalStore } from 'react'
import { firstAct } from '../../client/firstAct'
import { retrying } from '../../client/retrying'

export interface LateCode<Code> {
  /** Undefined until it has come. */
  now(): Code | undefined
  /** Fetches it; after a failure again with the next call. */
  load(): Promise<Code>
  /** Fetches it after the reader's first act, or when the page is idle; after failures again until it has come. */
  soon(): Promise<Code>
  subscribe(onChange: () => void): () => void
}

/** @param from  imports the code; its failure is that of `load` */
export function lateCode<Code>(from: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined
  let loading: Promise<Code> | undefined
  let coming: Promise<Code> | undefined
  const waiting = new Set<() => void>()
  const get = async () => {
    try {
      const found = await from()
      code = found
      for (const tell of waiting) tell()
      return found
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const load = () => {
    loading ??= get()
    return loading
  }
  const fetchSoon = async () => {
    await firstAct()
    return new Promise<Code>(resolve => {
      // Until it has come, what is drawn with it says less: without a line, or while the server is busy.
      const ask = async () => {
        try {
          resolve(await load())
          tries.stop()
        } catch {
          tries.lost()
        }
      }
      const tries = retrying(() => void ask())
      void ask()
    })
  }
  return {
    now: () => code,
    load,
    soon() {
      coming ??= fetchSoon()
      return coming
    },
    subscribe(onChange) {
      waiting.add(onChange)
      return () => waiting.delete(onChange)
    },
  }
}

/** The code, or undefined until it has come. */
export function useWhenThere<Code>(late: LateCode<Code>): Code | undefined {
  useEffect(() => void late.soon(), [late])
  return useSyncExternalStore(late.subscribe, late.now, late.now)
}
