import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FailedStateProps {
  /** What happened. */
  title: string;
  /** One or two sentences on what to do. */
  children: ReactNode;
  /** What is safe, one line each. */
  kept?: readonly string[] | undefined;
  actions: ReactNode;
  /** A cut-out friend who looks puzzled; an ornament. */
  friend: string;
}

/** A page that could not be shown: what happened, what was kept, what to do. */
export function FailedState({ title, children, kept = [], actions, friend }: FailedStateProps) {
  return (
    <div className="failed" role="alert">
      <div className="failed-friend">
        <img src={friend} alt="" />
      </div>
      <div>
        <h1 className="max-w-[16ch] text-48">{title}</h1>
        <div className="mt-2 max-w-[40ch] text-19 text-soft">{children}</div>
        {kept.length > 0 && (
          <ul className="mt-6 grid gap-2.5 text-19">
            {kept.map((line) => (
              <li key={line} className="flex items-center gap-3">
                <Icon name="check" className="text-leaf-300" />
                {line}
              </li>
            ))}
          </ul>
        )}
        <div className="page-actions mt-8">{actions}</div>
      </div>
    </div>
  );
}
