import { generateMcqs, getGeneration } from '@akada/contract/generation.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import { type GenerationService, isFinished } from './generation.service.ts';

export function generationRoutes(generation: GenerationService, authorizeNote: AuthorizeNote): Route[] {
  return [
    route(generateMcqs)(async ({ caller, body, idempotencyKey, signal, closing }) => {
      const note = await authorizeNote(caller, body.gemini_file_id);
      const id = await generation.start(caller, note, {
        count: body.question_count,
        courseName: body.course_name,
        focus: body.context,
        idempotencyKey,
      });
      const settled = await generation.settled(caller, id, AbortSignal.any([signal, closing]));
      return { status: isFinished(settled) ? 200 : 202, body: settled };
    }),
    route(getGeneration)(async ({ caller, params }) => ({
      status: 200,
      body: await generation.get(caller, params.id),
    })),
  ];
}
