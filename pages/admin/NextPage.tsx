interface NextPageProps {
  /** Behind which record the page begins; the first page has none. */
  after?: string | undefined
  /** The last record of a page that is full, behind which there may be more. */
  last?: string | undefined
  /** The address of the list with another `after`. */
  here(more: { after: string | undefined }): string
}

/** The way through a list whose pages begin behind a record: to its first page, and to the next. */
export function NextPage({ after, last, here }: NextPageProps) {
  return (
    <nav aria-label="Pages" className="ms-auto">
      {after && <a href={here({ after: undefined })}>First page</a>}
      {last && (
        <a rel="next" href={here({ after: last })}>
          Next
        </a>
      )}
    </nav>
  )
}
