/** What readers are told. Each text is an export of its own, so that a page loads only the texts that it uses. */
export * as messages from './texts/messages'
export * as texts from './texts/specification'
