import type { AdminRequest, AdminResponse } from '@talelantern/domain/contracts/admin/actions';
import { raisesLimits, unpricedModelCopy, type SiteSettings } from '@talelantern/domain/contracts/admin/site-settings';
import { AppError } from '@talelantern/domain/errors/app-error';
import { isSameData } from '@talelantern/domain/stored/same-data';
import { hasOwnPrice, type ModelPrices } from '../../generation/operations/prices.ts';
import type { composeAdmin } from '../compose.ts';
import type { ActingAdmin } from '../ports/ports.ts';

type SettingsDeps = Pick<ReturnType<typeof composeAdmin>, 'settingsStore' | 'configuredSettings' | 'prices' | 'clock'>;

/** Whether a limit exceeds the configured one, or a model or the banner, which every family reads, changes. */
export async function needsRecentSignIn(
  body: AdminRequest<'changeSettings'>,
  { settingsStore, configuredSettings }: SettingsDeps,
): Promise<boolean> {
  const { models, banner } = (await settingsStore.read()).settings;
  return raisesLimits(body, configuredSettings) || body.banner !== banner || !isSameData(body.models, models);
}

/** @throws AppError `refused` for a newly chosen model without a price; `in_progress` for an outdated revision. */
export async function changeSettings(
  { settingsStore, prices, clock }: SettingsDeps,
  admin: ActingAdmin,
  { spendCapMicros, starts, models, banner, revision, note }: AdminRequest<'changeSettings'>,
): Promise<AdminResponse<'changeSettings'>> {
  assertPriced(models, (await settingsStore.read()).settings.models, prices);
  const audited = { admin, action: 'changeSettings', note, now: clock.now() } as const;
  return settingsStore.change({ spendCapMicros, starts, models, banner }, revision, audited);
}

/** A model in use stays, so that the other settings can be changed. Moderation costs nothing. */
function assertPriced(models: SiteSettings['models'], inUse: SiteSettings['models'], prices: ModelPrices): void {
  const pricesByKind = { text: prices.text, image: prices.pictures, speech: prices.speech };
  for (const kind of ['text', 'image', 'speech'] as const) {
    const model = models[kind];
    if (model !== null && model !== inUse[kind] && !hasOwnPrice(pricesByKind[kind], model))
      throw new AppError('refused', unpricedModelCopy(model), { field: `models.${kind}` });
  }
}
