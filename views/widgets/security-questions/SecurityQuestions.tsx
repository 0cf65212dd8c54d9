import { type SubmitEvent, useRef, useState } from 'react'
import type { SecurityQuestionGroup } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { routes } from '../../../shared/routes'
import { messages, texts } from '../../../shared/texts'
import { CallError, post, saidHere } from '../../client/call'
import { goBack } from '../../client/goBack'
import { announce } from '../../client/messages'
import { refusalIn } from '../../client/refusalIn'
import { SubmitButton } from '../forms/SubmitButton'
import { useHydrated } from '../useHydrated'
import { type EditedGroup, editedGroups, problemsOf, textOf } from './groups'
import { QuestionGroup } from './QuestionGroup'

const { title } = texts.securityQuestion

/** One question of each group with its answer. An answered one is locked until its current answer is confirmed. */
export function SecurityQuestions({ groups: given }: { groups: readonly SecurityQuestionGroup[] }) {
  const [groups, setGroups] = useState(() => editedGroups(given))
  const [isChecked, setChecked] = useState(false)
  const [working, setWorking] = useState(false)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const changeAt = (at: number, change: Partial<EditedGroup>) =>
    setGroups(before => before.map((group, index) => (index === at ? { ...group, ...change } : group)))

  async function unlock(at: number, group: EditedGroup): Promise<void> {
    const { askText, showError } = await import('../../client/dialogs')
    const label = group.questions.find(({ Id }) => Id === group.chosen)?.Question ?? title
    const question = { title: 'Confirm the current answer', label, type: 'password', maxLength: limits.securityAnswer }
    const answer = await askText(question)
    if (answer === undefined) return
    const refusal = await linesOf(() =>
      post('AccountService.svc/ConfirmSecurityQuestionAnswer', { questionId: group.chosen, answer }, saidHere),
    )
    if (refusal) await showError(title, refusal)
    else changeAt(at, { isLocked: false })
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setChecked(true)
    const wrong = groups.findIndex(group => Object.values(problemsOf(group)).some(Boolean))
    if (wrong >= 0) {
      const name = problemsOf(groups[wrong] as EditedGroup).question ? 'question' : 'answer'
      form.current?.querySelector<HTMLElement>(`[name="${name}-${wrong}"]`)?.focus()
      return
    }
    setWorking(true)
    const refusal = await linesOf(() =>
      post('AccountService.svc/SaveSecurityQuestionAnswers', { groups: textOf(groups) }, saidHere),
    )
    setWorking(false)
    if (refusal) {
      const { showError } = await import('../../client/dialogs')
      await showError(title, refusal)
      return
    }
    setGroups(before => before.map(group => ({ ...group, answer: '', wasAnswered: true, isLocked: true })))
    setChecked(false)
    announce({ severity: 'success', summary: messages.securityQuestionsSaved })
  }

  return (
    <form className="cw-panel" ref={form} onSubmit={submit} noValidate aria-busy={working}>
      {groups.map((group, index) => (
        <QuestionGroup
          // Groups have no id, and their order never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          number={index}
          group={group}
          problems={isChecked ? problemsOf(group) : {}}
          canChange={hydrated}
          onChange={change => changeAt(index, change)}
          onUnlock={() => void unlock(index, group)}
        />
      ))}
      <div className="d-flex gap-2">
        <SubmitButton working={working || !hydrated} label="Submit" workingLabel={hydrated ? 'Saving' : 'Submit'} />
        <a
          className="btn btn-outline-secondary btn-lg"
          href={routes.login.path}
          onClick={event => {
            if (goBack()) event.preventDefault()
          }}
        >
          Cancel
        </a>
      </div>
    </form>
  )
}

/** Why a call was refused or failed, in lines. */
async function linesOf(call: () => Promise<Parameters<typeof refusalIn>[0]>): Promise<readonly string[] | undefined> {
  try {
    return refusalIn(await call())
  } catch (error) {
    if (error instanceof CallError) return [error.message]
    throw error
  }
}
