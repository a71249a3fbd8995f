import { useQuery } from '@tanstack/react-query';
import { CHANGED_MEANWHILE } from '@talelantern/domain/admin/admin-action';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useRef, type SubmitEvent } from 'react';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OnlineButton } from '../../online-button.tsx';
import { TryAgain } from '../../try-again.tsx';
import { adminKeys } from '../admin-keys.ts';
import { Problem } from '../problem.tsx';
import { useAdmin } from '../use-admin.ts';
import { BANNER, configuredWords, SETTINGS_SECTIONS, toDraft, type SettingsField } from './settings-fields.ts';
import { useSettingsForm, type ReadSettings } from './use-settings-form.ts';

/** What administrators set over the configuration. */
export function SettingsForm() {
  const { service } = useAdmin();
  const read = useQuery({
    queryKey: adminKeys.settings,
    queryFn: () => service.readSettings({}),
    // Read anew with each visit; while something is being typed nothing else takes its place.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (read.isPending) return <Skeletons label="Loading the settings" shape="lines" count={6} />;
  if (read.error) return <TryAgain message={read.error.message} onRetry={() => void read.refetch()} />;
  return <OpenForm start={read.data} />;
}

type Form = ReturnType<typeof useSettingsForm>;

function OpenForm({ start }: { start: ReadSettings }) {
  const form = useSettingsForm(start);
  const sheet = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (form.isBusy || !form.isChanged) return;
    await form.save();
    sheet.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <form ref={sheet} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <section className="section">
        <h2 className="text-22">Banner</h2>
        <p className="mt-1 mb-4 text-soft">One sentence above every page of every family. Empty shows none.</p>
        <TextField
          label="Words"
          maxLength={LIMITS.listEntry}
          value={form.draft[BANNER] ?? ''}
          onChange={(text) => form.type(BANNER, text)}
          error={form.errors[BANNER]}
          hint={form.news.includes(BANNER) ? newsWords(form.seen[BANNER] || 'none') : undefined}
        />
      </section>
      {SETTINGS_SECTIONS.map(({ group, title, hint, fields }) => (
        <section key={group} className="section">
          <h2 className="text-22">{title}</h2>
          <p className="mt-1 mb-4 text-soft">{hint} Empty leaves what is configured.</p>
          <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
            {fields.map((field) => (
              <Field key={field.path} field={field} form={form} configured={start.configured} />
            ))}
          </div>
        </section>
      ))}
      <SaveSection form={form} />
    </form>
  );
}

interface FieldProps {
  field: SettingsField;
  form: Form;
  configured: ReadSettings['configured'];
}

function Field({ field: { path, group, label }, form, configured }: FieldProps) {
  const fallback = toDraft(configured)[path] ?? '';
  const said = configuredWords(group, fallback);
  const now = form.seen[path] ? configuredWords(group, form.seen[path]) : said;
  return (
    <TextField
      label={label}
      inputMode={group === 'models' ? 'text' : 'decimal'}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={form.draft[path] ?? ''}
      onChange={(text) => form.type(path, text)}
      error={form.errors[path]}
      hint={form.news.includes(path) ? newsWords(now) : `Configured: ${said}`}
    />
  );
}

const newsWords = (now: string): string => `Somebody has just set this to ${now}`;

/** Also after a reload: what was typed before it may lie over what somebody else has saved since. */
function problemOf({ problem, news }: Form): string | null {
  if (news.length === 0) return problem;
  return `${problem ?? CHANGED_MEANWHILE} What you typed is still here, over what they have saved.`;
}

function SaveSection({ form }: { form: Form }) {
  return (
    <div className="section grid gap-4">
      <TextAreaField
        label="Why"
        note="for the log"
        rows={2}
        maxLength={LIMITS.freeText}
        value={form.note}
        onChange={form.typeNote}
      />
      <Problem>{problemOf(form)}</Problem>
      <div>
        <OnlineButton type="submit" busy={form.isBusy} busyLabel="Saving…" notReady={!form.isChanged}>
          {form.isChanged ? 'Save' : 'Nothing is changed'}
        </OnlineButton>
      </div>
    </div>
  );
}
