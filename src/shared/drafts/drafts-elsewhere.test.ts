// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { answerAboutDrafts } from './drafts-elsewhere.ts';
import { hasDraftElsewhere } from './has-draft-elsewhere.ts';

let stop: () => void;
beforeEach(() => {
  sessionStorage.setItem(PAGE_STORAGE_KEYS.characterDraft('family', null), '{}');
  stop = answerAboutDrafts('family');
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('a tab reports its unsaved drafts to other tabs of the family', async () => {
  expect(await hasDraftElsewhere('family')).toBe(true);
});

it('a tab does not report drafts to another family, after they are saved, or after it is closed', async () => {
  expect(await hasDraftElsewhere('another family')).toBe(false);
  sessionStorage.clear();
  expect(await hasDraftElsewhere('family')).toBe(false);
  sessionStorage.setItem(PAGE_STORAGE_KEYS.characterDraft('family', null), '{}');
  stop();
  expect(await hasDraftElsewhere('family')).toBe(false);
});

it('a tab whose browser refuses storage does not report drafts', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  answerAboutDrafts('family')();
  expect(await hasDraftElsewhere('family')).toBe(false);
});
