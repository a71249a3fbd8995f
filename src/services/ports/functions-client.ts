import type { FunctionContract } from '@talelantern/domain/contracts/contract';
import type { GenerateStoryRequest, GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

export interface CallOptions {
  /** Ends the wait for the answer; it does not undo what was asked. */
  signal?: AbortSignal | undefined;
}

export interface StoryCallOptions extends CallOptions {
  onParagraph?: ((index: number, text: string) => void) | undefined;
}

/** Calls the HTTPS functions. Every failure is an AppError with the contract's sentence (specification §8). */
export interface FunctionsClient {
  call: <Request extends Schema, Response extends Schema>(
    contract: FunctionContract<Request, Response>,
    body: z.input<Request>,
    options?: CallOptions,
  ) => Promise<z.output<Response>>;
  /** As `call`, but reports the paragraphs as they are written. */
  tellStory: (body: GenerateStoryRequest, options?: StoryCallOptions) => Promise<GenerateStoryResponse>;
  /** The person's Cancel. True when nothing had begun and nothing is counted. */
  cancel: <Request extends Schema, Response extends Schema>(
    contract: FunctionContract<Request, Response>,
    requestId: string,
  ) => Promise<boolean>;
}
