import { render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ChapterScreens, CreatePage, FamilyScope, preloadPages } from './lazy-pages.ts';

vi.mock('../pages/create-page.tsx', () => ({ CreatePage: () => <h1>Create</h1> }));
vi.mock('../pages/chapter-screens.tsx', () => ({ ChapterScreens: () => <Outlet /> }));
vi.mock('./family-scope.tsx', () => ({ FamilyScope: ({ children }: { children: ReactNode }) => children }));

it.each(['/create', '/app.html'])('the code of %s is loaded while the session is not known yet', async (path) => {
  preloadPages(path, true);
  await vi.dynamicImportSettled();
  render(
    <Suspense fallback="Loading">
      <FamilyScope user={{ uid: 'u1', email: 'rosa@home.example', emailVerified: true }}>
        <MemoryRouter>
          <Routes>
            <Route element={<ChapterScreens />}>
              <Route path="/" element={<CreatePage />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </FamilyScope>
    </Suspense>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Create');
});
