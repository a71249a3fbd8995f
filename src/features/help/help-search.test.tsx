import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { HelpSearch, useHelpSearch } from './help-search.tsx';

function Screen() {
  const { pathname, hash } = useLocation();
  return (
    <>
      <HelpSearch search={useHelpSearch()} />
      <output aria-label="URL">{`${pathname}${hash}`}</output>
    </>
  );
}

async function ask(question: string): Promise<HTMLElement> {
  render(<Screen />, { wrapper: MemoryRouter });
  const field = screen.getByRole('searchbox', { name: 'Search the help pages' });
  await userEvent.type(field, question);
  return field;
}

test('help results appear while typing, are selected with the arrow keys, and open', async () => {
  const field = await ask('account');
  const links = await screen.findAllByRole('link');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole('link', { name: /^How do I delete my account/ }));
  expect(screen.getByRole('status', { name: 'URL' }).textContent).toBe('/help/faq#delete');
  expect(screen.queryByRole('list', { name: 'Found' })).toBeNull();
});

test('Escape closes the help results and keeps focus in the field', async () => {
  const field = await ask('portrait');
  await screen.findByRole('list', { name: 'Found' });
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('list', { name: 'Found' })).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('Escape that ends an IME composition keeps the help search', async () => {
  const field = await ask('portrait');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(await screen.findByRole('list', { name: 'Found' })).toBeTruthy();
});

test('a help search without results links to the contact form', async () => {
  await ask('zzzzxq');
  expect(await screen.findByText('Nothing found.')).toBeTruthy();
  expect(screen.getByText('Nothing found')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/help/faq#write-to-us');
});
