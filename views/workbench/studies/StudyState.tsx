import { Spinner } from '../../components/Spinner'
import type { Study } from './useStudy'

/** Says that a study is running, or that it failed. */
export function StudyState({ study, what }: { study: Study<unknown>; what: string }) {
  return (
    <p className="cw-sm cw-muted wb-none" role="status">
      {study.isWorking ? (
        <>
          <Spinner /> {what}
        </>
      ) : study.hasFailed ? (
        'No answer. Change an input to try again.'
      ) : (
        ''
      )}
    </p>
  )
}
