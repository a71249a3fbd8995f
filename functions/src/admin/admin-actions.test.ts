import { AppError, type ErrorCode } from '@talelantern/domain/errors/app-error';
import { expect, it, vi } from 'vitest';
import { runAdminAction, type AdminDeps } from './admin-actions.ts';

/** Hides 'first' and the three other held comments of its author; the decision about 'second' fails with `code`. */
async function hideAll(code: ErrorCode) {
  const hiddenIds: string[] = [];
  const deps = {
    admins: { find: async () => ({ userId: 'admin', role: 'admin', permissions: ['moderation'], email: '' }) },
    moderationStore: {
      changeComment: async (commentId: string) => {
        if (commentId === 'second') throw new AppError(code, 'Not this one');
        hiddenIds.push(commentId);
        return 'refused';
      },
      async *heldCommentsOfDisabledAuthor() {
        yield* ['second', 'third', 'fourth'];
      },
    },
    clock: { now: () => 0 },
    log: () => {},
  } as unknown as AdminDeps;
  const body = { action: 'decideComment', commentId: 'first', decision: 'hide', hidesOthers: true };
  const response = await runAdminAction(deps, { uid: 'admin', signedInAt: 0 }, body).catch((error: unknown) => error);
  return { hidden: hiddenIds, response };
}

it.each(['in_progress', 'not_found'] as const)(
  'a held comment that another administrator has decided (%s) does not keep the others from being hidden',
  async (code) => {
    expect(await hideAll(code)).toEqual({ hidden: ['first', 'third', 'fourth'], response: { state: 'refused' } });
  },
);

it('the log shows the administrator who acts', async () => {
  const log = vi.fn<AdminDeps['log']>();
  const admins = { find: async () => ({ userId: 'admin-1', role: 'admin', permissions: ['moderation'], email: '' }) };
  const moderationStore = { listComments: async () => ({ comments: [], next: null }) };
  const deps = { admins, moderationStore, clock: { now: () => 0 }, log } as unknown as AdminDeps;
  await runAdminAction(deps, { uid: 'admin-1', signedInAt: 0 }, { action: 'listHeldComments', status: 'held' });
  expect(log).toHaveBeenCalledExactlyOnceWith('info', 'admin_action', { action: 'listHeldComments', uid: 'admin-1' });
});

it('an unexpected failure to hide a held comment is reported', async () => {
  expect(await hideAll('busy')).toMatchObject({ hidden: ['first'], response: { code: 'busy' } });
});
