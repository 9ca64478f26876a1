import { AssistantButton } from '../../../features/assistant/assistant-button.tsx';
import { lazyComponent } from '../../../lib/lazy/lazy.tsx';

const drawer = lazyComponent(async () => (await import('./assistant-drawer.tsx')).AssistantDrawer);

/** The button of the three dashboards. */
export function FloatingAssistant() {
  return <AssistantButton drawer={drawer} />;
}
