import { UPGRADE_TO_REGENERATE_CHARACTER } from '@talelantern/domain/plans/entitlement';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { usageOf } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { useCanRegenerate } from './use-can-regenerate.ts';

function RegenerateButton() {
  const mayGenerate = useCanRegenerate(UPGRADE_TO_REGENERATE_CHARACTER);
  const plan = useUsage()?.plan.name;
  const [isGenerating, setGenerating] = useState(false);
  const generate = async (): Promise<void> => setGenerating(await mayGenerate());
  return (
    <button type="button" onClick={() => void generate()}>
      {isGenerating ? 'Painting' : `On ${plan}`}
    </button>
  );
}

test('regenerating a picture on Free redirects to /subscription', async () => {
  renderWithServices(<RegenerateButton />);
  fireEvent.click(await screen.findByText('On Free'));
  expect(await screen.findByText(UPGRADE_TO_REGENERATE_CHARACTER)).toBeTruthy();
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

test('regenerating a picture is allowed after an upgrade since the last fetch', async () => {
  const usage = vi.fn(async () => usageOf('pro_monthly')).mockResolvedValueOnce(usageOf('free'));
  renderWithServices(<RegenerateButton />, { usage });
  fireEvent.click(await screen.findByText('On Free'));
  expect(await screen.findByText('Painting')).toBeTruthy();
});
