import { type UserInfo, userProfileRules } from '../../../shared/accounts/userProfile'
import { messages, texts } from '../../../shared/texts'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { TheirsAlone } from '../../components/TheirsAlone'
import { SubmitButton } from '../forms/SubmitButton'
import { useForm } from '../forms/useForm'
import { saveProfile } from './saveProfile'

interface UserProfileProps {
  profile: UserInfo
  /** The reader impersonates this person, and so may change nothing. */
  isActing: boolean
}

/** The reader's own profile. A new email must first be activated by a code. */
export function UserProfile({ profile, isActing }: UserProfileProps) {
  const { form, field, working, lines } = useForm({
    rules: userProfileRules,
    initial: { ...profile, ConfirmEmail: profile.Email },
    wrongLine: texts.checkInputs,
    send: typed => saveProfile(profile, typed),
  })
  return (
    <form {...form} className="cw-panel">
      {isActing && <TheirsAlone />}
      {lines.length > 0 && <FormMessage lines={lines} />}
      <fieldset className="cw-field-pair" disabled={isActing}>
        <Field {...field('FullName')} autoComplete="name" />
        <Field {...field('Phone')} type="tel" autoComplete="tel" />
        <Field
          {...field('Email')}
          type="email"
          autoComplete="email"
          hint={isActing ? undefined : messages.emailNeedsCode}
        />
        {!isActing && <Field {...field('ConfirmEmail')} type="email" autoComplete="off" />}
      </fieldset>
      {!isActing && (
        <div className="cw-account-save">
          <SubmitButton needsScript working={working} label="Save" workingLabel="Saving" />
        </div>
      )}
    </form>
  )
}
