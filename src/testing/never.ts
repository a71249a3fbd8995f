/** A promise that does not settle. */
export const NEVER: Promise<never> = new Promise(() => undefined);
