/** A note with enough in it to ask about, as reading would have stored it. */
import { randomBytes } from 'node:crypto';
import { notePages, notes } from '../features/notes/note/notes.tables.ts';
import { newFileKey } from '../platform/files/file-store.ts';
import { newId } from '../platform/ids/ids.ts';
import type { SharedTestApp } from './test-app.ts';

const sections: [string, string[]][] = [
  [
    'How plants make food',
    [
      'Photosynthesis is the process by which green plants turn light, water and carbon dioxide into sugar.',
      'Chlorophyll is the green pigment that absorbs the light. Carotene is the orange pigment that shields a leaf from strong sun. Xanthophyll is the yellow pigment that shows in autumn. Anthocyanin is the red pigment that colours many young leaves.',
      'A chloroplast is the small body inside a leaf cell in which this happens.',
      'A stoma is a tiny opening on the underside of a leaf through which gases pass in and out. The guard cell is the curved cell that opens and closes it.',
      'Glucose is the simple sugar that the plant makes first. Starch is the form in which the plant stores that sugar for the night.',
    ],
  ],
  [
    'How water moves',
    [
      'Osmosis is the movement of water through a membrane from a weak solution to a strong one.',
      'Transpiration is the loss of water vapour from the leaves into the air. Xylem is the tissue of dead tubes that carries water up from the roots.',
      'Phloem is the living tissue that carries sugar from the leaves to every other part. A root hair is a thin outgrowth that takes water in from the soil. Cambium is the tissue that makes a stem thicker. Cork is the tissue that covers the outside of an old tree.',
      'Turgor is the pressure of the water inside a cell against its wall. Wilting is the drooping of a plant that has lost more water than it took in.',
    ],
  ],
  [
    'How plants grow and spread',
    [
      'Germination is the moment when a seed begins to grow. A cotyledon is the first leaf of the young plant, which feeds it until it can feed itself.',
      'Pollination is the transfer of pollen from an anther to a stigma. Nectar is the sweet liquid with which a flower attracts insects.',
      'A meristem is a region of dividing cells at the tip of a root or a shoot. Auxin is the hormone that makes the shaded side of a shoot grow faster. Gibberellin is the hormone that wakes a seed in spring. Ethylene is the hormone that ripens a fruit. Cytokinin is the hormone that makes buds open.',
      'Dispersal is the scattering of seeds away from the parent plant. Humus is the dark matter of dead leaves that makes a soil fertile.',
    ],
  ],
];

/** @returns the id of a ready note of three pages on plants */
export async function createExpositoryNote(app: SharedTestApp, userId: string): Promise<string> {
  const id = newId();
  const { db } = app.platform.database;
  await db.insert(notes).values({
    id,
    userId,
    originalFilename: 'plants.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 4_000,
    contentHash: randomBytes(32),
    storageKey: newFileKey('notes'),
    status: 'ready',
    attempts: 1,
    warnings: [],
    title: 'Plants',
    pageCount: sections.length,
    wordCount: 300,
    createdAt: new Date(app.clock.now()).toISOString(),
  });
  await db
    .insert(notePages)
    .values(sections.map((section, index) => ({ noteId: id, ...makePage(section, index + 1) })));
  return id;
}

function makePage([heading, paragraphs]: [string, string[]], number: number) {
  const blocks = [];
  let text = '';
  for (const [at, paragraph] of [heading, ...paragraphs].entries()) {
    const start = text.length;
    text += paragraph;
    const kind = at === 0 ? ('heading' as const) : ('paragraph' as const);
    blocks.push({ kind, level: at === 0 ? 1 : 0, start, end: text.length });
    if (at < paragraphs.length) text += '\n\n';
  }
  return { number, section: heading, text, blocks, bold: [] };
}
