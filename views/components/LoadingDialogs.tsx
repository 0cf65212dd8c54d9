import { limits } from '../../shared/limits'
import { texts } from '../../shared/texts'
import { LoadingMark } from '../dialogs/LoadingMark'

/** The dialogs for the loading of an app or the registration; `navigation.ts` opens the right one. */
export function LoadingDialogs({ isSignedIn = false }: { isSignedIn?: boolean }) {
  // Who is signed in does not register.
  const shown = Object.entries(texts.loading).filter(([name]) => !isSignedIn || name !== 'registration')
  return shown.map(([name, { title, message }]) => (
    <dialog
      key={name}
      className="cw-dialog cw-dialog-loading"
      data-loading={name}
      data-life={limits.loadingDialog}
      aria-labelledby={`loading-${name}`}
      aria-describedby={`loading-${name}-what`}
    >
      <LoadingMark />
      <h2 className="cw-dialog-title" id={`loading-${name}`}>
        {title}
      </h2>
      <p id={`loading-${name}-what`}>{message}</p>
    </dialog>
  ))
}
