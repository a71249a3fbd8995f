import { themeNameFor } from '@talelantern/domain/catalogues/gentle-themes';
import { FIRST_PHASE } from '@talelantern/domain/stories/phases';
import { MAX_HAPPENING_LENGTH, type ChoiceProblem } from '@talelantern/domain/stories/story-choices';
import { useId, type ReactNode } from 'react';
import { leftOf } from '../../../services/plans/usage-service.ts';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { useUsage } from '../../../shared/plans/use-usage.ts';
import { fullHint } from '../../../ui/full-hint.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { categoryScene, categoryArt } from '../category-art.ts';
import { CastTray, NewStoryLayout, StoryPrice, StoryStage } from './story-stage.tsx';
import type { GenerateStory } from './use-generate-story.ts';
import type { MoreChoices } from './use-more-choices.ts';
import type { NewStory } from './use-new-story.ts';

/** Loaded lazily, because the section is collapsed at first. */
const StoryOptions = lazyPart(
  async () => (await import('./story-options.tsx')).StoryOptions,
  <div aria-hidden="true" className="h-screen" />,
);

interface NewStorySheetProps {
  newStory: NewStory;
  more: MoreChoices;
  /** A chip with the child that the story is for, if there is one. */
  childChip: ReactNode;
  /** Rendered above the sheet: who the story is about. */
  cast: ReactNode;
  listener: ReactNode;
  characters: ReactNode;
  locations: ReactNode;
  button: ReactNode;
}

export function NewStorySheet(props: NewStorySheetProps) {
  const { newStory, more, cast: top, childChip, listener, characters, locations, button } = props;
  const { draft, cast, shownProblem, change } = newStory;
  const errorOf = (field: ChoiceProblem['field']) => (shownProblem?.field === field ? shownProblem.message : null);
  return (
    <NewStoryLayout
      top={top}
      stage={
        <StoryStage
          cast={cast.members}
          theme={draft.theme}
          scene={draft.theme !== null && draft.category ? categoryScene(draft.category) : null}
          ageRange={draft.ageRange}
          phase={FIRST_PHASE}
          price={<StoryPrice cast={cast.members} />}
        >
          {button}
        </StoryStage>
      }
    >
      <TextField
        label="What happens?"
        note="only if you like"
        value={draft.idea}
        onChange={(idea) => change({ type: 'set', choices: { idea } })}
        maxLength={MAX_HAPPENING_LENGTH}
        hint={<span aria-live="polite">{fullHint(draft.idea, MAX_HAPPENING_LENGTH)}</span>}
        placeholder="We lost a tooth today"
        autoComplete="off"
        enterKeyHint="done"
      />
      <PresetChips newStory={newStory} more={more}>
        {childChip}
      </PresetChips>
      <MoreChoicesSection more={more}>
        <StoryOptions
          newStory={newStory}
          listener={listener}
          characters={characters}
          locations={locations}
          errorOf={errorOf}
          target={more.target}
        />
      </MoreChoicesSection>
    </NewStoryLayout>
  );
}

interface PresetChipsProps extends Pick<NewStorySheetProps, 'newStory' | 'more'> {
  children: ReactNode;
}

function PresetChips({ newStory, more, children }: PresetChipsProps) {
  const { category, theme, ageRange } = newStory.draft;
  const themeName = theme !== null && ageRange ? themeNameFor(theme, ageRange) : theme;
  return (
    <div className="mt-4 flex flex-wrap gap-2.5" onPointerEnter={StoryOptions.preload}>
      <button type="button" className="chip" onClick={() => more.goTo('theme')}>
        {category && <img src={categoryArt(category)} alt="" className="-ml-3 size-9 rounded-full object-cover" />}
        <span className="sr-only">Theme: </span>
        {themeName ?? 'Choose a theme'}
        <Icon name="chevron-down" size="small" />
      </button>
      <button type="button" className="chip" onClick={() => more.goTo('ageRange')}>
        {ageRange ? `Ages ${ageRange}` : 'Age range'}
        <Icon name="chevron-down" size="small" />
      </button>
      {children}
    </div>
  );
}

function MoreChoicesSection({ more: { isOpen, toggle }, children }: { more: MoreChoices; children: ReactNode }) {
  const bodyId = useId();
  return (
    <div className="mt-5 border-t-2 border-paper-200" onPointerEnter={StoryOptions.preload}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={toggle}
        className="flex min-h-14 w-full items-center gap-3 text-left font-semibold"
      >
        More choices
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="ml-auto" />
      </button>
      <div id={bodyId} hidden={!isOpen} className="pt-4">
        {isOpen && children}
      </div>
    </div>
  );
}

interface GenerateButtonProps {
  newStory: NewStory;
  generating: GenerateStory;
  more: MoreChoices;
}

const MISSING: Readonly<Record<NonNullable<NewStory['problem']>['field'], string>> = {
  characters: 'Still missing: someone to be in it.',
  relationships: 'Still missing: the rest of a relationship.',
  theme: 'Still missing: a theme.',
  ageRange: 'Still missing: an age range.',
};

export function GenerateButton({ newStory, generating, more }: GenerateButtonProps) {
  const { problem, assignment, loadFailure, retry, showProblem } = newStory;
  const { isSaving, generate } = generating;
  const stories = useUsage()?.stories;
  const missingId = useId();
  function handleNotReady(): void {
    showProblem();
    if (problem) more.goTo(problem.field);
  }
  return (
    <>
      {loadFailure && (
        <p role="alert" className="tray-price lg:mb-2 lg:text-left">
          {loadFailure.message}
        </p>
      )}
      <OnlineButton
        // At the limit, the link to /subscription is the primary action instead.
        variant={stories && leftOf(stories) === 0 ? 'line' : 'primary'}
        size="big"
        wide
        icon={loadFailure ? 'refresh' : 'sparkle'}
        aria-describedby={problem ? missingId : undefined}
        notReady={problem !== null}
        onNotReady={handleNotReady}
        busy={isSaving || (problem === null && assignment === null && !loadFailure)}
        busyLabel="Loading your choices…"
        onClick={loadFailure ? retry : () => assignment && generate(assignment)}
      >
        {loadFailure ? 'Try again' : (problem?.label ?? 'Generate Story')}
      </OnlineButton>
      {problem && (
        <span id={missingId} hidden>
          {MISSING[problem.field]}
        </span>
      )}
    </>
  );
}

export function NewStoryTray({ newStory, children }: { newStory: NewStory; children: ReactNode }) {
  const isCounted = useUsage()?.stories.limit !== undefined;
  return (
    <CastTray label="Price and button" cast={newStory.cast.members}>
      {isCounted && (
        <p className="tray-price">
          <StoryPrice cast={newStory.cast.members} />
        </p>
      )}
      {children}
    </CastTray>
  );
}
