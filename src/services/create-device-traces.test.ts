// @vitest-environment happy-dom
import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../config/storage-keys.ts';
import { createDeviceTraces } from './create-device-traces.ts';
import { KEPT_FOR_MS } from './device-traces.ts';

const draft = STORAGE_KEYS.characterDraft('rosa', null);
const otherDraft = STORAGE_KEYS.characterDraft('karim', null);

let time: number;
const tracesOf = (session: Storage = sessionStorage) =>
  createDeviceTraces({ local: () => localStorage, session: () => session, now: () => time });

/** What another tab keeps for itself. */
const otherTab = (): Storage => new Window().sessionStorage;

const everything = (): string[] => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  time = 1_000;
});

describe('a family that chooses to leave', () => {
  it('leaves nothing behind, and nothing of another family is touched', () => {
    const traces = tracesOf();
    traces.arrive('rosa');
    sessionStorage.setItem(draft, 'a dragon');
    sessionStorage.setItem(STORAGE_KEYS.viewedShare('s_half-a-map'), 'yes');
    localStorage.setItem(STORAGE_KEYS.pendingWork('rosa'), '[]');
    localStorage.setItem(STORAGE_KEYS.reader('rosa'), '{}');
    localStorage.setItem(STORAGE_KEYS.reader('karim'), '{}');
    traces.leave('rosa');
    expect(traces.close('rosa')).toBe('left');
    expect(everything()).toEqual([STORAGE_KEYS.reader('karim')]);
  });

  it('is known to have chosen so in its other tabs, which keep nothing either', () => {
    const second = otherTab();
    const [here, there] = [tracesOf(), tracesOf(second)];
    here.arrive('rosa');
    there.arrive('rosa');
    second.setItem(draft, 'a dragon');
    here.leave('rosa');
    here.close('rosa');
    expect(there.close('rosa')).toBe('left');
    expect(second.getItem(draft)).toBeNull();
    expect(everything()).toEqual([]);
  });
});

describe('a tab that slept while its family chose to leave', () => {
  const leaveElsewhere = (): void => {
    const here = tracesOf();
    here.arrive('rosa');
    here.leave('rosa');
    here.close('rosa');
  };

  it('keeps nothing of it when it wakes up with nobody signed in', () => {
    const second = otherTab();
    second.setItem(draft, 'a dragon');
    second.setItem(STORAGE_KEYS.viewedShare('s_half-a-map'), 'yes');
    leaveElsewhere();
    expect(tracesOf(second).closeAll()).toEqual([]);
    expect(Object.keys(second)).toEqual([STORAGE_KEYS.viewedShare('s_half-a-map')]);
  });

  it('keeps nothing of it when it wakes up with another family, which finds its own', () => {
    const second = otherTab();
    second.setItem(draft, 'a dragon');
    second.setItem(otherDraft, 'a kite');
    leaveElsewhere();
    tracesOf(second).arrive('karim');
    expect(Object.keys(second)).toEqual([otherDraft]);
  });
});

describe('a family whose sign-in has ended', () => {
  function endWithDraft() {
    const traces = tracesOf();
    traces.arrive('rosa');
    sessionStorage.setItem(draft, 'a dragon');
    expect(traces.close('rosa')).toBe('ended');
    return traces;
  }

  it('finds in a new tab what it had begun', () => {
    endWithDraft();
    const later = otherTab();
    tracesOf(later).arrive('rosa');
    expect(later.getItem(draft)).toBe('a dragon');
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('keeps in its own tab what it has typed since', () => {
    const traces = endWithDraft();
    sessionStorage.setItem(draft, 'a green dragon');
    traces.arrive('rosa');
    expect(sessionStorage.getItem(draft)).toBe('a green dragon');
  });

  it('keeps the drafts of all its tabs, whichever notices first', () => {
    const second = otherTab();
    const [here, there] = [tracesOf(), tracesOf(second)];
    here.arrive('rosa');
    there.arrive('rosa');
    second.setItem(STORAGE_KEYS.locationDraft('rosa', null), 'a harbour');
    expect(here.close('rosa')).toBe('ended');
    expect(there.close('rosa')).toBe('ended');
    const later = otherTab();
    tracesOf(later).arrive('rosa');
    expect(later.getItem(STORAGE_KEYS.locationDraft('rosa', null))).toBe('a harbour');
  });

  it('is waited for seven days, not longer', () => {
    endWithDraft();
    time += KEPT_FOR_MS;
    tracesOf(otherTab()).sweep();
    expect(everything().length).toBeGreaterThan(0);
    time += 1;
    tracesOf().sweep();
    expect(everything()).toEqual([]);
  });

  it('shares nothing with a family that signs in meanwhile and leaves again', () => {
    endWithDraft();
    const later = otherTab();
    const traces = tracesOf(later);
    traces.arrive('karim');
    later.setItem(otherDraft, 'a robot');
    expect(later.getItem(draft)).toBeNull();
    traces.leave('karim');
    traces.close('karim');
    traces.arrive('rosa');
    expect([later.getItem(draft), later.getItem(otherDraft)]).toEqual(['a dragon', null]);
  });

  it('is found when a page opens with nobody signed in', () => {
    tracesOf().arrive('rosa');
    expect(tracesOf().closeAll()).toEqual(['rosa']);
    expect(tracesOf().closeAll()).toEqual([]);
  });

  it('is told why through a reload, until somebody signs in', () => {
    const end = { uid: 'rosa', reason: 'You have been signed out.' };
    tracesOf().noteEnd(end);
    expect(tracesOf().lastEnd()).toEqual(end);
    tracesOf().arrive('karim');
    expect(tracesOf().lastEnd()).toBeNull();
  });
});

it('a browser that keeps things for a tab only keeps the drafts of who arrives', () => {
  sessionStorage.setItem(draft, 'a dragon');
  const refused = (): Storage => {
    throw new Error('Access is denied');
  };
  createDeviceTraces({ local: refused, session: () => sessionStorage, now: () => time }).arrive('rosa');
  expect(sessionStorage.getItem(draft)).toBe('a dragon');
});

it('a browser that keeps nothing has no traces', () => {
  const forbidden = (): Storage => {
    throw new Error('forbidden');
  };
  const traces = createDeviceTraces({ local: forbidden, session: forbidden, now: () => time });
  traces.arrive('rosa');
  traces.sweep();
  expect(traces.closeAll()).toEqual([]);
  expect(traces.close('rosa')).toBe('left');
  expect(traces.lastEnd()).toBeNull();
});
