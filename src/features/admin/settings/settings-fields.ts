import {
  AS_CONFIGURED,
  siteSettingsSchema,
  changeSettings,
  type ConfiguredSettings,
  type SiteSettings,
} from '@talelantern/domain/contracts/admin/site-settings';
import { formatCost, formatCount } from '../format.ts';

const MICROS = 1_000_000;

type Group = keyof ConfiguredSettings;

export interface SettingsField {
  path: string;
  group: Group;
  label: string;
}

const SECTIONS = [
  {
    group: 'spendCapMicros',
    title: 'Spending, in dollars a day',
    short: 'Spending a day',
    hint: 'When a tier’s families have cost this much in a UTC day, nothing more is generated for them. 0 stops them at once.',
    labels: { free: 'Free', pro: 'Pro', unlimited: 'Unlimited' },
  },
  {
    group: 'starts',
    title: 'Limits for one family',
    short: 'Limit',
    hint: 'How much one family can start, so a script can’t run up a bill.',
    labels: {
      perMinute: 'Started per minute',
      perDayFree: 'Started per day, Free',
      perDayPaid: 'Started per day, paid',
      refusalsPerHour: 'Refused per hour',
    },
  },
  {
    group: 'models',
    title: 'Models',
    short: 'Model',
    hint: 'The vendor’s model names, one for each kind of work. Free, and pictures below high quality, use cheaper ones from the configuration.',
    labels: { text: 'Stories', image: 'Pictures', speech: 'Narration', moderation: 'Checks' },
  },
] as const;

export const SETTINGS_SECTIONS = SECTIONS.map(({ group, title, hint, labels }) => ({
  group,
  title,
  hint,
  fields: Object.entries(labels).map(([key, label]): SettingsField => ({ path: `${group}.${key}`, group, label })),
}));

export const BANNER = 'banner';

export type SettingsDraft = Readonly<Record<string, string>>;

export function toDraft(settings: SiteSettings | ConfiguredSettings): SettingsDraft {
  const draft: Record<string, string> = { [BANNER]: 'banner' in settings ? settings.banner : '' };
  for (const { group } of SECTIONS)
    for (const [key, value] of Object.entries(settings[group])) draft[`${group}.${key}`] = toText(group, value);
  return draft;
}

function toText(group: Group, value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' && group === 'spendCapMicros' ? String(value / MICROS) : String(value);
}

export function configuredCopy(group: Group, text: string): string {
  if (group === 'models') return text;
  return group === 'spendCapMicros' ? formatCost(Number(text) * MICROS) : formatCount(Number(text));
}

export function settingCopy(path: string, value: string | number): { name: string; value: string } | null {
  const section = SECTIONS.find(({ group }) => path.startsWith(`${group}.`));
  const field = SETTINGS_SECTIONS.flatMap(({ fields }) => fields).find((known) => known.path === path);
  if (!section || !field) return null;
  return {
    name: `${section.short}: ${field.label}`,
    value: configuredCopy(section.group, toText(section.group, value)),
  };
}

export type ReadDraft =
  | { settings: SiteSettings; errors: null }
  | { settings: null; errors: Readonly<Record<string, string>> };

export function readDraft(draft: SettingsDraft): ReadDraft {
  const values = Object.fromEntries(
    SECTIONS.map(({ group }) => [
      group,
      Object.fromEntries(
        Object.keys(AS_CONFIGURED[group]).map((key) => [key, toValue(group, draft[`${group}.${key}`])]),
      ),
    ]),
  );
  const parsed = siteSettingsSchema.safeParse({ ...values, [BANNER]: draft[BANNER] ?? '' });
  if (parsed.success) return { settings: parsed.data, errors: null };
  const fieldErrors = parsed.error.issues.map(
    ({ path }) => [path.join('.'), fieldMessageFor(String(path[0]))] as const,
  );
  return { settings: null, errors: Object.fromEntries(fieldErrors) };
}

const isGroup = (name: string): name is keyof typeof changeSettings.fieldMessages =>
  Object.hasOwn(changeSettings.fieldMessages, name);

const fieldMessageFor = (group: string): string => changeSettings.fieldMessages[isGroup(group) ? group : BANNER];

function toValue(group: Group, text = ''): string | number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (group === 'models') return trimmed;
  return group === 'spendCapMicros' ? Math.round(Number(trimmed) * MICROS) : Number(trimmed);
}

export const changedFields = (draft: SettingsDraft, seen: SettingsDraft): string[] =>
  Object.keys(draft).filter((path) => draft[path]?.trim() !== seen[path]);
