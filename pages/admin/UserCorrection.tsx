import type { ShownUser } from '../../shared/contracts/admin'
import { limits } from '../../shared/limits'
import { userProfileRules as rules } from '../../shared/userProfile'
import { Labelled, Password } from './formFields'

interface UserCorrectionProps {
  user: ShownUser
  csrfToken?: string
}

/** Name, phone and email of somebody who cannot correct them. The email changes when its mailbox is proven. */
export function UserCorrection({ user, csrfToken }: UserCorrectionProps) {
  const hidden = (
    <>
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="id" value={user.Id} />
    </>
  )
  const maySignIn = user.Status === 'Active' || user.Status === 'Owner'
  return (
    <>
      <h3>Name and phone</h3>
      <form className="ad-form" method="post" action="/admin">
        {hidden}
        <Labelled id="full-name" label="Full name">
          <input
            className="form-control"
            id="full-name"
            name="fullName"
            required
            maxLength={rules.FullName.max}
            defaultValue={user.FullName}
            autoComplete="off"
          />
        </Labelled>
        <Labelled id="phone" label="Phone">
          <input
            className="form-control"
            id="phone"
            name="phone"
            type="tel"
            required
            maxLength={rules.Phone.max}
            defaultValue={user.Phone}
            autoComplete="off"
          />
        </Labelled>
        <button className="btn btn-outline-secondary btn-sm" type="submit" name="action" value="correct-person">
          Save name and phone
        </button>
      </form>
      {maySignIn && (
        <>
          <h3>Email</h3>
          <form className="ad-form" method="post" action="/admin">
            {hidden}
            <Labelled id="new-email" label="New email">
              <input
                className="form-control"
                id="new-email"
                name="email"
                type="email"
                required
                maxLength={limits.email}
                defaultValue={user.NewEmail ?? ''}
                autoComplete="off"
              />
            </Labelled>
            <Password id="propose-password" />
            <button className="btn btn-outline-secondary btn-sm" type="submit" name="action" value="propose-email">
              Mail a code to it
            </button>
          </form>
        </>
      )}
      {maySignIn && user.NewEmail && (
        <form className="ad-form" method="post" action="/admin">
          {hidden}
          <Labelled id="email-code" label={`Code that ${user.NewEmail} was mailed`}>
            <input
              className="form-control"
              id="email-code"
              name="answerCode"
              inputMode="numeric"
              required
              maxLength={limits.mailedCode.digits}
              autoComplete="off"
            />
          </Labelled>
          <Password id="confirm-password" />
          <button className="btn btn-primary btn-sm" type="submit" name="action" value="confirm-email">
            Change email
          </button>
        </form>
      )}
    </>
  )
}
