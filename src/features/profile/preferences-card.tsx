import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { VOICE_CHOICES, type Voice } from '@talelantern/domain/narration/voices';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChipGroup, type ChipOption } from '../../ui/chip-group.tsx';
import { notify } from '../../ui/notify.ts';
import { PROFILE_UPDATED } from '../../services/profile-keeper.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { SeePlans } from '../see-plans.tsx';
import { TryAgain } from '../try-again.tsx';
import { usePreferences } from '../use-preferences.ts';
import { useUsage } from '../use-usage.ts';
import { useToldFailure } from '../use-told-failure.ts';

/** On a plan without recordings. */
const DEVICE_READS =
  'On Free your device’s own voice reads. What you choose here waits for a plan with a recorded storyteller.';

const VOICES: readonly ChipOption<Voice>[] = VOICE_CHOICES.map(({ id, label }) => ({ value: id, label }));

/** What the family would like, on every device. */
export function PreferencesCard() {
  const { preferences, error, retry, change } = usePreferences();
  useToldFailure(error);

  async function handleChange(patch: PreferencesPatch): Promise<void> {
    if (await change(patch)) notify.success(PROFILE_UPDATED);
  }

  if (preferences) return <Choices preferences={preferences} onChange={(patch) => void handleChange(patch)} />;
  if (error)
    return <TryAgain message="Your choices could not be fetched. They are kept as they are." onRetry={retry} />;
  return <Skeletons shape="lines" count={4} label="Loading your choices" />;
}

interface ChoicesProps {
  preferences: Preferences;
  onChange: (patch: PreferencesPatch) => void;
}

function Choices({ preferences, onChange }: ChoicesProps) {
  const { showFirst, voice } = preferences;
  // While it is not known nothing is taken away.
  const hasRecordings = useUsage()?.narrations.limit !== 0;
  return (
    <div className="grid gap-6">
      <CheckboxField
        label="Show me first"
        hint="Every chapter waits until you have read it and let it through, those on your shelf too."
        checked={showFirst}
        onChange={(checked) => onChange({ showFirst: checked })}
      />
      <div className="grid justify-items-start gap-2">
        <ChipGroup
          label="Who reads aloud?"
          hint={hasRecordings ? 'The voice of new recordings. Each story can still have another.' : DEVICE_READS}
          options={VOICES}
          value={voice}
          onChange={(chosen) => onChange({ voice: chosen })}
        />
        {!hasRecordings && <SeePlans limit="narrations" className="-ml-2" />}
      </div>
    </div>
  );
}
