import { LanternPane } from './lantern-pane.tsx';
import type { FrameProps } from './picture-frame.ts';

/** The soft rectangle every place lives in, always 3:2. */
export const PlacePlate = (props: FrameProps) => <LanternPane {...props} shape="place" />;
