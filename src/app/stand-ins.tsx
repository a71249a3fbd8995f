import { Icon } from '../ui/icon.tsx';

const SERVICES: Readonly<Record<string, string>> = {
  openai: 'Pictures, stories and checks: OpenAI stand-in',
  voice: 'Narration: computer voice',
  chimes: 'Narration: chimes in place of a voice',
  stripe: 'Payments: Stripe stand-in',
};

export const StandIns = ({ names }: { names: readonly string[] }) => (
  // Placed between the wordmark and the menu, where it does not cover text; in an open book, not over the title.
  <details className="stand-in on-night absolute top-0.5 left-1/2 z-20 max-w-[min(320px,100vw-1rem)] -translate-x-1/2 rounded-[14px] bg-[#0a0f2be6] text-13 text-moon-soft min-[20rem]:max-md:[body:has(.reader)_&]:top-10 min-[20rem]:max-md:[body:has(.reader)_&]:left-17 min-[56.25rem]:left-[30%]">
    {/* A small mark with a full-size target. */}
    <summary className="relative w-fit list-none rounded-[14px] p-px after:absolute after:-inset-x-3.5 after:-top-1 after:-bottom-5">
      <Icon name="info" size="small" />
      <span className="sr-only">Stand-ins</span>
    </summary>
    <ul aria-label="Stand-ins" className="px-3 pt-2 pb-3">
      {names.map((name) => (
        <li key={name}>{SERVICES[name] ?? name}</li>
      ))}
    </ul>
  </details>
);
