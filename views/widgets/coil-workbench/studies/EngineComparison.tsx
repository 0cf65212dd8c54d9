import type { CoilInput } from '../../../../shared/coils/document/coilDocument'
import { refusalText } from '../../../../shared/coils/notices/refusalText'
import { sentence } from '../../../../shared/display/sentence'
import { post } from '../../../client/call'
import { StudyState } from '../../../workbench/studies/StudyState'
import { useStudy } from '../../../workbench/studies/useStudy'
import { useCoilWorkbench } from '../useCoilWorkbench'
import { EngineTable } from './EngineTable'

const ask = (input: CoilInput, signal: AbortSignal) =>
  post('DesignService.svc/CompareEngines', { input }, { signal, isHandled: true })

/** The results of both engines for the coil, or why the server does not compare them. */
export function EngineComparison() {
  const { rated, reader } = useCoilWorkbench()
  const study = useStudy(rated.ratedInput, ask)
  const { Item, Notices = [] } = study.answer ?? {}
  return (
    <div className="wb-study">
      <StudyState study={study} what="Rating by both engines" />
      {Notices.flatMap(({ Messages }) => Messages).map(reason => (
        <p className="cw-sm wb-none" key={reason}>
          {sentence(refusalText(reason, rated.ratedInput, reader))}
        </p>
      ))}
      {Item && <EngineTable comparison={Item} input={rated.ratedInput} reader={reader} />}
    </div>
  )
}
