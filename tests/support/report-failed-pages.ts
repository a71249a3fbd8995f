import { afterEach } from 'vitest';
import { reportPages } from './failed-pages.ts';

// Runs after the afterEach of the test file, which closes the pages.
afterEach(({ task }) => reportPages({ name: task.name, hasFailed: task.result?.state === 'fail' }));
