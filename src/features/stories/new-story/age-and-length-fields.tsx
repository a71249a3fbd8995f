import {
  FIRST_PHASE,
  PARAGRAPH_TARGETS,
  phaseIndex,
  STORY_LENGTHS,
  type StoryLength,
  type StoryPhase,
} from '@talelantern/domain/stories/phases';
import { LanternString } from '../../../ui/lantern-string.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { chapterSteps } from '../../../shared/chapters/chapter-copy.ts';

const LENGTHS = STORY_LENGTHS.map((value) => ({ value, label: value.slice(0, 1).toUpperCase() + value.slice(1) }));

/** Reading speed for unhurried reading aloud. */
const MINUTES_PER_PARAGRAPH = 0.55;

function lengthHint(phase: StoryPhase, length: StoryLength): string {
  const { min, max } = PARAGRAPH_TARGETS[phase][length];
  return `${min}–${max} paragraphs, about ${Math.round(((min + max) / 2) * MINUTES_PER_PARAGRAPH)} minutes aloud`;
}

interface LengthFieldProps {
  phase: StoryPhase;
  value: StoryLength;
  onChange: (length: StoryLength) => void;
}

export const LengthField = ({ phase, value, onChange }: LengthFieldProps) => (
  <SegmentedChoice
    label="Section length"
    options={LENGTHS}
    value={value}
    onChange={onChange}
    hint={lengthHint(phase, value)}
  />
);

export function PhaseField({ phase }: { phase: StoryPhase }) {
  const index = phaseIndex(phase);
  return (
    <div className="field">
      <p className="field-label">
        Phase
        <small>
          {phase === FIRST_PHASE ? 'a new story starts at the introduction' : 'the next chapter of this story'}
        </small>
      </p>
      <div className="rounded-card bg-well px-2 py-4">
        <LanternString label="Phase" steps={chapterSteps(index, index)} />
      </div>
    </div>
  );
}
