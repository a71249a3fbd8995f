import { DEFAULT_STYLE_ID, findPortraitStyle } from '@talelantern/domain/images/portrait-styles';
import { readAdvancedFeatures, type AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { isRecord, readText, parseJson } from '@talelantern/domain/stored/read-fields';
import { isSameData } from '@talelantern/domain/stored/same-data';
import { useEffect, useState } from 'react';
import type { Saved } from '../../services/generation/generation-kinds.ts';
import type { PictureKind } from '../../services/pictures/picture-service.ts';
import { PAGE_STORAGE_KEYS } from '../../config/page-storage-keys.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { useServices } from '../../shared/services/use-services.ts';
import type { PictureOptions } from './picture-subject.ts';

interface StoredOptions extends PictureOptions {
  /** The newest picture at the time when `wish` was typed: the wish does not apply to later pictures. */
  about: string;
}

/** The options of a picture. Unsaved ones survive navigation and reloads. */
export function usePictureOptions(
  item: Pick<Saved<PictureKind>, 'id' | 'advancedFeatures' | 'imageHistory'>,
): [PictureOptions, (options: PictureOptions) => void] {
  const { id, advancedFeatures, imageHistory } = item;
  const key = PAGE_STORAGE_KEYS.pictureOptions(useServices().uid, id);
  const newestUrl = imageHistory[0]?.url ?? '';
  const [storedOptions, setStoredOptions] = useState(
    () => parseOptions(readStored(key)) ?? { look: advancedFeatures, wish: '', about: newestUrl },
  );
  const look = withStyle(storedOptions.look);
  const wish = storedOptions.about === newestUrl ? storedOptions.wish : '';
  const isStored = wish === '' && isSameData(look, withStyle(advancedFeatures));
  const draft = isStored ? null : JSON.stringify({ look, wish, about: newestUrl } satisfies StoredOptions);
  useEffect(() => keep(key, draft), [key, draft]);
  return [{ look, wish }, (changed) => setStoredOptions({ ...changed, about: newestUrl })];
}

export const withStyle = (look: AdvancedFeatures): AdvancedFeatures =>
  findPortraitStyle(look.imageStyle) ? look : { ...look, imageStyle: DEFAULT_STYLE_ID };

function parseOptions(json: string | null): StoredOptions | null {
  const data = parseJson(json);
  return isRecord(data)
    ? { look: readAdvancedFeatures(data['look']), wish: readText(data['wish']), about: readText(data['about']) }
    : null;
}
