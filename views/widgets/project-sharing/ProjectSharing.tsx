import { useState } from 'react'
import { type PermissionGroup, permissionGroups } from '../../../shared/access/permissionGroups'
import type { UserConfig } from '../../../shared/contracts/account'
import { messages } from '../../../shared/texts'
import { announce } from '../../client/messages'
import { Spinner } from '../../components/Spinner'
import { MemberMover } from './MemberMover'
import { noMoves } from './moves'
import { saveGroups } from './saveGroups'

/** The page of permission groups: the reader chooses a group and moves people into it or out of it. */
export function ProjectSharing({ config: first }: { config: UserConfig }) {
  const [config, setConfig] = useState(first)
  const [moves, setMoves] = useState(noMoves)
  const [group, setGroup] = useState<PermissionGroup>(permissionGroups[0])
  const [isWorking, setWorking] = useState(false)
  const isChanged = moves.size > 0

  async function save() {
    setWorking(true)
    const now = await saveGroups(moves).finally(() => setWorking(false))
    if (!now) return
    setConfig(now)
    setMoves(noMoves)
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
          onChange={event => setGroup(event.target.value as PermissionGroup)}
        >
          {config.Groups.map(({ Id, Name }) => (
            <option key={Id} value={Id}>
              {Name}
            </option>
          ))}
        </select>
      </div>
      <MemberMover config={config} group={group} moves={moves} onMoves={setMoves} />
      <div className="sh-foot">
        <span className="cw-sm cw-2" role="status">
          {isChanged ? 'Unsaved changes' : ''}
        </span>
        <button
          className="btn btn-outline-secondary"
          type="button"
          disabled={!isChanged || isWorking}
          onClick={() => setMoves(noMoves)}
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
