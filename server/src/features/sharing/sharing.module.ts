import { sharingNotifications } from '@akada/core/notifications/sharing.ts';
import { shareKinds } from '@akada/core/sharing/share-rules.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { on } from '../../platform/outbox/event.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountVerified } from '../accounts/accounts.ts';
import type { SharedCards } from '../cards/shared-cards.service.ts';
import type { SharedGuides } from '../guides/shared-guides.service.ts';
import type { SharedTexts } from '../notes/written/shared-texts.service.ts';
import { copyrightClosed, copyrightDecided } from '../rights/copyright.events.ts';
import type { CopyrightReports } from '../rights/copyright-reports.service.ts';
import type { PaperRights } from '../rights/paper-rights.service.ts';
import { createCopying } from './copying.service.ts';
import { claimInvitations, createInvitations, forgetInvitations } from './invitations.service.ts';
import { createDeckSharing } from './kinds/deck.ts';
import { createSetSharing, type SetSharingDeps } from './kinds/set.ts';
import type { ShareableKinds } from './kinds/shareable-kind.ts';
import { createTextSharing } from './kinds/text.ts';
import { createReceivedService, hintRecipients } from './received.service.ts';
import { shareRecipients, shareReports, shares } from './share/shares.tables.ts';
import { createSharesService } from './shares.service.ts';
import { createShareAccess } from './sharing.access.ts';
import * as events from './sharing.events.ts';
import { sharingRoutes } from './sharing.http.ts';

export interface SharingUses extends SetSharingDeps {
  sharedCards: SharedCards;
  texts: SharedTexts;
  guides: SharedGuides;
  papers: PaperRights;
  copyright: CopyrightReports;
}

/** Giving others what one has made, by a link or to addresses. */
export function createSharing(platform: Platform, uses: SharingUses) {
  const { texts, guides, papers, copyright } = uses;
  const kinds: ShareableKinds = {
    set: createSetSharing(uses),
    deck: createDeckSharing(uses.sharedCards),
    note: createTextSharing(texts, { ...platform, texts }),
    guide: createTextSharing(guides, { ...platform, texts }),
  };
  const deps = { ...platform, kinds, papers, copyright };
  const getFacts = ({ facts }: { facts: { kind: string; title: string; name: string; id: string } }) => ({
    ...facts,
    kind: shareKinds.find((kind) => kind === facts.kind) ?? 'note',
  });
  const service = createSharesService(deps);
  const module: FeatureModule = {
    routes: sharingRoutes({
      access: createShareAccess(platform.database),
      shares: service,
      invite: createInvitations(platform),
      received: createReceivedService(deps),
      copying: createCopying(deps),
    }),
    notifications: [
      notifyOf(events.shareSent, sharingNotifications.sent, getFacts),
      notifyOf(events.shareRenewed, sharingNotifications.renewed, getFacts),
      notifyOf(events.shareAccepted, sharingNotifications.accepted, getFacts),
      notifyOf(events.shareRejected, sharingNotifications.rejected, getFacts),
      notifyOf(events.shareReported, sharingNotifications.reported, getFacts),
    ],
    listeners: [
      on(accountVerified, (tx, { userId }) => claimInvitations(tx, userId)),
      on(copyrightClosed, (tx, { userId, facts }) => hintRecipients(tx, userId, facts)),
      on(copyrightDecided, (tx, { userId, facts }) => hintRecipients(tx, userId, facts)),
    ],
    personalData: [
      {
        tables: [
          personalTable(shares, {
            name: 'shares',
            owned: shares.ownerId,
            order: [shares.createdAt, shares.id],
            withheld: { link_token: 'a secret: its holder can open the share' },
          }),
          personalTable(shareRecipients, {
            name: 'received-shares',
            owned: shareRecipients.userId,
            order: [shareRecipients.invitedAt, shareRecipients.id],
            withheld: { invitation_hash: 'a secret: its holder can open the share' },
          }),
          personalTable(shareReports, {
            name: 'reports-of-shares',
            owned: shareReports.reporterId,
            order: [shareReports.reportedAt, shareReports.id],
          }),
        ],
        notHandedOut: {
          share_versions: 'are copies of what stands under its own name',
          share_copied_parts: 'say which of the copies came from where',
        },
        async clear(tx, { userId }) {
          await forgetInvitations(tx, userId);
        },
      },
    ],
  };
  return { module, service };
}
