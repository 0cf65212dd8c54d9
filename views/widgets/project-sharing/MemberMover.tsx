import { useState } from 'react'
import type { PermissionGroup } from '../../../shared/access/permissionGroups'
import type { Member, UserConfig } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { Icon } from '../../components/Icon'
import { SearchBox } from '../../components/SearchBox'
import { MemberList } from './MemberList'
import { countIn, type List, type Moves, shownIn, withMoved } from './moves'
import { firstPageOf, type MemberPages, useMemberPage } from './useMemberPage'

interface MemberMoverProps {
  /** The saved groups. */
  config: UserConfig
  group: PermissionGroup
  moves: Moves
  onMoves: (moves: Moves) => void
}

/** Two lists, the people in no group and the members of one group, with buttons between; both have a search. */
export function MemberMover({ config, group, moves, onMoves }: MemberMoverProps) {
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState<readonly string[]>([])
  const outside = sideOf(null, useMemberPage(config, null, typed))
  const inside = sideOf(group, useMemberPage(config, group, typed))

  function sideOf(list: List, pages: MemberPages) {
    const members = shownIn(moves, list, pages.members)
    // Only visible people are moved.
    const chosen = members.map(({ Id }) => Id).filter(id => selected.includes(id))
    return { list, pages, members, chosen, count: countIn(moves, list, firstPageOf(config, list).found) }
  }

  function move(from: typeof outside, to: typeof outside, ids: readonly string[]) {
    const people: Member[] = from.members.filter(({ Id }) => ids.includes(Id))
    const next = withMoved(moves, people, from.list, to.list)
    if (next.size > limits.sharing.moves) return void sayTooMany()
    onMoves(next)
    setSelected(ids)
  }

  return (
    <>
      <div className="sh-find">
        <SearchBox
          id="sh-find"
          label="Find people"
          placeholder="Find people by name or email"
          maxLength={limits.email}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <div className="sh-lists">
        <MemberList
          id="sh-outside"
          label="Unassigned users"
          none={typed ? 'Nobody fits what is typed.' : 'Everybody is in a group.'}
          {...outside}
          selected={outside.chosen}
          onSelect={ids => setSelected([...inside.chosen, ...ids])}
          onMove={ids => move(outside, inside, ids)}
        />
        <div className="sh-move">
          <button
            className="btn btn-outline-secondary"
            type="button"
            disabled={outside.chosen.length === 0}
            onClick={() => move(outside, inside, outside.chosen)}
          >
            Add
            <Icon name="chevron-right" size="sm" />
          </button>
          <button
            className="btn btn-outline-secondary"
            type="button"
            disabled={inside.chosen.length === 0}
            onClick={() => move(inside, outside, inside.chosen)}
          >
            <Icon name="chevron-left" size="sm" />
            Remove
          </button>
        </div>
        <MemberList
          id="sh-inside"
          label="Group members"
          none={typed ? 'Nobody fits what is typed.' : 'Nobody is in this group.'}
          {...inside}
          selected={inside.chosen}
          onSelect={ids => setSelected([...outside.chosen, ...ids])}
          onMove={ids => move(inside, outside, ids)}
        />
      </div>
    </>
  )
}

async function sayTooMany() {
  const { showError } = await import('../../client/dialogs')
  await showError('Save first', [
    `At most ${limits.sharing.moves.toLocaleString('en')} people are moved in one save. Save, then go on.`,
  ])
}
