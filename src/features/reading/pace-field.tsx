import { useId } from 'react';
import { FASTEST_PACE, PACE_STEP, paceNow, SLOWEST_PACE, type ReaderSettings } from './reader-settings.ts';
import type { ChangeSettings } from './use-reader-settings.ts';

const asWords = (pace: number): string => `${pace.toFixed(2).replace(/0$/, '')} ×`;

/** How fast the voice speaks; its pitch stays. */
export function PaceField({ settings, onChange }: { settings: ReaderSettings; onChange: ChangeSettings }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        Pace
        <small>{asWords(settings.pace)}</small>
      </label>
      <input
        id={id}
        type="range"
        className="reader-range"
        min={SLOWEST_PACE}
        max={FASTEST_PACE}
        step={PACE_STEP}
        value={settings.pace}
        aria-valuetext={asWords(settings.pace)}
        onChange={(event) => onChange({ pace: Number(event.target.value) })}
      />
      {settings.bedtime && <p className="field-help">At bedtime it speaks at {asWords(paceNow(settings))}.</p>}
    </div>
  );
}
