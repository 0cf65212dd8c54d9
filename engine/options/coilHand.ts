import { enumeration } from './enumeration'

/** Side of the connections, seen with the air at your back; vertical tubes have their headers at an end. */
export const coilHand = enumeration('coil hand', {
  Left: 'Left',
  Right: 'Right',
  VerticalUp: 'Vertical up',
  VerticalDown: 'Vertical down',
})
