import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { PATHS } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Lantern } from '../../ui/lantern.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { PaymentNews } from './use-payment-news.ts';

interface PaymentNewsCardProps {
  news: Exclude<PaymentNews, 'none'>;
  /** The plan in force; null while it is not known. */
  plan: Plan | null;
  onLookAgain: () => void;
}

/** For whoever comes back from paying: what is known of it, and no more than that. */
export function PaymentNewsCard({ news, plan, onLookAgain }: PaymentNewsCardProps) {
  const { title, words } = newsWords(news, plan);
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-well px-5 py-5 md:px-8">
      <div role="status" className="flex min-w-0 flex-1 basis-72 items-center gap-5">
        <Lantern
          lit={news !== 'late'}
          className={news === 'confirming' ? 'animate-breathe h-14 w-auto flex-none' : 'h-14 w-auto flex-none'}
        />
        <div>
          <h2 className="text-28">{title}</h2>
          <p className="mt-1 max-w-prose text-soft">{words}</p>
        </div>
      </div>
      {news === 'confirmed' && (
        <LinkButton to={PATHS.create} icon="sparkle" className="max-sm:w-full">
          Go on creating
        </LinkButton>
      )}
      {news === 'late' && (
        <Button variant="line" icon="refresh" className="max-sm:w-full" onClick={onLookAgain}>
          Look again
        </Button>
      )}
    </div>
  );
}

function newsWords(news: PaymentNewsCardProps['news'], plan: Plan | null): { title: string; words: string } {
  switch (news) {
    case 'confirming':
      return {
        title: 'Confirming payment',
        words: 'This takes a few seconds. Your plan changes by itself, wherever you go on meanwhile.',
      };
    case 'confirmed':
      return {
        title: plan ? `${plan.name} is yours` : 'Your plan is here',
        words: 'Thank you. All it brings is ready, on every page.',
      };
    case 'late':
      return {
        title: 'It will appear shortly',
        words:
          'Your payment is not confirmed yet. If you have paid, your plan will appear by itself, and nothing is paid twice. If you have not, nothing was paid.',
      };
  }
}
