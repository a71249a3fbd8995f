import type { Counts } from '../test-counts.ts';
import { auditDependencies } from './audit.ts';
import { deliveredPackages, lockedPackages } from './delivered-packages.ts';
import { forbiddenLicences, licenceList } from './licences.ts';

export async function checkDependencies(): Promise<Counts> {
  const packages = deliveredPackages(lockedPackages());
  console.log(`\nlicences of ${packages.length} delivered packages: ${licenceList(packages).join(', ')}`);
  const failures = forbiddenLicences(packages).map((line) => `licences: ${line}`);
  const audit = await auditDependencies();
  if ('skipped' in audit) console.log(`- npm audit skipped: ${audit.skipped}`);
  else failures.push(...audit.vulnerable.map((line) => `npm audit: ${line}`));
  const checks = 'skipped' in audit ? 1 : 2;
  const failed = new Set(failures.map((line) => line.split(':')[0])).size;
  return { passed: checks - failed, failed, failures };
}
