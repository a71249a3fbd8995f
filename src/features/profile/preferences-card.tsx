import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { VOICE_CHOICES, type Voice } from '@talelantern/domain/narration/voices';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChipGroup, type ChipOption } from '../../ui/chip-group.tsx';
import { notify } from '../../ui/notify.ts';
import { PROFILE_UPDATED } from '../../services/profile-keeper.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { TryAgain } from '../try-again.tsx';
import { usePreferences } from '../use-preferences.ts';
import { useToldFailure } from '../use-told-failure.ts';

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
  return (
    <div className="grid gap-6">
      <CheckboxField
        label="Show me first"
        hint="Every chapter waits until you have read it and let it through, those on your shelf too."
        checked={showFirst}
        onChange={(checked) => onChange({ showFirst: checked })}
      />
      <ChipGroup
        label="Who reads aloud?"
        hint="The voice of new recordings. Each story can still have another."
        options={VOICES}
        value={voice}
        onChange={(chosen) => onChange({ voice: chosen })}
      />
    </div>
  );
}
