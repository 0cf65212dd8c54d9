export function ProjectsOfResearch() {
  return (
    <>
      <p>
        <b>Projects</b> lists research projects of a year: your own (<b>Mine</b>), those that anybody shares (<b>All</b>
        ), or those that people of one plant share. The list at the right of it chooses the plant of the work. The
        address keeps the choice, so a link to it can be sent.
      </p>
      <dl>
        <dt>Who may do what</dt>
        <dd>
          Only its owner changes or deletes a project; the page says so beside its name. Everybody who sees a project
          may record hours for it, and changes only their own records.
        </dd>
        <dt>Records</dt>
        <dd>
          A record has a day, hours, links by type, and a note of several lines. <b>Mine</b> shows your own records
          alone.
        </dd>
        <dt>Two people</dt>
        <dd>
          When you return to the page, it says what others have changed since. When you save something that another
          person has changed meanwhile, you choose whose values stand.
        </dd>
        <dt>Files</dt>
        <dd>
          <b>CSV</b> has one line for each record, <b>Excel</b> the projects and the sums as well.
        </dd>
      </dl>
    </>
  )
}

export function TimeSheetTopic() {
  return (
    <>
      <p>
        <b>Week</b> is your own time sheet: projects by days. Arrows move, Enter goes down, Tab goes right, Esc takes
        back what you typed into a cell, and 0 deletes its hours. 1:30 and 1.5 are the same. A block from a spreadsheet
        can be pasted. <b>Ctrl Z</b> undoes, <b>Ctrl S</b> saves.
      </p>
      <p>
        Nothing is saved until <b>Save week</b>. A day has at most 24 hours: a cell beyond that is red and says why, and
        the others are saved. What the service refuses stays typed, with its reason at the cell and in the list at the
        right. A day with several records of one project is changed at the project.
      </p>
      <p>
        <b>Totals</b> adds up the year by month, person, plant and project. Hours of a project at two plants count for
        both together, because nothing says where they were worked.
      </p>
    </>
  )
}
