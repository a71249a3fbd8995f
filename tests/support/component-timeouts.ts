import { configure } from '@testing-library/react';

/** Testing Library's default of one second is too short while everything runs at once. */
configure({ asyncUtilTimeout: 30_000 });
