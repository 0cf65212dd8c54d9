import { useState } from 'react'
import type { UserConfig } from '../../../shared/contracts/account'
import { type PermissionGroup, permissionGroups } from '../../../shared/permissionGroups'
import { messages } from '../../../shared/texts'
import { announce } from '../../client/messages'
import { Icon } from '../../components/Icon'
import { Spinner } from '../../components/Spinner'
import { membersOf, withMembers, withoutMembers } from './groupMembers'
import { MemberList } from './MemberList'
import { saveGroups } from './saveGroups'

/** Who is in which group: a group is chosen, and people are moved between it and those in none. */
export function ProjectSharing({ config: first }: { config: UserConfig }) {
  const [saved, setSaved] = useState(first)
  const [config, setConfig] = useState(first)
  const [group, setGroup] = useState<PermissionGroup>(permissionGroups[0])
  const [outside, setOutside] = useState<readonly string[]>([])
  const [inside, setInside] = useState<readonly string[]>([])
  const [isWorking, setWorking] = useState(false)
  const isChanged = config !== saved

  const add = (ids: readonly string[]) => {
    setConfig(withMembers(config, group, ids))
    setOutside([])
    setInside(ids)
  }
  const remove = (ids: readonly string[]) => {
    setConfig(withoutMembers(config, group, ids))
    setInside([])
    setOutside(ids)
  }

  async function save() {
    setWorking(true)
    const now = await saveGroups(config).finally(() => setWorking(false))
    if (!now) return
    setSaved(now)
    setConfig(now)
    announce({ severity: 'success', summary: messages.groupsSaved })
  }

  return (
    <section className="cw-panel sh-set" aria-labelledby="sh-h" aria-busy={isWorking}>
      <h2 id="sh-h" className="visually-hidden">
        Members
      </h2>
      <div className="sh-group">
        <label className="form-label" htmlFor="sh-group">
          Group
        </label>
        <select
          className="form-select"
          id="sh-group"
          value={group}
          onChange={event => {
            setGroup(event.target.value as PermissionGroup)
            setInside([])
          }}
        >
          {config.Groups.map(({ Id, Name }) => (
            <option key={Id} value={Id}>
              {Name}
            </option>
          ))}
        </select>
      </div>
      <div className="sh-lists">
        <MemberList
          id="sh-outside"
          label="Unassigned users"
          none="Everybody is in a group."
          members={config.NonGroupMembers}
          selected={outside}
          onSelect={setOutside}
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
          none="Nobody is in this group."
          members={membersOf(config, group)}
          selected={inside}
          onSelect={setInside}
          onMove={remove}
        />
      </div>
      <div className="sh-foot">
        <span className="cw-sm cw-2" role="status">
          {isChanged ? 'Unsaved changes' : ''}
        </span>
        <button
          className="btn btn-outline-secondary"
          type="button"
          disabled={!isChanged || isWorking}
          onClick={() => {
            setConfig(saved)
            setInside([])
            setOutside([])
          }}
        >
          Cancel
        </button>
        <button
          className="btn btn-primary"
          type="button"
          disabled={!isChanged || isWorking}
          onClick={() => void save()}
        >
          {isWorking && <Spinner />}
          Save
        </button>
      </div>
    </section>
  )
}
