import { routes } from '../../shared/routes'
import { PhoneLink, supportLines } from '../../views/components/SupportNumbers'
import { useFrame } from '../../views/FrameContext'

export function Password() {
  return (
    <p>
      Forgotten it? <a href={routes.forgotPassword.path}>Ask for a temporary password</a>. It comes by email, works
      once, and you choose a new one when you log in. The old one works until then. Everything else about your account
      is in the menu under your name. In your profile you can turn on two-step login: then a code of an app on your
      phone is asked for after the password.
    </p>
  )
}

export function AskForHelp() {
  const lines = supportLines(useFrame().support)
  return (
    <>
      <p>
        Where a message offers <b>Need Help?</b>, choose it: what the message said goes to support by email, with your
        name and the page, and we answer by email. For anything else <a href={routes.contactUs.path}>write to us</a>
        {lines.length > 0 && ', or call'}.
      </p>
      <ul className="hp-phones">
        {lines.map(({ plant, name, number }) => (
          <li key={plant}>
            <span>{name}</span>
            <PhoneLink number={number} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function Programs() {
  return (
    <p>
      Programs of your company can rate, search and report as you do, by a service account that the owner adds in Manage
      Users. How is on the page of the <a href={routes.apiDocs.path}>{routes.apiDocs.title}</a>.
    </p>
  )
}

export function Privacy() {
  return (
    <p>
      Designs and reports belong to you and your company, and nobody outside sees them. We keep what the program needs:
      your account, what you save, and a record of who did what that matters for security. Cookies hold your session,
      and your choices of theme and units. Nothing is sent to other companies for advertising. Only if you agree to
      cookies, and only where whoever runs this site has switched it on, pages and clicks are counted without your name
      to improve the program.
    </p>
  )
}
