import { NeedsScript } from '../../../views/components/NeedsScript'
import { TheirsAlone } from '../../../views/components/TheirsAlone'
import { useData } from '../../../views/DataContext'
import { Widget } from '../../../views/widgets/Widget'
import type { Data } from './+data'
import { GroupLegend } from './GroupLegend'
import { GroupMembers } from './GroupMembers'
import '../../../views/styles/usersPage.scss'

export function Page() {
  const { config, isActing } = useData<Data>()
  return (
    <div className="us-narrow">
      <h1>Project sharing</h1>
      <p className="cw-2">
        Members of a group may do this with the projects that you have saved. Everybody of your company can be in one
        group, or in none.
      </p>
      <GroupLegend />
      {isActing ? (
        <>
          <TheirsAlone />
          <GroupMembers config={config} />
        </>
      ) : (
        <NeedsScript>
          <Widget name="project-sharing" props={{ config }} />
        </NeedsScript>
      )}
    </div>
  )
}
