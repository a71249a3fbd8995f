import { useState } from 'react';
import { PAGE_STORAGE_KEYS } from '../../../config/page-storage-keys.ts';
import { device, keep, readStored } from '../../../shared/drafts/stored-draft.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { scrollToSection, type Choice } from './use-new-story.ts';

const OPEN = 'open';

/** The section to scroll to. Each click makes a new object, so that it scrolls again. */
export interface Target {
  choice: Choice;
}

/** The sections below 'More choices'. Collapsed at first; later restored as this device stored them. */
export function useMoreChoices() {
  const key = PAGE_STORAGE_KEYS.moreChoices(useServices().uid);
  const [isOpen, setOpen] = useState(() => readStored(key, device) === OPEN);
  const [target, setTarget] = useState<Target | null>(null);
  function change(opened: boolean): void {
    setOpen(opened);
    setTarget(null);
    keep(key, opened ? OPEN : null, device);
  }
  return {
    isOpen,
    target,
    toggle: () => change(!isOpen),
    goTo: (choice: Choice): void => {
      if (choice === 'characters') scrollToSection(choice);
      else {
        setOpen(true);
        setTarget({ choice });
      }
    },
  };
}

export type MoreChoices = ReturnType<typeof useMoreChoices>;
