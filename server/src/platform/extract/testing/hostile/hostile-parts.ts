/** Shared parts of the hostile files. */
import type { UnreadableReason } from '../../reasons.ts';
import { odfMembers } from '../odf.ts';
import { type Member, makeZip } from '../zip.ts';

/** The attack, the expected end of the reading ("read" if text remains), and the bytes. */
export type HostileFile = readonly [
  what: string,
  ends: UnreadableReason | 'read',
  make: () => Uint8Array | string | Promise<Uint8Array>,
];

/** The text that a reader must find next to the attack. */
export const text = 'A cell is alive.';

/** A file of the machine that no reader may open. */
export const outside = 'file:///etc/passwd';

/** A relationship that leads out of an Office file. */
export const external = (id: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" TargetMode="External" Target="${outside}"/>`;

/** An archive in which one member was changed. */
export function changed(
  members: readonly Member[],
  name: string,
  change: (content: string) => string,
): Buffer {
  return makeZip(
    members.map((member) =>
      member.name === name ? { ...member, content: change(String(member.content)) } : member,
    ),
  );
}

/** An archive whose headers promise four gigabytes of each member. */
export const lying = (members: readonly Member[]) =>
  makeZip(members.map((member) => ({ ...member, declaredSize: 4_000_000_000 })));

/** An OpenDocument file around the given XML. */
export const odf = (kind: string, body: string) => makeZip(odfMembers(kind, body));

export const odfParagraph = (content: string) => `<text:p>${content}</text:p>`;

/** A program expands this to two billion spaces. */
export const odfSpaces = '<text:s text:c="2000000000"/>';

/** Parts of an OpenDocument file that lie elsewhere. */
export const odfLinked = `<draw:object xlink:href="${outside}"/><text:section><text:section-source xlink:href="${outside}"/></text:section>`;
