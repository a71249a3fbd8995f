import type { AdminRequest, AdminResponse } from '@talelantern/domain/admin/actions';
import { ADMINS_STAY, PERSON_NOT_FOUND, type PersonUsage } from '@talelantern/domain/admin/people';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Profile } from '@talelantern/domain/accounts/profile';
import { effectivePlan } from '@talelantern/domain/subscriptions/entitlement';
import { allowanceOf, CAPABILITIES, takenOf, usageIdsOf } from '@talelantern/domain/usage/usage';
import { deleteAccount, type DepartureTools } from '../operations/accounts/delete-account.ts';
import type { Clock } from '../operations/ports/clock.ts';
import type { ActingAdmin, Admins, AuditBooks, PeopleBooks } from './ports.ts';

export interface PeopleTools extends DepartureTools {
  admins: Admins;
  peopleBooks: PeopleBooks;
  auditBooks: AuditBooks;
  clock: Pick<Clock, 'now'>;
}

/** @throws AppError `not_found`. */
export async function readPerson(
  { admins, peopleBooks, auditBooks, clock }: PeopleTools,
  { uid }: AdminRequest<'readPerson'>,
): Promise<AdminResponse<'readPerson'>> {
  const now = clock.now();
  const person = await peopleBooks.read(uid, now);
  if (!person) throw new AppError('not_found', PERSON_NOT_FOUND);
  const { summary, profile } = person;
  const [isAdmin, signIn, usage, history] = await Promise.all([
    admins.isListed(uid),
    peopleBooks.signIn(uid),
    usageOf(peopleBooks, profile, now),
    auditBooks.historyOf('person', uid),
  ]);
  const { priceId, subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd } = profile;
  return {
    person: summary,
    isAdmin,
    signIn,
    subscription: { priceId, status: subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd },
    usage,
    counts: {
      characters: profile.charactersTotal,
      locations: profile.locationsTotal,
      children: profile.childrenTotal,
    },
    history,
  };
}

/**
 * Switches an account off or on, in the database first: from then on nothing is written for it, and a call that failed
 * half-way can be repeated. Who is off can open no page to cancel on: what they pay for ends too, unless told otherwise.
 * @throws AppError `not_found`; `forbidden` for an administrator's account; `busy` from the payment service.
 */
export async function setPersonDisabled(
  tools: PeopleTools,
  admin: ActingAdmin,
  { uid, disabled, endsSubscription = true, note }: AdminRequest<'setPersonDisabled'>,
): Promise<AdminResponse<'setPersonDisabled'>> {
  await spareAdmins(tools, uid);
  const { peopleBooks, subscriptions, clock } = tools;
  const change = { disabled, endsSubscription: disabled && endsSubscription };
  await peopleBooks.setDisabled(uid, change, { admin, action: 'setPersonDisabled', note, now: clock.now() });
  await peopleBooks.switchSignIn(uid);
  if (change.endsSubscription) await subscriptions.stop(uid);
  return { disabled };
}

/** @throws AppError `not_found`. */
export async function resetUsage(
  { peopleBooks, clock }: PeopleTools,
  admin: ActingAdmin,
  { uid, note }: AdminRequest<'resetUsage'>,
): Promise<AdminResponse<'resetUsage'>> {
  const now = clock.now();
  await peopleBooks.resetUsage(uid, { admin, action: 'resetUsage', note, now });
  const person = await peopleBooks.read(uid, now);
  if (!person) throw new AppError('not_found', PERSON_NOT_FOUND);
  return { usage: await usageOf(peopleBooks, person.profile, now) };
}

/**
 * Deletes an account with everything in it, as its family could. What it was is noted before, because afterwards nobody
 * can tell.
 * @throws AppError `not_found`; `forbidden` for an administrator's account; `busy` from the payment service.
 */
export async function deletePerson(
  tools: PeopleTools,
  admin: ActingAdmin,
  { uid, note }: AdminRequest<'deletePerson'>,
): Promise<AdminResponse<'deletePerson'>> {
  await spareAdmins(tools, uid);
  const { peopleBooks, auditBooks, clock } = tools;
  const now = clock.now();
  const person = await peopleBooks.read(uid, now);
  if (!person) throw new AppError('not_found', PERSON_NOT_FOUND);
  const { plan, status } = person.summary;
  await auditBooks.append(
    { admin, action: 'deletePerson', note, now },
    { target: 'person', targetId: uid, before: { plan, status }, after: null },
  );
  await deleteAccount(tools, uid, now);
  return { deleted: true };
}

async function spareAdmins({ admins }: Pick<PeopleTools, 'admins'>, uid: string): Promise<void> {
  if (await admins.isListed(uid)) throw new AppError('forbidden', ADMINS_STAY, { field: 'uid' });
}

async function usageOf(books: Pick<PeopleBooks, 'usage'>, profile: Profile, now: number): Promise<PersonUsage> {
  const plan = effectivePlan(profile, now);
  const { month, year } = await books.usage(usageIdsOf(profile, now));
  return CAPABILITIES.map((capability) => {
    const { per, limit } = allowanceOf(plan, capability);
    const usage = per === 'year' && year ? year : month;
    return { capability, taken: takenOf(usage, capability), limit: limit ?? null, per };
  });
}
