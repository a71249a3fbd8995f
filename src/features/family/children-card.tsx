import type { ChildProfile } from '@talelantern/domain/family/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { DeleteItemDialog } from '../items/delete-item-dialog.tsx';
import { TryAgain } from '../try-again.tsx';
import { childrenQuery } from '../use-children.ts';
import { useServices } from '../use-services.ts';
import { useToldFailure } from '../use-told-failure.ts';
import { ChildDialog } from './child-dialog.tsx';
import { ChildEntry } from './child-entry.tsx';
import { useDeleteChild } from './use-delete-child.ts';

/** What is asked at the moment. */
type Question = { about: 'new' } | { about: 'change' | 'deletion'; child: ChildProfile };

/** The children of the family: what stories know of each, and how to change that. */
export function ChildrenCard() {
  const { children } = useServices();
  const { data, error, refetch } = useQuery(childrenQuery(children));
  const remove = useDeleteChild();
  const [question, setQuestion] = useState<Question | null>(null);
  useToldFailure(error);
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
    <>
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
        <DeleteChildDialog child={question.child} onKeep={close} onDelete={() => handleDelete(question.child)} />
      )}
    </>
  );
}

/** The way to another child; the first is invited. */
function MoreChildren({ count, onAdd }: { count: number; onAdd: () => void }) {
  if (count >= LIMITS.children)
    return <p className="text-soft">There is room for {LIMITS.children} children, and all of it is taken.</p>;
  if (count > 0)
    return (
      <Button variant="line" icon="plus" onClick={onAdd}>
        Add a child
      </Button>
    );
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <p>Nobody is listed yet. Add a child once, and their age and what to leave out come along with every story.</p>
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
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before a child goes: its stories then know of nothing to leave out. */
function DeleteChildDialog({ child: { nickname, avoid }, onKeep, onDelete }: DeleteChildDialogProps) {
  return (
    <DeleteItemDialog name={nickname} title={`Delete ${nickname}?`} onKeep={onKeep} onDelete={onDelete}>
      {`What you told us about ${nickname} will be deleted. Their stories stay on your shelf.`}
      {avoid.length > 0 && ` New chapters and pictures no longer leave out: ${avoid.join(', ')}.`}
    </DeleteItemDialog>
  );
}
