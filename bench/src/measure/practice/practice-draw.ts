/** Drawing questions to practise from a course, whatever the size of its bank. */
import { apiBase } from '@akada/contract/table.ts';
import type { BenchInstance } from '../../instance/bench-instance.ts';
import { startProgram } from '../../instance/child-program.ts';
import type { JoinedCourse } from '../../instance/seed-course.ts';
import { signedInStudents } from '../../instance/students.ts';
import type { LoadRequest } from '../../load/load-plan.ts';
import type { BenchRun } from '../../options.ts';
import { productServer, startServer } from '../../servers/server-under-test.ts';
import { type LoadRun, medianRun, runLoad } from '../load-run.ts';

const connections = 4;

/** All of the course, and what its topics, difficulties and kinds leave of it: much and little. */
const choices: readonly string[] = [
  '',
  'topic=Topic 7',
  'topic=Topic 7&topic=Topic 8&topic=Topic 9',
  'difficulty=hard',
  'type=multiple',
  'topic=Topic 7&difficulty=hard&type=multiple',
];

/** Twenty questions at a time, each time of another seed. */
export async function readDraws(
  instance: BenchInstance,
  { id, studentId }: JoinedCourse,
  options: BenchRun,
): Promise<LoadRun> {
  const student = (await signedInStudents(instance)).find(({ userId }) => userId === studentId);
  if (!student) throw new Error('The student of the course has no session.');

  const product = await startServer(productServer, instance);
  const client = await startProgram(new URL('../../load/load-process.ts', import.meta.url));
  const headers = { authorization: `Bearer ${student.accessToken}` };
  const requests = Array.from({ length: options.draws }, (_, index) =>
    choices.map((choice): LoadRequest => {
      const query = `course_id=${id}&count=20&seed=${seedAt(index)}&${choice}`.replace(/&$/, '');
      return { method: 'GET', headers, path: `${apiBase}/mcq/practice/questions?${encodeURI(query)}` };
    }),
  ).flat();
  const run = () => runLoad(client, product, { requests, connections, until: { requests: requests.length } });
  try {
    await run();
    const runs: LoadRun[] = [];
    for (let round = 0; round < options.rounds; round += 1) runs.push(await run());
    return medianRun(runs);
  } finally {
    await Promise.all([client.end(), product.end()]);
  }
}

/** The same ones in each run, so that runs can be compared. */
function seedAt(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
}
