import http from 'node:http';
import https, { type RequestOptions } from 'node:https';

/*
 * Loaded into a functions process that runs without the Auth emulator: what firebase-admin asks of Google goes to the
 * test's own server instead.
 */

const { hostname, port } = new URL(process.env['STAND_IN_FOR_GOOGLE'] ?? '');

type OnResponse = (response: http.IncomingMessage) => void;

Object.assign(https, {
  request: (options: RequestOptions, onResponse?: OnResponse) =>
    http.request({ ...options, protocol: 'http:', hostname, host: hostname, port, agent: undefined }, onResponse),
});
