import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { PORTRAIT_STYLES } from '@talelantern/domain/images/portrait-styles';
import { expect, it } from 'vitest';
import { createPainter } from '../../stand-ins/illustrator/painter.ts';
import { sampleCharacter } from '../../stand-ins/illustrator/samples/sample-characters.ts';
import { createFamily } from './support/family.ts';
import { MAX_BYTES, setUpThumbnails } from './support/thumbnails.ts';

const thumbnails = setUpThumbnails();
const { draw } = createPainter(null);

it.each(PORTRAIT_STYLES.map(({ id }) => id))(
  'the thumbnail of a portrait in style %s has at most 30 KB',
  async (style) => {
    const queen = sampleCharacter('Lyra', 'Human - Royal - Queen', { style });
    const prompt = buildPortraitPrompt(queen);
    const picture = await draw({
      prompt,
      size: '768x1024',
      format: 'webp',
      variation: '',
      references: [],
      hasStranger: false,
    });
    const family = await createFamily();
    expect(await thumbnails.bytesOf(family, picture.toString('base64'))).toBeLessThanOrEqual(MAX_BYTES);
  },
);
