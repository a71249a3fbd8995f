import type { Exchange } from '../http/exchange.ts';
import { readImageParameters, SHARED_IMAGE_FIELDS } from './image-parameters.ts';
import { drawPictures } from './draw-pictures.ts';

/** `POST /v1/images/generations`. */
export async function imagesGenerations(exchange: Exchange): Promise<void> {
  await drawPictures(exchange, readImageParameters(exchange.body, SHARED_IMAGE_FIELDS, ['prompt']), []);
}
