import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { OutputMessage, Fault } from '../controls/fault.ts';
import { sendJsonBody } from '../http/send-body.ts';
import { ApiError } from '../http/api-error.ts';
import { EventStream, toDeltas } from '../http/event-stream.ts';
import type { Exchange } from '../http/exchange.ts';
import { checkFields, missingParameterError, type FieldRule } from '../http/fields.ts';
import {
  assertTextSettings,
  capText,
  countPromptTokens,
  parseEffort,
  picturesOfInput,
  refuseUnsupported,
  textOfInput,
  unsupportedParameterError,
  type CappedText,
} from './text-parameters.ts';
import { generateText } from './generate-text.ts';
import { anyFormatSchema, parseTextFormat } from './text-format.ts';

const FIELDS: Record<string, FieldRule> = {
  model: { kind: 'string' },
  temperature: { kind: 'number', min: 0, max: 2 },
  top_p: { kind: 'number', min: 0, max: 1 },
  stream: { kind: 'boolean' },
  stream_options: { kind: 'object' },
  store: { kind: 'boolean' },
  metadata: { kind: 'object' },
  prompt_cache_key: { kind: 'string', maxLength: 1024 },
  prompt_cache_options: { kind: 'object' },
  prompt_cache_retention: { kind: 'string', values: ['in_memory', '24h'] },
  safety_identifier: { kind: 'string', maxLength: 128 },
  service_tier: { kind: 'string' },
  user: { kind: 'string' },
  input: { kind: 'any' },
  instructions: { kind: 'string' },
  max_output_tokens: { kind: 'integer', min: 16 },
  reasoning: { kind: 'object' },
  text: { kind: 'object' },
  truncation: { kind: 'string', values: ['auto', 'disabled'] },
  parallel_tool_calls: { kind: 'boolean' },
};

const UNSUPPORTED_PARAMETERS = [
  'access_programs',
  'background',
  'context_management',
  'conversation',
  'image',
  'include',
  'max_tool_calls',
  'moderation',
  'previous_response_id',
  'prompt',
  'tool_choice',
  'tools',
  'top_logprobs',
];

const bodySchema = z.object({
  model: z.string(),
  input: z.unknown(),
  instructions: z.optional(z.string()),
  max_output_tokens: z.optional(z.number()),
  prompt_cache_key: z.optional(z.string()),
  reasoning: z.optional(z.object({ effort: z.optional(z.string()) })),
  safety_identifier: z.optional(z.string()),
  store: z._default(z.boolean(), true),
  stream: z._default(z.boolean(), false),
  temperature: z.optional(z.number()),
  top_p: z.optional(z.number()),
  text: z._default(z.object({ format: z._default(anyFormatSchema, { type: 'text' }) }), { format: { type: 'text' } }),
});
type ResponsesRequest = z.infer<typeof bodySchema>;

function parseRequest(body: unknown): ResponsesRequest {
  refuseUnsupported(body, UNSUPPORTED_PARAMETERS);
  if (typeof body === 'object' && body !== null) {
    if ('max_tokens' in body) throw unsupportedParameterError('max_tokens', 'max_output_tokens');
    if ('response_format' in body) throw unsupportedParameterError('response_format', 'text.format');
    if ('messages' in body) throw unsupportedParameterError('messages', 'input');
  }
  const fields = checkFields(body, FIELDS, ['model', 'input']);
  const parsed = bodySchema.safeParse(fields);
  if (!parsed.success) throw new ApiError(400, z.prettifyError(parsed.error), { code: 'invalid_type' });
  return parsed.data;
}

function responseIdOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex').slice(0, 32);
}

const textPart = (text: string) => ({ type: 'output_text', text, annotations: [], logprobs: [] });

/** The messages of a response: one with one part, unless a fault says otherwise. */
function messagesOf(fault: Fault | null, { text }: CappedText): readonly OutputMessage[] {
  if (fault?.kind === 'messages') return fault.messages;
  return text === '' ? [] : [{ phase: 'final_answer', parts: [text] }];
}

