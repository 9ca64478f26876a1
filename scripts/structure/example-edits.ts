/** The example feature's additions to files outside its own folders, as the recipe lists them. */

export interface Insertion {
  /** The text after which it stands. */
  after: RegExp;
  text: string;
}

/** Path to the insertions in that file. */
export const exampleEdits: Readonly<Record<string, readonly Insertion[]>> = {
  'contract/src/table.ts': [
    {
      after: /^import \* as notes from '.*';\n/m,
      text: "import * as remarks from './material/remarks.ts';\n",
    },
    {
      after: /endpointTable: readonly EndpointShape\[\] = \[\n/,
      text: '  remarks.listRemarks,\n  remarks.writeRemark,\n  remarks.deleteRemark,\n',
    },
  ],
  'core/src/links/paths.ts': [
    {
      after: /^export const landing = .*\n/m,
      text: `export const remarks = (query: { search?: string } = {}) => withQuery('/mcq/remarks', query);
`,
    },
  ],
  'scripts/boundaries/feature-uses.ts': [
    { after: /^export const featureUses\b.* = \{\n/m, text: "  remarks: ['questions'],\n" },
  ],
  'server/src/app/compose.ts': [
    {
      after: /^import \{ createAdmin \} .*\n/m,
      text: "import { createRemarks } from '../features/remarks/remarks.module.ts';\n",
    },
    {
      after: /^ {2}const features = \[/m,
      text: 'createRemarks(platform, { questions: questions.service }), ',
    },
  ],
  'web/src/app/pages/student.pages.ts': [
    {
      after: /^export const studentPages\b.* = \[\n/m,
      text: `  {
    path: links.remarks(),
    area: 'student',
    load: () => import('../../pages/student/remarks-page.tsx'),
    entry: { icon: 'quiz', menus: { student: { side: [8, 'Remarks'] } } },
  },
`,
    },
  ],
};

/** @throws Error where the file no longer has what an insertion stands after */
export function inserted(path: string, text: string, insertions: readonly Insertion[]): string {
  return insertions.reduce((edited, { after, text: addition }) => {
    const found = after.exec(edited);
    if (!found) throw new Error(`${path} has nothing like ${after}: the example feature needs a new anchor.`);

    const end = found.index + found[0].length;
    return edited.slice(0, end) + addition + edited.slice(end);
  }, text);
}
