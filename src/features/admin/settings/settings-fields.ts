import {
  AS_CONFIGURED,
  placeSettingsSchema,
  changeSettings,
  type ConfiguredSettings,
  type PlaceSettings,
} from '@talelantern/domain/admin/place-settings';
import { costWords, countWords } from '../figures.ts';

const MICROS = 1_000_000;

type Group = keyof ConfiguredSettings;

/** One line of the form. */
export interface SettingsField {
  /** Where it lies, for example 'models.text'. */
  path: string;
  group: Group;
  label: string;
}

const SECTIONS = [
  {
    group: 'spendCapMicros',
    title: 'Spending, in dollars a day',
    short: 'Spending a day',
    hint: 'When families of a tier have cost so much in a UTC day, nothing more is made for them. 0 stops them at once.',
    labels: { free: 'Free', pro: 'Pro', unlimited: 'Unlimited' },
  },
  {
    group: 'starts',
    title: 'Limits for one family',
    short: 'Limit',
    hint: 'How much one family may begin, so that no script runs up a bill.',
    labels: {
      perMinute: 'Begun in a minute',
      perDayFree: 'Begun in a day, Free',
      perDayPaid: 'Begun in a day, paid',
      refusalsPerHour: 'Refused in an hour',
    },
  },
  {
    group: 'models',
    title: 'Models',
    short: 'Model',
    hint: 'Names of the vendor’s, each for its own work.',
    labels: { text: 'Stories', image: 'Pictures', speech: 'Narration', moderation: 'Checks' },
  },
] as const;

/** The form, section by section. */
export const SETTINGS_SECTIONS = SECTIONS.map(({ group, title, hint, labels }) => ({
  group,
  title,
  hint,
  fields: Object.entries(labels).map(([key, label]): SettingsField => ({ path: `${group}.${key}`, group, label })),
}));

export const BANNER = 'banner';

/** What stands in each field, by its path; '' leaves what is configured. */
export type SettingsDraft = Readonly<Record<string, string>>;

/** Writes settings as the form shows them. */
export function toDraft(settings: PlaceSettings | ConfiguredSettings): SettingsDraft {
  const draft: Record<string, string> = { [BANNER]: 'banner' in settings ? settings.banner : '' };
  for (const { group } of SECTIONS)
    for (const [key, value] of Object.entries(settings[group])) draft[`${group}.${key}`] = toText(group, value);
  return draft;
}

function toText(group: Group, value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' && group === 'spendCapMicros' ? String(value / MICROS) : String(value);
}

/** How a value of the configuration is said, for example '$25.00'. */
export function configuredWords(group: Group, text: string): string {
  if (group === 'models') return text;
  return group === 'spendCapMicros' ? costWords(Number(text) * MICROS) : countWords(Number(text));
}

/** How one value of the settings is said where it stands alone; null for a path that is none of theirs. */
export function settingWords(path: string, value: string | number): { name: string; value: string } | null {
  const section = SECTIONS.find(({ group }) => path.startsWith(`${group}.`));
  const field = SETTINGS_SECTIONS.flatMap(({ fields }) => fields).find((known) => known.path === path);
  if (!section || !field) return null;
  return {
    name: `${section.short}: ${field.label}`,
    value: configuredWords(section.group, toText(section.group, value)),
  };
}

/** Settings as they would be saved, or a sentence for each field that is wrong. */
export type ReadDraft =
  { settings: PlaceSettings; errors: null } | { settings: null; errors: Readonly<Record<string, string>> };

export function readDraft(draft: SettingsDraft): ReadDraft {
  const typed = Object.fromEntries(
    SECTIONS.map(({ group }) => [
      group,
      Object.fromEntries(
        Object.keys(AS_CONFIGURED[group]).map((key) => [key, toValue(group, draft[`${group}.${key}`])]),
      ),
    ]),
  );
  const parsed = placeSettingsSchema.safeParse({ ...typed, [BANNER]: draft[BANNER] ?? '' });
  if (parsed.success) return { settings: parsed.data, errors: null };
  const wrong = parsed.error.issues.map(({ path }) => [path.join('.'), sentenceFor(String(path[0]))] as const);
  return { settings: null, errors: Object.fromEntries(wrong) };
}

const isGroup = (name: string): name is keyof typeof changeSettings.fieldMessages =>
  Object.hasOwn(changeSettings.fieldMessages, name);

const sentenceFor = (group: string): string => changeSettings.fieldMessages[isGroup(group) ? group : BANNER];

function toValue(group: Group, text = ''): string | number | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (group === 'models') return typed;
  return group === 'spendCapMicros' ? Math.round(Number(typed) * MICROS) : Number(typed);
}

/**
 * What stands in the form after somebody else has saved: what was not touched here follows them, what was typed stays.
 */
export const takeOver = (draft: SettingsDraft, seen: SettingsDraft, now: SettingsDraft): SettingsDraft =>
  Object.fromEntries(
    Object.entries(now).map(([path, value]) => [path, draft[path] === seen[path] ? value : (draft[path] ?? value)]),
  );

/** Paths of fields that differ. */
export const changedFields = (draft: SettingsDraft, seen: SettingsDraft): string[] =>
  Object.keys(draft).filter((path) => draft[path]?.trim() !== seen[path]);
