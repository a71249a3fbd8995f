import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { readSceneImages } from '@talelantern/domain/stories/scene-image';
import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ServicesContext, useServices } from '../../shared/services/use-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { PrintedStory } from './printed-story.tsx';
import { storedStory } from './story-fakes.ts';

const sceneImages = readSceneImages([{ id: 'star', imageUrl: '/star.webp' }]);
const story = storedStory({ previousParts: ['Ember flew.', 'Ember sneezed.'], approvedParts: [0], sceneImages });
const textOnPaper = () => document.querySelector('article')?.textContent ?? '';

async function print(showFirst: boolean): Promise<void> {
  const get = vi.fn(async () => ({ ...readPreferences({}), showFirst }));
  renderWithServices(<PrintedStory story={story} />, { preferences: { get } });
  await waitFor(() => expect(get).toHaveReturned());
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
}

test('a story is printed without the chapters that wait for approval', async () => {
  await print(true);
  await waitFor(() => expect(textOnPaper()).toContain('flew'));
  expect(textOnPaper()).not.toContain('sneezed');
});

test('without “Let me read it first” every chapter is rendered for printing, and stays for a sheet that is slow', async () => {
  await print(false);
  await waitFor(() => expect(textOnPaper()).toContain('sneezed'));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(textOnPaper()).toContain('sneezed');
});

/** Services in which the two sizes of a picture have different URLs. */
function WithThumbnails({ children }: { children: ReactNode }) {
  const services = useServices();
  const pictureUrls = { full: (stored: string | null) => stored, thumbnail: () => '/star.thumb.webp' };
  return <ServicesContext value={{ ...services, pictureUrls }}>{children}</ServicesContext>;
}

test.each<[string, { hasMouse: boolean; saveData?: boolean; isPrepared?: boolean }, string | null]>([
  ['the full pictures on a device with a mouse', { hasMouse: true }, '/star.webp'],
  ['thumbnails on a phone', { hasMouse: false }, '/star.thumb.webp'],
  ['thumbnails with data saver', { hasMouse: true, saveData: true }, '/star.thumb.webp'],
  ['nothing on the story page and in a child’s reader', { hasMouse: true, isPrepared: false }, null],
])('for paper, %s are loaded after a while', async (_what, { hasMouse, saveData = false, isPrepared = true }, src) => {
  const loaded: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: hasMouse && query === '(hover: hover)' }));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData } }));
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        loaded.push(url);
      }
    },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderWithServices(
    <WithThumbnails>
      <PrintedStory story={story} isPrepared={isPrepared} />
    </WithThumbnails>,
    { preferences: { get: async () => ({ ...readPreferences({}), showFirst: true }) } },
  );
  await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
  expect(loaded).toEqual([]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)));
  expect(loaded).toEqual(src === null ? [] : [src]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printedSrc = document.querySelector('article img')?.getAttribute('src');
  expect(printedSrc).toBe(src ?? '/star.webp');
});
