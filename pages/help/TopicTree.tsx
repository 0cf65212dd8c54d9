import { branches } from './topics'

/** The help topics as a tree of links with branches that fold. */
export function TopicTree() {
  return (
    <nav className="hp-tree" aria-labelledby="topics-h">
      <h2 id="topics-h">Help topics</h2>
      <ul>
        {branches.map(({ title, topics }) => (
          <li key={title}>
            <details open>
              <summary>{title}</summary>
              <ul>
                {topics.map(topic => (
                  <li key={topic.id}>
                    <a href={`#${topic.id}`}>{topic.title}</a>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  )
}
