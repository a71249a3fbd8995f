import { isRecord, readNumber } from '@talelantern/domain/stored/read-fields';

export interface Usage {
  tokensIn: number;
  tokensOut: number;
}

/** US dollars per million tokens, in and out, as of 2026-11-21: by the beginning of the model's name. */
const PRICES: readonly (readonly [string, number, number])[] = [
  ['gpt-6-luna', 0.1, 0.5],
  ['gpt-6.1-terra', 1, 5],
  ['gpt-6-sol', 2, 10],
  ['gpt-6.1-sol', 2, 10],
  ['gpt-image-', 8, 30],
];

/** The price in US dollars; null for a model without a known price. */
export function priceOf(model: string, { tokensIn, tokensOut }: Usage): number | null {
  const [, priceIn, priceOut] = PRICES.find(([name]) => model.startsWith(name)) ?? [];
  return priceIn === undefined || priceOut === undefined
    ? null
    : (tokensIn * priceIn + tokensOut * priceOut) / 1_000_000;
}

/** A fetch that adds up the usage in the vendor's answers, streamed ones included. */
export function measuringFetch() {
  let usage: Usage = { tokensIn: 0, tokensOut: 0 };
  const pending: Promise<void>[] = [];
  const add = (value: unknown): void => {
    const found = usageIn(value);
    if (found) usage = { tokensIn: usage.tokensIn + found.tokensIn, tokensOut: usage.tokensOut + found.tokensOut };
  };
  const measured: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    const type = response.headers.get('content-type') ?? '';
    if (/json|event-stream/.test(type))
      pending.push(readAll(response.clone()).then((text) => jsonIn(text).forEach(add)));
    return response;
  };
  return {
    fetch: measured,
    /** The usage since the last call. */
    take: async (): Promise<Usage> => {
      await Promise.allSettled(pending.splice(0));
      const taken = usage;
      usage = { tokensIn: 0, tokensOut: 0 };
      return taken;
    },
  };
}

/** The text of an answer; the client disconnects from a stream after its last event, which is not a failure. */
async function readAll({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const bytes of body ?? []) text += decoder.decode(bytes, { stream: true });
  } catch {
    // The text that arrived before the disconnect is enough.
  }
  return text;
}

/** The JSON of an answer, or of each event of a stream. */
const jsonIn = (text: string): unknown[] =>
  (text.trimStart().startsWith('{') ? [text] : [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data)).map(
    (json) => {
      try {
        const value: unknown = JSON.parse(json);
        return value;
      } catch {
        return null;
      }
    },
  );

/** Only the last event of a stream has the usage. */
function usageIn(value: unknown): Usage | null {
  if (!isRecord(value)) return null;
  const holder = isRecord(value['response']) ? value['response'] : value;
  const usage = holder['usage'];
  if (!isRecord(usage)) return null;
  return { tokensIn: readNumber(usage['input_tokens']), tokensOut: readNumber(usage['output_tokens']) };
}
