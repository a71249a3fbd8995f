import { configure } from '@testing-library/react';

/** Testing Library waits one second unless told: too short where everything runs at once. */
configure({ asyncUtilTimeout: 30_000 });
