import { FamilyPage } from '../features/navigation/family-page.tsx';
import {
  CastHeading,
  CastContainer,
  CastSkeletons,
  CREATE_COLUMNS,
  CREATE_TITLE,
  TAP_A_FRIEND,
} from '../features/stories/new-story/create-frame.tsx';

/** Shown before the session is confirmed. Only the number of tiles differs between families (docs/decisions/0196). */
export const WaitingCreatePage = ({ uid }: { uid: string }) => (
  <FamilyPage title={CREATE_TITLE} light="right" isWaiting>
    <div className={CREATE_COLUMNS}>
      <div className="min-w-0">
        <CastHeading lead={TAP_A_FRIEND} />
        <CastContainer>
          <CastSkeletons uid={uid} />
        </CastContainer>
        {/* As high as the later content, because a scrollbar that appeared later would move the page. */}
        <div className="h-98" />
      </div>
    </div>
  </FamilyPage>
);
