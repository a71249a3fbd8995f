import type { Story } from '@talelantern/domain/stories/story';
import { count, PICTURES } from '../../../services/usage-sentences.ts';
import { ClosedBook } from '../../../ui/book-cover.tsx';
import { tellImageFailed } from '../../image-failure.ts';
import { DeleteItemDialog } from '../../items/delete-item-dialog.tsx';
import { useCoverPicture } from './use-cover-picture.ts';

interface DeleteStoryDialogProps {
  story: Story;
  onKeep: () => void;
  onDelete: () => void;
}

/** Shows the book and says what goes with it and what stays; focus starts on Keep. */
export function DeleteStoryDialog({ story, onKeep, onDelete }: DeleteStoryDialogProps) {
  const { title } = story;
  const { picture } = useCoverPicture(story, 'thumbnail');
  return (
    <DeleteItemDialog
      name={title}
      title={`Take “${title}” off the shelf?`}
      picture={<ClosedBook src={picture} onImageFailed={tellImageFailed} />}
      onKeep={onKeep}
      onDelete={onDelete}
    >
      {whatHappens(story)}
    </DeleteItemDialog>
  );
}

function whatHappens({ previousParts, sceneImages, sharing }: Story): string {
  const chapters = previousParts.length === 1 ? 'chapter' : `${previousParts.length} chapters`;
  const gone = sceneImages.length === 0 ? chapters : `${chapters} and ${count(sceneImages.length, PICTURES)}`;
  const link = sharing?.isPublic ? ' The link that you shared stops working.' : '';
  return `Its ${gone} will be deleted.${link} The characters stay with you.`;
}
