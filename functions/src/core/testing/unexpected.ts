/** Stands for a call that a test does not expect. */
export const unexpected = (): never => {
  throw new Error('Unexpected call');
};
