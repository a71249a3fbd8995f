import { createRequire } from 'node:module';

/*
 * Loaded before tests that sign many people in: the Firestore SDK reads its protocol anew for each of them, which takes
 * ten times longer than what they ask. It reads it once for all here.
 */

interface ProtoLoader {
  fromJSON: (json: object, options?: object) => unknown;
}

const requireAsFirestore = createRequire(createRequire(import.meta.url).resolve('firebase/firestore'));
const loader = requireAsFirestore('@grpc/proto-loader') as ProtoLoader;

const read = loader.fromJSON;
const known = new WeakMap<object, unknown>();
loader.fromJSON = (json, options) => {
  if (!known.has(json)) known.set(json, read(json, options));
  return known.get(json);
};
