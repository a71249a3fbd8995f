import { DocumentReference, Query } from '@google-cloud/firestore';
import { createServer } from 'node:http';

/*
 * Loaded before a function (FrameworkOptions.preload): counts what it reads of Firestore, and tells at READS_PORT.
 */

let reads = 0;

/** Counts the calls of `get` of every instance. */
function count(prototype: { get: () => Promise<unknown> }): void {
  const { get } = prototype;
  prototype.get = function counted(this: unknown) {
    reads += 1;
    return get.call(this);
  };
}

count(DocumentReference.prototype);
count(Query.prototype);

createServer((_request, response) => response.end(String(reads)))
  .listen(Number(process.env['READS_PORT']), '127.0.0.1')
  .unref();
