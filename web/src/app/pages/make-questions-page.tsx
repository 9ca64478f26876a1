import { Page } from '../../ui/page.tsx';

export function Component() {
  return <Page title="make-questions">{null}</Page>;
}
