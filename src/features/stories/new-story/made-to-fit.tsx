import { AGE_RANGE_CHOICES, type AgeRange } from '@talelantern/domain/stories/ages';
import {
  FIRST_PHASE,
  PARAGRAPH_TARGETS,
  phaseIndex,
  STORY_LENGTHS,
  type StoryLength,
  type StoryPhase,
} from '@talelantern/domain/stories/phases';
import { LanternString } from '../../../ui/lantern-string.tsx';
import { OptionCards } from '../../../ui/option-cards.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { chapterSteps } from '../../chapter-words.ts';
import { CHOICE_PLACES } from './use-new-story.ts';

const AGES = AGE_RANGE_CHOICES.map(({ id, line }) => ({ value: id, title: id, line }));

interface AgeRangeFieldProps {
  value: AgeRange | null;
  error: string | null;
  onChange: (ageRange: AgeRange) => void;
}

export function AgeRangeField({ value, error, onChange }: AgeRangeFieldProps) {
  return (
    <OptionCards
      label="Age range"
      id={CHOICE_PLACES.ageRange}
      options={AGES}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

const LENGTHS = STORY_LENGTHS.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));

/** A paragraph read aloud without hurry. */
const MINUTES_A_PARAGRAPH = 0.55;

/** '6–8 paragraphs, about 4 minutes aloud'. */
export function lengthHint(phase: StoryPhase, length: StoryLength): string {
  const { min, max } = PARAGRAPH_TARGETS[phase][length];
  return `${min}–${max} paragraphs, about ${Math.round(((min + max) / 2) * MINUTES_A_PARAGRAPH)} minutes aloud`;
}

interface LengthFieldProps {
  phase: StoryPhase;
  value: StoryLength;
  onChange: (length: StoryLength) => void;
}

export function LengthField({ phase, value, onChange }: LengthFieldProps) {
  return (
    <SegmentedChoice
      label="Section length"
      options={LENGTHS}
      value={value}
      onChange={onChange}
      hint={lengthHint(phase, value)}
    />
  );
}

/** The four phases; the one that is written next is lit, no other can be chosen (specification §4). */
export function PhaseField({ phase, note }: { phase: StoryPhase; note?: string }) {
  const index = phaseIndex(phase);
  const words =
    note ?? (phase === FIRST_PHASE ? 'a new story starts at the introduction' : 'the next chapter of this story');
  return (
    <div className="field">
      <p className="field-label">
        Phase<small>{words}</small>
      </p>
      <div className="rounded-card bg-well px-2 py-4">
        <LanternString label="Phase" steps={chapterSteps(index, index)} />
      </div>
    </div>
  );
}
