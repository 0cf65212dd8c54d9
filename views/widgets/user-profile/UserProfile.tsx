import { messages, texts } from '../../../shared/texts'
import { type UserInfo, userProfileRules } from '../../../shared/userProfile'
import { Field } from '../../components/Field'
import { FormMessage } from '../../components/FormMessage'
import { SubmitButton } from '../forms/SubmitButton'
import { useForm } from '../forms/useForm'
import { saveProfile } from './saveProfile'

interface UserProfileProps {
  profile: UserInfo
  /** The reader acts as this person, whose email is theirs alone to change. */
  isEmailFixed: boolean
}

/** The reader's own profile. A new email is activated by a code first. */
export function UserProfile({ profile, isEmailFixed }: UserProfileProps) {
  const { form, field, working, lines } = useForm({
    rules: userProfileRules,
    initial: { ...profile, ConfirmEmail: profile.Email },
    wrongLine: texts.checkInputs,
    send: typed => saveProfile(profile, typed),
  })
  return (
    <form {...form} className="cw-panel">
      {lines.length > 0 && <FormMessage lines={lines} />}
      <div className="cw-field-pair">
        <Field {...field('FullName')} autoComplete="name" />
        <Field {...field('Phone')} type="tel" autoComplete="tel" />
        <Field
          {...field('Email')}
          type="email"
          autoComplete="email"
          readOnly={isEmailFixed}
          hint={isEmailFixed ? messages.emailTheirs : messages.emailNeedsCode}
        />
        <Field {...field('ConfirmEmail')} type="email" autoComplete="off" readOnly={isEmailFixed} />
      </div>
      <div className="cw-account-save">
        <SubmitButton needsScript working={working} label="Save" workingLabel="Saving" />
      </div>
    </form>
  )
}