/** The `response` object of the vendor, in one of its states. */
function toResponseBody(
  request: ResponsesRequest,
  reply: CappedText,
  promptTokens: number,
  state: 'in_progress' | 'finished',
  fault: Fault | null,
) {
  const id = responseIdOf(`${reply.text}\n${promptTokens}`);
  const isFinished = state === 'finished';
  const reportsUsage = fault?.kind !== 'no-usage';
  const finalStatus = reply.isCut ? 'incomplete' : 'completed';
  const output = messagesOf(fault, reply).map(({ phase, parts }, index) => ({
    id: `msg_${index}${id}`,
    type: 'message',
    role: 'assistant',
    phase,
    status: finalStatus,
    content: parts.map(textPart),
  }));
  const now = Math.floor(Date.now() / 1000);
  return {
    id: `resp_${id}`,
    object: 'response',
    access_programs: null,
    created_at: now,
    completed_at: isFinished ? now : null,
    status: isFinished ? finalStatus : 'in_progress',
    model: request.model,
    error: null,
    incomplete_details: isFinished && reply.isCut ? { reason: 'max_output_tokens' } : null,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    metadata: {},
    output: isFinished ? output : [],
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: request.prompt_cache_key ?? null,
    reasoning: { effort: request.reasoning?.effort ?? 'medium', summary: null },
    safety_identifier: request.safety_identifier ?? null,
    store: request.store,
    temperature: request.temperature ?? 1,
    text: request.text,
    tool_choice: 'auto',
    tools: [],
    top_p: request.top_p ?? 1,
    truncation: 'disabled',
    usage:
      isFinished && reportsUsage
        ? {
            input_tokens: promptTokens,
            input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
            output_tokens: reply.outputTokens,
            output_tokens_details: { reasoning_tokens: reply.reasoningTokens },
            total_tokens: promptTokens + reply.outputTokens,
          }
        : null,
  };
}

/** The events in the vendor's order, each with its sequence number; there is no `[DONE]`. */
async function streamResponse(
  exchange: Exchange,
  request: ResponsesRequest,
  reply: CappedText,
  promptTokens: number,
): Promise<void> {
  const stream = new EventStream(exchange);
  let sequenceNumber = 0;
  const send = (type: string, fields: Record<string, unknown>): void => {
    stream.send(type, JSON.stringify({ type, sequence_number: sequenceNumber, ...fields }));
    sequenceNumber += 1;
  };
  const startedResponse = toResponseBody(request, reply, promptTokens, 'in_progress', exchange.fault);
  const finishedItem = {
    ...toResponseBody(request, reply, promptTokens, 'finished', exchange.fault),
    created_at: startedResponse.created_at,
  };
  send('response.created', { response: startedResponse });
  send('response.in_progress', { response: startedResponse });
  for (const [output_index, item] of finishedItem.output.entries()) {
    send('response.output_item.added', { output_index, item: { ...item, status: 'in_progress', content: [] } });
    for (const [content_index, part] of item.content.entries()) {
      const place = { item_id: item.id, output_index, content_index };
      send('response.content_part.added', { ...place, part: textPart('') });
      for (const delta of toDeltas(part.text)) {
        if (!stream.isOpen) return;
        if (stream.isFailing) {
          sendFailure(exchange, startedResponse, send);
          stream.end();
          return;
        }
        send('response.output_text.delta', { ...place, delta, logprobs: [] });
        await stream.drip();
      }
      send('response.output_text.done', { ...place, text: part.text, logprobs: [] });
      send('response.content_part.done', { ...place, part });
    }
    send('response.output_item.done', { output_index, item });
  }
  send(reply.isCut ? 'response.incomplete' : 'response.completed', { response: finishedItem });
  stream.end();
}

/** The fault `failed-stream`, in one of the vendor's two forms. */
function sendFailure(
  { fault }: Exchange,
  response: ReturnType<typeof toResponseBody>,
  send: (type: string, fields: Record<string, unknown>) => void,
): void {
  if (fault?.kind !== 'failed-stream') return;
  const { code } = fault;
  const message = 'The response could not be completed.';
  if (fault.isErrorEvent) send('error', { error: { type: 'error', code, message, param: null } });
  else send('response.failed', { response: { ...response, status: 'failed', error: { code, message } } });
}

/** `POST /v1/responses`, plain and streamed. */
export async function responses(exchange: Exchange): Promise<void> {
  const request = parseRequest(exchange.body);
  const effort = parseEffort('reasoning.effort', request.reasoning?.effort);
  assertTextSettings(request.model, effort, { temperature: request.temperature, top_p: request.top_p });
  const schema = parseTextFormat('text.format', request.text.format);
  const prompt = textOfInput('input', request.input);
  if (prompt.trim() === '') throw missingParameterError('input');
  const pictures = picturesOfInput('input', request.input);
  const text = await generateText(exchange, { prompt, seed: request.prompt_cache_key ?? '', schema, pictures });
  const reply = capText(text, effort, request.max_output_tokens);
  const promptTokens = countPromptTokens(`${request.instructions ?? ''} ${prompt}`, pictures);
  if (request.stream) await streamResponse(exchange, request, reply, promptTokens);
  else await sendJsonBody(exchange, toResponseBody(request, reply, promptTokens, 'finished', exchange.fault));
}
