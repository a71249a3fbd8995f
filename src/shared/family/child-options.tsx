import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import type { ChipOption } from '../../ui/chip-group.tsx';
import { ChildFace } from './child-face.tsx';

export const WHO_IS_IT_FOR = 'Who is it for?';

export const EVERYONE = '';

/** The options for whom a story is: each child, or everyone. */
export const childOptions = (children: readonly ChildProfile[]): ChipOption<string>[] => [
  { value: EVERYONE, label: 'Everyone' },
  ...children.map((child) => ({ value: child.id, label: <ChildLabel child={child} /> })),
];

const ChildLabel = ({ child }: { child: ChildProfile }) => (
  <span className="-ml-2 flex [svg+*>&]:ml-0 items-center gap-[0.45em]">
    <ChildFace child={child} size="chip" />
    {child.nickname} · {child.ageRange}
  </span>
);
