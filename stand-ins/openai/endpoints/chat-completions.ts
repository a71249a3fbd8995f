import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { answerJson } from '../http/answer.ts';
import { ApiError } from '../http/api-error.ts';
import { EventStream, toDeltas } from '../http/event-stream.ts';
import type { Exchange } from '../http/exchange.ts';
import { checkFields, type FieldRule } from '../http/fields.ts';
import {
  assertTextSettings,
  capText,
  countPromptTokens,
  parseEffort,
  picturesOfInput,
  refuseUnsupported,
  SHARED_TEXT_FIELDS,
  textOfInput,
  unsupportedParameterError,
  type CappedText,
} from './text-parameters.ts';
import { generateText } from './generate-text.ts';
import { anyFormatSchema, parseTextFormat } from './text-format.ts';

const FIELDS: Record<string, FieldRule> = {
  ...SHARED_TEXT_FIELDS,
  messages: { kind: 'array' },
  max_completion_tokens: { kind: 'integer', min: 1 },
  reasoning_effort: { kind: 'string' },
  verbosity: { kind: 'string', values: ['low', 'medium', 'high'] },
  n: { kind: 'integer', min: 1, max: 1 },
  seed: { kind: 'integer' },
  frequency_penalty: { kind: 'number', min: -2, max: 2 },
  presence_penalty: { kind: 'number', min: -2, max: 2 },
  response_format: { kind: 'object' },
};

const UNSUPPORTED_PARAMETERS = [
  'audio',
  'function_call',
  'functions',
  'logit_bias',
  'logprobs',
  'modalities',
  'moderation',
  'parallel_tool_calls',
  'prediction',
  'stop',
  'tool_choice',
  'tools',
  'top_logprobs',
  'web_search_options',
];

const bodySchema = z.object({
  model: z.string(),
  messages: z.array(z.unknown()).check(z.minLength(1)),
  max_completion_tokens: z.optional(z.number()),
  prompt_cache_key: z.optional(z.string()),
  reasoning_effort: z.optional(z.string()),
  response_format: z._default(anyFormatSchema, { type: 'text' }),
  stream: z._default(z.boolean(), false),
  stream_options: z.optional(z.object({ include_usage: z.optional(z.boolean()) })),
  temperature: z.optional(z.number()),
  top_p: z.optional(z.number()),
});
type ChatRequest = z.infer<typeof bodySchema>;

function parseRequest(body: unknown): ChatRequest {
  refuseUnsupported(body, UNSUPPORTED_PARAMETERS);
  if (typeof body === 'object' && body !== null && 'max_tokens' in body) {
    throw unsupportedParameterError('max_tokens', 'max_completion_tokens');
  }
  const parsed = bodySchema.safeParse(checkFields(body, FIELDS, ['model', 'messages']));
  if (!parsed.success) throw new ApiError(400, z.prettifyError(parsed.error), { code: 'invalid_type' });
  return parsed.data;
}

function toUsage(answer: CappedText, promptTokens: number) {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: answer.outputTokens,
    total_tokens: promptTokens + answer.outputTokens,
    prompt_tokens_details: { cached_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: answer.reasoningTokens },
  };
}

async function streamChat(
  exchange: Exchange,
  request: ChatRequest,
  answer: CappedText,
  head: { id: string; created: number; model: string },
  promptTokens: number,
): Promise<void> {
  const stream = new EventStream(exchange);
  const includesUsage = request.stream_options?.include_usage === true;
  const send = (choices: unknown[], usage: unknown = null): void => {
    const chunk = { ...head, object: 'chat.completion.chunk', choices, ...(includesUsage ? { usage } : {}) };
    stream.send(JSON.stringify(chunk));
  };
  const choice = (delta: unknown, finishReason: string | null) => [
    { index: 0, delta, logprobs: null, finish_reason: finishReason },
  ];
  send(choice({ role: 'assistant', content: '', refusal: null }, null));
  for (const delta of toDeltas(answer.text)) {
    if (!stream.isOpen) return;
    send(choice({ content: delta }, null));
    await stream.drip();
  }
  send(choice({}, answer.isCut ? 'length' : 'stop'));
  if (includesUsage) send([], toUsage(answer, promptTokens));
  stream.send('[DONE]');
  stream.end();
}

/** `POST /v1/chat/completions`, plain and streamed. */
export async function chatCompletions(exchange: Exchange): Promise<void> {
  const request = parseRequest(exchange.body);
  const effort = parseEffort('reasoning_effort', request.reasoning_effort);
  assertTextSettings(request.model, effort, { temperature: request.temperature, top_p: request.top_p });
  const schema = parseTextFormat('response_format', request.response_format);
  const prompt = textOfInput('messages', request.messages);
  const pictures = picturesOfInput('messages', request.messages);
  const text = await generateText(exchange, { prompt, seed: request.prompt_cache_key ?? '', schema, pictures });
  const answer = capText(text, effort, request.max_completion_tokens);
  const promptTokens = countPromptTokens(prompt, pictures);
  const head = {
    id: `chatcmpl-${createHash('sha256').update(`${answer.text}\n${promptTokens}`).digest('hex').slice(0, 29)}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
  };
  if (request.stream) {
    await streamChat(exchange, request, answer, head, promptTokens);
    return;
  }
  await answerJson(exchange, {
    ...head,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: answer.text, refusal: null, annotations: [] },
        logprobs: null,
        finish_reason: answer.isCut ? 'length' : 'stop',
      },
    ],
    usage: toUsage(answer, promptTokens),
  });
}
