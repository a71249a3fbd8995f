export const NEVER: Promise<never> = new Promise(() => undefined);
