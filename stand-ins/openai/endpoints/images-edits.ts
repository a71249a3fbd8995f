import sharp from 'sharp';
import { ApiError, invalidImageFileError } from '../http/api-error.ts';
import type { Exchange } from '../http/exchange.ts';
import { missingParameterError, toTypedFields, type FieldRule } from '../http/fields.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { readImageParameters, SHARED_IMAGE_FIELDS } from './image-parameters.ts';
import { drawPictures } from './draw-pictures.ts';

const FIELDS: Readonly<Record<string, FieldRule>> = {
  ...SHARED_IMAGE_FIELDS,
  image: { kind: 'array' },
  mask: { kind: 'array' },
  markup: { kind: 'array' },
};

const MAX_IMAGES = 16;
const MAX_IMAGE_BYTES = 50 * 1024 * 1024;
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const IMAGE_FORMATS = ['jpeg', 'png', 'webp'];

/**
 * `POST /v1/images/edits` (multipart): draws the scene of the prompt with the subjects of the input pictures. One
 * picture is sent as `image`, several as repeated `image[]`. Masks are not supported.
 */
export async function imagesEdits(exchange: Exchange): Promise<void> {
  const images = exchange.files.get('image') ?? [];
  const parameters = readImageParameters(toTypedFields(exchange.body, FIELDS), FIELDS, ['image', 'prompt']);
  await assertImages(images);
  for (const part of ['mask', 'markup']) {
    if (exchange.files.has(part)) throw new ApiError(400, `The stand-in edits no parts of a picture ('${part}').`);
  }
  await drawPictures(
    exchange,
    parameters,
    images.map(({ bytes }) => bytes),
  );
}

async function assertImages(images: readonly UploadedFile[]): Promise<void> {
  if (images.length === 0) throw missingParameterError('image');
  if (images.length > MAX_IMAGES) {
    throw new ApiError(
      400,
      `Invalid 'image': array too long. Expected an array with maximum length ${MAX_IMAGES}, but got an array with length ${images.length} instead.`,
      { param: 'image', code: 'array_above_max_length' },
    );
  }
  for (const [index, image] of images.entries()) {
    await assertImage(image, images.length === 1 ? 'image' : `image[${index}]`, index + 1);
  }
}

async function assertImage({ bytes, type }: UploadedFile, param: string, number: number): Promise<void> {
  if (!IMAGE_TYPES.includes(type)) {
    throw new ApiError(
      400,
      `Invalid file '${param}': unsupported mimetype ('${type}'). Supported file formats are 'image/jpeg', 'image/png', and 'image/webp'.`,
      { param, code: 'unsupported_file_mimetype' },
    );
  }
  if (bytes.length >= MAX_IMAGE_BYTES) {
    throw new ApiError(400, `Invalid file '${param}': the image must be smaller than 50MB.`, {
      param,
      code: 'image_too_large',
    });
  }
  const format = await sharp(bytes)
    .metadata()
    .then(
      (metadata) => metadata.format,
      () => 'none',
    );
  if (!IMAGE_FORMATS.includes(format)) throw invalidImageFileError(number);
}
