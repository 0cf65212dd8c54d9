import { useState } from 'react'
import { limits } from '../../../shared/limits'
import { Field } from '../../components/Field'
import { Icon } from '../../components/Icon'
import { PasswordToggle } from '../../components/PasswordToggle'
import type { EditedGroup } from './groups'

interface QuestionGroupProps {
  /** Its index, from 0. */
  number: number
  group: EditedGroup
  problems: { question?: string; answer?: string }
  canChange: boolean
  onChange: (change: Partial<EditedGroup>) => void
  onUnlock: () => void
}

export function QuestionGroup({ number, group, problems, canChange, onChange, onUnlock }: QuestionGroupProps) {
  const [shown, setShown] = useState(false)
  const { questions, chosen, answer, isLocked } = group
  const id = `field-question-${number}`
  return (
    <fieldset data-private className="sq-group">
      <legend>Question {number + 1}</legend>
      {isLocked && (
        <div className="sq-legend">
          <span className="sq-state">
            <Icon name="lock" size="sm" />
            Answered
          </span>
          <button
            className="btn btn-sm btn-outline-secondary"
            type="button"
            disabled={!canChange}
            aria-label={`Change question ${number + 1}`}
            onClick={onUnlock}
          >
            Change
          </button>
        </div>
      )}
      <div className="mb-3">
        <label className="form-label" htmlFor={id}>
          Question
        </label>
        <select
          className={problems.question ? 'form-select is-invalid' : 'form-select'}
          id={id}
          name={`question-${number}`}
          value={chosen}
          disabled={isLocked}
          required
          aria-invalid={problems.question ? true : undefined}
          aria-describedby={problems.question ? `${id}-error` : undefined}
          onChange={event => onChange({ chosen: Number(event.target.value), answer: '' })}
        >
          <option value={0} disabled>
            Choose a question
          </option>
          {questions.map(({ Id, Question }) => (
            <option key={Id} value={Id}>
              {Question}
            </option>
          ))}
        </select>
        {problems.question && (
          <div className="invalid-feedback" id={`${id}-error`}>
            <Icon name="error" />
            <span>{problems.question}</span>
          </div>
        )}
      </div>
      <Field
        name={`answer-${number}`}
        label="Answer"
        type={shown ? 'text' : 'password'}
        autoComplete="off"
        required
        maxLength={limits.securityAnswer}
        value={answer}
        disabled={isLocked}
        placeholder={isLocked ? '••••••••' : undefined}
        error={problems.answer}
        onChange={event => onChange({ answer: event.target.value })}
        inside={!isLocked && <PasswordToggle shown={shown} what="answer" onToggle={() => setShown(!shown)} />}
      />
    </fieldset>
  )
}
