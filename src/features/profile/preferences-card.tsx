import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { VOICE_CHOICES, type Voice } from '@talelantern/domain/narration/voices';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChipGroup, type ChipOption } from '../../ui/chip-group.tsx';
import { notify } from '../../ui/notify.ts';
import { PROFILE_UPDATED } from '../../services/account/profile-loader.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { PlansLink } from '../../shared/plans/plans-link.tsx';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { usePreferences } from '../../shared/family/use-preferences.ts';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { useFailureToast } from '../../shared/notifications/use-failure-toast.ts';

const DEVICE_READS =
  'On Free, your device can read aloud. Your choice starts when you have a plan with storyteller voices.';

const VOICES: readonly ChipOption<Voice>[] = VOICE_CHOICES.map(({ id, label }) => ({ value: id, label }));

export function PreferencesCard() {
  const { preferences, error, retry, change } = usePreferences();
  useFailureToast(error);

  async function handleChange(patch: PreferencesPatch): Promise<void> {
    if (await change(patch)) notify.success(PROFILE_UPDATED);
  }

  if (preferences) return <Choices preferences={preferences} onChange={(patch) => void handleChange(patch)} />;
  if (error) return <TryAgain message="We couldn’t load your choices. They haven’t changed." onRetry={retry} />;
  return <Skeletons shape="lines" count={4} label="Loading your choices" />;
}

function Choices({ preferences, onChange }: { preferences: Preferences; onChange: (patch: PreferencesPatch) => void }) {
  const { showFirst, autoPictures, talkCards, voice } = preferences;
  // While the plan is unknown, nothing is hidden.
  const hasRecordings = useUsage()?.narrations.limit !== 0;
  return (
    <div className="grid gap-6">
      <CheckboxField
        label="Let me read it first"
        hint="Every chapter waits until you’ve read and approved it, including ones on your shelf."
        checked={showFirst}
        onChange={(checked) => onChange({ showFirst: checked })}
      />
      <CheckboxField
        label="Paint a picture with every chapter"
        hint="It comes with the story and doesn’t use up your pictures. You can read while it’s being painted."
        checked={autoPictures}
        onChange={(checked) => onChange({ autoPictures: checked })}
      />
      <CheckboxField
        label="“Talk about it” cards"
        hint="After each chapter: something to ask, to wonder about together, and to link to your child’s day."
        checked={talkCards}
        onChange={(checked) => onChange({ talkCards: checked })}
      />
      <div className="grid justify-items-start gap-2">
        <ChipGroup
          label="Who reads aloud?"
          hint={
            hasRecordings ? 'The voice for new recordings. You can still choose another for each story.' : DEVICE_READS
          }
          options={VOICES}
          value={voice}
          onChange={(chosen) => onChange({ voice: chosen })}
        />
        {!hasRecordings && <PlansLink limit="narrations" className="-ml-2" />}
      </div>
    </div>
  );
}
