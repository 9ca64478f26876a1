import type { GuideSection } from '@akada/contract/material/guides.ts';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { useSectionChange } from './api.ts';

interface ContinueSectionProps {
  guideId: string;
  section: GuideSection;
  /** `subtle` in a list of parts. */
  variant: 'default' | 'subtle';
  onChanged: (section: GuideSection) => void;
}

/** Has the language model write a part that it omitted, or says why it still cannot. */
export function ContinueSection({ guideId, section, variant, onChanged }: ContinueSectionProps) {
  const change = useSectionChange({ guideId, section }, onChanged);

  return (
    <>
      <ActionButton
        variant={variant}
        isBusy={change.isPending}
        leftSection={<IconPlayerPlay size={18} aria-hidden />}
        aria-label={`Continue: ${section.title.text}`}
        onClick={() => change.mutate('make_again')}
      >
        Continue
      </ActionButton>
      {change.error && <Notice kind="error">{change.error.message}</Notice>}
    </>
  );
}
