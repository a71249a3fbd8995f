/** Calls `act` that many times, one after another. */
export async function repeat(times: number, act: () => unknown): Promise<void> {
  for (let time = 0; time < times; time += 1) await act();
}
