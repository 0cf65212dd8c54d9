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

export function ManyDuties() {
  return (
    <p>
      The menu at the right of the bar has the <b>Schedule of coils</b>: all coils of the project, rated, in one table,
      also as a workbook under Report. <b>Coils from a table</b> takes lines that you paste from a spreadsheet, one duty
      each: every line becomes a coil like the one that is shown, is rated, and can be added to the project.
    </p>
  )
}

export function Kept() {
  return (
    <dl>
      <dt>Examples and templates</dt>
      <dd>
        Under <b>+</b>, every tool has an example of each usual job to start from. Keep a coil that you start from often
        as a template, and share your own with the colleagues in your groups.
      </dd>
      <dt>Version history</dt>
      <dd>
        Each Save keeps a version with its note. Look at an older one beside yours, or restore it: what came after it
        stays in the list.
      </dd>
      <dt>Link to this coil</dt>
      <dd>
        An address that opens exactly this input with this engine version, for people of your company and for three
        years, whatever becomes of the project.
      </dd>
      <dt>Save to file, Open file</dt>
      <dd>A whole project as a JSON file, to hand on or to keep beside the job’s other papers.</dd>
    </dl>
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
