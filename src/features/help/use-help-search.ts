import { useEffect, useState } from 'react';
import type { FindInHelp, FoundPlace } from './find-in-help.ts';

const loadFind = async (): Promise<FindInHelp> => (await import('./find-in-help.ts')).loadFindInHelp();

export interface HelpSearch {
  question: string;
  ask: (question: string) => void;
  /** Null while nothing is asked, or while the pages are being fetched. */
  places: FoundPlace[] | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Searches all help pages while typing; what does so is loaded with the first letter. */
export function useHelpSearch(): HelpSearch {
  const [question, ask] = useState('');
  const [find, setFind] = useState<{ run: FindInHelp } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isAsked = question.trim() !== '';

  useEffect(() => {
    if (!isAsked || find) return undefined;
    let isGone = false;
    loadFind().then(
      (run) => isGone || setFind({ run }),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, find, attempt]);

  return {
    question,
    ask,
    places: isAsked && find ? find.run(question) : null,
    hasFailed: isAsked && hasFailed && !find,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
