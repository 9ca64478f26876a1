import { Hero } from './hero.tsx';
import { FileKinds, HowItWorks, StudyTools } from './study-sections.tsx';
import { Checklist, ClosingCall, Community, Figures, Reasons } from './trust-sections.tsx';

export function Landing() {
  return (
    <>
      <Hero />
      <StudyTools />
      <FileKinds />
      <Figures />
      <HowItWorks />
      <Reasons />
      <Checklist />
      <Community />
      <ClosingCall />
    </>
  );
}
