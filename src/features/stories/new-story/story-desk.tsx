import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/sheet.tsx';

interface StoryDeskProps {
  /** The StoryStage at the right of wide screens. */
  stage: ReactNode;
  /** The sections of the sheet. */
  children: ReactNode;
}

/** On a phone the paper reaches down behind the tray to the foot of the screen. */
const PAPER_TO_THE_FOOT =
  'max-md:relative max-md:after:absolute max-md:after:inset-x-0 max-md:after:top-[calc(100%-1px)] max-md:after:h-screen max-md:after:bg-paper-50';

/** The generator's table: the sheet left, the cover that fills in right. */
export function StoryDesk({ stage, children }: StoryDeskProps) {
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-9 lg:grid-cols-[minmax(0,1fr)_380px]">
      <Sheet className={PAPER_TO_THE_FOOT}>{children}</Sheet>
      {stage}
    </div>
  );
}
