import { classNames } from './class-names.ts';
import { Lantern } from './lantern.tsx';

export interface LanternStep {
  name: string;
  /** `lit`: the chapter is written. `now`: it is open or being generated. */
  state: 'lit' | 'now' | 'off';
}

const screenReaderStates = { lit: 'done', now: 'now', off: 'not yet' } as const;

export const LanternString = ({ label, steps }: { label: string; steps: readonly LanternStep[] }) => (
  <ol
    aria-label={label}
    className="@container relative flex justify-between text-(--on-string) before:absolute before:inset-x-[12%] before:-top-0.5 before:h-[26px] before:rounded-[0_0_50%_50%/0_0_100%_100%] before:border-b-2 before:opacity-35"
  >
    {steps.map(({ name, state }, index) => (
      <li
        key={name}
        data-state={state}
        aria-current={state === 'now' ? 'step' : undefined}
        className="relative flex min-w-0 flex-1 flex-col items-center text-center text-15 leading-[1.25] data-[state=now]:font-bold"
      >
        <Lantern
          lit={state !== 'off'}
          className={classNames(
            'mx-auto block h-10 w-[30px]',
            index === 1 || index === 2 ? 'mt-[15px] mb-[0.3rem]' : 'mt-1.5 mb-[calc(0.3rem+9px)]',
            state === 'off' && 'text-edge',
          )}
        />
        {/* If there is no room for four names, only the present chapter's name is shown. */}
        <span
          className={classNames(
            state === 'off' ? 'text-soft' : 'text-text',
            state === 'now' ? '@max-[22rem]:whitespace-nowrap' : '@max-[22rem]:sr-only',
          )}
        >
          {name}
        </span>
        <span className="sr-only">, {screenReaderStates[state]}</span>
      </li>
    ))}
  </ol>
);

export const ChapterLights = ({ lit, total, label }: { lit: number; total: number; label: string }) => (
  <span role="img" aria-label={label} className="chapter-lights">
    {Array.from({ length: total }, (_, index) => (
      <i key={index} data-lit={index < lit || undefined} />
    ))}
  </span>
);
