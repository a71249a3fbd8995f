/** Makes functions that load what they call first. */
export const callLate =
  <Loaded>(load: () => Promise<Loaded>) =>
  <Arguments extends unknown[], Result>(pick: (loaded: Loaded) => (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments): Promise<Result> =>
    pick(await load())(...given);
