import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ExportAccountResponse } from '@talelantern/domain/contracts/export-account';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ArchiveCard } from './archive-card.tsx';

const ARCHIVE: ExportAccountResponse = {
  url: 'https://storage.test/archive.zip',
  bytes: 12_400_000,
  // Noon in local time, so that the expected date is the same in every time zone.
  madeAt: new Date(2026, 10, 22, 12).getTime(),
  expiresAt: new Date(2026, 10, 23, 12).getTime(),
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('an archive shows its size and how long it is available', async () => {
  const packing = Promise.withResolvers<ExportAccountResponse>();
  renderWithServices(<ArchiveCard />, { accountData: { packArchive: () => packing.promise } });
  await press('Download my data');
  expect((await screen.findByRole('button', { name: 'Packing…' })).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText(/a minute or two for a full shelf/).closest('[role=status]')).not.toBeNull();
  packing.resolve(ARCHIVE);
  const link = await screen.findByRole('link', { name: 'Save the archive (12 MB)' });
  expect(link.getAttribute('href')).toBe(ARCHIVE.url);
  expect(screen.getByText(/You can save it here until Monday,? November 23/)).toBeTruthy();
});

test('an archive that could not be created shows an error and can be retried', async () => {
  const failure = new AppError('internal', 'We couldn’t pack your archive. Please try again.');
  const packArchive = vi.fn(async () => ARCHIVE).mockRejectedValueOnce(failure);
  renderWithServices(<ArchiveCard />, { accountData: { packArchive } });
  await press('Download my data');
  expect((await screen.findByText(failure.message)).role).toBe('alert');
  await press('Try again');
  await screen.findByRole('link', { name: 'Save the archive (12 MB)' });
  expect(screen.queryByText(failure.message)).toBeNull();
});
