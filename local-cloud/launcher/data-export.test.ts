import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recoverExport } from './data-export.ts';

let root = '';
let data = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'talelantern-test-'));
  data = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true }));

function writeExport(name: string, isWhole: boolean): void {
  mkdirSync(join(root, name));
  writeFileSync(join(root, name, 'accounts.json'), name);
  if (isWhole) writeFileSync(join(root, name, 'firebase-export-metadata.json'), '{}');
}

const savedBy = () => readFileSync(join(data, 'accounts.json'), 'utf8');

it('the complete new export is used when the old one is deleted', () => {
  writeExport('firebase-export-1700000000000Abc', true);
  recoverExport(root, data);
  expect(savedBy()).toBe('firebase-export-1700000000000Abc');
  expect(readdirSync(root)).toEqual(['data']);
});

it('the old data is kept and a partial export deleted', () => {
  writeExport('data', true);
  writeExport('firebase-export-1700000000000Abc', false);
  recoverExport(root, data);
  expect(savedBy()).toBe('data');
  expect(readdirSync(root)).toEqual(['data']);
});

it('a partial export without old data is not used', () => {
  writeExport('firebase-export-1700000000000Abc', false);
  recoverExport(root, data);
  expect(existsSync(data)).toBe(false);
});
