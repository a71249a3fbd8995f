import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { READING_LEVEL_CHOICES } from '@talelantern/domain/audience/reading-levels';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { booksPath } from '../../config/child-paths.ts';
import { DELETE_CHILD_FAILED } from '../../services/children/child-service.ts';
import { ChildFace } from '../../shared/family/child-face.tsx';
import { childrenQuery } from '../../shared/family/use-children.ts';
import { TryAgain } from '../../shared/notifications/try-again.tsx';
import { useFailureToast } from '../../shared/notifications/use-failure-toast.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useDeleteLater } from '../../shared/query/use-delete-later.ts';
import { useServices } from '../../shared/services/use-services.ts';
import { Button } from '../../ui/button.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { ChildDialog } from './child-dialog.tsx';

type Question = { about: 'new' } | { about: 'change' | 'deletion'; child: ChildProfile };

export function ChildrenCard() {
  const { loadServices } = useServices();
  const { data, error, refetch } = useQuery(childrenQuery(loadServices));
  const remove = useDeleteChild();
  const [question, setQuestion] = useState<Question | null>(null);
  useFailureToast(error);
  const close = () => setQuestion(null);

  function handleDelete(child: ChildProfile): void {
    close();
    remove(child);
  }

  if (!data)
    return error ? (
      <TryAgain message={error.message} onRetry={() => void refetch()} />
    ) : (
      <Skeletons shape="lines" count={3} label="Loading your children" />
    );
  return (
    <div ref={keepFocus}>
      {data.length > 0 && (
        <ul className="-mt-4 mb-4 divide-y-2 divide-hairline">
          {data.map((child) => (
            <ChildEntry
              key={child.id}
              child={child}
              onChange={() => setQuestion({ about: 'change', child })}
              onDelete={() => setQuestion({ about: 'deletion', child })}
            />
          ))}
        </ul>
      )}
      <MoreChildren count={data.length} onAdd={() => setQuestion({ about: 'new' })} />
      {question?.about === 'new' && <ChildDialog child={null} onSaved={close} onClose={close} />}
      {question?.about === 'change' && <ChildDialog child={question.child} onSaved={close} onClose={close} />}
      {question?.about === 'deletion' && (
        <DeleteChildDialog
          child={question.child}
          hasSiblings={data.length > 1}
          onKeep={close}
          onDelete={() => handleDelete(question.child)}
        />
      )}
    </div>
  );
}

/** Adds another child; the first child is invited by a sentence instead. */
function MoreChildren({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (count >= LIMITS.children)
    return <p className="text-soft">You’ve added {LIMITS.children} children, the most there’s room for.</p>;
  if (count > 0)
    return (
      <Button variant="line" icon="plus" onClick={onAdd}>
        Add a child
      </Button>
    );
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <p>No children yet. Add your child once. We’ll remember their age and what to avoid.</p>
        <Button icon="plus" className="mt-4 max-sm:w-full" onClick={onAdd}>
          Add a child
        </Button>
      </div>
      <img src="/art/cut-pip.webp" alt="" className="h-32 w-auto max-sm:hidden" />
    </div>
  );
}

interface DeleteChildDialogProps {
  child: ChildProfile;
  hasSiblings: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

const DeleteChildDialog = ({ child: { nickname, avoid }, hasSiblings, onKeep, onDelete }: DeleteChildDialogProps) => (
  <DeleteItemDialog name={nickname} title={`Delete ${nickname}?`} onKeep={onKeep} onDelete={onDelete}>
    {`What you told us about ${nickname} will be deleted. Their stories stay on your shelf, with the name in them${hasSiblings ? '; on a story’s page you can give it to another child' : ''}.`}
    {avoid.length > 0 && <span>{` New chapters and pictures no longer leave out: ${avoid.join(', ')}.`}</span>}
  </DeleteItemDialog>
);

type ChildEntryProps = Pick<DeleteChildDialogProps, 'child' | 'onDelete'> & { onChange: () => void };

function ChildEntry({ child, onChange, onDelete }: ChildEntryProps) {
  const { nickname, ageRange, readingLevel, likes, avoid } = child;
  const level = READING_LEVEL_CHOICES.find(({ id }) => id === readingLevel)?.label;
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-2 py-5">
      <ChildFace child={child} size="row" />
      <div className="min-w-0 flex-1 basis-52">
        <h3 dir="auto" className="text-22 wrap-anywhere">
          {nickname}
        </h3>
        <p className="text-soft">
          {ageRange} years · {level}
        </p>
        <p className="mt-1.5 font-semibold wrap-anywhere">
          {avoid.length > 0 ? `Leaves out: ${avoid.join(', ')}` : 'Nothing left out'}
        </p>
        {likes.length > 0 && <p className="mt-0.5 wrap-anywhere">Likes: {likes.join(', ')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <LinkButton to={booksPath(child.id)} variant="line" icon="books" className="max-sm:w-full">
          {nickname}’s books
        </LinkButton>
        <Act icon="pencil" label="Change" nickname={nickname} onClick={onChange} />
        <Act icon="bin" label="Delete" nickname={nickname} onClick={onDelete} />
      </div>
    </li>
  );
}

interface ActionProps {
  icon: IconName;
  label: string;
  nickname: string;
  onClick: () => void;
}

const Act = ({ icon, label, nickname, onClick }: ActionProps) => (
  <Button variant="quiet" icon={icon} aria-label={`${label} ${nickname}`} onClick={onClick}>
    {label}
  </Button>
);

/** Deletes a child's profile after ten seconds, unless undone. */
function useDeleteChild(): (child: ChildProfile) => void {
  return useDeleteLater({
    kind: 'child',
    keys: { list: queryKeys.children, all: queryKeys.children },
    note: ({ nickname }: ChildProfile) => ({
      message: `${nickname} is no longer listed`,
      detail: 'You have ten seconds to bring everything back.',
    }),
    deleted: 'Child deleted successfully',
    failed: DELETE_CHILD_FAILED,
  });
}
