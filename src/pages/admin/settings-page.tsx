import { SettingsForm } from '../../features/admin/settings/settings-form.tsx';
import { useTitle } from '../../features/use-title.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

/** `/admin/settings`: caps, limits, models and the banner. */
export function SettingsPage() {
  useTitle('Settings');
  return (
    <>
      <PageHeading title="Settings" lead="They stand over what is configured, and hold within half a minute." />
      <SettingsForm />
    </>
  );
}
