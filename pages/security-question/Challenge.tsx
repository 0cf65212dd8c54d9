import Button from 'react-bootstrap/Button'
import { routes } from '../../shared/routes'
import { texts } from '../../shared/texts'
import { Icon } from '../../views/components/Icon'
import { LinkButton } from '../../views/components/LinkButton'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'

interface ChallengeProps {
  /** Title of the wanted page. */
  page: string
  question?: { id: number; text: string }
  /** Why there is no question. */
  problem: readonly string[]
  maySetAnswers: boolean
}

/** The dialog with the question. It is part of the page, so that it works without script. */
export function Challenge({ page, question, problem, maySetAnswers }: ChallengeProps) {
  return (
    <dialog className="cw-dialog" open aria-labelledby="challenge-title">
      <div className="cw-challenge-h">
        <h1 className="cw-dialog-title" id="challenge-title">
          {texts.securityQuestion.title}
        </h1>
        <LinkButton variant="quiet" size="sm" className="px-1" href={routes.appSelector.path} aria-label="Close">
          <Icon name="close" />
        </LinkButton>
      </div>
      {question ? (
        <>
          <p>{page} needs one more check.</p>
          <QuestionForm {...question} />
        </>
      ) : (
        <NoQuestion page={page} problem={problem} maySetAnswers={maySetAnswers} />
      )}
    </dialog>
  )
}

function QuestionForm({ id, text }: { id: number; text: string }) {
  const { csrfToken, address, form } = useFrame()
  return (
    <form method="post" action="/security-question">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="returnTo" value={address} />
      <input type="hidden" name="questionId" value={id} />
      <Widget name="security-answer" props={{ label: text, error: form?.errors.answer }} />
      <div className="cw-dialog-foot">
        <a className="cw-sm me-auto" href={routes.help.path}>
          Need help?
        </a>
        <LinkButton variant="outline-secondary" href={routes.appSelector.path}>
          Cancel
        </LinkButton>
        <Button type="submit">Submit</Button>
      </div>
    </form>
  )
}

/** Without a question access is refused. Readers who may set answers get a link; others are told whom to ask. */
function NoQuestion({ page, problem, maySetAnswers }: Omit<ChallengeProps, 'question'>) {
  return (
    <>
      {problem.map(line => (
        <p key={line}>{line}</p>
      ))}
      <p>
        {page} opens after a security question, and your account has no answers yet.{' '}
        {maySetAnswers ? 'Set them first, then come back.' : 'Ask your Coilworks administrator to set one for you.'}
      </p>
      <div className="cw-dialog-foot">
        <LinkButton variant="outline-secondary" href={routes.appSelector.path}>
          Back to apps
        </LinkButton>
        {maySetAnswers && <LinkButton href={routes.securityQuestions.path}>Set security questions</LinkButton>}
      </div>
    </>
  )
}
