import { routes } from '../../shared/routes'
import { SaveStates } from '../../views/drawings/help/SaveStates'
import { SeveralCoils } from '../../views/drawings/help/SeveralCoils'
import { SharingGroups } from '../../views/drawings/help/SharingGroups'

export function Saving() {
  return (
    <>
      <figure>
        <SaveStates />
      </figure>
      <p>
        <b>Save</b> keeps the project under its name. <b>Save as</b> asks for another name and goes on with the new
        project. If saving fails, what you typed stays on the screen, and the bar offers to try again.
      </p>
      <p>Leaving the page with unsaved changes asks you first.</p>
    </>
  )
}

export function SeveralCoilsTopic() {
  return (
    <>
      <figure>
        <SeveralCoils />
      </figure>
      <p>
        Each coil of a project has a tab with its tag, which is printed on the drawing and in the report. For a second
        coil of the same unit, choose <b>Copy</b> under <b>+</b> and change what differs. With the tabs in focus, arrows
        go from coil to coil, F2 renames, Shift with an arrow moves, and Delete removes; Ctrl Z takes any of it back.
      </p>
    </>
  )
}

export function Sharing() {
  return (
    <>
      <figure>
        <SharingGroups />
      </figure>
      <p>
        In <a href={routes.projectSharing.path}>Project Sharing</a> choose a group, mark people in the left list, and
        choose <b>Add</b>, then <b>Save</b>. A person is in one of your groups or in none. What you share is all the
        projects that you have saved; people of other companies never see them.
      </p>
    </>
  )
}

export function Conflicts() {
  return (
    <p>
      Nobody’s work is overwritten unseen. If somebody saved the project after you opened it, Save tells you so and
      leaves theirs as it is. Open it anew to go on from their version, or save yours under a new name and compare the
      two.
    </p>
  )
}
