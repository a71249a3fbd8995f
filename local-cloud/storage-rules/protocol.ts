import * as z from 'zod/mini';
import { decide } from './decide.ts';
import { DocumentNeeded, type Auth } from './evaluate.ts';
import { parseRules } from './parse-rules.ts';
import { METHODS, RulesLoadError, type Ruleset } from './rules-tree.ts';

/**
 * firebase-tools 15 crashes or leaves the request hanging on any status but "ok", and on a missing list. So a response
 * always has all four fields.
 */
export type RuntimeResponse = {
  readonly id: number;
  readonly status: 'ok';
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly result?: { readonly rulesVersion: 2 } | { readonly permit: boolean };
};

/** Asks firebase-tools for a Firestore document; it responds under the id of the request. */
export type Lookup = {
  readonly server_request_id: number;
  readonly status: 'ok';
  readonly action: 'fetch_firestore_document';
  readonly context: { readonly path: string };
};

export const GREETING: RuntimeResponse = { id: -1, status: 'ok', errors: [], warnings: [] };

const loadSchema = z.object({
  id: z.number(),
  action: z.literal('load_ruleset'),
  context: z.object({
    rulesetName: z.string(),
    source: z.object({ files: z.array(z.object({ name: z.string(), content: z.string() })) }),
  }),
});

const stringValueSchema = z.object({ string_value: z.string() });
const authSchema = z.object({ map_value: z.object({ fields: z.object({ uid: z.optional(z.unknown()) }) }) });

const verifySchema = z.object({
  id: z.number(),
  action: z.literal('verify'),
  context: z.object({
    rulesetName: z.string(),
    path: z.string(),
    method: z.enum(METHODS),
    variables: z.object({
      request: z.object({ map_value: z.object({ fields: z.object({ auth: z.unknown() }) }) }),
    }),
  }),
});

/** The response of firebase-tools to a Lookup: 'ok' with the document, or that it does not exist. */
const documentSchema = z.object({ id: z.number(), status: z.enum(['ok', 'not_found', 'invalid_state']) });

const requestSchema = z.union([loadSchema, verifySchema, documentSchema]);

/** A permission request that is waiting for a document. */
interface PendingRequest {
  readonly request: z.infer<typeof verifySchema>;
  readonly documents: ReadonlyMap<string, boolean>;
  readonly path: string;
}

/** Responds to the lines of firebase-tools. Never throws, because a request without a response would hang an upload. */
export class RulesRuntime {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #waiting = new Map<number, PendingRequest>();

  handle(line: string): RuntimeResponse | Lookup {
    let id = -1;
    try {
      const message: unknown = JSON.parse(line);
      id = z.object({ id: z.number() }).parse(message).id;
      const request = requestSchema.parse(message);
      if ('status' in request) return this.#goOn(id, request.status === 'ok');
      return request.action === 'load_ruleset' ? this.#load(request) : this.#verify(request, new Map());
    } catch (error) {
      return denial(id, `The Storage rules runtime failed: ${String(error)}`);
    }
  }

  #load({ id, context }: z.infer<typeof loadSchema>): RuntimeResponse {
    const [file, ...others] = context.source.files;
    if (file === undefined || others.length > 0) {
      return { ...GREETING, id, errors: [loadError('storage.rules', 1, 'expected one rules file')] };
    }
    try {
      this.#rulesets.set(context.rulesetName, parseRules(file.content));
      return { ...GREETING, id, result: { rulesVersion: 2 } };
    } catch (error) {
      const line = error instanceof RulesLoadError ? error.line : 1;
      return {
        ...GREETING,
        id,
        errors: [loadError(file.name, line, error instanceof Error ? error.message : String(error))],
      };
    }
  }

  #goOn(id: number, doesExist: boolean): RuntimeResponse | Lookup {
    const waitingRequest = this.#waiting.get(id);
    if (!waitingRequest) return denial(id, 'Nothing waits for this document');
    this.#waiting.delete(id);
    return this.#verify(
      waitingRequest.request,
      new Map([...waitingRequest.documents, [waitingRequest.path, doesExist]]),
    );
  }

  #verify(request: z.infer<typeof verifySchema>, documents: ReadonlyMap<string, boolean>): RuntimeResponse | Lookup {
    const { id, context } = request;
    const ruleset = this.#rulesets.get(context.rulesetName);
    if (ruleset === undefined) return denial(id, `There is no ruleset '${context.rulesetName}'`);
    const auth = toAuth(context.variables.request.map_value.fields.auth);
    try {
      const { permit, warnings } = decide(ruleset, { method: context.method, path: context.path, auth, documents });
      return { id, status: 'ok', errors: [], warnings, result: { permit } };
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      const { path } = error;
      this.#waiting.set(id, { request, documents, path });
      return { server_request_id: id, status: 'ok', action: 'fetch_firestore_document', context: { path } };
    }
  }
}

function toAuth(encodedAuth: unknown): Auth | null {
  const auth = authSchema.safeParse(encodedAuth);
  if (!auth.success) return null;
  const uid = stringValueSchema.safeParse(auth.data.map_value.fields.uid);
  return uid.success ? { uid: uid.data.string_value } : {};
}

function denial(id: number, warning: string): RuntimeResponse {
  return { id, status: 'ok', errors: [], warnings: [warning], result: { permit: false } };
}

/** The form in which firebase-tools shows a compile error. */
function loadError(fileName: string, line: number, description: string): string {
  return JSON.stringify({ description_: description, sourcePosition_: { fileName_: fileName, line_: line } });
}
