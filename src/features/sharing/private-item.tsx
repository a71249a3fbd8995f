import { PEN_NAME_REQUIRED } from '@talelantern/domain/contracts/update-sharing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SharingTrouble } from './sharing-trouble.tsx';
import type { SharingControl } from './use-sharing.ts';
import { WhatOthersSee } from './what-others-see.tsx';

interface PrivateItemProps {
  contentType: SharedContentType;
  /** '' where none is chosen. */
  penName: string;
  control: SharingControl;
  onClose: () => void;
}

/** Nobody else sees it yet: what others would see, under which name it would be shared, whether others may comment, and the button. */
export function PrivateItem({ contentType, penName: chosen, control, onClose }: PrivateItemProps) {
  const { problem, isBusy, update } = control;
  const [penName, setPenName] = useState(chosen);
  const [allowComments, setAllowComments] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const fieldId = useId();
  const isMissing = penName.trim() === '';
  const sentence = problem?.kind === 'pen-name' ? problem.message : null;

  function handleNotReady() {
    setWasTried(true);
    document.getElementById(fieldId)?.focus();
  }

  return (
    <>
      <WhatOthersSee contentType={contentType} />
      <div className="mt-4">
        <TextField
          id={fieldId}
          label="Pen name"
          value={penName}
          onChange={setPenName}
          placeholder="The Lantern Lane Family"
          maxLength={LIMITS.penName}
          autoComplete="off"
          hint="Stands beside what you share, instead of a real name."
          error={sentence ?? (wasTried && isMissing ? PEN_NAME_REQUIRED : null)}
        />
      </div>
      <div className="mt-2">
        <CheckboxField
          label="Others may comment"
          hint="Every comment is checked before anybody sees it."
          checked={allowComments}
          onChange={setAllowComments}
        />
      </div>
      <SharingTrouble problem={problem} onTryAgain={() => update({ isPublic: true, allowComments }, penName)} />
      <div className="dialog-actions *:flex-auto">
        <Button
          icon="link"
          notReady={isMissing}
          onNotReady={handleNotReady}
          busy={isBusy}
          busyLabel="Checking it…"
          onClick={() => update({ isPublic: true, allowComments }, penName)}
        >
          {isMissing ? 'A pen name first' : 'Make the link'}
        </Button>
        <Button variant="line" onClick={onClose}>
          Keep private
        </Button>
      </div>
    </>
  );
}
