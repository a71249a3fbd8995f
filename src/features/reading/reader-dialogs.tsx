import type { Story } from '@talelantern/domain/stories/story';
import { LettersDialog } from './letters-dialog.tsx';
import { SleepDialog } from './sleep-dialog.tsx';
import { useNarration } from './use-narration.ts';
import type { ReaderModel } from './use-reader.ts';
import { VoiceDialog } from './voice-dialog.tsx';

/** What is chosen once in a while, above the book. */
export function ReaderDialogs({ story, reader }: { story: Story; reader: ReaderModel }) {
  const { dialog, openDialog, settings, change, part, recording, hasDeviceVoice } = reader;
  const narration = useNarration(story, dialog === 'voice');
  const close = (): void => openDialog(null);
  switch (dialog) {
    case 'letters':
      return <LettersDialog settings={settings} onChange={change} onClose={close} />;
    case 'sleep':
      return <SleepDialog choice={settings.sleep} onChoose={(sleep) => change({ sleep })} onClose={close} />;
    case 'voice':
      return (
        <VoiceDialog
          story={story}
          part={part}
          recording={recording}
          hasDeviceVoice={hasDeviceVoice}
          narration={narration}
          settings={settings}
          onChange={change}
          onClose={close}
        />
      );
    case null:
      return null;
  }
}
