import { createRequire } from 'node:module';

/*
 * Loaded before tests that sign many users in: the Firestore SDK parses its protocol for each of them, ten times
 * slower than their requests. This parses it once.
 */

interface ProtoLoader {
  fromJSON: (json: object, options?: object) => unknown;
}

const requireAsFirestore = createRequire(createRequire(import.meta.url).resolve('firebase/firestore'));
const loader = requireAsFirestore('@grpc/proto-loader') as ProtoLoader;

const fromJson = loader.fromJSON;
const parsedByJson = new WeakMap<object, unknown>();
loader.fromJSON = (json, options) => {
  if (!parsedByJson.has(json)) parsedByJson.set(json, fromJson(json, options));
  return parsedByJson.get(json);
};
