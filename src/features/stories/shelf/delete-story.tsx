import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import type { Story } from '@talelantern/domain/stories/story';
import { count, PICTURES } from '../../../services/plans/usage-sentences.ts';
import { DELETE_STORY_FAILED } from '../../../services/stories/story-service.ts';
import { queryKeys } from '../../../shared/query/query-keys.ts';
import { useDeleteLater } from '../../../shared/query/use-delete-later.ts';
import { ClosedBook } from '../../../ui/book-cover.tsx';
import { DeleteItemDialog } from '../../items/delete-item-dialog.tsx';
import { useCoverPicture } from './cover-art.tsx';

interface DeleteStoryDialogProps {
  story: Story;
  onKeep: () => void;
  onDelete: () => void;
}

export function DeleteStoryDialog({ story, onKeep, onDelete }: DeleteStoryDialogProps) {
  const title = bookTitleOf(story);
  const { picture } = useCoverPicture(story, 'thumbnail');
  return (
    <DeleteItemDialog
      name={title}
      title={`Take “${title}” off the shelf?`}
      picture={<ClosedBook src={picture} />}
      onKeep={onKeep}
      onDelete={onDelete}
    >
      {consequencesOf(story)}
    </DeleteItemDialog>
  );
}

function consequencesOf({ previousParts, sceneImages, sharing }: Story): string {
  const chapters = previousParts.length === 1 ? 'chapter' : `${previousParts.length} chapters`;
  const deletedCopy = sceneImages.length === 0 ? chapters : `${chapters} and ${count(sceneImages.length, PICTURES)}`;
  const link = sharing?.isPublic && sharing.hold === null ? ' The link you shared will stop working.' : '';
  return `Its ${deletedCopy} will be deleted.${link} The characters stay with you.`;
}

export function useDeleteStory(): (story: Story) => void {
  return useDeleteLater({
    kind: 'story',
    keys: { list: queryKeys.storyList, all: queryKeys.stories },
    note: (story: Story) => ({
      message: `“${bookTitleOf(story)}” has left the shelf`,
      detail: 'You have ten seconds to bring it back.',
    }),
    deleted: 'Story deleted successfully',
    failed: DELETE_STORY_FAILED,
  });
}
