import Button from 'react-bootstrap/Button'
import { routes } from '../../../shared/routes'
import { LinkButton } from '../../../views/components/LinkButton'
import { QrCode } from '../../../views/components/QrCode'
import { CodeField } from './FactorFields'
import { FactorForm } from './FactorForm'

interface FactorSetupProps {
  secret: string
  address: string
}

/** The two steps of the setup: the app gets the secret, and one of its codes proves that. */
export function FactorSetup({ secret, address }: FactorSetupProps) {
  return (
    <>
      <p className="cw-2 mb-0">Nothing changes until you have typed a code of your app.</p>
      <FactorForm action="confirm">
        <div className="sf-setup" data-private>
          <QrCode text={address} label="QR code for your authenticator app" />
          <div>
            <h2 className="sf-h">1. Scan this with your app</h2>
            <p className="cw-sm cw-2 mb-2">
              Or <a href={address}>open your app on this device</a>, or type this key into it:
            </p>
            <p className="cw-code sf-key">{secret.match(/.{1,4}/g)?.join(' ')}</p>
          </div>
        </div>
        <h2 className="sf-h">2. Type the code that it shows</h2>
        <CodeField label="Code of 6 digits" isNumeric />
        <div className="d-flex gap-2 mt-4">
          <Button size="lg" className="flex-grow-1" type="submit">
            Turn on two-step login
          </Button>
          <LinkButton variant="outline-secondary" size="lg" href={routes.secondFactor.path}>
            Cancel
          </LinkButton>
        </div>
      </FactorForm>
    </>
  )
}
