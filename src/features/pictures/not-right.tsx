import { LIMITS } from '@talelantern/domain/limits/limits';
import { MultiChipGroup } from '../../ui/chip-group.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { chosenComplaints, withComplaints } from './complaints.ts';
import type { PaintedItem, PictureSubject } from './picture-subject.ts';

interface NotRightProps<Item extends PaintedItem> {
  subject: PictureSubject<Item>;
  wish: string;
  onChange: (wish: string) => void;
}

/** Says what is wrong with the picture, so that the next one is different there. */
export function NotRight<Item extends PaintedItem>({ subject, wish, onChange }: NotRightProps<Item>) {
  const { wrong, complaints, complaintExample } = subject;
  return (
    <Collapsible title={wrong} icon="refresh" startsOpen={wish !== ''}>
      <div className="grid gap-4">
        <MultiChipGroup
          label="What is wrong?"
          size="small"
          options={complaints.map((words) => ({ value: words, label: words }))}
          values={chosenComplaints(wish, complaints)}
          onChange={(chosen) => onChange(withComplaints(wish, chosen, complaints))}
        />
        <TextAreaField
          label="In your own words"
          value={wish}
          onChange={onChange}
          placeholder={complaintExample}
          hint="What else you chose stays as it is."
          maxLength={LIMITS.freeText}
          rows={2}
        />
      </div>
    </Collapsible>
  );
}
