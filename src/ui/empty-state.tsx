import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  line: string;
  action: ReactNode;
  illustrations: readonly string[];
}

export const EmptyState = ({ title, line, action, illustrations }: EmptyStateProps) => (
  <div className="empty">
    <div>
      <h1 className="text-68">{title}</h1>
      <p className="empty-line">{line}</p>
      {action}
    </div>
    <div className="empty-nook">
      <div className="empty-friends">
        {illustrations.map((illustration) => (
          <img key={illustration} src={illustration} alt="" />
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
