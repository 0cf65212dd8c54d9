import Button, { type ButtonProps } from 'react-bootstrap/Button'

interface LinkButtonProps extends Omit<ButtonProps, 'as' | 'disabled' | 'role' | 'tabIndex' | 'type'> {
  href: string
  /** The name of the file, if the link leads to one. */
  download?: string
}

/** What react-bootstrap adds to a link would make it a button to screen readers. */
const stillLink = { role: undefined, tabIndex: undefined }

/** A link that looks like a button. It leads to another page or a file, so it stays a link to every reader. */
export function LinkButton(props: LinkButtonProps) {
  return <Button as="a" {...props} {...stillLink} />
}
