import type { Story } from '@talelantern/domain/stories/story';
import type { ComponentProps } from 'react';
import { readPath } from '../../config/item-paths.ts';
import { CHAPTER_PARAM } from '../../shared/chapters/chapter-copy.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { AUTOPLAY } from './autoplay.ts';
import { allowVoices } from './reader-audio.ts';

type Look = Pick<ComponentProps<typeof LinkButton>, 'size' | 'variant' | 'className' | 'children'>;

interface PlayLinkProps extends Look {
  story: Pick<Story, 'id'>;
  part: number;
  onClick?: () => void;
}

export const PlayLink = ({ story, part, onClick, ...look }: PlayLinkProps) => (
  <LinkButton
    to={`${readPath(story.id)}?${CHAPTER_PARAM}=${part + 1}`}
    state={AUTOPLAY}
    icon="play"
    onClick={() => {
      allowVoices();
      onClick?.();
    }}
    {...look}
  />
);
