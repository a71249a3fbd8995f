import type { ReactNode } from 'react';
import { Lantern } from './lantern.tsx';

interface UsageLanternsProps {
  /** How many are left; those lanterns are lit. */
  left: number;
  total: number;
  /** The words, for example "1 of 2 stories left". */
  children: ReactNode;
}

const MOST_LANTERNS = 15;

/** What is left of an allowance, in words and as lanterns; more than 15 are only said. */
export function UsageLanterns({ left, total, children }: UsageLanternsProps) {
  return (
    <div>
      <p className="font-semibold">{children}</p>
      {total <= MOST_LANTERNS && (
        <p aria-hidden="true" className="mt-2 flex max-w-75 flex-wrap gap-1 text-accent">
          {Array.from({ length: total }, (_, index) => (
            <Lantern key={index} lit={index < left} className={index < left ? 'h-7' : 'h-7 text-edge'} />
          ))}
        </p>
      )}
    </div>
  );
}
