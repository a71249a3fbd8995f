import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { useStoredText } from '../../shared/drafts/use-stored-text.ts';
import { useAdmin } from './use-admin.ts';

/** A draft stored under `about`, which must be the same at every render. */
export const useTextDraft = (about: string) =>
  useStoredText(PAGE_STORAGE_KEYS.adminDraft(useAdmin().admin.userId, about));
