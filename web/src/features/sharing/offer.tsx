import type { ShareOffer } from '@akada/contract/work/shares/received-shares.ts';
import { links } from '@akada/core/links/links.ts';
import { shareEnds } from '@akada/core/sharing/share-rules.ts';
import { Button, Group, Text } from '@mantine/core';
import { Hero } from '../../ui/cloth/hero.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { useAnswer } from './api.ts';
import { subjectText } from './words.ts';

/** A shared object before it is accepted. */
export function Offer({ token, offer }: { token: string; offer: ShareOffer }) {
  const answering = useAnswer(token);
  const { ended, state, owner_name, rights, cloth } = offer;
  const home = <ButtonLink to={links.dashboard()}>Go to your dashboard</ButtonLink>;

  if (ended !== null) {
    return (
      <Notice kind="info" title="This can no longer be opened" actions={home}>
        {shareEnds[ended]}
      </Notice>
    );
  }
  if (state === 'rejected') {
    return (
      <Notice
        kind="info"
        title="You declined this"
        actions={
          <ActionButton isBusy={answering.isPending} onClick={() => answering.mutate(true)}>
            Accept it after all
          </ActionButton>
        }
      >
        {answering.error?.message ?? `${owner_name} was notified. It is removed from your account.`}
      </Notice>
    );
  }
  return (
    <Hero of={cloth} title={`${owner_name} shares this with you`}>
      <Text>
        {subjectText(offer)}.{' '}
        {rights === 'copy' ? 'You can read it and take your own copy.' : 'You can read it.'}
      </Text>
      <FormFault error={answering.error} />
      <Group gap="8px" mt="md">
        <ActionButton
          variant="white"
          isBusy={answering.isPending && answering.variables === true}
          onClick={() => answering.mutate(true)}
        >
          Accept
        </ActionButton>
        <Button variant="transparent" c="inherit" onClick={() => answering.mutate(false)}>
          No, thank you
        </Button>
      </Group>
    </Hero>
  );
}
