import type { ReactNode } from 'react'
import { routes } from '../../shared/routes'

interface Question {
  topic: string
  answer: ReactNode
}

const questions: readonly Question[] = [
  {
    topic: 'Where to start',
    answer: (
      <>
        <p>
          Log in and choose <b>Coil selection</b>. A new coil opens with an example that is complete, so the results are
          there at once. Choose its type, then change the air, the fluid and the coil from top to bottom; every change
          is rated as you type.
        </p>
        <p>
          No account yet? <a href={routes.register.path}>Register</a> with your company’s email. What is where on the
          screen: <a href="#workbench">the workbench at a glance</a>.
        </p>
      </>
    ),
  },
  {
    topic: 'Saving',
    answer: (
      <>
        <p>
          Choose <b>Save</b>, or press Ctrl S. The first time you are asked for a name, a tag and a note; after that
          Save keeps the same project. <b>Save as</b> makes a second one and leaves the first as it was.
        </p>
        <p>
          The bar says how things stand: Saved with the time, Unsaved changes, or Not saved.{' '}
          <a href="#saving">More on saving</a>
        </p>
      </>
    ),
  },
  {
    topic: 'Opening',
    answer: (
      <p>
        Choose <b>Open</b> in the workbench. The list holds your own projects and those that colleagues share with you,
        the last changed first. Each entry is a link: it can be opened in a tab of its own, kept as a bookmark, or sent
        to a colleague who may see it.
      </p>
    ),
  },
  {
    topic: 'Selection program',
    answer: (
      <>
        <p>
          Enter the capacity that is required and your limits for pressure drop and face velocity. Then have{' '}
          <b>Candidates</b> search for the coils that meet them, or change rows, fins and circuits yourself until each
          key result shows a tick instead of a warning. <a href="#candidates">How the search works</a>
        </p>
        <p>
          The notices on the right say what stands in the way, with the number, and lead to the field by <b>Fix</b>.{' '}
          <a href="#key-results">How to read the key results</a>
        </p>
      </>
    ),
  },
  {
    topic: 'Multi-coil projects',
    answer: (
      <p>
        A project holds as many coils as the job has, a tab each. <b>+</b> beside the tabs adds a new one, a copy of the
        one that is shown, an example of the usual job, or one from a template. The menu at the right has the schedule,
        and makes coils from a table that you paste. <a href="#several-coils">An example with three coils</a>
      </p>
    ),
  },
  {
    topic: 'Sharing',
    answer: (
      <p>
        Open the menu under your name and choose <b>Project Sharing</b>. Put people of your company into one of three
        groups: they see your projects in their own Open list, and their group says what they may do.{' '}
        <a href="#sharing">What each group may do</a>
      </p>
    ),
  },
  {
    topic: 'Printing a selection',
    answer: (
      <p>
        Choose <b>Report</b>, then <b>Show report</b>, for a submittal as PDF that you can print, download or send. To
        print what is on the screen, print the workbench itself: the tools stay off the paper.{' '}
        <a href="#report">The report screen</a>
      </p>
    ),
  },
]

/** The most frequent questions, with one open answer at a time. */
export function Faq() {
  return (
    <section className="hp-faq" id="faq" aria-labelledby="faq-h">
      <h2 id="faq-h">Questions and answers</h2>
      {questions.map(({ topic, answer }, index) => (
        <details key={topic} name="faq" open={index === 0}>
          <summary>
            <h3>{topic}</h3>
          </summary>
          <div className="hp-answer">{answer}</div>
        </details>
      ))}
    </section>
  )
}
