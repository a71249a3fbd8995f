// @vitest-environment happy-dom
import { UPGRADE_TO_REGENERATE_CHARACTER } from '@talelantern/domain/subscriptions/entitlement';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../../ui/notify.ts';
import { usageOf } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { useUsage } from '../use-usage.ts';
import { useMayPaintAgain } from './use-may-paint-again.ts';

afterEach(() => {
  cleanup();
  notify.clear();
});

function PaintAgain() {
  const mayPaint = useMayPaintAgain(UPGRADE_TO_REGENERATE_CHARACTER);
  const plan = useUsage()?.plan.name;
  const [isPainting, setPainting] = useState(false);
  const paint = async (): Promise<void> => setPainting(await mayPaint());
  return (
    <button type="button" onClick={() => void paint()}>
      {isPainting ? 'Painting' : `On ${plan}`}
    </button>
  );
}

test('painting again on Free leads to the plans', async () => {
  renderWithServices(<PaintAgain />);
  fireEvent.click(await screen.findByText('On Free'));
  expect(await screen.findByText(UPGRADE_TO_REGENERATE_CHARACTER)).toBeTruthy();
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

test('whoever has paid since the plan was last asked for is not refused', async () => {
  const usage = vi.fn(async () => usageOf('pro_monthly')).mockResolvedValueOnce(usageOf('free'));
  renderWithServices(<PaintAgain />, { usage });
  fireEvent.click(await screen.findByText('On Free'));
  expect(await screen.findByText('Painting')).toBeTruthy();
});
