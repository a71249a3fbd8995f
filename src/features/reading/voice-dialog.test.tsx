import type { PlanId } from '@talelantern/domain/plans/plans';
import { readStory } from '@talelantern/domain/stories/story';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usageOf } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { readSettings } from './reader-settings.ts';
import type { NarrationControl } from './use-narration.ts';
import { VoiceDialog } from './voice-dialog.tsx';

const idle = { run: { status: 'idle' } } as NarrationControl;

function renderDialog(hasDeviceVoice: boolean, plan: PlanId = 'free'): void {
  const story = readStory('story_1', { userId: 'u1', previousParts: ['One.'] });
  if (!story) throw new Error('A story with text can be read');
  renderWithServices(
    <VoiceDialog
      story={story}
      part={0}
      recording={null}
      hasDeviceVoice={hasDeviceVoice}
      narration={idle}
      settings={readSettings({})}
      change={() => undefined}
      onClose={() => undefined}
    />,
    { usage: usageOf(plan) },
  );
}

it('on Free, a device without a voice offers neither a voice nor a pace', async () => {
  renderDialog(false);
  expect(
    await screen.findByText('This device can’t read aloud, but you can: turn the pages as you like.'),
  ).toBeTruthy();
  expect(screen.queryByRole('slider')).toBeNull();
});

it('on Free, a device with a voice reads at the chosen pace', async () => {
  renderDialog(true);
  expect(await screen.findByRole('slider')).toBeTruthy();
  expect(screen.queryByText(/but you can/)).toBeNull();
});

it('the button that records is beside Done, in sight however many voices there are', async () => {
  renderDialog(false, 'pro_monthly');
  const record = await screen.findByRole('button', { name: 'Record this story' });
  expect(within(record.parentElement ?? record).getByRole('button', { name: 'Done' })).toBeTruthy();
});
