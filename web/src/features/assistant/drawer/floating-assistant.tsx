import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import type { Consent } from '../chat/chat-view.tsx';

const button = lazyComponent(async () => (await import('./assistant-button.tsx')).AssistantButton);

/** The button of the three dashboards; its code loads after them. */
export function FloatingAssistant({ consent }: { consent: Consent }) {
  return <Lazy of={button} props={{ consent }} waiting={null} fault={() => null} />;
}
