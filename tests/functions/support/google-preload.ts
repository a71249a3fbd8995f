import http from 'node:http';
import https, { type RequestOptions } from 'node:https';

/*
 * Loaded into a functions process without the Auth emulator: redirects firebase-admin's calls to Google to the test's
 * server.
 */

const { hostname, port } = new URL(process.env['STAND_IN_FOR_GOOGLE'] ?? '');

type OnResponse = (response: http.IncomingMessage) => void;

Object.assign(https, {
  request: (options: RequestOptions, onResponse?: OnResponse) =>
    http.request({ ...options, protocol: 'http:', hostname, host: hostname, port, agent: undefined }, onResponse),
});
