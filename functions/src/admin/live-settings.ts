import { AS_CONFIGURED, type ConfiguredSettings, type PlaceSettings } from '@talelantern/domain/admin/place-settings';
import type { Tier } from '@talelantern/domain/subscriptions/plans';
import { describeCause, type Log } from '../operations/ports/log.ts';

/** The settings of administrators, as functions follow them. */
export interface LiveSettings {
  /** As they stand, by a look no older than `knownForMs`. Where they cannot be read the last known ones go on. */
  current: () => Promise<PlaceSettings>;
  /** As they were last read, at once; looks again for the next time. */
  known: () => PlaceSettings;
}

interface Reading {
  read: () => Promise<PlaceSettings>;
  now: () => number;
  knownForMs: number;
  log: Log;
}

/** One read for many calls; those who come meanwhile share it. */
export function createLiveSettings({ read, now, knownForMs, log }: Reading): LiveSettings {
  let known = AS_CONFIGURED;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function look(): Promise<void> {
    const askedAt = now();
    try {
      known = await read();
    } catch (error) {
      log('warning', 'settings_not_read', describeCause(error));
    }
    readAt = askedAt;
    reading = null;
  }
  function refresh(): Promise<void> {
    if (reading === null && now() < readAt + knownForMs) return Promise.resolve();
    reading ??= look();
    return reading;
  }

  return {
    async current() {
      await refresh();
      return known;
    },
    known() {
      void refresh();
      return known;
    },
  };
}

/** `settings` with the model that administrators chose, if any, at the time when it is asked for. */
export const withLiveModel = <Settings extends { model: string }>(
  settings: Settings,
  live: Pick<LiveSettings, 'known'>,
  capability: keyof PlaceSettings['models'],
): Settings => ({
  ...settings,
  get model() {
    return live.known().models[capability] ?? settings.model;
  },
});

interface Starts {
  startsPerMinute: number;
  startsPerDay: { free: number; pro: number; unlimited: number };
  refusalsPerHour: number;
}

/** The same for the limits on what a family may begin. */
export const withLiveStarts = <Settings extends Starts>(
  settings: Settings,
  live: Pick<LiveSettings, 'known'>,
): Settings => ({
  ...settings,
  get startsPerMinute() {
    return live.known().starts.perMinute ?? settings.startsPerMinute;
  },
  get startsPerDay() {
    const { perDayFree, perDayPaid } = live.known().starts;
    const { free, pro, unlimited } = settings.startsPerDay;
    return { free: perDayFree ?? free, pro: perDayPaid ?? pro, unlimited: perDayPaid ?? unlimited };
  },
  get refusalsPerHour() {
    return live.known().starts.refusalsPerHour ?? settings.refusalsPerHour;
  },
});

/** The same for what a tier may cost in a day, by a look that is not old. */
export const withLiveCaps = <Settings extends { caps: Readonly<Record<Tier, number>> }>(
  { caps, ...others }: Settings,
  live: Pick<LiveSettings, 'current'>,
) => ({
  ...others,
  capOf: async (tier: Tier): Promise<number> => (await live.current()).spendCapMicros[tier] ?? caps[tier],
});

/** What the configuration says of all that administrators may set. */
export const toConfiguredSettings = (
  { startsPerMinute, startsPerDay, refusalsPerHour }: Starts,
  spendCapMicros: ConfiguredSettings['spendCapMicros'],
  models: ConfiguredSettings['models'],
): ConfiguredSettings => ({
  spendCapMicros: { ...spendCapMicros },
  starts: {
    perMinute: startsPerMinute,
    perDayFree: startsPerDay.free,
    perDayPaid: startsPerDay.pro,
    refusalsPerHour,
  },
  models,
});
