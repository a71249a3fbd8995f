// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { createDeviceData } from './device-data.ts';
import { keepDraftsInBackground, restoreDrafts } from './drafts-in-background.ts';

const draft = PAGE_STORAGE_KEYS.characterDraft('rosa', null);
const locationDraft = PAGE_STORAGE_KEYS.locationDraft('rosa', null);

let stop = (): void => undefined;

function start(options: { isInstalled: boolean }): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: options.isInstalled, media: query }) as MediaQueryList,
  );
  createDeviceData({ local: () => localStorage, session: () => sessionStorage, now: Date.now }).arrive('rosa');
  restoreDrafts('rosa');
  stop = keepDraftsInBackground('rosa');
}

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Simulates that the system has ended the app. */
function startAgain(options: { isInstalled: boolean }): void {
  stop();
  sessionStorage.clear();
  start(options);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

it('an installed app that the system ended in the background restores its drafts', () => {
  start({ isInstalled: true });
  sessionStorage.setItem(draft, 'a dragon');
  becomes('hidden');
  startAgain({ isInstalled: true });
  expect(sessionStorage.getItem(draft)).toBe('a dragon');
});

it('a draft that was saved after it was restored is not restored again', () => {
  start({ isInstalled: true });
  sessionStorage.setItem(draft, 'a dragon');
  becomes('hidden');
  startAgain({ isInstalled: true });
  startAgain({ isInstalled: true });
  expect(sessionStorage.getItem(draft)).toBeNull();
});

it('a draft that was saved in the meantime is not restored', () => {
  start({ isInstalled: true });
  sessionStorage.setItem(draft, 'a dragon');
  becomes('hidden');
  becomes('visible');
  sessionStorage.removeItem(draft);
  sessionStorage.setItem(locationDraft, 'a lake');
  becomes('hidden');
  startAgain({ isInstalled: true });
  expect([sessionStorage.getItem(draft), sessionStorage.getItem(locationDraft)]).toEqual([null, 'a lake']);
});

it('copies of drafts are removed in the foreground', () => {
  start({ isInstalled: true });
  sessionStorage.setItem(draft, 'a dragon');
  becomes('hidden');
  becomes('visible');
  sessionStorage.removeItem(draft);
  startAgain({ isInstalled: true });
  expect(sessionStorage.getItem(draft)).toBeNull();
});

it('a browser tab does not take the drafts of the installed app', () => {
  start({ isInstalled: true });
  sessionStorage.setItem(draft, 'a dragon');
  becomes('hidden');
  startAgain({ isInstalled: false });
  expect(sessionStorage.getItem(draft)).toBeNull();
  startAgain({ isInstalled: true });
  expect(sessionStorage.getItem(draft)).toBe('a dragon');
});

it('a browser tab does not restore the drafts of another tab', () => {
  start({ isInstalled: false });
  sessionStorage.setItem(draft, 'a dragon');
  becomes('hidden');
  startAgain({ isInstalled: false });
  expect(sessionStorage.getItem(draft)).toBeNull();
});
