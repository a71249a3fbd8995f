import { afterAll, beforeAll, inject } from 'vitest';
import { adminEnvironment } from '../../local-cloud/launcher/app-environment.ts';
import type { TestCloud } from './global-setup.ts';

let ownProjectId: string | undefined;

/**
 * Gives this file its own project in the running emulators, with no data in it: for what counts or configures something
 * of the whole site, which other files would disturb.
 */
export function setUpOwnProject(projectId: string): void {
  beforeAll(() => {
    ownProjectId = projectId;
  });
  afterAll(() => {
    ownProjectId = undefined;
  });
}

/** The running cloud as this file sees it. */
export function testCloud(): TestCloud {
  const cloud = inject('cloud');
  return ownProjectId === undefined
    ? cloud
    : { ...cloud, projectId: ownProjectId, adminEnvironment: adminEnvironment(cloud.ports, ownProjectId) };
}
