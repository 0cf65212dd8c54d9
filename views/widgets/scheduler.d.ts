/** React's scheduler, of which React takes its turns: it has no types of its own. */
declare module 'scheduler' {
  /** How often work lets the browser paint and answer [1/s], up to 125; 0 is the scheduler's own, every 5 ms. */
  export function unstable_forceFrameRate(perSecond: number): void
}
