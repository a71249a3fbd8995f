/** What a model can be used for. */
export type ModelUse = 'text' | 'image' | 'moderation' | 'speech' | 'realtime' | 'transcription';

interface ModelRecord {
  id: string;
  use: ModelUse;
  created: number;
  /** ISO date; null when none is announced. */
  shutdownDate: string | null;
}

const model = (id: string, use: ModelUse, createdDay: string, shutdownDate: string | null = null): ModelRecord => ({
  id,
  use,
  created: Date.parse(`${createdDay}T00:00:00Z`) / 1000,
  shutdownDate,
});

/**
 * The vendor's models of November 2026 that this product could use. Those that were shut down (dall-e-3, gpt-image-1,
 * gpt-4) are omitted, so that requests for them fail as at the vendor.
 */
const MODELS: readonly ModelRecord[] = [
  model('gpt-6-astra', 'text', '2026-08-20'),
  model('gpt-6-sol', 'text', '2026-07-14'),
  model('gpt-6-luna', 'text', '2026-07-14'),
  model('gpt-6.1-sol', 'text', '2026-10-06'),
  model('gpt-6.1-terra', 'text', '2026-10-06'),
  model('gpt-5.6-luna', 'text', '2026-05-12'),
  model('gpt-5.6-terra', 'text', '2026-05-12'),
  model('gpt-5.6-sol', 'text', '2026-05-12'),
  model('gpt-image-2', 'image', '2026-04-21'),
  model('gpt-image-2-2026-04-21', 'image', '2026-04-21'),
  model('gpt-image-2.5-flare', 'image', '2026-09-08'),
  model('gpt-image-2.5-flare-2026-09-08', 'image', '2026-09-08'),
  model('gpt-image-2.5-sunburst', 'image', '2026-09-08'),
  model('gpt-image-2.5-sunburst-2026-09-08', 'image', '2026-09-08'),
  model('gpt-image-2.6-flare', 'image', '2026-11-04'),
  model('gpt-image-2.6-sunburst', 'image', '2026-11-04'),
  model('omni-moderation-latest', 'moderation', '2024-11-26'),
  model('omni-moderation-2024-09-26', 'moderation', '2024-09-26'),
  model('gpt-4o-mini-tts', 'speech', '2025-03-19', '2027-01-06'),
  model('gpt-4o-mini-tts-2025-12-15', 'speech', '2025-12-15', '2027-01-06'),
  model('tts-1', 'speech', '2023-04-19', '2027-01-06'),
  model('tts-1-hd', 'speech', '2023-11-03', '2027-01-06'),
  model('gpt-realtime-2.1', 'realtime', '2026-07-06'),
  model('gpt-realtime-2.1-mini', 'realtime', '2026-07-06'),
  model('whisper-1', 'transcription', '2023-02-27', '2027-02-26'),
  model('gpt-4o-mini-transcribe', 'transcription', '2025-03-15', '2027-02-26'),
];

/** The model with this id, or null when the vendor would return `model_not_found`. */
export function findModel(id: string): ModelRecord | null {
  return MODELS.find((record) => record.id === id) ?? null;
}

/** Whether the model `id` exists and supports the given use. */
export function isModelFor(id: string, use: ModelUse): boolean {
  return findModel(id)?.use === use;
}

/** One model as `GET /v1/models/{id}` shows it. */
export function toModelBody(record: ModelRecord) {
  return {
    id: record.id,
    object: 'model',
    created: record.created,
    owned_by: 'system',
    shutdown_date: record.shutdownDate,
  };
}

/** All models as `GET /v1/models` returns them. */
export function listModelBodies() {
  return MODELS.map(toModelBody);
}
