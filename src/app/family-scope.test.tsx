import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServices } from '../testing/fake-services.ts';
import { FamilyScope } from './family-scope.tsx';

const asked = vi.hoisted(() => ({ notice: vi.fn() }));

vi.mock('../features/notices/finished-notice.tsx', () => {
  asked.notice();
  throw new Error('Failed to fetch dynamically imported module');
});
vi.mock('./core.ts', () => ({ getCore: () => null }));
vi.mock('./create-services.ts', () => ({
  createServices: () => ({
    services: fakeServices(),
    deletions: {
      resume: () => undefined,
      flushLeftovers: async () => undefined,
      flush: () => undefined,
      defer: () => undefined,
    },
    access: { isDisabled: async () => false, confirm: async () => '' },
  }),
}));

afterEach(cleanup);

it('a page is shown although the notice of finished work fails to load', async () => {
  render(
    <MemoryRouter>
      <FamilyScope user={{ uid: 'u1', email: 'rosa@home.example', emailVerified: true }}>
        <h1>Create</h1>
      </FamilyScope>
    </MemoryRouter>,
  );
  await act(() => vi.dynamicImportSettled());
  expect(asked.notice).toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Create' })).toBeTruthy();
});
