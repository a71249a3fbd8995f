import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  line: string;
  action: ReactNode;
  illustrations: readonly string[];
}

export const EmptyState = ({ title, line, action, illustrations }: EmptyStateProps) => (
  <div className="grid flex-1 items-center gap-8 pt-10 pb-4 text-center md:min-h-[calc(100svh-180px)] md:grid-cols-[1fr_1fr] md:gap-12 md:pt-4 md:text-left">
    <div className="max-md:[&>.btn]:w-full">
      <h1 className="max-w-[11ch] text-68 max-md:mx-auto">{title}</h1>
      <p className="mt-[0.9rem] mb-7 max-w-[30ch] text-[clamp(1.1875rem,1.1rem+0.5vw,1.375rem)] text-[#e6e4f4] max-md:mx-auto">
        {line}
      </p>
      {action}
    </div>
    <div className="relative w-[min(100%,600px)] justify-self-center before:absolute before:-inset-x-[22%] before:-inset-y-[12%] before:-z-1 before:bg-(image:--pool) max-md:-order-1">
      <div className="relative mb-[clamp(-44px,-4.5vw,-26px)] flex items-end justify-center">
        {illustrations.map((illustration, index) => (
          <img
            key={illustration}
            src={illustration}
            alt=""
            className={index === 0 ? 'h-[clamp(175px,23vw,300px)]' : '-ml-[26px] h-[clamp(145px,19vw,245px)]'}
          />
        ))}
      </div>
      <BlankBook />
    </div>
  </div>
);

const BlankBook = () => (
  <svg viewBox="0 0 470 150" aria-hidden="true" className="w-full">
    <path d="M14 40C90 10 180 14 235 44c55-30 145-34 221-4v86c-80-24-166-22-221 8-55-30-141-32-221-8Z" fill="#5a3a1f" />
    <path d="M22 34C96 6 182 10 235 40v84c-56-28-140-30-213-8Z" fill="#fcf5e6" />
    <path d="M448 34C374 6 288 10 235 40v84c56-28 140-30 213-8Z" fill="#f5ead3" />
    <path d="M235 40v84" stroke="#c9b58a" strokeWidth={3} />
    <path
      d="M60 58c44-12 90-12 142 6M60 80c44-12 90-12 142 6M268 64c52-18 98-18 142-6M268 86c52-18 98-18 142-6"
      stroke="#dcc9a1"
      strokeWidth={5}
      strokeLinecap="round"
      fill="none"
    />
  </svg>
);
