import type { FunctionContract } from '@talelantern/domain/contracts/contract';
import type { GenerateStoryRequest, GenerateStoryResponse } from '@talelantern/domain/contracts/generate-story';
import type * as z from 'zod/mini';

interface CallOptions {
  /** Ends the wait for the response, but does not cancel the work. */
  signal?: AbortSignal | undefined;
}

export interface StoryCallOptions extends CallOptions {
  onParagraph?: ((index: number, text: string) => void) | undefined;
}

/** Calls the HTTPS functions. Every failure is an AppError with the contract's user message. */
export interface FunctionsClient {
  call: <Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
    contract: FunctionContract<Request, Response>,
    body: z.input<Request>,
    options?: CallOptions,
  ) => Promise<z.output<Response>>;
  /** Like `call`, but reports paragraphs as they are written. */
  generateStory: (body: GenerateStoryRequest, options?: StoryCallOptions) => Promise<GenerateStoryResponse>;
  /** Cancels a request. Resolves to true if nothing was generated or counted. */
  cancel: (contract: FunctionContract, requestId: string) => Promise<boolean>;
}
