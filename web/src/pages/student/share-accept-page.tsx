import { links } from '@akada/core/links/links.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Page } from '../../ui/page/page.tsx';

/** Where an invitation leads. The token stays in the address, so the same link works once content can be opened. */
export function Component() {
  return (
    <Page title="Shared content">
      <Notice kind="info" title="This cannot be opened here yet">
        Keep the link of your invitation: it stays good for a later version of Akada. Until then you can{' '}
        <TextLink to={links.uploadNote()}>start with a note of your own</TextLink>.
      </Notice>
    </Page>
  );
}
