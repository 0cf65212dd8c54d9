import { serverMessages } from '../../shared/wording/serverMessages'

/**
 * Tells a browser by what it lacks, without a script and whatever it calls itself: the note is hidden by a rule that
 * only browsers with all that the pages need understand (page.css). The youngest of these parts is the popover.
 */
export function OldBrowserNote() {
  return <p className="cw-old-browser">{serverMessages.lackingBrowser}</p>
}
