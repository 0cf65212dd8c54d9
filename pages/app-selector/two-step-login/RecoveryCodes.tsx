import { routes } from '../../../shared/routes'
import { Icon } from '../../../views/components/Icon'
import { LinkButton } from '../../../views/components/LinkButton'
import { PageAlert } from '../../../views/components/PageAlert'
import { Widget } from '../../../views/widgets/Widget'

const listId = 'recovery-codes'

/** The recovery codes, shown only once. The file is part of the page, so that it works without script. */
export function RecoveryCodes({ codes, next = routes.appSelector.path }: { codes: readonly string[]; next?: string }) {
  const text = `Coilworks recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  return (
    <>
      <PageAlert tone="ok" className="mt-3" role="status">
        <div>Two-step login is on. These are your recovery codes.</div>
      </PageAlert>
      <section className="cw-panel sf-codes" aria-labelledby="recovery-codes-title">
        <h2 className="sf-h" id="recovery-codes-title">
          Keep these codes
        </h2>
        <p>
          They let you in to Coilworks when your app is lost, each of them once. They are shown this one time only:
          print them, or keep them where you keep your passwords.
        </p>
        <ol className="sf-list cw-code" id={listId} data-private>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="sf-actions" data-private>
          <LinkButton
            variant="outline-secondary"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="coilworks-recovery-codes.txt"
          >
            <Icon name="download" />
            Download
          </LinkButton>
          <Widget name="recovery-codes" props={{ listId }} />
        </div>
        <LinkButton size="lg" className="mt-4" href={next}>
          I have kept them
        </LinkButton>
      </section>
    </>
  )
}
