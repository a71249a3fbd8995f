import {
  AS_CONFIGURED,
  type ConfiguredSettings,
  type SiteSettings,
} from '@talelantern/domain/contracts/admin/site-settings';
import type { Tier } from '@talelantern/domain/plans/plans';
import { describeCause, type Log } from './log.ts';

interface LiveSettingsDeps {
  /** The settings, and the paths of stored values that are ignored because they are invalid. */
  read: () => Promise<{ settings: SiteSettings; ignored: readonly string[] }>;
  now: () => number;
  maxAgeMs: number;
  log: Log;
}

/** Caches the settings; concurrent calls share one read. */
export function createLiveSettings({ read, now, maxAgeMs, log }: LiveSettingsDeps) {
  let lastSettings = AS_CONFIGURED;
  let lastIgnored = '';
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function load(): Promise<void> {
    const requestedAt = now();
    try {
      const { settings, ignored } = await read();
      lastSettings = settings;
      const paths = ignored.join(' ');
      if (paths !== '' && paths !== lastIgnored) log('alert', 'settings_ignored', { reason: paths });
      lastIgnored = paths;
    } catch (error) {
      log('warning', 'settings_not_read', describeCause(error));
    }
    readAt = requestedAt;
    reading = null;
  }
  function refresh(): Promise<void> {
    if (reading === null && now() < readAt + maxAgeMs) return Promise.resolve();
    reading ??= load();
    return reading;
  }

  return {
    /** The settings, at most `maxAgeMs` old; if they cannot be read, the last known ones. */
    async current() {
      await refresh();
      return lastSettings;
    },
    /** The last known settings, synchronously; refreshes them in the background. */
    known() {
      void refresh();
      return lastSettings;
    },
  };
}

export type LiveSettings = ReturnType<typeof createLiveSettings>;

/** `settings` with a getter for the model that administrators chose. */
export const withLiveModel = <Settings extends { model: string }>(
  settings: Settings,
  liveSettings: Pick<LiveSettings, 'known'>,
  capability: keyof SiteSettings['models'],
): Settings => ({
  ...settings,
  get model() {
    return liveSettings.known().models[capability] ?? settings.model;
  },
});

interface Starts {
  startsPerMinute: number;
  startsPerDay: { free: number; pro: number; unlimited: number };
  refusalsPerHour: number;
}

export const withLiveStarts = <Settings extends Starts>(
  settings: Settings,
  liveSettings: Pick<LiveSettings, 'known'>,
): Settings => ({
  ...settings,
  get startsPerMinute() {
    return liveSettings.known().starts.perMinute ?? settings.startsPerMinute;
  },
  get startsPerDay() {
    const { perDayFree, perDayPaid } = liveSettings.known().starts;
    const { free, pro, unlimited } = settings.startsPerDay;
    return { free: perDayFree ?? free, pro: perDayPaid ?? pro, unlimited: perDayPaid ?? unlimited };
  },
  get refusalsPerHour() {
    return liveSettings.known().starts.refusalsPerHour ?? settings.refusalsPerHour;
  },
});

export const withLiveCaps = <Settings extends { caps: Readonly<Record<Tier, number>> }>(
  { caps, ...others }: Settings,
  liveSettings: Pick<LiveSettings, 'current'>,
) => ({
  ...others,
  capOf: async (tier: Tier): Promise<number> => (await liveSettings.current()).spendCapMicros[tier] ?? caps[tier],
});

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
