import { isRecord, parseJson, readText, readTextList } from '@talelantern/domain/stored/read-fields';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../shared/query/create-query-client.ts';
import { useFormDraft } from './use-item-form.ts';

interface Form {
  name: string;
  traits: readonly string[];
}

const DRAFT_KEY = 'talelantern.family.item-draft.ember';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient({ staleTime: 0, retry: false })}>{children}</QueryClientProvider>
);

function parseForm(storedForm: string | null): Form | null {
  const form = parseJson(storedForm);
  return isRecord(form) ? { name: readText(form['name']), traits: readTextList(form['traits']) } : null;
}

const renderForm = (stored: Form) =>
  renderHook(
    (now: Form) =>
      useFormDraft<Form, Partial<Form>>({
        key: DRAFT_KEY,
        parse: parseForm,
        stored: now,
        change: (form, fields) => ({ ...form, ...fields }),
      }),
    { initialProps: stored, wrapper },
  );

test('an unedited field follows changes by another device, and an edited field stays', () => {
  const { result, rerender } = renderForm({ name: 'Ember', traits: ['brave'] });
  act(() => result.current.change({ traits: ['shy'] }));
  rerender({ name: 'Emberly', traits: ['brave'] });
  expect(result.current.form).toEqual({ name: 'Emberly', traits: ['shy'] });
  expect(result.current.isChanged).toBe(true);
});

test('an edited list takes entries that another device has added, and loses entries that it has removed', () => {
  const { result, rerender } = renderForm({ name: 'Ember', traits: ['brave', 'sly'] });
  act(() => result.current.change({ traits: ['sly', 'shy'] }));
  rerender({ name: 'Ember', traits: ['brave', 'kind'] });
  expect(result.current.form.traits).toEqual(['kind', 'shy']);
});

test('an unedited form follows changes by another device', () => {
  const { result, rerender } = renderForm({ name: 'Ember', traits: ['brave'] });
  rerender({ name: 'Emberly', traits: ['brave'] });
  expect(result.current.form.name).toBe('Emberly');
  expect(result.current.isChanged).toBe(false);
});

test('a restored draft keeps its edits, and takes changes by another device', () => {
  const { result, unmount } = renderForm({ name: 'Ember', traits: ['brave'] });
  act(() => result.current.change({ name: 'Emberly' }));
  unmount();
  const formAfterReturn = renderForm({ name: 'Ember', traits: ['brave', 'kind'] });
  expect(formAfterReturn.result.current.form).toEqual({ name: 'Emberly', traits: ['brave', 'kind'] });
  expect(formAfterReturn.result.current.isDraftRestored).toBe(true);
  formAfterReturn.unmount();
  const formAfterReload = renderForm({ name: 'Ember', traits: ['shy'] });
  expect(formAfterReload.result.current.form).toEqual({ name: 'Emberly', traits: ['shy'] });
});

test('a draft that equals what another device has stored is not announced as restored', () => {
  const { result, unmount } = renderForm({ name: 'Ember', traits: ['brave'] });
  act(() => result.current.change({ name: 'Emberly' }));
  unmount();
  const formAfterReturn = renderForm({ name: 'Emberly', traits: ['brave'] });
  expect(formAfterReturn.result.current.isChanged).toBe(false);
  expect(formAfterReturn.result.current.isDraftRestored).toBe(false);
});

test('a draft that an earlier version stored is restored', () => {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ name: 'Emberly', traits: ['brave'] }));
  const { result } = renderForm({ name: 'Ember', traits: ['brave'] });
  expect(result.current.form).toEqual({ name: 'Emberly', traits: ['brave'] });
});
