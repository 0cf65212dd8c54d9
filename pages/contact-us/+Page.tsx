import { routes } from '../../shared/routes'
import { PhoneLink, supportLines } from '../../views/components/SupportNumbers'
import { useFrame } from '../../views/FrameContext'
import { Widget } from '../../views/widgets/Widget'
import '../../views/styles/contactPage.scss'

export function Page() {
  const { csrfToken, reader, form, viewer, support } = useFrame()
  const isLoggedIn = viewer !== null
  const lines = supportLines(support)
  return (
    <div className="cw-contact">
      <header className="cw-contact-h">
        <h1>{routes.contactUs.title}</h1>
        <Widget
          name="back-link"
          props={{
            href: (isLoggedIn ? routes.appSelector : routes.landing).path,
            label: 'Close',
            className: 'btn btn-quiet px-2',
          }}
        />
      </header>
      <section className="cw-panel" aria-label="Message">
        <Widget name="contact-form" props={{ csrfToken, reader, isLoggedIn, form }} />
      </section>
      <aside aria-label="Support">
        <p>Questions about a coil, an account or the program: we answer by email within one working day.</p>
        <dl>
          {lines.map(({ plant, name, number }) => (
            <div key={plant}>
              <dt>{name}</dt>
              <dd>
                <PhoneLink number={number} />
              </dd>
            </div>
          ))}
        </dl>
        {lines.length > 0 && <p className="cw-muted">Monday to Friday, 7 am to 5 pm local time</p>}
        <p>
          Many answers are in the <a href={routes.help.path}>help</a>.
        </p>
      </aside>
    </div>
  )
}
