import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import type { ChildForm, ChildProblem } from '@talelantern/domain/audience/child-form';
import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { AVOID_SUGGESTIONS, LIKE_SUGGESTIONS } from '@talelantern/domain/audience/child-suggestions';
import { levelAt, READING_LEVEL_CHOICES } from '@talelantern/domain/audience/reading-levels';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { TOO_MANY_ENTRIES } from '@talelantern/domain/limits/too-many-entries';
import { useId, useRef, useState, type RefObject } from 'react';
import { PATHS } from '../../config/paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { ChipListField } from '../../ui/chip-list-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Fields } from '../../ui/fields.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AfterGrownUp } from '../lock/after-grown-up.tsx';
import { FaceChoice } from './face-choice.tsx';
import { useChildForm } from './use-child-form.ts';

interface ChildDialogProps {
  child: ChildProfile | null;
  onSaved: (child: ChildProfile) => void;
  onClose: () => void;
}

/** Adds or edits a child; requires a grown-up. Closing the dialog keeps the draft. */
export const ChildDialog = (props: ChildDialogProps) => (
  <AfterGrownUp reason="settings" onRefused={props.onClose}>
    <OpenChildDialog {...props} />
  </AfterGrownUp>
);

function OpenChildDialog({ child, onSaved, onClose }: ChildDialogProps) {
  const { form, set, problem, shownProblem, isSaving, failure, save, forget } = useChildForm(child, onSaved);
  const nickname = useRef<HTMLInputElement>(null);
  const failureId = useId();
  const consentId = useId();

  function handleNotReady(): void {
    save();
    if (problem?.field === 'nickname') nickname.current?.focus();
  }

  /** Discards the changes, unless they are being saved. */
  function handleCancel(): void {
    if (!isSaving) forget();
    onClose();
  }

  return (
    <Dialog title={child ? `About ${child.nickname}` : 'Add a child'} onClose={onClose} initialFocus={nickname}>
      {/* The scroll margin keeps the focused field above the actions, which stay in view. */}
      <div className="mt-5 text-ink [&_:is(button,input)]:scroll-mb-36">
        <Fields isSaving={isSaving}>
          <ChildFields form={form} onChange={set} problem={shownProblem} nickname={nickname} />
        </Fields>
        <p id={failureId} role="alert" className="mt-5 font-semibold text-berry-700 empty:hidden">
          {failure}
        </p>
      </div>
      {/* With little height the actions scroll, because they would cover everything. */}
      <div className="dialog-actions short:static">
        {!child && (
          <p id={consentId} className="basis-full text-15 text-soft">
            By saving, you agree as their parent or guardian: OpenAI’s AI gets the age range, reading level, likes and
            what to leave out, and a made-up name instead of the nickname. You can take this back by deleting the
            profile.{' '}
            <AppLink to={PATHS.privacyPolicy} className="underline">
              Privacy policy
            </AppLink>
          </p>
        )}
        <Button
          notReady={problem !== null}
          onNotReady={handleNotReady}
          busy={isSaving}
          busyLabel="Saving…"
          onClick={save}
          aria-describedby={`${consentId} ${failureId}`}
        >
          Save
        </Button>
        <Button variant="line" onClick={child ? handleCancel : onClose}>
          {child ? 'Cancel' : 'Not now'}
        </Button>
      </div>
    </Dialog>
  );
}

interface ChildFieldsProps {
  form: ChildForm;
  onChange: (fields: Partial<ChildForm>) => void;
  problem: ChildProblem | null;
  nickname: RefObject<HTMLInputElement | null>;
}

const AGES = AGE_RANGES.map((value) => ({ value, label: value }));
const LEVELS = READING_LEVEL_CHOICES.map(({ id, label }) => ({ value: id, label }));
const toSuggestions = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
const LIKES = toSuggestions(LIKE_SUGGESTIONS);
const AVOIDS = toSuggestions(AVOID_SUGGESTIONS);
const LIST = {
  max: LIMITS.listEntries,
  maxReached: `${TOO_MANY_ENTRIES}. Remove one to swap.`,
  maxLength: LIMITS.listEntry,
};

function ChildFields({ form, onChange, problem, nickname }: ChildFieldsProps) {
  const [isLevelChosen, setLevelChosen] = useState(() => form.readingLevel !== levelAt(form.ageRange));
  const errorOf = (field: ChildProblem['field']) => (problem?.field === field ? problem.message : null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <TextField
        ref={nickname}
        label="Nickname"
        value={form.nickname}
        onChange={(value) => onChange({ nickname: value })}
        maxLength={LIMITS.nickname}
        autoComplete="off"
        hint="A short one is fine. For the AI, we swap it for a made-up one."
        error={errorOf('nickname')}
      />
      <ChipGroup
        label="Age range"
        options={AGES}
        value={form.ageRange}
        onChange={(ageRange) => onChange(isLevelChosen ? { ageRange } : { ageRange, readingLevel: levelAt(ageRange) })}
        error={errorOf('ageRange')}
      />
      <FaceChoice nickname={form.nickname} face={form.face} onChange={(face) => onChange({ face })} />
      <ChipGroup
        label="Reading"
        size="small"
        options={LEVELS}
        value={isLevelChosen || form.ageRange !== null ? form.readingLevel : null}
        onChange={(readingLevel) => {
          setLevelChosen(true);
          onChange({ readingLevel });
        }}
      />
      <ChipListField
        {...LIST}
        label="Please leave out"
        hint="We ask for this child’s stories, and the pictures in them, without it, and check them for it. Write it in English, as the stories are."
        suggestions={AVOIDS}
        values={form.avoid}
        onChange={(avoid) => onChange({ avoid })}
        error={errorOf('avoid')}
        ownLabel="Something else to leave out"
        placeholder="Wasps"
      />
      <ChipListField
        {...LIST}
        label="Likes"
        hint="The AI may let one or two come up in this child’s stories."
        suggestions={LIKES}
        values={form.likes}
        onChange={(likes) => onChange({ likes })}
        error={errorOf('likes')}
        ownLabel="Something else they like"
        placeholder="Tiny tractors"
      />
    </div>
  );
}
