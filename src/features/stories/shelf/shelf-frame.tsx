import type { ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';

/** The parts of the shelf around its books, which the remembered shelf shows too. */

export const MIN_STORIES_FOR_SEARCH = 5;

export const ShelfHeading = () => (
  <PageHeading
    title="My stories"
    actions={
      <LinkButton to={PATHS.create} icon="plus">
        New story
      </LinkButton>
    }
  />
);

export const ShelfRows = ({ children }: { children: ReactNode }) => (
  <ul className="grid grid-cols-2 gap-x-4 gap-y-8 py-9 md:grid-cols-3 md:gap-x-8 lg:grid-cols-4" aria-label="Stories">
    {children}
  </ul>
);

export const CHILD_ROW = 'mt-4 flex flex-wrap gap-2.5';

export const childBooksLabel = (nickname: string): string => `${nickname}’s books`;
