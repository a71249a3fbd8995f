// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FamilyArchive } from '../../services/leaving-service.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { ArchiveCard } from './archive-card.tsx';

afterEach(cleanup);

const ARCHIVE: FamilyArchive = {
  url: 'https://storage.test/archive.zip',
  bytes: 12_400_000,
  // Noon of the device: which day that is said to be depends on where it is.
  expiresAt: new Date(2026, 10, 23, 12).getTime(),
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('packs the archive and hands it out with its size and how long it waits', async () => {
  const packing = Promise.withResolvers<FamilyArchive>();
  renderWithServices(<ArchiveCard />, { leaving: { packArchive: () => packing.promise } });
  await press('Download my data');
  expect((await screen.findByRole('button', { name: 'Packing…' })).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(/a whole shelf a minute or two/).role).toBe('status');
  packing.resolve(ARCHIVE);
  const link = await screen.findByRole('link', { name: 'Save the archive (12 MB)' });
  expect(link.getAttribute('href')).toBe(ARCHIVE.url);
  expect(screen.getByText(/It waits here until Monday,? 23 November/)).toBeTruthy();
});

test('says that packing failed, and packs when asked again', async () => {
  const failure = new AppError('internal', 'Your archive could not be packed. Please try again.');
  const packArchive = vi.fn(async () => ARCHIVE).mockRejectedValueOnce(failure);
  renderWithServices(<ArchiveCard />, { leaving: { packArchive } });
  await press('Download my data');
  expect((await screen.findByText(failure.message)).role).toBe('alert');
  await press('Try again');
  await screen.findByRole('link', { name: 'Save the archive (12 MB)' });
  expect(screen.queryByText(failure.message)).toBeNull();
});
