import { CHANGED_MEANWHILE } from '@talelantern/domain/contracts/admin/admin-action';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Form } from '../../../ui/form.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OnlineButton } from '../../../shared/connection/online-button.tsx';
import { TryAgain } from '../../../shared/notifications/try-again.tsx';
import { adminKeys } from '../admin-keys.ts';
import { Problem } from '../problem.tsx';
import { useAdmin } from '../use-admin.ts';
import { BANNER, configuredCopy, SETTINGS_SECTIONS, type SettingsField, toDraft } from './settings-fields.ts';
import { type ReadSettings, useSettingsForm } from './use-settings-form.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import { PageHeading } from '../../../ui/page-heading.tsx';

export function SettingsForm() {
  const { service } = useAdmin();
  const read = useQuery({
    queryKey: adminKeys.settings,
    queryFn: () => service.readSettings({}),
    // Refetched on each visit; not replaced while being edited.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (read.isPending) return <Skeletons label="Loading the settings" shape="lines" count={6} />;
  if (read.error) return <TryAgain announced message={read.error.message} onRetry={() => void read.refetch()} />;
  return <LoadedForm start={read.data} />;
}

type SettingsForm = ReturnType<typeof useSettingsForm>;

function LoadedForm({ start }: { start: ReadSettings }) {
  const form = useSettingsForm(start);
  const formRef = useRef<HTMLFormElement>(null);

  async function handleSubmit(): Promise<void> {
    if (form.isBusy || !form.isChanged) return;
    await form.save();
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <>
      <Form ref={formRef} onSubmit={handleSubmit}>
        <section className="section">
          <h2 className="text-22">Banner</h2>
          <p className="mt-1 mb-4 text-soft">
            One sentence above every page for every family. Leave it empty to show none.
          </p>
          <TextField
            label="Words"
            maxLength={LIMITS.listEntry}
            value={form.draft[BANNER] ?? ''}
            onChange={(text) => form.type(BANNER, text)}
            error={form.errors[BANNER]}
            hint={form.news.includes(BANNER) ? conflictCopy(form.baseDraft[BANNER] || 'none') : undefined}
          />
        </section>
        {SETTINGS_SECTIONS.map(({ group, title, hint, fields }) => (
          <section key={group} className="section">
            <h2 className="text-22">{title}</h2>
            <p className="mt-1 mb-4 text-soft">{hint} Leave a field empty to use the configured value.</p>
            <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
              {fields.map((field) => (
                <Field key={field.path} field={field} form={form} configured={start.configured} />
              ))}
            </div>
          </section>
        ))}
        <SaveSection form={form} />
      </Form>
      {form.identityDialog}
    </>
  );
}

interface FieldProps {
  field: SettingsField;
  form: SettingsForm;
  configured: ReadSettings['configured'];
}

function Field({ field: { path, group, label }, form, configured }: FieldProps) {
  const fallback = toDraft(configured)[path] ?? '';
  const configuredText = configuredCopy(group, fallback);
  const now = form.baseDraft[path] ? configuredCopy(group, form.baseDraft[path]) : configuredText;
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
      hint={form.news.includes(path) ? conflictCopy(now) : `Configured: ${configuredText}`}
    />
  );
}

const conflictCopy = (now: string): string => `Someone has just set this to ${now}`;

/**
 * The message below a setting. A conflict is also shown after a reload, because the draft may conflict with a later
 * save by another administrator.
 */
function problemOf({ problem, news }: SettingsForm): string | null {
  if (news.length === 0) return problem;
  return `${problem ?? CHANGED_MEANWHILE} What you typed is still here; saving replaces theirs.`;
}

const SaveSection = ({ form }: { form: SettingsForm }) => (
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
        {form.isChanged ? 'Save' : 'No changes'}
      </OnlineButton>
    </div>
  </div>
);

export function SettingsPage() {
  useTitle('Settings');
  return (
    <>
      <PageHeading title="Settings" lead="These override the configuration within 30 seconds." />
      <SettingsForm />
    </>
  );
}
