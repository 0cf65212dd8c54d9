import 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cw-body': object
    }
  }
}
