/** The time of `work` without disturbance [ms]: the fastest of three runs, because tests share the machine. */
export async function fastest(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let time = 0; time < 3; time++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return Math.min(...times)
}
