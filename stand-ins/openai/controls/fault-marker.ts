import { canOccurAt, type Fault } from './fault.ts';

const MARKER = /\[\[fail:([a-z0-9-]+)(?:@([a-z/]+))?\]\]/iu;
const STATUS = /^[45]\d\d$/u;
const MARKER_DRIP_MS = 400;
const MARKER_EVENTS = 12;

const NAMED_FAULTS: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['blocked', { kind: 'status', status: 400, code: 'moderation_blocked' }],
  ['broken', { kind: 'broken-picture' }],
  ['cut', { kind: 'cut-stream', afterEvents: MARKER_EVENTS }],
  ['drop', { kind: 'drop' }],
  ['empty', { kind: 'empty' }],
  ['flag', { kind: 'flag' }],
  ['hang', { kind: 'hang' }],
  ['noise', { kind: 'broken-audio' }],
  ['policy', { kind: 'status', status: 400, code: 'invalid_prompt' }],
  ['page', { kind: 'gateway-page', status: 502 }],
  ['quota', { kind: 'status', status: 429, code: 'insufficient_quota' }],
  ['reworded', { kind: 'reworded' }],
  ['shape', { kind: 'wrong-shape' }],
  ['slow', { kind: 'slow', dripMs: MARKER_DRIP_MS }],
  ['stranger', { kind: 'unknown-name', name: 'Zorblax' }],
]);

/**
 * The fault that a user requested in typed text: `[[fail:429]]`, any status from 400, or a name in the list above. It
 * applies to every endpoint except moderation, which gets the text first; `[[fail:429@moderations]]` specifies an
 * endpoint by a part of its path. Null if there is no marker for this endpoint.
 */
export function faultOfMarker(path: string, bodyText: string): Fault | null {
  const [, name = '', place] = MARKER.exec(bodyText) ?? [];
  const fault = STATUS.test(name)
    ? ({ kind: 'status', status: Number(name) } as const)
    : (NAMED_FAULTS.get(name.toLowerCase()) ?? null);
  if (fault === null || !isPlace(path, place, fault)) return null;
  return canOccurAt(fault, path, place !== undefined) ? fault : null;
}

function isPlace(path: string, place: string | undefined, { kind }: Fault): boolean {
  if (place !== undefined) return path.includes(place.toLowerCase());
  return kind === 'flag' || !path.endsWith('/moderations');
}
