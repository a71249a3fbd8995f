import { AppError } from '@talelantern/domain/errors/app-error';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { createQueryClient } from '../query/create-query-client.ts';
import { useFailureNotice } from './use-failure-notice.ts';

const NeverLoaded = lazy(() => new Promise<never>(() => undefined));

function SaveButton() {
  const notifyFailure = useFailureNotice();
  const reachLimit = () => notifyFailure(new AppError('plan_limit', 'Full', { field: 'stories' }), 'Failed');
  return (
    <button type="button" onClick={reachLimit}>
      Save
    </button>
  );
}

test('a limit that is reached again while the plans are loading does not add a second history entry', async () => {
  render(
    <QueryClientProvider client={createQueryClient({ staleTime: 0, retry: false })}>
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path={PATHS.subscription} element={<NeverLoaded />} />
            <Route path="*" element={<SaveButton />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(window.location.pathname).toBe(PATHS.subscription);
  expect(window.history.length).toBe(entries + 1);
});
