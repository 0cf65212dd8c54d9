import Table from 'react-bootstrap/Table'
import { permissionGroups, permits, projectActions } from '../../../shared/access/permissionGroups'
import { Icon } from '../../../views/components/Icon'

const headings = { open: 'Open', save: 'Save', 'save-as': 'Save as', delete: 'Delete' } as const

/** The rights of each group. */
export function GroupLegend() {
  return (
    <div className="cw-panel sh-legend">
      <Table>
        <caption className="visually-hidden">What members of each group may do with your projects</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            {projectActions.map(action => (
              <th key={action} scope="col">
                {headings[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {permissionGroups.map(group => (
            <tr key={group}>
              <th scope="row">{group}</th>
              {projectActions.map(action => (
                <td key={action}>
                  {permits(group, action) ? (
                    <Icon name="check" className="c-ok" label="Yes" />
                  ) : (
                    <Icon name="minus" className="cw-muted" label="No" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
