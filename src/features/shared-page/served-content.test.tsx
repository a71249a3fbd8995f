import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ServedPageView } from './served-content.tsx';
import { servedPage } from './served-page.ts';

afterEach(() => document.body.replaceChildren());

it('the app starts without taking the focus from the served page', () => {
  document.body.innerHTML = `<div id="served-page"><main><div id="served-content">
      <button>Listen</button>
    </div></main></div>`;
  const served = servedPage('/stories/shared/share');
  if (!served) throw new Error('The served page could not be read.');
  const button = screen.getByRole('button', { name: 'Listen' });
  button.focus();
  const { container } = render(<ServedPageView served={served} />, { wrapper: MemoryRouter });
  expect(container.contains(button)).toBe(true);
  expect(document.activeElement).toBe(button);
});
