import { useData } from '../../../views/DataContext'
import { Widget } from '../../../views/widgets/Widget'
import type { data } from './+data'
import '../../../views/styles/accountPage.scss'

export function Page() {
  const { groups } = useData<Awaited<ReturnType<typeof data>>>()
  return (
    <div className="cw-account sq-groups">
      <h1>Security Questions</h1>
      <p className="cw-2 mb-0">
        Secured areas ask one of these questions before they open. Capitals and blanks in an answer do not matter.
      </p>
      <Widget name="security-questions" props={{ groups }} />
    </div>
  )
}
