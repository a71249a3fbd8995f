import { afterEach, expect, it, vi } from 'vitest';
import { canSignInWithGoogle } from './app-environment.ts';

const google = vi.fn<typeof fetch>(async () => new Response());
vi.stubGlobal('fetch', google);
afterEach(() => google.mockReset());

it('social sign-in is offered where Google can be reached', async () => {
  expect(await canSignInWithGoogle({})).toBe(true);
  google.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect(await canSignInWithGoogle({})).toBe(false);
});

it.each(['REMOTE_CONTAINERS', 'CODESPACES'])('social sign-in is off in a container that sets %s', async (name) => {
  expect(await canSignInWithGoogle({ [name]: 'true' })).toBe(false);
  expect(google).not.toHaveBeenCalled();
});
