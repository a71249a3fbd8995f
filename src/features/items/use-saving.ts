import { useState } from 'react';
import { useFailureNotice } from '../use-failure-notice.ts';

const KEPT = 'Everything you filled in is kept.';

interface SavingSteps<Form, Item> {
  store: (form: Form) => Promise<Item>;
  onStored: (item: Item) => void;
  /** Said where no service has explained the failure. */
  failed: string;
  /** What the plan may have no more room for. */
  limit: 'characters' | 'locations';
}

/** Stores a form. What was filled in survives a failure, which is told with that. */
export function useSaving<Form, Item>({ store, onStored, failed, limit }: SavingSteps<Form, Item>) {
  const tellFailure = useFailureNotice();
  const [isSaving, setSaving] = useState(false);

  async function save(form: Form): Promise<void> {
    setSaving(true);
    try {
      onStored(await store(form));
    } catch (error) {
      tellFailure(error, failed, { detail: KEPT, limit });
    } finally {
      setSaving(false);
    }
  }

  return { isSaving, save: (form: Form) => void save(form) };
}
