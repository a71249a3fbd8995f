import { CANCELLED } from '@talelantern/domain/contracts/contract';

/** The person's Cancel came in time: nothing was made and nothing was counted. Not a failure. */
export class GenerationCancelled extends Error {
  constructor() {
    super(CANCELLED);
    this.name = 'GenerationCancelled';
  }
}

export const isGenerationCancelled = (error: unknown): error is GenerationCancelled =>
  error instanceof GenerationCancelled;
