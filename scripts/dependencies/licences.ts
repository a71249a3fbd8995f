import type { DeliveredPackage } from './delivered-packages.ts';

/** Licences that require only their text and a notice: LGPL for unmodified packages, Creative Commons for data. */
const ALLOWED_LICENCES = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'LGPL-3.0-or-later',
];

/** Whether an alternative is allowed as a whole: 'MIT OR GPL-3.0', but not 'MIT AND GPL-3.0'. */
const isAllowed = (license: string): boolean =>
  license
    .replace(/[()]/gu, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED_LICENCES.includes(one)));

/** Delivered packages with other licences, as 'name 1.0.0: GPL-3.0'. */
export const forbiddenLicences = (packages: readonly DeliveredPackage[]): string[] =>
  packages
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license}`);

/** The number of packages per licence, the most frequent first. */
export function licenceList(packages: readonly DeliveredPackage[]): string[] {
  const counts = new Map<string, number>();
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([license, count]) => `${count} × ${license}`);
}
