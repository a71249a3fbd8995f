import { LIMITS } from '@talelantern/domain/limits/limits';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { MultiChipGroup } from '../../ui/chip-group.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { PictureSubject } from './picture-subject.ts';

interface PictureComplaintsProps<K extends PictureKind> {
  subject: PictureSubject<K>;
  wish: string;
  onChange: (wish: string) => void;
}

/** Lets the user say what is wrong with the picture, for the next attempt. */
export function PictureComplaints<K extends PictureKind>({ subject, wish, onChange }: PictureComplaintsProps<K>) {
  const { complaints, complaintExample } = subject;
  return (
    <Collapsible title="Something’s not right" icon="refresh" startsOpen={wish !== ''}>
      <div className="grid gap-4">
        <MultiChipGroup
          label="What is wrong?"
          size="small"
          options={complaints.map((complaint) => ({ value: complaint, label: complaint }))}
          values={chosenComplaints(wish, complaints)}
          onChange={(chosen) => onChange(withComplaints(wish, chosen, complaints))}
        />
        <TextAreaField
          label="In your own words"
          value={wish}
          onChange={onChange}
          placeholder={complaintExample}
          hint="Everything else stays as you chose it."
          maxLength={LIMITS.freeText}
          rows={2}
        />
      </div>
    </Collapsible>
  );
}

const sentenceOf = (complaint: string): string => `${complaint}.`;

export const chosenComplaints = (wish: string, complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => wish.includes(sentenceOf(complaint)));

/** `wish` with exactly these complaints; its other text is kept. */
export function withComplaints(wish: string, chosen: readonly string[], complaints: readonly string[]): string {
  const typedComplaint = complaints
    .reduce((text, complaint) => text.replace(sentenceOf(complaint), ''), wish)
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...complaints.filter((complaint) => chosen.includes(complaint)).map(sentenceOf), typedComplaint]
    .filter((part) => part !== '')
    .join(' ');
}
