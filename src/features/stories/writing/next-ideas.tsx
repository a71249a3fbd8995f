import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { avoidedIn } from '@talelantern/domain/stories/child-books';
import { threeIdeas } from '@talelantern/domain/stories/default-ideas';
import { nextPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import { toOneLine } from '@talelantern/domain/text/lists';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { CUSTOM_PROMPTS_NEED_PLAN } from '../../../services/plans/limit-sentences.ts';
import { keep, readStored } from '../../../shared/drafts/stored-draft.ts';
import { useStoredText } from '../../../shared/drafts/use-stored-text.ts';
import { useChildren } from '../../../shared/family/use-children.ts';
import { PlansLink } from '../../../shared/plans/plans-link.tsx';
import { useUsage } from '../../../shared/plans/use-usage.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { TileCheck } from '../../../ui/choice-tile.tsx';
import { fullHint } from '../../../ui/full-hint.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { LandscapePlate } from '../../../ui/lantern-pane.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { artOfIdea } from './idea-art.ts';

export function NextIdeas({ ideas, chosen, choose, own, changeOwn, isOwnLocked }: Omit<NextIdea, 'idea'>) {
  const name = useId();
  const [isPressed, setPressed] = useState(false);
  const option = (value: string | null) => ({
    name,
    isChosen: chosen === value,
    onChoose: () => {
      setPressed(true);
      choose(value);
    },
  });
  return (
    <div className="grid gap-5">
      <ChoiceGroup label="What happens next?" hideLabel selection="radio" className="grid gap-4">
        <div className="grid gap-3 md:grid-cols-3 sideways:grid-cols-3">
          {ideas.map((idea) => (
            <IdeaTile key={idea.line} idea={idea} {...option(idea.line)} />
          ))}
        </div>
        <div className="chips">
          <IdeaChip icon="pencil" {...option(OWN_IDEA)}>
            My own idea
          </IdeaChip>
          <IdeaChip icon="sparkle" {...option(null)}>
            Let the lantern decide
          </IdeaChip>
        </div>
      </ChoiceGroup>
      {chosen === OWN_IDEA && <OwnIdea value={own} onChange={changeOwn} isLocked={isOwnLocked} isNew={isPressed} />}
    </div>
  );
}

interface OptionProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** Picture beside the text on phones, above it elsewhere. Small on landscape phones: the bottom bar hides no idea. */
const ideaTile =
  'grid grid-cols-[42%_1fr] items-center gap-4 md:grid-cols-[1fr] md:content-start md:gap-3 sideways:grid-cols-[4.5rem_1fr] sideways:content-start sideways:gap-x-[0.6rem] sideways:gap-y-[0.4rem] cursor-pointer rounded-card border-2 border-paper-400 bg-paper-0 p-2.5 transition-colors hover:bg-[#fff6e0] has-checked:border-lantern-700 has-checked:bg-lantern-300 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--on-focus)';

function IdeaTile({ idea, name, isChosen, onChoose }: OptionProps & { idea: StoryIdea }) {
  const { title, line, picture } = idea;
  return (
    <label className={ideaTile}>
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="relative block">
        <LandscapePlate src={artOfIdea(picture)} alt="" />
        {isChosen && <TileCheck />}
      </span>
      <span className="grid min-w-0 gap-1 pr-1 md:px-1.5 sideways:contents">
        <b className="font-display text-22 leading-tight font-semibold wrap-break-word hyphens-auto sideways:text-19">
          {title}
        </b>{' '}
        <span className="leading-snug wrap-break-word hyphens-auto sideways:col-span-full">{line}</span>
      </span>
    </label>
  );
}

const IdeaChip = ({
  icon,
  name,
  isChosen,
  onChoose,
  children,
}: OptionProps & { icon: IconName; children: ReactNode }) => (
  <label className="chip" data-chosen={isChosen || undefined}>
    <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
    <Icon name={icon} size="small" />
    {children}
  </label>
);

interface OwnIdeaProps {
  value: string;
  onChange: (value: string) => void;
  isLocked: boolean;
  /** Whether the user has just opened the field, which then scrolls into view. */
  isNew: boolean;
}

/** The field for the family's own idea, on plans with custom prompts. Other plans see which plans include it. */
function OwnIdea({ value, onChange, isLocked, isNew }: OwnIdeaProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) container.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div ref={container} className="grid scroll-mb-36 gap-4">
      <TextField
        label="My own idea"
        value={value}
        onChange={onChange}
        maxLength={LIMITS.listEntry}
        readOnly={isLocked}
        aria-disabled={isLocked || undefined}
        placeholder={isLocked ? undefined : 'They found a door in the lighthouse'}
        hint={
          <span aria-live="polite">
            {isLocked
              ? `${CUSTOM_PROMPTS_NEED_PLAN} The three ideas are free.`
              : (fullHint(value, LIMITS.listEntry) ?? 'One sentence. Leave it empty and the lantern decides.')}
          </span>
        }
      />
      {isLocked && (
        <p>
          <PlansLink limit="custom-prompts" look="locked" />
        </p>
      )}
    </div>
  );
}

/** The choice of the family's own idea; no offered idea has this text. */
const OWN_IDEA = 'own';

/** The ideas for the next chapter of `story`, without what it leaves out, for `reader` if a child begins it. */
export function useStoryIdeas(story: Story, reader?: ChildProfile): StoryIdea[] {
  const children = useChildren();
  return threeIdeas(story.settings.nextIdeas, {
    phase: nextPhase(story.currentPhase),
    characters: story.characters,
    avoid: avoidedIn(story, [reader?.id], children),
  });
}

/** The chosen idea for the next chapter of `story`. Survives a reload. */
export function useNextIdea(story: Story) {
  const { uid } = useServices();
  const isOwnLocked = useUsage()?.plan.limits.customPrompts === false;
  const choiceKey = PAGE_STORAGE_KEYS.ideaChoice(uid, story.id);
  const [choice, choose] = useState(() => readStored(choiceKey));
  const [ownIdea, changeOwn] = useStoredText(PAGE_STORAGE_KEYS.ownIdea(uid, story.id));
  const ideas = useStoryIdeas(story);
  const isOffered = choice === OWN_IDEA || ideas.some(({ line }) => line === choice);
  useEffect(() => keep(choiceKey, choice), [choiceKey, choice]);
  return {
    ideas,
    // The stored choice may be an idea for an earlier chapter, so only a listed one counts.
    chosen: isOffered ? choice : null,
    choose,
    /** The family's own idea, kept even while another idea is chosen. */
    own: ownIdea,
    changeOwn,
    /** Whether the plan excludes own ideas. An idea typed under an earlier plan is kept. */
    isOwnLocked,
    /** The idea to send; if empty, the model decides. */
    idea: choice === OWN_IDEA ? (isOwnLocked ? '' : toOneLine(ownIdea)) : isOffered && choice !== null ? choice : '',
  };
}

export type NextIdea = ReturnType<typeof useNextIdea>;
