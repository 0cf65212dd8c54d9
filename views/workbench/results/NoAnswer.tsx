import { sentence } from '../../../shared/display/sentence'
import { connectionLost } from '../../../shared/wording/callTexts'
import { Icon } from '../../components/Icon'
import { sessionEnded } from '../state/sessionEnded'
import { useWorkbench } from '../WorkbenchContext'

/** Says why there is no rating of the present inputs, and what to do. The form keeps all inputs. */
export function NoAnswer({ hasRating }: { hasRating: boolean }) {
  const { rated, goTo, form, reader, logIn } = useWorkbench()
  const { failure, problems, calculate } = rated
  const [problem] = problems
  if (failure !== undefined) {
    return (
      <div className="cw-alert err wb-alert" role="alert">
        <Icon name="error" />
        <div>
          <b>Not calculated.</b> {failure}{' '}
          {failure === connectionLost ? 'It is tried again by itself.' : 'Your inputs are kept.'}{' '}
          <button
            className="btn btn-link btn-sm wb-inline"
            type="button"
            onClick={failure === sessionEnded ? logIn : calculate}
          >
            {failure === sessionEnded ? 'Log in again' : 'Try again'}
          </button>
        </div>
      </div>
    )
  }
  if (problem) {
    return (
      <div className="cw-alert err wb-alert" role="alert">
        <Icon name="error" />
        <div>
          <b>{hasRating ? 'The last results are shown.' : 'No results yet.'}</b>{' '}
          {sentence(form.tool.refusalText(problem.Message, form.input, reader))}{' '}
          {problem.Path !== '' && (
            <button className="btn btn-link btn-sm wb-inline" type="button" onClick={() => goTo(problem.Path)}>
              Fix
            </button>
          )}
        </div>
      </div>
    )
  }
  return null
}
