import { routes } from '../../shared/routes'
import { Faq } from './Faq'
import { TopicTree } from './TopicTree'
import { branches } from './topics'
import '../../views/styles/helpPage.scss'

/** Help with coil selection: questions and answers, then every topic, with the tree of topics beside them. */
export function Page() {
  return (
    <div className="hp">
      <header className="hp-h">
        <h1>{routes.help.title}</h1>
        <p>
          How to enter a coil, read its results, keep it and hand it on. Something missing?{' '}
          <a href={routes.contactUs.path}>Ask us</a>.
        </p>
      </header>
      <Faq />
      <TopicTree />
      <div className="hp-main">
        {branches.map(({ title, topics }) => (
          <section className="hp-branch" key={title} aria-label={title}>
            <h2>{title}</h2>
            {topics.map(({ id, title: name, Article }) => (
              <article key={id} id={id} aria-labelledby={`${id}-h`}>
                <h3 id={`${id}-h`}>{name}</h3>
                <Article />
              </article>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
