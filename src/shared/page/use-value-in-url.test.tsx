import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useValueInUrl } from './use-value-in-url.ts';

function openWith(search: string) {
  const { result } = renderHook(
    () => {
      const [value, change] = useValueInUrl(
        (params) => params.get('search') ?? '',
        (text) => ({ search: text }),
      );
      return { value, change, navigate: useNavigate(), search: useLocation().search };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[`/stories${search}`]}>{children}</MemoryRouter>
      ),
    },
  );
  return result;
}

it('a value starts as the URL has it, and typing changes both', () => {
  const result = openWith('?search=ember');
  expect(result.current.value).toBe('ember');
  act(() => result.current.change('ember f'));
  expect(result.current).toMatchObject({ value: 'ember f', search: '?search=ember+f' });
});

it('a link to the page without a search clears the value, and Back restores it', () => {
  const result = openWith('?search=ember');
  act(() => void result.current.navigate('/stories'));
  expect(result.current.value).toBe('');
  act(() => void result.current.navigate(-1));
  expect(result.current.value).toBe('ember');
});
