import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { READING_LEVEL_CHOICES } from '@talelantern/domain/family/reading-levels';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';

interface ChildEntryProps {
  child: ChildProfile;
  onChange: () => void;
  onDelete: () => void;
}

/** What stories know of a child. */
export function ChildEntry({ child, onChange, onDelete }: ChildEntryProps) {
  const { nickname, ageRange, readingLevel, likes, avoid } = child;
  const level = READING_LEVEL_CHOICES.find(({ id }) => id === readingLevel)?.label;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="text-22 wrap-anywhere">{nickname}</h3>
        <p className="text-soft">
          {ageRange} years · {level}
        </p>
        <p className="mt-1.5 font-semibold wrap-anywhere">
          {avoid.length > 0 ? `Without: ${avoid.join(', ')}` : 'Nothing is left out'}
        </p>
        {likes.length > 0 && <p className="mt-0.5 wrap-anywhere">Likes: {likes.join(', ')}</p>}
      </div>
      <div className="flex gap-x-2 max-sm:-ml-1">
        <Act icon="pencil" label="Change" nickname={nickname} onPress={onChange} />
        <Act icon="bin" label="Delete" nickname={nickname} onPress={onDelete} />
      </div>
    </li>
  );
}

interface ActProps {
  icon: IconName;
  label: string;
  nickname: string;
  onPress: () => void;
}

const Act = ({ icon, label, nickname, onPress }: ActProps) => (
  <Button variant="quiet" icon={icon} aria-label={`${label} ${nickname}`} onClick={onPress}>
    {label}
  </Button>
);
