import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { WRITE_TO_US } from '../../config/article-paths.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { SearchField } from '../../ui/search-field.tsx';
import type { FindInHelp, FoundSection } from './find-in-help.ts';
import './help.css';

export function HelpSearch({ search }: { search: ReturnType<typeof useHelpSearch> }) {
  const { question, ask, sections, hasFailed, retry } = search;
  const container = useRef<HTMLDivElement>(null);

  const adoptTyped = useEffectEvent(() => ask(container.current?.querySelector('input')?.value ?? ''));
  // Adopts what was typed before the app hydrated the page.
  useEffect(() => adoptTyped(), []);

  function handleKeys(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      ask('');
      container.current?.querySelector('input')?.focus();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(container.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const focusedIndex = stops.findIndex((stop) => stop === document.activeElement);
    stops[focusedIndex + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    event.preventDefault();
  }

  return (
    <div role="search" ref={container} className="article-aside mt-4 block max-w-form" onKeyDown={handleKeys}>
      <SearchField
        label="Search the help pages"
        placeholder="Portrait, share, forgot, price…"
        autoComplete="off"
        value={question}
        onChange={ask}
      />
      <p role="status" className="sr-only">
        {sections && countSentence(sections.length)}
      </p>
      {sections &&
        (sections.length > 0 ? <Found sections={sections} onGo={() => ask('')} /> : <NoResults onGo={() => ask('')} />)}
      {hasFailed && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p>We couldn’t search the help pages just now. You can still read them.</p>
          <Button variant="line" icon="refresh" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

const countSentence = (count: number): string =>
  count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'place' : 'places'} found`;

const Found = ({ sections, onGo }: { sections: readonly FoundSection[]; onGo: () => void }) => (
  <ul aria-label="Found" className="on-paper mt-3 grid gap-1 rounded-card bg-paper-50 p-2 shadow-sheet">
    {sections.map(({ to, title, page, excerpt }) => (
      <li key={to}>
        <AppLink to={to} className="found-section" onClick={onGo}>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <b className="text-19 font-semibold">{title}</b>
            <span className="text-15 text-soft">{page}</span>
          </span>
          <span className="mt-1 block text-15 text-soft">
            {excerpt.map(({ text, isFound }, index) => {
              const Part = isFound ? 'mark' : 'span';
              return <Part key={`${index} ${text}`}>{text}</Part>;
            })}
          </span>
        </AppLink>
      </li>
    ))}
  </ul>
);

const NoResults = ({ onGo }: { onGo: () => void }) => (
  <div className="on-paper mt-3 rounded-card bg-paper-50 p-6 shadow-sheet">
    <p className="font-semibold">Nothing found.</p>
    <p className="mt-1 text-soft">
      Try a single word, or{' '}
      <AppLink to={WRITE_TO_US} className="article-link" onClick={onGo}>
        write to us
      </AppLink>
      .
    </p>
  </div>
);

const loadFind = async (): Promise<FindInHelp> => (await import('./find-in-help.ts')).loadFindInHelp();

export function useHelpSearch() {
  const [question, ask] = useState('');
  const [find, setFind] = useState<{ run: FindInHelp } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const hasQuery = question.trim() !== '';

  useEffect(() => {
    if (!hasQuery || find) return undefined;
    let isGone = false;
    loadFind().then(
      (run) => isGone || setFind({ run }),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [hasQuery, find, attempt]);

  return {
    question,
    ask,
    /** Null without a query, or while the pages are loading. */
    sections: hasQuery && find ? find.run(question) : null,
    hasFailed: hasQuery && hasFailed && !find,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
