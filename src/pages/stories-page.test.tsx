import { readChildProfile } from '@talelantern/domain/audience/child-profile';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FAMILY_KEYS, PRESENT } from '../config/family-keys.ts';
import { shelfSnapshot } from '../features/stories/shelf/shelf-snapshot.ts';
import { storedStory, storyPage } from '../features/stories/story-fakes.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { renderWithServices } from '../testing/render-with-services.tsx';
import { StoriesPage } from './stories-page.tsx';

it('a snapshot of the shelf is stored for the next visit, with pictures but without dates and children’s names', async () => {
  localStorage.setItem(FAMILY_KEYS.presence('family'), PRESENT);
  const child = readChildProfile('quill', { nickname: 'Quillon' });
  const story = storedStory({ id: 'a', title: 'The <b>Tale</b> of a', childId: 'quill' });
  const services = {
    stories: { list: async () => storyPage([story]) },
    children: { list: async () => (child ? [child] : []) },
  };
  const { container } = renderWithServices(<StoriesPage />, services, fakeAccount());
  await waitFor(() => expect(shelfSnapshot('family')).not.toBeNull());
  expect(container.textContent).toContain('Quillon');

  const page = document.createElement('div');
  page.innerHTML = shelfSnapshot('family') ?? '';
  expect([...page.querySelectorAll('h1, h2')].map((heading) => heading.textContent)).toEqual([
    'My stories',
    'The <b>Tale</b> of a',
  ]);
  expect(page.textContent).not.toContain('Quillon');
  expect(page.querySelectorAll('img').length).toBeGreaterThan(0);
  expect(page.querySelectorAll('img.opacity-0, .picture-wait')).toHaveLength(0);
  expect(page.querySelectorAll('time:not(.invisible)')).toHaveLength(0);
  expect([...page.querySelectorAll('button, input')].filter((control) => !control.closest('[inert]'))).toEqual([]);
});

it('a snapshot that does not fit into the device’s storage is tried only once', async () => {
  const stored: Record<string, string> = { [FAMILY_KEYS.presence('family')]: PRESENT };
  const setItem = vi.fn((_key: string) => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const storage = { getItem: (key: string) => stored[key] ?? null, setItem, removeItem: () => undefined };
  const hidden = Object.entries(storage).map(([name, value]) => [name, { value }]);
  vi.stubGlobal('localStorage', Object.defineProperties({ ...stored }, Object.fromEntries(hidden)));
  const list = async () => storyPage([storedStory({ id: 'a' })]);
  renderWithServices(<StoriesPage />, { stories: { list } }, fakeAccount());
  await screen.findByRole('button', { name: /^Favorite/ });
  const tries = () => setItem.mock.calls.filter(([key]) => key.endsWith('.shelf')).length;
  await waitFor(() => expect(tries()).toBe(1));
  for (let turn = 0; turn < 20; turn += 1) await act(async () => undefined);
  expect(tries()).toBe(1);
});
