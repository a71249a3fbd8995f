import { LIMITS } from '@talelantern/domain/limits/limits';
import type { StoryIdea } from '@talelantern/domain/stories/story-ideas';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { OWN_WORDS } from '../../../services/limit-sentences.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { PlacePlate } from '../../../ui/place-plate.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { tellImageFailed } from '../../image-failure.ts';
import { SeePlans } from '../../see-plans.tsx';
import { useUsage } from '../../use-usage.ts';
import { artOfIdea } from './idea-art.ts';
import { OWN_IDEA, type NextIdea } from './use-next-idea.ts';

/** Three ideas as pictures to tap, the family's own, or none at all. */
export function NextIdeas({ ideas, chosen, choose, own, changeOwn }: Omit<NextIdea, 'idea'>) {
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
        <div className="grid gap-3 md:grid-cols-3">
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
      {chosen === OWN_IDEA && <OwnIdea value={own} onChange={changeOwn} isNew={isPressed} />}
    </div>
  );
}

interface OptionProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

const ideaTile =
  'grid cursor-pointer grid-cols-[42%_1fr] items-center gap-4 rounded-card border-2 border-paper-400 bg-paper-0 p-2.5 transition-colors hover:bg-[#fff6e0] has-checked:border-lantern-700 has-checked:bg-lantern-300 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--on-focus) md:grid-cols-1 md:content-start md:gap-3 md:pb-4';

function IdeaTile({ idea, name, isChosen, onChoose }: OptionProps & { idea: StoryIdea }) {
  const { title, line, picture } = idea;
  return (
    <label className={ideaTile}>
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="relative block">
        <PlacePlate src={artOfIdea(picture)} alt="" onImageFailed={tellImageFailed} />
        {isChosen && (
          <span className="tile-check">
            <Icon name="check" size="small" />
          </span>
        )}
      </span>
      <span className="min-w-0 pr-1 md:px-1.5">
        <b className="block font-display text-22 leading-tight font-semibold wrap-anywhere">{title}</b>{' '}
        <span className="mt-1 block leading-snug wrap-anywhere">{line}</span>
      </span>
    </label>
  );
}

function IdeaChip({ icon, name, isChosen, onChoose, children }: OptionProps & { icon: IconName; children: ReactNode }) {
  return (
    <label className="chip">
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      <Icon name={icon} size="small" />
      {children}
    </label>
  );
}

interface OwnIdeaProps {
  value: string;
  onChange: (words: string) => void;
  /** It has just been asked for: it is brought into view. */
  isNew: boolean;
}

/** One line of the family's own, where the plan has custom prompts. Elsewhere it says which plans have them. */
function OwnIdea({ value, onChange, isNew }: OwnIdeaProps) {
  const isLocked = useUsage()?.plan.limits.customPrompts === false;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  return (
    <div ref={place} className="grid scroll-mb-36 gap-4">
      <TextField
        label="My own idea"
        value={value}
        onChange={onChange}
        maxLength={LIMITS.listEntry}
        readOnly={isLocked}
        aria-disabled={isLocked || undefined}
        placeholder={isLocked ? undefined : 'They find a door in the lighthouse'}
        hint={
          isLocked ? `${OWN_WORDS} The three ideas are free.` : 'One sentence. Leave it empty and the lantern decides.'
        }
      />
      {isLocked && (
        <p>
          <SeePlans limit="custom-prompts" look="locked" />
        </p>
      )}
    </div>
  );
}
