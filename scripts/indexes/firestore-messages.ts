import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import protobuf from 'protobufjs';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

/** The descriptors that Firestore's own client decodes with; its package does not export them. */
const DESCRIPTORS = join(PROJECT_ROOT, 'node_modules/@google-cloud/firestore/build/protos/v1.json');

const messages = protobuf.Root.fromJSON(JSON.parse(readFileSync(DESCRIPTORS, 'utf8')));

export const messageType = (name: string): protobuf.Type => messages.lookupType(`google.firestore.v1.${name}`);

/** A gRPC message as REST has it, but for integers. @throws Error for invalid bytes. */
export function decodeMessage(name: string, bytes: Uint8Array): unknown {
  const type = messageType(name);
  return type.toObject(type.decode(bytes), { enums: String, longs: Number });
}
