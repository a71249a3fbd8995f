import { audioSpeech } from './endpoints/audio-speech.ts';
import { audioTranscriptions } from './endpoints/audio-transcriptions.ts';
import { imagesEdits } from './endpoints/images-edits.ts';
import { imagesGenerations } from './endpoints/images-generations.ts';
import { listModels, retrieveModel } from './endpoints/models.ts';
import { moderations } from './endpoints/moderations.ts';
import { responses } from './endpoints/responses.ts';
import { ApiError } from './http/api-error.ts';
import type { Endpoint } from './http/exchange.ts';

interface Route {
  method: 'GET' | 'POST';
  path: RegExp;
  endpoint: Endpoint;
}

/** The supported endpoints of the vendor's API. */
const ROUTES: readonly Route[] = [
  { method: 'POST', path: /^\/v1\/images\/generations$/u, endpoint: imagesGenerations },
  { method: 'POST', path: /^\/v1\/images\/edits$/u, endpoint: imagesEdits },
  { method: 'POST', path: /^\/v1\/responses$/u, endpoint: responses },
  { method: 'POST', path: /^\/v1\/audio\/speech$/u, endpoint: audioSpeech },
  { method: 'POST', path: /^\/v1\/audio\/transcriptions$/u, endpoint: audioTranscriptions },
  { method: 'POST', path: /^\/v1\/moderations$/u, endpoint: moderations },
  { method: 'GET', path: /^\/v1\/models$/u, endpoint: listModels },
  { method: 'GET', path: /^\/v1\/models\/[^/]+$/u, endpoint: retrieveModel },
];

/** The endpoint for a request. Throws ApiError 404 for an unknown path, 405 for a wrong method. */
export function findEndpoint(method: string, path: string): Endpoint {
  const candidates = ROUTES.filter((route) => route.path.test(path));
  const route = candidates.find((candidate) => candidate.method === method);
  if (route !== undefined) return route.endpoint;
  if (candidates.length > 0) {
    throw new ApiError(405, `Not allowed to ${method} on ${path}.`, { code: 'method_not_supported' });
  }
  throw new ApiError(404, `Invalid URL (${method} ${path})`, { code: 'unknown_url' });
}
