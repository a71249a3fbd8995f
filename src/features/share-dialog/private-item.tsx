import { PEN_NAME_REQUIRED } from '@talelantern/domain/contracts/update-sharing';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { SharedContentType } from '@talelantern/domain/sharing/share-id';
import { useId, useState } from 'react';
import { OnlineButton } from '../../shared/connection/online-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SharingProblemNote } from './sharing-problem.tsx';
import { SEEN_BY_OTHERS, type SharingControl } from './use-sharing.ts';

interface PrivateItemProps {
  contentType: SharedContentType;
  /** '' if no pen name is chosen. */
  penName: string;
  control: SharingControl;
  onClose: () => void;
}

/** The dialog of a private item: what others would see, the pen name, comments, and the button. */
export function PrivateItem({ contentType, penName: chosen, control, onClose }: PrivateItemProps) {
  const { problem, isBusy, update } = control;
  // Null until typed, so that a pen name that was changed elsewhere is not set back.
  const [typed, setTyped] = useState<string | null>(null);
  const penName = typed ?? chosen;
  const share = () => update({ isPublic: true, allowComments }, typed ?? undefined);
  const [allowComments, setAllowComments] = useState(false);
  const [wasTried, setWasTried] = useState(false);
  const fieldId = useId();
  const isMissing = penName.trim() === '';
  const penNameError = problem?.kind === 'pen-name' ? problem.message : null;

  function handleNotReady() {
    setWasTried(true);
    document.getElementById(fieldId)?.focus();
  }

  return (
    <>
      <div className="mt-4">
        <TextField
          id={fieldId}
          label="Pen name"
          value={penName}
          onChange={setTyped}
          maxLength={LIMITS.penName}
          autoComplete="off"
          hint="Shown on anything you share, instead of your real name."
          error={penNameError ?? (wasTried && isMissing ? PEN_NAME_REQUIRED : null)}
        />
      </div>
      <div className="mt-2">
        <CheckboxField
          label="Others may comment"
          hint="Every comment is checked before anyone sees it."
          checked={allowComments}
          onChange={setAllowComments}
        />
      </div>
      <div className="mt-4">
        <Collapsible title="What they’ll see" icon="eye">
          <WhatOthersSee contentType={contentType} />
        </Collapsible>
      </div>
      <SharingProblemNote problem={problem} onTryAgain={share} />
      <div className="dialog-actions *:flex-auto">
        <OnlineButton
          icon="link"
          notReady={isMissing}
          onNotReady={handleNotReady}
          busy={isBusy}
          busyLabel="Checking it…"
          onClick={share}
        >
          {isMissing ? 'Add a pen name' : 'Make the link'}
        </OnlineButton>
        <Button variant="line" onClick={onClose}>
          Keep private
        </Button>
      </div>
    </>
  );
}

function WhatOthersSee({ contentType }: { contentType: SharedContentType }) {
  const { shown, kept } = SEEN_BY_OTHERS[contentType];
  return (
    <div>
      <p className="font-semibold text-text">Anyone with the link sees</p>
      <ul className="mt-1 grid gap-1">
        {shown.map((thing) => (
          <li key={thing} className="flex gap-2">
            <Icon name="eye" size="small" className="mt-1 flex-none" />
            {thing}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex gap-2">
        <Icon name="eye-off" size="small" className="mt-1 flex-none" />
        <span>Never shown: your email address, your account’s name, {kept}.</span>
      </p>
    </div>
  );
}
