import { useState } from 'react'
import type { Member, UserConfig } from '../../../shared/contracts/account'
import type { PermissionGroup } from '../../../shared/permissionGroups'
import { Icon } from '../../components/Icon'
import { found, membersOf, withMembers, withoutMembers } from './groupMembers'
import { MemberList } from './MemberList'

interface MemberMoverProps {
  config: UserConfig
  group: PermissionGroup
  onChange: (config: UserConfig) => void
}

/** Two lists, those in no group and the members of one, with buttons between; both are searched by name. */
export function MemberMover({ config, group, onChange }: MemberMoverProps) {
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState<readonly string[]>([])
  const unassigned = found(config.NonGroupMembers, typed)
  const members = found(membersOf(config, group), typed)
  // Only what can be seen is moved.
  const selectedOf = (list: readonly Member[]) => list.map(({ Id }) => Id).filter(id => selected.includes(id))
  const outside = selectedOf(unassigned)
  const inside = selectedOf(members)

  const add = (ids: readonly string[]) => {
    onChange(withMembers(config, group, ids))
    setSelected(ids)
  }
  const remove = (ids: readonly string[]) => {
    onChange(withoutMembers(config, group, ids))
    setSelected(ids)
  }

  return (
    <>
      <div className="us-s sh-find">
        <label className="visually-hidden" htmlFor="sh-find">
          Find people
        </label>
        <Icon name="search" />
        <input
          className="form-control"
          id="sh-find"
          type="search"
          placeholder="Find people"
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <div className="sh-lists">
        <MemberList
          id="sh-outside"
          label="Unassigned users"
          none={typed ? 'Nobody fits what is typed.' : 'Everybody is in a group.'}
          members={unassigned}
          selected={outside}
          onSelect={ids => setSelected([...inside, ...ids])}
          onMove={add}
        />
        <div className="sh-move">
          <button
            className="btn btn-outline-secondary"
            type="button"
            disabled={outside.length === 0}
            onClick={() => add(outside)}
          >
            Add
            <Icon name="chevron-right" size="sm" />
          </button>
          <button
            className="btn btn-outline-secondary"
            type="button"
            disabled={inside.length === 0}
            onClick={() => remove(inside)}
          >
            <Icon name="chevron-left" size="sm" />
            Remove
          </button>
        </div>
        <MemberList
          id="sh-inside"
          label="Group members"
          none={typed ? 'Nobody fits what is typed.' : 'Nobody is in this group.'}
          members={members}
          selected={inside}
          onSelect={ids => setSelected([...outside, ...ids])}
          onMove={remove}
        />
      </div>
    </>
  )
}
