import { useEffect, useRef, useState } from 'react'
import type { ServiceAccount } from '../../../shared/contracts/account'
import { limits } from '../../../shared/limits'
import { ask } from '../../client/openDialog'
import { Icon } from '../../components/Icon'
import { Dialog } from '../../dialogs/Dialog'

/** Shows client id and password until the dialog is closed. The password is nowhere else on the page. */
export function showPassword(account: ServiceAccount): Promise<void> {
  return ask<void>(onAnswer => <PasswordDialog account={account} onClose={() => onAnswer()} />)
}

type Copying = 'copied' | 'refused'

function PasswordDialog({ account, onClose }: { account: ServiceAccount; onClose: () => void }) {
  const box = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<Copying>()

  useEffect(() => {
    if (copying !== 'copied') return
    const timer = setTimeout(() => setCopying(undefined), limits.alert.passwordCopied)
    return () => clearTimeout(timer)
  }, [copying])

  async function copy() {
    box.current?.select()
    try {
      await navigator.clipboard.writeText(account.Password)
      setCopying('copied')
    } catch {
      // The browser may refuse to copy; the password is already selected.
      setCopying('refused')
    }
  }

  return (
    <Dialog title={account.FullName} onClose={onClose}>
      <p>This password is shown one time only. Copy it now: if it is lost, it can only be regenerated.</p>
      <label className="form-label" htmlFor="us-client">
        Client id
      </label>
      <input className="form-control cw-code" id="us-client" readOnly value={account.Email} />
      <label className="form-label mt-3" htmlFor="us-password">
        Password
      </label>
      <div className="us-copy" data-private>
        <input
          className="form-control cw-code"
          id="us-password"
          readOnly
          autoComplete="off"
          ref={box}
          value={account.Password}
        />
        <button className="btn btn-primary" type="button" data-first onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </button>
      </div>
      <div className="us-said" role="status">
        {copying === 'copied' && (
          <div className="cw-alert ok">
            <Icon name="check-circle" />
            password copied
          </div>
        )}
        {copying === 'refused' && (
          <div className="cw-alert warn">
            <Icon name="warning" />
            This browser does not let the page copy. The password is selected: copy it by the keyboard.
          </div>
        )}
      </div>
      <div className="cw-dialog-foot">
        <button className="btn btn-outline-secondary" type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
