import Button from 'react-bootstrap/Button'
import { hasPower } from '../../shared/access/roles'
import { userProfileRules as rules } from '../../shared/accounts/userProfile'
import type { ShownUser } from '../../shared/contracts/admin'
import { limits } from '../../shared/limits'
import { serverMessages } from '../../shared/wording/serverMessages'
import { Password, TextField } from './formFields'

interface UserCorrectionProps {
  user: ShownUser
  csrfToken?: string
}

/** Corrects name, phone and email of a person who cannot do it. The email changes when its mailbox is proven. */
export function UserCorrection({ user, csrfToken }: UserCorrectionProps) {
  const hidden = (
    <>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="id" value={user.Id} />
    </>
  )
  const maySignIn = (user.Status === 'Active' || user.Status === 'Owner') && !user.IsCompanyDisabled
  const mayMove = maySignIn && !hasPower(user.Roles)
  return (
    <>
      <h3>Name and phone</h3>
      <form className="ad-form" method="post" action="/admin">
        {hidden}
        <TextField
          id="full-name"
          label="Full name"
          name="fullName"
          maxLength={rules.FullName.max}
          defaultValue={user.FullName}
        />
        <TextField
          id="phone"
          label="Phone"
          name="phone"
          type="tel"
          maxLength={rules.Phone.max}
          defaultValue={user.Phone}
        />
        <Button variant="outline-secondary" size="sm" type="submit" name="action" value="correct-person">
          Save name and phone
        </Button>
      </form>
      {maySignIn && hasPower(user.Roles) && <p className="cw-sm">{serverMessages.users.emailOfPower}</p>}
      {mayMove && (
        <>
          <h3>Email</h3>
          <form className="ad-form" method="post" action="/admin">
            {hidden}
            <TextField
              id="new-email"
              label="New email"
              name="email"
              type="email"
              maxLength={limits.email}
              defaultValue={user.NewEmail ?? ''}
            />
            <Password id="propose-password" />
            <Button variant="outline-secondary" size="sm" type="submit" name="action" value="propose-email">
              Mail a code to it
            </Button>
          </form>
        </>
      )}
      {mayMove && user.NewEmail && (
        <form className="ad-form" method="post" action="/admin">
          {hidden}
          <TextField
            id="email-code"
            label={`Code that ${user.NewEmail} was mailed`}
            name="answerCode"
            inputMode="numeric"
            maxLength={limits.mailedCode.digits}
          />
          <Password id="confirm-password" />
          <Button size="sm" type="submit" name="action" value="confirm-email">
            Change email
          </Button>
        </form>
      )}
    </>
  )
}
