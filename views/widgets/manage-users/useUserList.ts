import { type MouseEvent, useRef, useState } from 'react'
import type { CompanyUser } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { post, saidHere } from '../../client/call'
import { attempt } from './attempt'
import { addressOf, type Counts, firstPage, recounted, type Wish } from './userRows'
import { useUsers } from './useUsers'

interface UserPage {
  users: readonly CompanyUser[]
  counts: Counts
  wish: Wish
}

/** A page of the company's users, and its navigation. The address follows, so that a reload shows the same page. */
export function useUserList(first: UserPage) {
  const [wish, setWish] = useState(first.wish)
  const [counts, setCounts] = useState(first.counts)
  const [isSearching, setSearching] = useState(false)
  const latest = useRef<Wish>(first.wish)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { rows, setRows, actions, add } = useUsers(first.users, (before, after, left) => {
    setCounts(now => recounted(now, before, after))
    // The last user of this page was removed: go to the first page.
    if (left === 0) show(firstPage(latest.current))
  })

  /** Shows the wanted page, at once or after a pause in typing. Only the answer to the last request counts. */
  function show(next: Wish, pause = 0): void {
    latest.current = next
    setWish(next)
    setSearching(true)
    clearTimeout(typing.current)
    typing.current = setTimeout(() => void ask(next), pause)
  }

  async function ask(next: Wish): Promise<void> {
    const answer = await attempt(() => post('AccountService.svc/FindCompanyUsers', next, saidHere))
    if (latest.current !== next) return
    setSearching(false)
    if (!answer?.Items || !answer.Item) return
    setRows(answer.Items)
    setCounts(answer.Item)
    window.history.replaceState(window.history.state, '', addressOf(next))
  }

  return {
    rows,
    counts,
    wish,
    isSearching,
    actions,
    add,
    show,
    type: (text: string) => show({ ...firstPage(wish), text }, limits.searchPause),
    /** The props of a link to another page: followed without script and in another tab, otherwise handled here. */
    linkTo: (next: Wish) => ({
      href: addressOf(next),
      onClick(event: MouseEvent) {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        show(next)
      },
    }),
  }
}

export type UserList = ReturnType<typeof useUserList>
