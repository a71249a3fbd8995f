import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface FailedStateProps {
  title: string;
  /** The technical message, as in the log; in small print below the sentence for the user. */
  cause?: string | undefined;
  children: ReactNode;
  kept?: readonly string[] | undefined;
  actions: ReactNode;
}

export const FailedState = ({ title, cause, children, kept = [], actions }: FailedStateProps) => (
  <div className="failed" role="alert">
    <div className="failed-friend">
      <img src="/art/cut-hoot.webp" alt="" />
    </div>
    <div>
      <h1 className="max-w-[20ch] text-48">{title}</h1>
      <div className="mt-2 max-w-[40ch] text-19 text-soft">{children}</div>
      {cause !== undefined && <h2 className="mt-3 font-ui text-13 font-normal text-soft">{cause}</h2>}
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
