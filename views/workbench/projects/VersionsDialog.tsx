import { useEffect, useState } from 'react'
import { permits } from '../../../shared/access/permissionGroups'
import { calendarDate } from '../../../shared/display/calendarDate'
import { ask } from '../../client/openDialog'
import { FormMessage } from '../../components/FormMessage'
import { Dialog } from '../../dialogs/Dialog'
import { clockTime } from '../frame/clockTime'
import type { SavedProject } from '../state/useSaving'
import type { WorkbenchTool } from '../tool'
import { answered } from './answered'
import { restoreVersion } from './restoreVersion'

/** Lists the versions of the project: who saved each, when, and with which note. Each can be opened and restored. */
export function openVersions(tool: WorkbenchTool, saved: SavedProject): Promise<void> {
  return ask<void>(onAnswer => <VersionsDialog tool={tool} saved={saved} onClose={onAnswer} />)
}

interface Version {
  Version: number
  Tag: string
  Note: string
  ChangedAt: string
  ChangedBy: string
}

interface VersionsDialogProps {
  tool: WorkbenchTool
  saved: SavedProject
  onClose: () => void
}

function VersionsDialog({ tool, saved, onClose }: VersionsDialogProps) {
  const { id, permission } = saved
  const [versions, setVersions] = useState<readonly Version[]>()
  const [failure, setFailure] = useState<readonly string[]>()

  useEffect(() => {
    void answered(tool.tool, 'ListVersions', { id }).then(({ answer, failure }) => {
      setVersions(answer?.Items ?? [])
      setFailure(failure)
    })
  }, [tool, id])

  const newest = versions?.[0]?.Version ?? 0
  return (
    <Dialog title="Version history" className="is-wide" onClose={onClose}>
      {failure && <FormMessage lines={failure} />}
      <ol className="wb-pick" aria-label="Versions, the newest first" reversed>
        {versions?.map(({ Version, Tag, Note, ChangedAt, ChangedBy }) => (
          <li key={Version}>
            <span className="wb-pick-take">
              <span>
                <b>Version {Version}</b> {Version === newest && <span className="cw-badge">newest</span>}
              </span>
              <span className="cw-xs cw-muted">
                {`${calendarDate(ChangedAt)} ${clockTime(new Date(ChangedAt))}, ${ChangedBy}`}
                {Tag && `, ${Tag}`}
              </span>
              {Note && <span className="cw-sm">{Note}</span>}
            </span>
            {Version !== newest && (
              <>
                <a
                  className="btn btn-outline-secondary btn-sm"
                  href={`${tool.path}?design=${id}&version=${Version}`}
                  aria-label={`Look at version ${Version}`}
                >
                  Look
                </a>
                {permits(permission, 'save') && (
                  <button
                    className="btn btn-outline-secondary btn-sm"
                    type="button"
                    aria-label={`Restore version ${Version}`}
                    onClick={() => void restoreVersion(tool, { id, version: Version, newest }).then(setFailure)}
                  >
                    Restore
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ol>
      {(versions?.at(-1)?.Version ?? 1) > 1 && (
        <p className="cw-sm cw-muted">{`The newest ${versions?.length} versions are kept; older ones are gone.`}</p>
      )}
      <div className="cw-dialog-foot">
        <button className="btn btn-outline-secondary" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
