import { LIMITS } from '@talelantern/domain/limits/limits';
import { OWN_WORDS } from '../../../services/limit-sentences.ts';
import { Collapsible } from '../../../ui/collapsible.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { SeePlans } from '../../see-plans.tsx';
import { useUsage } from '../../use-usage.ts';

interface OwnWordsProps {
  value: string;
  onChange: (words: string) => void;
}

/**
 * The advanced part: a family's own story elements, where the plan has custom prompts. Elsewhere it says which plans
 * have them; words that were typed before stay to be read.
 */
export function OwnWords({ value, onChange }: OwnWordsProps) {
  const isLocked = useUsage()?.plan.limits.customPrompts === false;
  return (
    <Collapsible title="Advanced: your own story elements" icon="wand" startsOpen={value !== ''}>
      <div className="grid gap-4">
        <TextAreaField
          label="What should come up?"
          note="optional"
          value={value}
          onChange={onChange}
          maxLength={LIMITS.freeText}
          counter
          rows={4}
          readOnly={isLocked}
          aria-disabled={isLocked || undefined}
          placeholder={isLocked ? undefined : 'A lost blue mitten, a grandmother who whistles, and it ends with cocoa'}
          hint={isLocked ? OWN_WORDS : undefined}
        />
        {isLocked && (
          <p>
            <SeePlans limit="custom-prompts" look="locked" />
          </p>
        )}
      </div>
    </Collapsible>
  );
}
