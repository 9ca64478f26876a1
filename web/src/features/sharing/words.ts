/** Texts about shared objects. */

import type { ReceivedShare } from '@akada/contract/work/shares/received-shares.ts';
import type { Share, ShareRecipient } from '@akada/contract/work/shares/sharing.ts';
import type { ShareKind, ShareRights } from '@akada/core/sharing/share-rules.ts';
import { counted } from '../../lib/format/numbers.ts';

export const kindNames: Readonly<Record<ShareKind, string>> = {
  set: 'Questions',
  deck: 'Flashcards',
  guide: 'Study guide',
  note: 'Note',
};

/** @returns the number of parts, as text */
export function partsText({ kind, parts }: Pick<Share, 'kind' | 'parts'>): string {
  if (kind === 'deck') return counted(parts, 'card');
  return kind === 'set' ? counted(parts, 'question') : kindNames[kind];
}

/** @returns the kind and the number of parts, such as "Flashcards, 12 cards" */
export function subjectText(share: Pick<Share, 'kind' | 'parts'>): string {
  const [name, parts] = [kindNames[share.kind], partsText(share)];
  return name === parts ? name : `${name}, ${parts}`;
}

export const rightsOptions: readonly (readonly [ShareRights, string])[] = [
  ['copy', 'They may take their own copy'],
  ['view', 'They may only read it'],
];

export const daysOptions = [
  ['0', 'Until you stop it'],
  ['1', 'For a day'],
  ['7', 'For a week'],
  ['30', 'For 30 days'],
  ['90', 'For 90 days'],
] as const;

/** @returns the state of a recipient, in a few words */
export function standingText({ state, copied_version }: ShareRecipient): string {
  if (state === 'accepted')
    return copied_version === null ? 'Reads it' : `Has a copy of version ${copied_version}`;
  return { invited: 'Has not answered', rejected: 'Declined', left: 'Has left', removed: 'Removed' }[state];
}

/** @returns the text about the user's own copy; null without a copy */
export function copyText({ copy, version }: Pick<ReceivedShare, 'copy' | 'version'>): string | null {
  if (copy === null) return null;
  return copy.version < version ? 'There is a newer version than your copy' : 'You have a copy';
}

/** @returns the changes of a later version, such as "1 added, 2 changed" */
export function changesText({
  added,
  changed,
  removed,
}: {
  added: number;
  changed: number;
  removed: number;
}): string {
  return [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ');
}

/** @returns the email addresses in typed or pasted text */
export function findAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}
