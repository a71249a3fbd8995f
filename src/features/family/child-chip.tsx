import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { childrenQuery } from '../../shared/family/use-children.ts';
import { ChildFace } from '../../shared/family/child-face.tsx';
import { useServices } from '../../shared/services/use-services.ts';
import { Icon } from '../../ui/icon.tsx';

interface ChildChipProps {
  childId: string;
  /** Called with the child as it is stored now; null if the child has been deleted. */
  onRead: (child: ChildProfile | null) => void;
  onClick: () => void;
}

/** The child that the story is for, while the picker is collapsed. */
export function ChildChip({ childId, onRead, onClick }: ChildChipProps) {
  const { data: children, isSuccess } = useQuery(childrenQuery(useServices().loadServices));
  const child = children?.find(({ id }) => id === childId);
  useEffect(() => {
    if (isSuccess) onRead(child ?? null);
  }, [isSuccess, child, onRead]);
  return (
    child && (
      <button type="button" className="chip wrap-anywhere" onClick={onClick}>
        <span className="-ml-2">
          <ChildFace child={child} size="chip" />
        </span>
        For {child.nickname}
        <Icon name="chevron-down" size="small" />
      </button>
    )
  );
}
