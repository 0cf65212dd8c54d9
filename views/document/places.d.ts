import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Where the body goes into the document. */
      'cw-body': object
      /** Where the page goes into its layout. */
      'cw-page': object
      /** Where a piece goes that is rendered apart. */
      'cw-piece': { 'data-at': number }
    }
  }
}
