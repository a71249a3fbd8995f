import { act, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { notify } from '../../src/ui/notify.ts';

/** What the settings of the project (vitest.config.ts) do not restore. */
beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Toasts outlive the page. */
afterEach(() => act(() => notify.clear()));

configure({
  /** Testing Library's default of one second is too short while everything runs at the same time. */
  asyncUtilTimeout: 30_000,
  /** Prints the page only when the error is read: most errors are thrown and dropped while a test waits for an element. */
  getElementError(message, container) {
    const error = new Error();
    // With this name, `waitFor` shows the line of the test.
    error.name = 'TestingLibraryElementError';
    const get = (): string => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});
