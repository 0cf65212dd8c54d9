import { sentence } from '../../../shared/display/sentence'
import { connectionLost } from '../../../shared/wording/callTexts'
import { Icon } from '../../components/Icon'
import { withName } from '../form/messages'
import { sessionEnded } from '../state/sessionEnded'
import { useWorkbench } from '../WorkbenchContext'

/** Says why there is no rating of the present inputs, and what to do. The form keeps all inputs. */
export function NoAnswer({ hasRating, wrong }: { hasRating: boolean; wrong: readonly string[] }) {
  const { rated, goTo, form, reader, logIn, messageAt } = useWorkbench()
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
  // What the reader has left; a number that is still being typed is not said to be wrong.
  const left = wrong.find(path => messageAt(path) !== undefined)
  const { path, said } = left
    ? { path: left, said: withName(form, left, messageAt(left) ?? '') }
    : { path: problem?.Path ?? '', said: problem && form.tool.refusalText(problem.Message, form.input, reader) }
  if (!said) return null
  return (
    // `Spoken` says the message of a field; a refusal by the engine is new here.
    <div className="cw-alert err wb-alert" role={left ? undefined : 'alert'}>
      <Icon name="error" />
      <div>
        <b>{hasRating ? 'The last results are shown.' : 'No results yet.'}</b> {sentence(said)}{' '}
        {path !== '' && (
          <button className="btn btn-link btn-sm wb-inline" type="button" onClick={() => goTo(path)}>
            Fix
          </button>
        )}
      </div>
    </div>
  )
}
