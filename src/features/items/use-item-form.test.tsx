// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../../shared/query/create-query-client.ts';
import { useFormDraft } from './use-item-form.ts';

interface Form {
  name: string;
  traits: readonly string[];
}

beforeEach(() => sessionStorage.clear());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient({ staleTime: 0, retry: false })}>{children}</QueryClientProvider>
);

const renderForm = (stored: Form) =>
  renderHook(
    (now: Form) =>
      useFormDraft<Form, Partial<Form>>({
        key: 'draft',
        parse: () => null,
        stored: now,
        change: (form, fields) => ({ ...form, ...fields }),
      }),
    { initialProps: stored, wrapper },
  );

test('a field that was not edited follows what another device has stored, and one that was edited stays', () => {
  const { result, rerender } = renderForm({ name: 'Ember', traits: ['brave'] });
  act(() => result.current.change({ traits: ['shy'] }));
  rerender({ name: 'Emberly', traits: ['brave', 'kind'] });
  expect(result.current.form).toEqual({ name: 'Emberly', traits: ['shy'] });
  expect(result.current.isChanged).toBe(true);
});

test('a form without edits becomes what another device has stored', () => {
  const { result, rerender } = renderForm({ name: 'Ember', traits: ['brave'] });
  rerender({ name: 'Emberly', traits: ['brave'] });
  expect(result.current.form.name).toBe('Emberly');
  expect(result.current.isChanged).toBe(false);
});
