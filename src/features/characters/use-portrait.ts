import type { Character } from '@talelantern/domain/characters/character';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { CANCELLED } from '@talelantern/domain/contracts/contract';
import { canRegenerateImages, UPGRADE_TO_REGENERATE_CHARACTER } from '@talelantern/domain/subscriptions/entitlement';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { PaintedPortrait } from '../../services/character-service.ts';
import { notify } from '../../ui/notify.ts';
import { queryKeys } from '../query-keys.ts';
import { useGoToPlans } from '../use-go-to-plans.ts';
import { useServices } from '../use-services.ts';
import { portraitRunsOf, type PortraitReport, type PortraitState } from './portrait-runs.ts';
import { useFailureNotice } from './use-failure-notice.ts';
import { useRememberCharacter } from './use-remember-character.ts';
import { characterIdOf, useUnfinishedPortraits } from './use-unfinished-portraits.ts';
import { useIsShown } from '../use-is-shown.ts';
import { usageQuery } from '../use-usage.ts';

export const FIRST_PORTRAIT_SAVED = 'Image generated and saved successfully!';
export const NEW_PORTRAIT_SAVED = 'Character image updated successfully!';

const NOTE_BESIDE_SCREEN_MS = 8_000;

export interface Portrait {
  state: PortraitState;
  /** Painted, maybe before a reload, and not saved. While there is one, nothing new is painted. */
  kept: PaintedPortrait | null;
  paint: (look: AdvancedFeatures) => void;
  saveKept: () => void;
  discardKept: () => void;
  cancel: () => void;
}

/** The portrait of one character: what is being made of it, and what can be done now. */
export function usePortrait(character: Character, onCharacter: (character: Character) => void): Portrait {
  const { characters, generation, usage } = useServices();
  const queryClient = useQueryClient();
  const goToPlans = useGoToPlans();
  const report = usePortraitReport(onCharacter);
  const runs = portraitRunsOf(characters, generation);
  const state = useSyncExternalStore(runs.watch, () => runs.stateOf(character.id));
  const found = useUnfinishedPortraits().find((work) => characterIdOf(work) === character.id) ?? null;

  const runningId = found?.status === 'running' ? found.requestId : null;
  const resume = useEffectEvent((requestId: string) => void runs.resume(character, requestId, report));
  useEffect(() => {
    if (runningId !== null) resume(runningId);
  }, [runningId]);

  function keptNow(): PaintedPortrait | null {
    if (state.status === 'failed' && state.kept) return state.kept;
    const isOpen = state.status === 'idle' || state.status === 'failed';
    return isOpen && found?.status === 'finished' ? found.portrait : null;
  }
  const kept = keptNow();

  /** Painting a character that has a picture needs a paid plan (specification §6). */
  async function mayPaint(): Promise<boolean> {
    if (character.imagePath === null) return true;
    const current = await queryClient.ensureQueryData(usageQuery(usage)).catch(() => null);
    return current === null || canRegenerateImages(current.plan);
  }

  async function paint(look: AdvancedFeatures): Promise<void> {
    if (await mayPaint()) await runs.paint(character, look, report);
    else {
      notify.failure(UPGRADE_TO_REGENERATE_CHARACTER);
      goToPlans('painting-again');
    }
  }

  async function discardKept({ requestId }: PaintedPortrait): Promise<void> {
    runs.clear(character.id);
    await generation.discard(requestId).catch((error: unknown) => report.failed(error, String(error)));
    await queryClient.invalidateQueries({ queryKey: queryKeys.unfinishedWork });
  }

  return {
    state,
    kept,
    paint: (look) => void paint(look),
    saveKept: () => void (kept && runs.hang(character, kept, report)),
    discardKept: () => void (kept && discardKept(kept)),
    cancel: () => runs.cancel(character.id),
  };
}

/** What the family hears of a painting, wherever it is by then. */
function usePortraitReport(onCharacter: (character: Character) => void): PortraitReport {
  const isShown = useIsShown();
  const queryClient = useQueryClient();
  const tellFailure = useFailureNotice();
  const remember = useRememberCharacter();

  function changed(character: Character): void {
    remember(character);
    onCharacter(character);
  }
  const refresh = (queryKey: readonly string[]) => void queryClient.invalidateQueries({ queryKey });

  return {
    changed,
    saved(character, isFirst) {
      changed(character);
      refresh(queryKeys.unfinishedWork);
      notify.success(isFirst ? FIRST_PORTRAIT_SAVED : NEW_PORTRAIT_SAVED);
    },
    failed(error, message) {
      refresh(queryKeys.unfinishedWork);
      refresh(queryKeys.usage);
      // The screen itself goes on saying it; to those who are elsewhere the note does.
      tellFailure(error, message, {
        limit: isAppError(error) && error.code === 'plan_limit' ? 'painting-again' : 'pictures',
        ...(isShown.current ? { durationMs: NOTE_BESIDE_SCREEN_MS } : {}),
      });
    },
    cancelled: () => notify.note(CANCELLED),
  };
}
