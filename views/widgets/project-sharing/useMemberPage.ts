import { useEffect, useRef, useState } from 'react'
import type { Member, PeoplePlace, UserConfig } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { CallError, post } from '../../client/call'
import type { List } from './moves'

interface MemberPage {
  members: readonly Member[]
  /** The number of people in the list that match the search. */
  found: number
  before: string | null
  after: string | null
}

/** The first page of a list and its number of people, from the loaded page or the last save. */
export function firstPageOf(config: UserConfig, list: List): MemberPage {
  const group = config.Groups.find(({ Id }) => Id === list)
  const members = group ? group.Members : config.NonGroupMembers
  const { Total: found, After: after } = group ?? config.NonGroupExtent
  return { members, found, before: null, after }
}

/** A page of the people in a list that match the search, requested after a pause in typing. */
export function useMemberPage(config: UserConfig, list: List, typed: string) {
  const [found, setFound] = useState<{ of: object; list: List; page: MemberPage }>()
  const [isWorking, setWorking] = useState(false)
  const latest = useRef(0)
  const text = typed.trim()

  async function ask(place: PeoplePlace): Promise<void> {
    const turn = ++latest.current
    setWorking(true)
    try {
      const { Items, Item } = await post('AccountService.svc/FindGroupMembers', { group: list, text, ...place })
      if (turn !== latest.current || !Items || !Item) return
      const page = { members: Items, found: Item.Found, before: Item.Before, after: Item.After }
      setFound({ of: config, list, page })
    } catch (error) {
      // The call has shown the failure; the earlier result stays.
      if (!(error instanceof CallError)) throw error
    } finally {
      if (turn === latest.current) setWorking(false)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` depends on these only
  useEffect(() => {
    latest.current += 1
    if (text === '') {
      setFound(undefined)
      setWorking(false)
      return
    }
    const typing = setTimeout(() => void ask({}), limits.searchPause)
    return () => clearTimeout(typing)
  }, [config, list, text])

  // A result from before a save, or of another group, does not belong to this list.
  const isOfList = found?.of === config && found.list === list
  return { ...(isOfList ? found.page : firstPageOf(config, list)), isWorking, ask }
}

export type MemberPages = ReturnType<typeof useMemberPage>
